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

extension CodeWriter {
  /// The variable of an object of a class with the same value that the current statement sees.
  func made(_ className: String, _ value: DocumentValue) -> ValueCode? {
    let known = made.first { object in
      let scope = object.scope ?? 0
      return object.className == className && object.value == value
        && max(object.since, subject.since) >= scope
    }
    return known.map { ValueCode($0.name, since: $0.since) }
  }

  /// Keeps the objects that are seen behind a statement: those of its condition, and of those around.
  ///
  /// - Parameter scope: the version of the statement's condition, 0 without one.
  mutating func keepObjects(scope: Int) {
    made.removeAll { ($0.scope ?? scope) > scope }
    for index in made.indices where made[index].scope == nil { made[index].scope = scope }
  }

  /// Forgets all objects, at the end of a rule, or those alone whose statement could not be written.
  mutating func forgetObjects(unwrittenOnly: Bool = false) {
    made.removeAll { !unwrittenOnly || $0.scope == nil }
  }
}
