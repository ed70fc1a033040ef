/// The behavior of a table's classes in one look.
struct ObjectClasses: Sendable {
  package let era: Look.Era
  /// Nil for a table without behavior, whose objects have only subviews.
  package let catalog: (any ClassCatalog)?

  package init(_ table: ClassTable, in era: Look.Era) {
    self.era = era
    catalog = table.behaviors as? any ClassCatalog
  }

  /// The behavior of an object: that of its role, else that of its class.
  ///
  /// - Parameter builtIn: a `ClassTable.builtInIndex(_:)`.
  func callAsFunction(_ builtIn: Int, _ role: Element.Role) -> any ObjectClass.Type {
    if let behavior = role.behavior, let own = behavior as? any ObjectClass.Type {
      return own.variant(in: era)
    }
    return catalog?.objectClass(builtIn, in: era) ?? PlainObject.self
  }
}

/// An object with only subviews.
private enum PlainObject: BaseObject {
  package static let definition = ClassDefinition("NSObject", superclass: nil, kind: .object)

  package static func variant(in era: Look.Era) -> any ObjectClass.Type { self }
}
