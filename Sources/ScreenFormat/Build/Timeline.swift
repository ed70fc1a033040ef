import ObjectModel
import Raster

/// The changes of a screen over time: values that are set on objects at some moment, as an
/// application sets them. Numbers and colours can change gradually.
struct Timeline {
  /// The course of a change between its beginning and its end.
  enum Curve: String, CaseIterable {
    case linear, easeInOut

    /// The share of the change that is done, 0–1.
    ///
    /// - Parameter share: the share of the time that has passed, 0–1.
    func progress(_ share: Double) -> Double {
      switch self {
      case .linear: share
      // Slow at both ends: within 0.02 of Core Animation's curve.
      case .easeInOut: share * share * (3 - 2 * share)
      }
    }
  }

  /// Values that are set on some objects.
  struct Change {
    /// When it begins, in seconds.
    var start: Double
    /// In seconds.
    var duration: Double
    var curve: Curve
    /// The objects that change: the key is an id, the value an object of properties.
    var objects: [Cursor.Member]
  }

  /// In the order of their beginnings.
  var changes: [Change] = []

  /// The document as it is at a moment. Ids that it does not have are reported.
  ///
  /// - Parameter time: in seconds.
  /// - Complexity: one walk over the document, and one more for each change of an object that has others in
  ///   it which change too.
  func applied(
    to root: DocumentNode, at time: Double, _ context: ReadingContext
  ) -> DocumentNode {
    var steps: [TimelineWalk.Step] = []
    for change in changes {
      let elapsed = time - change.start
      let share = change.duration > 0 ? min(max(elapsed / change.duration, 0), 1) : 1
      for object in change.objects {
        steps.append(
          TimelineWalk.Step(
            id: object.key, settings: elapsed < 0 ? [] : object.value.node.object?.members ?? [],
            progress: change.curve.progress(share)))
      }
    }
    var walk = TimelineWalk(steps: steps)
    let result = walk.applied(to: root)
    let objects = changes.flatMap(\.objects)
    for (object, isThere) in zip(objects, walk.isThere) where !isThere {
      context.diagnostics.add(
        ObjectProblem.unknownID(
          object.key, known: context.diagnostics.suggestsNames ? result.ids.sorted() : []),
        .error,
        at: object.keyCursor)
    }
    return result
  }

  /// An object's members after values were set on it.
  static func merged(
    _ object: DocumentObject, _ settings: [DocumentObject.Member], _ progress: Double
  ) -> DocumentObject {
    var members = object.members
    var places: [String: Int] = [:]
    for (index, member) in members.enumerated() { places[member.key] = index }
    func put(_ member: DocumentObject.Member) {
      if let index = places[member.key] {
        members[index] = member
      } else {
        places[member.key] = members.count
        members.append(member)
      }
    }
    for setting in settings {
      let slide = slide(of: object, to: setting, progress)
      let fade = fade(of: object, to: setting, progress)
      if setting.key == Self.isOnKey, let index = places.removeValue(forKey: Self.slideKey) {
        members.remove(at: index)
        for (key, place) in places where place > index { places[key] = place - 1 }
      }
      if let index = places[setting.key] {
        members[index].node = between(
          members[index].node, setting.node, progress, key: setting.key)
      } else {
        var member = setting
        if let usual = usualNumbers[setting.key] {
          let old = DocumentNode(.number(usual, text: shortest(usual)), at: setting.node.position)
          member.node = between(old, setting.node, progress, key: setting.key)
        }
        put(member)
      }
      if let slide { put(slide) }
      if let fade { put(fade) }
    }
    return DocumentObject(members)
  }

  /// The position of a switch's thumb on its way to a new state; nil once it is there.
  private static func slide(
    of object: DocumentObject, to setting: DocumentObject.Member, _ progress: Double
  ) -> DocumentObject.Member? {
    guard progress < 1, setting.key == Self.isOnKey, let isOn = setting.node.bool
    else {
      return nil
    }
    let isOnBefore = object[Self.isOnKey]?.bool ?? false
    let start = object[Self.slideKey]?.number ?? (isOnBefore ? 1 : 0)
    let position = start + ((isOn ? 1 : 0) - start) * progress
    var member = setting
    member.key = Self.slideKey
    member.node.value = .number(position, text: "\(position)")
    return member
  }

  /// How far the status bar is on its way to a new style; nil once it is there.
  private static func fade(
    of object: DocumentObject, to setting: DocumentObject.Member, _ progress: Double
  ) -> DocumentObject.Member? {
    guard progress < 1, setting.key == Self.statusBarStyleKey, let new = setting.node.string,
      new != object[Self.statusBarStyleKey]?.string ?? StatusBarStyle.default.rawValue
    else { return nil }
    var member = setting
    member.key = Self.statusBarProgressKey
    member.node.value = .number(progress, text: "\(progress)")
    return member
  }

  /// The style of the status bar that a controller asks for, and the way to it.
  private static let statusBarStyleKey = "preferredStatusBarStyle"
  private static let statusBarProgressKey = "statusBarStyleProgress"

  /// UISwitch's state, and the way of its thumb to it.
  private static let isOnKey = "isOn"
  private static let slideKey = "slide"

  /// The numbers that objects start from if their document does not set them.
  private static let usualNumbers = [View.alpha.declaration.name: 1.0]

  /// The value between two others. Numbers, colours, and arrays and objects of them change
  /// gradually; other values change at once.
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

  /// The colour that a text certainly means. Texts of other keys, such as titles, may happen to be
  /// the name of a colour.
  private static func color(_ text: String, key: String) -> Color? {
    if text.hasPrefix("#") { return HexColor.parse(text) }
    return key == "color" || key.hasSuffix("Color") ? NamedColors.fixed[text] : nil
  }
}
