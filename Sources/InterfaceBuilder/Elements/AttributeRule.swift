import ScreenFormat

/// The treatment of an attribute of an element, or of an element with a key in it.
///
/// The importer, its counts and the list in the manual are all made of these rules.
package struct AttributeRule: Sendable {
  /// The treatment that it gets in documents.
  package enum Outcome: Sendable {
    /// A property of the object.
    case property(String, Conversion)
    /// Something else of the document, which a sentence tells.
    case used(String)
    /// Nothing, since it shows nothing, for a reason.
    case dropped(String)
    /// Nothing, though it shows, for a reason.
    case lost(String)
  }

  /// The conversion of a value into one of documents.
  package enum Conversion: Sendable {
    /// `YES` or `NO`. Nothing is written for the standard.
    case flag(standard: Bool?)
    /// A number. Nothing is written for the standard.
    case number(standard: Double?)
    /// A text that tables translate by the object's id and this ending.
    case text(ending: String)
    /// A word that documents write in another way, if it is in the table.
    case word([String: String], standard: String?)
    /// The name of an image.
    case image
    // Elements with a key.
    case color
    case font
    case insets
    case size
    case attributedText
  }

  /// The attribute's name, or the element's key.
  package let name: String
  /// The treatment that it gets in documents.
  package let outcome: Outcome

  init(_ name: String, _ outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension AttributeRule {
  static func flag(_ name: String, _ property: String? = nil, standard: Bool? = false) -> Self {
    Self(name, .property(property ?? name, .flag(standard: standard)))
  }

  static func number(_ name: String, _ property: String? = nil, standard: Double? = nil) -> Self {
    Self(name, .property(property ?? name, .number(standard: standard)))
  }

  static func text(_ name: String, _ property: String? = nil, ending: String? = nil) -> Self {
    Self(name, .property(property ?? name, .text(ending: ending ?? name)))
  }

  static func word(
    _ name: String, _ property: String? = nil, words: [String: String] = [:],
    standard: String? = nil
  ) -> Self {
    Self(name, .property(property ?? name, .word(words, standard: standard)))
  }

  static func image(_ name: String, _ property: String? = nil) -> Self {
    Self(name, .property(property ?? name, .image))
  }

  static func color(_ name: String, _ property: String? = nil) -> Self {
    Self(name, .property(property ?? name, .color))
  }

  static func font(_ name: String, _ property: String) -> Self {
    Self(name, .property(property, .font))
  }

  static func insets(_ name: String, _ property: String? = nil) -> Self {
    Self(name, .property(property ?? name, .insets))
  }

  static func size(_ name: String, _ property: String? = nil) -> Self {
    Self(name, .property(property ?? name, .size))
  }

  static func attributed(_ name: String, _ property: String? = nil) -> Self {
    Self(name, .property(property ?? name, .attributedText))
  }

  static func used(_ name: String, _ how: String) -> Self { Self(name, .used(how)) }

  static func lost(_ name: String, _ reason: String) -> Self { Self(name, .lost(reason)) }

  /// Rules for names that are dropped for one reason.
  static func dropped(_ names: String, _ reason: String) -> [Self] {
    names.split { $0 == " " || $0 == "\n" }.map { Self(String($0), .dropped(reason)) }
  }

  /// Rules for names that are used in one way.
  static func used(all names: String, _ how: String) -> [Self] {
    names.split(separator: " ").map { Self(String($0), .used(how)) }
  }
}

/// The rules of several lists, in order. Sums of literals take the compiler far longer.
func list(_ lists: [AttributeRule]...) -> [AttributeRule] { lists.flatMap { $0 } }
