import ScreenFormat

/// An object of a statement, in a variable that later statements of the rule can name.
struct MadeObject {
  var name: String
  var className: String
  /// The value without variables.
  var value: DocumentValue
  /// The first iOS that knows what the object needs.
  var since: Int
  /// The version of the condition around the variable, 0 without one; nil while its statement is being written.
  var scope: Int?
}

/// What a statement is about: names for what it needs come from here.
struct StatementSubject {
  var className = ""
  var property = "appearance"
  /// The states that the value is for; none for the normal one.
  var states: [String] = []
  /// The first iOS with the property.
  var since = 0

  /// The name of a picture or colour in a catalogue: `ButtonBackgroundImageHighlighted`.
  var assetName: String {
    let plain = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    return ([plain, property] + states).map(UIKitNames.capitalized).joined()
  }
}

/// The objects that the next statement of a rule can name.
struct MadeObjects {
  private var all: [MadeObject] = []

  mutating func add(_ object: MadeObject) { all.append(object) }

  /// The variable of an object of a class with the same value, seen in a statement of a version; nil for none.
  func code(_ className: String, _ value: DocumentValue, since: Int) -> ValueCode? {
    let known = all.first { object in
      object.className == className && object.value == value
        && max(object.since, since) >= object.scope ?? 0
    }
    return known.map { ValueCode($0.name, since: $0.since) }
  }

  /// Keeps the objects that are seen behind a statement: those of its condition, and of those around.
  ///
  /// - Parameter scope: the version of the statement's condition, 0 without one.
  mutating func keep(scope: Int) {
    all.removeAll { ($0.scope ?? scope) > scope }
    for index in all.indices where all[index].scope == nil { all[index].scope = scope }
  }

  /// Forgets the objects whose statement could not be written.
  mutating func forgetUnwritten() { all.removeAll { $0.scope == nil } }
}
