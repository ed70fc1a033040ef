import ObjectModel

/// Reads timelines.
struct TimelineReader: DocumentReading {
  let context: ReadingContext

  /// The changes of a timeline in the order of their beginnings.
  func timeline(_ cursor: Cursor) -> Timeline {
    var result = Timeline()
    guard let elements = array(cursor, expected: "an array of changes") else { return result }
    guard elements.count <= ReadingLimits.changes else {
      report(
        ValueProblem.wrongCount(
          expected: "at most \(ReadingLimits.changes) changes", found: elements.count),
        at: cursor)
      return result
    }
    for element in elements {
      let kind = "a change"
      guard
        let fields = fields(element, of: kind, keys: ["at", "duration", "curve", "set"]),
        let set = required("set", in: fields, of: kind)
      else { continue }
      var change = Timeline.Change(start: 0, duration: 0, curve: .easeInOut, objects: set.members)
      if let cursor = fields["at"], let time = number(cursor, in: RenderOptions.times) {
        change.start = time
      }
      if let cursor = fields["duration"], let time = number(cursor, in: RenderOptions.times) {
        change.duration = time
      }
      if let cursor = fields["curve"], let curve = named(cursor, kind: "curve", Timeline.Curve.self)
      {
        change.curve = curve
      }
      guard set.node.object != nil else {
        reportKind(expected: "properties by the id of their object", at: set)
        continue
      }
      for member in set.members where member.value.node.object == nil {
        reportKind(expected: "an object of properties", at: member.value)
      }
      result.changes.append(change)
    }
    // Changes that begin at once stay in the order of the file.
    let order = result.changes.indices.sorted {
      (result.changes[$0].start, $0) < (result.changes[$1].start, $1)
    }
    result.changes = order.map { result.changes[$0] }
    return result
  }
}
