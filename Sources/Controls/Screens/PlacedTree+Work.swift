import ObjectModel
package import Raster

extension PlacedTree {
  /// What there is too much of for the screen to be laid out and painted as a whole; nil if nothing is.
  package var excess: WorkExcess? { styled.context.ledger.excess }

  /// The excess with the object that most of it is of.
  func named(_ excess: WorkExcess?) -> WorkExcess? {
    guard var excess, excess.object == nil else { return excess }
    let objects = styled.objects
    var costs = [Int](repeating: 0, count: objects.count)
    switch excess.kind {
    case .objects: for index in costs.indices { costs[index] = 1 }
    case .text:
      for (index, steps) in styled.context.ledger.textOfObjects where index < costs.count {
        costs[index] = steps
      }
    case .constraints: break
    case .pixels: costs = pixelsOfObjects
    }
    excess.object = heaviest(costs).map { objects[$0].path }
    return excess
  }

  /// The error with the object that takes most of the work.
  func naming(_ error: RasterizerError) -> RasterizerError {
    guard case .tooMuchWork(let excess) = error, let named = named(excess) else { return error }
    return .tooMuchWork(named)
  }

  /// The innermost object that takes at least half of the work, with all that is in it; nil if none takes any.
  ///
  /// - Parameter costs: by object index, without those of the objects within.
  private func heaviest(_ costs: [Int]) -> Int? {
    guard !costs.isEmpty else { return nil }
    var sums = costs
    // Each object comes before its children.
    for index in costs.indices.reversed() {
      for child in styled.objects[index].children { sums[index] += sums[child] }
    }
    guard sums[0] > 0 else { return nil }
    var heaviest = 0
    while let next = styled.objects[heaviest].children.first(where: { sums[$0] * 2 >= sums[0] }) {
      heaviest = next
    }
    return heaviest
  }

  /// What each object paints, in pixels of one opaque colour, without the objects within.
  private var pixelsOfObjects: [Int] {
    let device = styled.context.device
    let canvas = painted(keepingNotes: true)
    let costs = canvas.displayList.workOfCommands(
      width: Int((device.size.width * device.scale).rounded(.up)),
      height: Int((device.size.height * device.scale).rounded(.up)), scale: device.scale)
    // Sums up to each command, so that a span's is a difference.
    var sums = [0]
    for cost in costs { sums.append(sums[sums.count - 1] + cost) }
    var result = [Int](repeating: 0, count: styled.objects.count)
    for note in canvas.notes ?? [] {
      guard case .object(let index) = note.subject, index < result.count,
        note.commands.upperBound < sums.count
      else { continue }
      result[index] = sums[note.commands.upperBound] - sums[note.commands.lowerBound]
    }
    // A note holds those of the objects within.
    var own = result
    for index in own.indices {
      for child in styled.objects[index].children { own[index] -= result[child] }
    }
    return own
  }
}
