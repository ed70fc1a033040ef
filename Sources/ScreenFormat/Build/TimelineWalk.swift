/// Sets the values of a timeline's changes on the objects of a document.
///
/// The result is that of one change after the other, each looking for its object in the document that those
/// before it left; but the document is walked once, and not for each change.
struct TimelineWalk {
  /// Values that are set on an object.
  struct Step {
    /// The object's id.
    var id: String
    /// No values if the change has not begun.
    var settings: [DocumentObject.Member]
    /// The share of the change that is done, 0–1.
    var progress: Double
  }

  private let steps: [Step]
  /// Whether the object of each step was found.
  private(set) var isThere: [Bool]
  /// The steps of each id, in their order.
  private let indices: [String: [Int]]

  init(steps: [Step]) {
    self.steps = steps
    isThere = [Bool](repeating: false, count: steps.count)
    var indices: [String: [Int]] = [:]
    for (index, step) in steps.enumerated() { indices[step.id, default: []].append(index) }
    self.indices = indices
  }

  mutating func applied(to root: DocumentNode) -> DocumentNode {
    walked(root, 0..<steps.count)
  }

  /// A value after some steps.
  ///
  /// - Parameter range: the steps that are taken.
  private mutating func walked(_ node: DocumentNode, _ range: Range<Int>) -> DocumentNode {
    guard !range.isEmpty else { return node }
    switch node.value {
    case .array(let elements):
      var result = node
      result.value = .array(elements.map { walked($0, range) })
      return result
    case .object: return changed(node, range)
    default: return node
    }
  }

  /// An object after some steps. Between its own ones come those of the objects in it.
  private mutating func changed(_ node: DocumentNode, _ range: Range<Int>) -> DocumentNode {
    var result = node
    var left = range
    // A step may set the id that the next ones look for.
    while let own = nextStep(of: result, in: left) {
      result = walkedMembers(result, left.lowerBound..<own)
      left = own + 1..<left.upperBound
      guard case .object(let object) = result.value else { break }
      result.value = .object(Timeline.merged(object, steps[own].settings, steps[own].progress))
    }
    return walkedMembers(result, left)
  }

  /// The first step that sets values on an object; it and those before it that set none are found.
  private mutating func nextStep(of node: DocumentNode, in range: Range<Int>) -> Int? {
    guard let id = node.object?["id"]?.string, let own = indices[id] else { return nil }
    for index in own where range.contains(index) {
      isThere[index] = true
      if !steps[index].settings.isEmpty { return index }
    }
    return nil
  }

  private mutating func walkedMembers(
    _ node: DocumentNode, _ range: Range<Int>
  ) -> DocumentNode {
    guard !range.isEmpty, case .object(let object) = node.value else { return node }
    var result = node
    result.value = .object(
      DocumentObject(
        object.members.map { member in
          var member = member
          // A timeline's own ids are no objects.
          if member.key != "timeline" { member.node = walked(member.node, range) }
          return member
        }))
    return result
  }
}
