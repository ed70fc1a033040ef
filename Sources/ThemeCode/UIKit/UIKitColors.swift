import ObjectModel
import ScreenFormat

/// UIKit's colours by name.
enum UIKitColors {
  /// The document of a colour, by its name in Swift or Objective-C; nil if there is none.
  static func named(_ name: String) -> DocumentValue? {
    var plain = name
    if plain.hasSuffix("Color"), plain != "Color" { plain.removeLast("Color".count) }
    guard NamedColors.entry(plain) != nil else { return nil }
    return .string(plain)
  }
}

/// Colours with names inside of other values.
enum NamedDocument {
  /// The key that marks a document with a name until it is written.
  static let key = "\u{0}named"

  /// A document that keeps the name which the code gives it.
  static func reference(to name: String, _ document: DocumentValue) -> DocumentValue {
    .object([(key, .string(name)), ("value", document)])
  }
}
