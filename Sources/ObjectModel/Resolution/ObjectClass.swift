/// A class as the resolver knows it: the parts that its objects are made of, and the values that they
/// hand to these parts.
package protocol ObjectClass: BuiltInClass, PartBehavior {
  /// Fills in `children`: subviews, child controllers and the parts that the class makes for itself.
  static func compose(_ element: inout Element, _ context: ComposeContext)

  /// The values that a resolved object hands to a part of its own, over the part's defaults.
  static func values(for part: Element, of node: StyledNode) -> PassedValues

  /// The class as it is in a look; itself where it differs in none.
  static func variant(in era: Look.Era) -> any ObjectClass.Type
}

extension ObjectClass {
  /// Shows the subviews of the document.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    View.composeSubviews(of: &element)
  }

  /// Hands on nothing.
  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    PassedValues()
  }

  /// The class itself.
  package static func variant(in era: Look.Era) -> any ObjectClass.Type { self }
}

/// The built-in classes, in the order of the table that was made of their definitions.
package protocol ClassCatalog: ClassBehaviors {
  /// A built-in class as it is in a look.
  ///
  /// - Parameter index: as `ClassTable.builtInIndex` gives it.
  func objectClass(_ index: Int, in era: Look.Era) -> any ObjectClass.Type
}
