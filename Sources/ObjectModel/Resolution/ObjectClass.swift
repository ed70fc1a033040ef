/// The behavior of a class during resolving: composes its objects, and passes values to their
/// parts.
///
/// The protocol itself has no defaults, so that the compiler asks a class that derives its behavior
/// from another's for every requirement.
package protocol ObjectClass: BuiltInClass {
  /// Fills in `children`: subviews, child controllers and the parts that the class makes for
  /// itself.
  static func compose(_ element: inout Element, _ context: ComposeContext)

  /// The interface style that the values of a resolved object give itself and all below it; nil leaves it as it is. With another
  /// one the object is resolved anew.
  static func interfaceStyle(of node: StyledNode) -> Traits.InterfaceStyle?

  /// The values that a resolved object passes to one of its parts. They win over the part's
  /// defaults.
  static func values(for part: Element, of node: StyledNode) -> PassedValues

  /// Whether what the class tells of an object depends on the parts that it composed, also before they are resolved: the
  /// object then keeps them (`Element.children`), beside those in the tree.
  static var readsParts: Bool { get }

  /// The behavior of the class in a look.
  static func variant(in era: Look.Era) -> any ObjectClass.Type
}

/// A class whose behavior derives from no other's. It inherits defaults.
package protocol BaseObject: ObjectClass {}

extension BaseObject {
  /// Shows the subviews of the document.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    View.composeSubviews(of: &element)
  }

  /// Changes nothing.
  package static func interfaceStyle(of node: StyledNode) -> Traits.InterfaceStyle? { nil }

  /// The tree alone has an object's parts.
  package static var readsParts: Bool { false }

  /// Passes nothing.
  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    PassedValues()
  }
}

/// The built-in classes, in the order of the table, and the parts with a behavior of their own.
package protocol ClassCatalog: AnyObject, Sendable {
  /// The behavior of a built-in class in a look.
  ///
  /// - Parameter index: a `ClassTable.builtInIndex(_:)`.
  func objectClass(_ index: Int, in era: Look.Era) -> any ObjectClass.Type

  /// The behavior of a part in a look; nil for one that isn't the catalog's.
  func objectClass(of behavior: any PartBehavior, in era: Look.Era) -> (any ObjectClass.Type)?
}

/// A catalog as a class table keeps it. A class of its own, so that the catalog is found without a search for its conformance.
package final class StoredCatalog: ClassBehaviors {
  package let catalog: any ClassCatalog

  package init(_ catalog: any ClassCatalog) { self.catalog = catalog }
}
