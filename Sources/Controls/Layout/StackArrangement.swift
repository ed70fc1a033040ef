/// The positions of views along a stack's axis.
struct StackArrangement {
  /// Start and length of each view, in points.
  private(set) var spans: [(start: Double, length: Double)] = []

  /// Distributes views over a stack's length.
  ///
  /// - Parameters:
  ///   - lengths: the intrinsic lengths of the views, in points; 0 for a view without one.
  ///   - room: the length of the stack, in points.
  ///   - spacings: the distance after each view, in points.
  init(
    lengths: [Double], room: Double, spacings: [Double], distribution: StackDistribution
  ) {
    let gaps = spacings.dropLast().reduce(0, +)
    let spare = room - gaps - lengths.reduce(0, +)
    switch distribution {
    case .fill:
      arrange(Self.filled(lengths, spare: spare), spacings: spacings)
    case .fillEqually:
      let share = max(0, room - gaps) / Double(max(1, lengths.count))
      arrange(lengths.map { _ in share }, spacings: spacings)
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      let factor = max(0, room - gaps)
      arrange(
        lengths.map { total > 0 ? factor * $0 / total : factor / Double(lengths.count) },
        spacings: spacings)
    case .equalSpacing:
      let extra = max(0, spare) / Double(max(1, lengths.count - 1))
      arrange(
        spare < 0 ? Self.filled(lengths, spare: spare) : lengths,
        spacings: spacings.map { $0 + extra })
    case .equalCentering:
      arrangeCentered(lengths, room: room, spacings: spacings, spare: spare)
    }
  }

  /// Lengths that fill the stack: spare length goes to the views without an intrinsic length, or
  /// else to the last view; if there is too little, all views shrink by the same factor.
  private static func filled(_ lengths: [Double], spare: Double) -> [Double] {
    let total = lengths.reduce(0, +)
    if spare < 0 {
      let factor = total > 0 ? max(0, total + spare) / total : 0
      return lengths.map { $0 * factor }
    }
    let open = lengths.indices.filter { lengths[$0] == 0 }
    let growing = open.isEmpty ? Array(lengths.indices.suffix(1)) : open
    var result = lengths
    for index in growing { result[index] += spare / Double(growing.count) }
    return result
  }

  private mutating func arrange(_ lengths: [Double], spacings: [Double]) {
    var start = 0.0
    for (length, spacing) in zip(lengths, spacings) {
      spans.append((start, length))
      start += length + spacing
    }
  }

  /// Places the centres at equal distances, unless neighbours would be closer than the spacing.
  private mutating func arrangeCentered(
    _ lengths: [Double], room: Double, spacings: [Double], spare: Double
  ) {
    guard spare >= 0, lengths.count > 1, let first = lengths.first, let last = lengths.last else {
      return arrange(Self.filled(lengths, spare: min(spare, 0)), spacings: spacings)
    }
    let pitch = (room - (first + last) / 2) / Double(lengths.count - 1)
    for (index, length) in lengths.enumerated() {
      spans.append((first / 2 + pitch * Double(index) - length / 2, length))
    }
    let isTight = zip(zip(spans, spans.dropFirst()), spacings).contains { pair, spacing in
      pair.0.start + pair.0.length + spacing > pair.1.start
    }
    guard isTight else { return }
    spans = []
    arrange(lengths, spacings: spacings.map { $0 + spare / Double(lengths.count - 1) })
  }
}
