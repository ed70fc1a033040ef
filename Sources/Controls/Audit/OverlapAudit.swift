import ObjectModel
import Raster

/// Checks that texts run into no other texts or symbols.
struct OverlapAudit {
  let objects: AuditObjects
  let screen: PaintedScreen

  /// A text or symbol.
  private struct Subject {
    var ink: Ink
    var frame: Rect
    /// The places of its letters.
    var letters: [Rect]

    var isText: Bool { if case .text = ink.kind { true } else { false } }
  }

  /// The most neighbours that a text is compared with: more lie over one another only by intention.
  private static let neighbourLimit = 200

  /// One finding for each text that runs into others.
  var findings: [AuditFinding] {
    let subjects = screen.inks.filter { isChecked($0) }.map { ink in
      Subject(ink: ink, frame: ink.frame, letters: ink.parts.flatMap(\.places))
    }.sorted { $0.frame.minY < $1.frame.minY }
    var told: Set<Int> = []
    var findings: [AuditFinding] = []
    for (index, subject) in subjects.enumerated() {
      for other in subjects[(index + 1)...].prefix(Self.neighbourLimit) {
        if other.frame.minY >= subject.frame.maxY { break }
        let isInOrder = subject.ink.commands.lowerBound < other.ink.commands.lowerBound
        let (lower, upper) = isInOrder ? (subject, other) : (other, subject)
        guard let depth = overlap(lower, upper) else { continue }
        let (named, met) = lower.isText ? (lower, upper) : (upper, lower)
        guard told.insert(named.ink.commands.lowerBound).inserted else { continue }
        findings.append(
          objects.finding(
            .overlappingText, named.ink.object, named.frame,
            "text runs into \(name(met)): \(AuditText.points(depth)) points", value: depth,
            threshold: AuditThreshold.overlap))
      }
    }
    return findings
  }

  /// Bars move titles over one another, and the rows around a picker's chosen one lie close.
  private func isChecked(_ ink: Ink) -> Bool {
    let moving: [any ControlClass.Type] = [
      NavigationBar.self, Toolbar.self, PickerView.self, Switch.self,
    ]
    return ink.object > 0 && objects.isReachable(ink.object)
      && !moving.contains { objects.isWithin(ink.object, $0) }
  }

  private func name(_ subject: Subject) -> String {
    let described = objects.chain(subject.ink.object).first {
      objects.node($0).element.place != nil
    }
    let element = objects.node(described ?? subject.ink.object).element
    let kind = subject.isText ? "the text" : "the symbol"
    return "\(kind) of \(element.id.map { "#\($0)" } ?? element.className)"
  }

  /// How deep letters of two subjects lie in one another, in points; nil where they are apart, or where nobody sees both.
  private func overlap(_ lower: Subject, _ upper: Subject) -> Double? {
    guard lower.isText || upper.isText, lower.ink.object != upper.ink.object,
      objects.scrolls(lower.ink.object) == objects.scrolls(upper.ink.object),
      depth(lower.frame, upper.frame) != nil, !isCovered(lower, by: upper)
    else { return nil }
    let near = upper.letters.filter { depth($0, lower.frame) != nil }
    var deepest: Double?
    for letter in lower.letters where depth(letter, upper.frame) != nil {
      for other in near {
        if let depth = depth(letter, other), depth > deepest ?? 0 { deepest = depth }
      }
    }
    return deepest
  }

  private func depth(_ a: Rect, _ b: Rect) -> Double? {
    guard let common = a.intersection(b) else { return nil }
    let depth = min(common.width, common.height)
    return depth > AuditThreshold.overlap ? depth : nil
  }

  /// Whether what carries the upper one has a background of its own, as a card or a sheet.
  private func isCovered(_ lower: Subject, by upper: Subject) -> Bool {
    let below = Set(objects.chain(lower.ink.object))
    return objects.chain(upper.ink.object).prefix { !below.contains($0) }.contains { index in
      let background = objects.node(index)[View.backgroundColor]
      return background != nil && background != .color(.clear)
    }
  }
}
