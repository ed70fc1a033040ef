import Controls
import ObjectModel
import Raster

/// What a screen changes as time goes by: values that are set on objects at some moment, as an
/// application would. Numbers and colours can take their time.
struct Timeline {
  /// How a change goes on between its beginning and its end.
  enum Curve: String, CaseIterable {
    case linear, easeInOut

    /// - Parameter share: of the time, 0–1.
    func progress(_ share: Double) -> Double {
      switch self {
      case .linear: share
      // Slow at both ends: within 0.02 of Core Animation's curve.
      case .easeInOut: share * share * (3 - 2 * share)
      }
    }
  }

  struct Change {
    /// In seconds.
    var start: Double
    var duration: Double
    var curve: Curve
    /// Members by the id of their object.
    var objects: [Cursor.Member]
  }

  /// By their beginnings.
  var changes: [Change] = []

  /// The most changes of a screen.
  static let limit = 1000

  /// The document as it is at a moment; ids that it does not have are reported.
  func applied(
    to root: DocumentNode, at time: Double, _ reader: inout DocumentReader
  ) -> DocumentNode {
    var root = root
    for change in changes {
      let elapsed = time - change.start
      let share = change.duration > 0 ? min(max(elapsed / change.duration, 0), 1) : 1
      for object in change.objects {
        var isThere = false
        let settings = elapsed < 0 ? [] : object.value.node.object?.members ?? []
        root = Self.set(
          settings, progress: change.curve.progress(share), on: object.key, in: root, &isThere)
        if !isThere {
          reader.report(
            ObjectProblem.unknownID(object.key, known: root.ids.sorted()), at: object.keyCursor)
        }
      }
    }
    return root
  }

  private static func set(
    _ settings: [DocumentObject.Member], progress: Double, on id: String, in node: DocumentNode,
    _ isThere: inout Bool
  ) -> DocumentNode {
    var result = node
    switch node.value {
    case .array(let elements):
      result.value = .array(
        elements.map { set(settings, progress: progress, on: id, in: $0, &isThere) })
    case .object(let object):
      if object["id"]?.string == id {
        isThere = true
        result.value = .object(merged(object, settings, progress))
      } else {
        result.value = .object(
          DocumentObject(
            object.members.map { member in
              var member = member
              // A timeline's own ids are no objects.
              if member.key != "timeline" {
                member.node = set(
                  settings, progress: progress, on: id, in: member.node, &isThere)
              }
              return member
            }))
      }
    default: break
    }
    return result
  }

  private static func merged(
    _ object: DocumentObject, _ settings: [DocumentObject.Member], _ progress: Double
  ) -> DocumentObject {
    var members = object.members
    for setting in settings {
      let slide = slide(of: object, to: setting, progress)
      members.removeAll {
        $0.key == Switch.slide.declaration.name && setting.key == Switch.isOn.declaration.name
      }
      if let index = members.firstIndex(where: { $0.key == setting.key }) {
        members[index].node = between(
          members[index].node, setting.node, progress, key: setting.key)
      } else {
        var member = setting
        if let usual = usualNumbers[setting.key] {
          let old = DocumentNode(.number(usual, text: shortest(usual)), at: setting.node.position)
          member.node = between(old, setting.node, progress, key: setting.key)
        }
        members.append(member)
      }
      if let slide { members.append(slide) }
    }
    return DocumentObject(members)
  }

  /// Where a switch's thumb is on its way to a new state; nil once it is there.
  private static func slide(
    of object: DocumentObject, to setting: DocumentObject.Member, _ progress: Double
  ) -> DocumentObject.Member? {
    guard progress < 1, setting.key == Switch.isOn.declaration.name, let isOn = setting.node.bool
    else {
      return nil
    }
    let isOnBefore = object[Switch.isOn.declaration.name]?.bool ?? false
    let start = object[Switch.slide.declaration.name]?.number ?? (isOnBefore ? 1 : 0)
    let position = start + ((isOn ? 1 : 0) - start) * progress
    var member = setting
    member.key = Switch.slide.declaration.name
    member.node.value = .number(position, text: "\(position)")
    return member
  }

