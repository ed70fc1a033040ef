/// A class, built-in or declared by a document: its name, superclass and properties.
public struct ClassDefinition: Sendable {
  /// The kind of a class's instances.
  public enum Kind: String, Sendable, Hashable { case view, viewController, object }

  /// UIKit's name, or the name that a document declares.
  public var name: String
  /// The superclass's name; nil only for the root class.
  public var superclass: String?
  /// The kind of its instances.
  public var kind: Kind
  /// The first iOS version with the class.
  public var since: Int
  /// A description in one line.
  public var summary: String
  /// True when objects of the class are values of a property, and no part of a screen's tree.
  public var isValue: Bool
  /// The properties that the class adds to its superclass's.
  public var properties: [PropertyDeclaration] {
    get { declared.value }
    set { declared = Lazy { newValue } }
  }
  private var declared: Lazy<[PropertyDeclaration]>

  /// Creates a definition. A declared class gets the kind of its superclass.
  ///
  /// - Parameter properties: made when they are first asked for, since a screen uses few of the classes.
  public init(
    _ name: String, superclass: String?, kind: Kind = .view, isValue: Bool = false,
    since: Int = 5, summary: String = "",
    properties: @autoclosure @escaping @Sendable () -> [PropertyDeclaration] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.kind = kind
    self.isValue = isValue
    self.since = since
    self.summary = summary
    declared = Lazy(properties)
  }
}

/// An error in the declaration of a document's classes.
public enum ClassError: Error, Sendable, Hashable {
  case unknownSuperclass(String, of: String)
  case cycle([String])
  case redefinesBuiltIn(String)
}

/// A UIKit class that is built into this library: `Switch` for UISwitch.
public protocol BuiltInClass: Sendable {
  /// Name, superclass and properties.
  static var definition: ClassDefinition { get }
}

extension BuiltInClass {
  /// Whether a major version of iOS has the class.
  package static func exists(in system: Int) -> Bool { system >= definition.since }
}
