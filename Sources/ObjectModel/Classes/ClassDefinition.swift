/// What is known of a class, built-in or declared by a document.
public struct ClassDefinition: Sendable {
  /// What sort of object a class makes.
  public enum Kind: String, Sendable, Hashable { case view, viewController, object }

  /// UIKit's name, or a document's.
  public var name: String
  /// Nil for the root alone.
  public var superclass: String?
  /// What sort of object it makes.
  public var kind: Kind
  /// The first system version that knows it.
  public var since: Int
  /// What it is, in one line.
  public var summary: String
  /// Whether objects of the class are values of a property, and no part of a screen's tree.
  public var isValue: Bool
  /// Those that the class adds to its superclass's.
  public var properties: [PropertyDeclaration]

  /// With all its values.
  public init(
    _ name: String, superclass: String?, kind: Kind = .view, isValue: Bool = false,
    since: Int = 5, summary: String = "", properties: [PropertyDeclaration] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.kind = kind
    self.isValue = isValue
    self.since = since
    self.summary = summary
    self.properties = properties
  }
}

/// Why a document's class can't be declared.
public enum ClassError: Error, Sendable, Hashable {
  case unknownSuperclass(String, of: String)
  case cycle([String])
  case redefinesBuiltIn(String)
}

/// A class that UIKit has and this library knows: `Switch` for UISwitch.
public protocol BuiltInClass: Sendable {
  /// Name, superclass and properties.
  static var definition: ClassDefinition { get }
}