  /// What numbers are on objects that do not say.
  private static let usualNumbers = [View.alpha.declaration.name: 1.0]

  /// Numbers, lists and objects of them, and colours go over gradually, all else at once.
  private static func between(
    _ from: DocumentNode, _ to: DocumentNode, _ progress: Double, key: String
  ) -> DocumentNode {
    guard progress < 1 else { return to }
    var result = to
    switch (from.value, to.value) {
    case (.number(let a, _), .number(let b, _)):
      let value = a + (b - a) * progress
      result.value = .number(value, text: "\(value)")
    case (.array(let a), .array(let b)) where a.count == b.count:
      result.value = .array(zip(a, b).map { between($0, $1, progress, key: key) })
    case (.object(let a), .object(let b)):
      result.value = .object(
        DocumentObject(
          b.members.map { member in
            var member = member
            if let old = a[member.key] {
              member.node = between(old, member.node, progress, key: member.key)
            }
            return member
          }))
    case (.string(let a), .string(let b)):
      guard let old = color(a, key: key), let new = color(b, key: key) else { break }
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
      let color = Color(
        red: mix(old.red, new.red), green: mix(old.green, new.green),
        blue: mix(old.blue, new.blue), alpha: mix(old.alpha, new.alpha))
      result.value = .string(color.description)
    default: break
    }
    return result
  }

  /// The colour that a text is sure to mean. A title may be a colour's name, too.
  private static func color(_ text: String, key: String) -> Color? {
    if text.hasPrefix("#") { return HexColor.parse(text) }
    return key == "color" || key.hasSuffix("Color") ? NamedColors.fixed[text] : nil
  }
}

extension DocumentReader {
  mutating func timeline(_ cursor: Cursor) -> Timeline {
    var result = Timeline()
    guard let elements = array(cursor, expected: "an array of changes") else { return result }
    guard elements.count <= Timeline.limit else {
      report(
        ValueProblem.wrongCount(
          expected: "at most \(Timeline.limit) changes", found: elements.count),
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
        report(
          ValueProblem.wrongKind(
            expected: "properties by the id of their object", found: set.node.value),
          at: set)
        continue
      }
      for member in set.members where member.value.node.object == nil {
        report(
          ValueProblem.wrongKind(
            expected: "an object of properties", found: member.value.node.value),
          at: member.value)
      }
      result.changes.append(change)
    }
    // Of equal beginnings the later one in the file comes later.
    let order = result.changes.indices.sorted {
      (result.changes[$0].start, $0) < (result.changes[$1].start, $1)
    }
    result.changes = order.map { result.changes[$0] }
    return result
  }
}

extension ScreenDocument {
  /// When the last change of the timeline is done, in seconds; 0 without one.
  public var timelineEnd: Double {
    let changes = root.object?["timeline"]?.array ?? []
    return changes.reduce(0) { end, change in
      let own = change.object
      return max(end, (own?["at"]?.number ?? 0) + (own?["duration"]?.number ?? 0))
    }
  }

  /// How long the screen moves, in seconds: its timeline, else its longest animated image, else the
  /// second that an activity indicator turns in.
  public var animationLength: Double {
    if timelineEnd > 0 { return timelineEnd }
    let longest = Self.longestAnimation(root)
    return longest > 0 ? longest : 1
  }

  private static func longestAnimation(_ node: DocumentNode) -> Double {
    switch node.value {
    case .array(let elements): elements.map(longestAnimation).max() ?? 0
    case .object(let object):
      max(
        object.members.map { longestAnimation($0.node) }.max() ?? 0,
        object["animated"]?.array.map { frames in
          object["duration"]?.number ?? DocumentReader.standardDuration(frames: frames.count)
        } ?? 0)
    default: 0
    }
  }
}
