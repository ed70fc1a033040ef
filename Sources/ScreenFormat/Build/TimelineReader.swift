import ObjectModel

/// Reads timelines.
struct TimelineReader: DocumentReading {
  let context: ReadingContext

  /// Properties that place views, which animations leave alone.
  private static let layoutKeys = [View.constraints.name, View.layoutGuides.name]

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
      for member in set.members {
        guard member.value.node.object != nil else {
          reportKind(expected: "an object of properties", at: member.value)
          continue
        }
        for property in member.value.members where Self.layoutKeys.contains(property.key) {
          report(TimelineProblem.changesConstraints(property.key), at: property.keyCursor)
        }
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

/// A property that timelines can't change.
enum TimelineProblem: DocumentProblem {
  case changesConstraints(String)

  var message: String {
    switch self {
    case .changesConstraints(let name):
      "a timeline can't change \(Quotation.single(name)): change 'frame' of a view without "
        + "constraints, or write one screen for each layout"
    }
  }
}
