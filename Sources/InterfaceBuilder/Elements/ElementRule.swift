import ScreenFormat

/// The treatment of an element, its attributes and the elements with keys in it.
package struct ElementRule: Sendable {
  /// An element's counterpart in documents.
  package enum Meaning: Sendable {
    /// An object of a class.
    case object(String)
    /// The value of a property, or a part of something that is carried over.
    case part(String)
    /// Nothing, since it shows nothing, for a reason.
    case dropped(String)
    /// Nothing, though it shows, for a reason.
    case lost(String)
  }

  /// Attributes that elements of one kind share.
  enum Family: Sendable {
    case anything, view, control, scrollView, controller
  }

  /// A value that is written where an attribute is missing.
  struct Absence: Sendable {
    var attribute: String
    var property: String
    var value: DocumentValue
  }

  /// The element's name, as in `label`.
  package let name: String
  /// Its counterpart in documents.
  package let meaning: Meaning
  /// The families in the order in which their attributes are overridden.
  let families: [Family]
  /// The attributes of the element alone.
  let own: [AttributeRule]
  /// The keys of the element alone.
  let ownParts: [AttributeRule]
  /// The values written where attributes are missing.
  let absent: [Absence]

  init(
    _ name: String, _ meaning: Meaning, _ families: [Family] = [],
    _ attributes: [AttributeRule] = [], parts: [AttributeRule] = [],
    absent: [(String, String, DocumentValue)] = []
  ) {
    self.name = name
    self.meaning = meaning
    self.families = families
    own = attributes
    ownParts = parts
    self.absent = absent.map { Absence(attribute: $0.0, property: $0.1, value: $0.2) }
  }

  /// The class of the objects that the element is; nil for other elements.
  var className: String? {
    if case .object(let name) = meaning { name } else { nil }
  }

  /// The attributes, those of the element itself first.
  package var attributes: [AttributeRule] {
    Self.merged([own] + families.reversed().map(\.attributes) + [Family.anything.attributes])
  }

  /// The keys, those of the element itself first.
  package var parts: [AttributeRule] {
    Self.merged([ownParts] + families.reversed().map(\.parts))
  }

  private static func merged(_ lists: [[AttributeRule]]) -> [AttributeRule] {
    var known: Set<String> = []
    return lists.joined().filter { known.insert($0.name).inserted }
  }
}

extension ElementRule {
  /// The rules of several lists, in order.
  static func list(_ lists: [ElementRule]...) -> [ElementRule] { lists.flatMap { $0 } }

  /// Rules of elements that are parts of something, which sentences tell.
  static func parts(_ names: [(String, String)]) -> [ElementRule] {
    names.map { ElementRule($0.0, .part($0.1)) }
  }
}

extension [(String, String, DocumentValue)] {
  func appending(_ other: Self) -> Self {
    var result = self
    result.append(contentsOf: other)
    return result
  }
}
