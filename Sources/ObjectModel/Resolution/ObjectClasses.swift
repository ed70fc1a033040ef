/// The behavior of a table's classes in one look. A class, since each object asks for it several times.
package final class ObjectClasses: Sendable {
  package let era: Look.Era
  /// Nil for a table without behavior, whose objects have only subviews.
  package let catalog: (any ClassCatalog)?
  /// The `ClassTable.builtInIndex(_:)` of each class: a look at the table for each value of each object would count
  /// references to all that it holds.
  private let builtIn: [Int]

  package init(_ table: ClassTable, in era: Look.Era) {
    self.era = era
    catalog = (table.behaviors as? StoredCatalog)?.catalog
    builtIn = table.entries.map(\.builtIn)
  }

  /// The index in the catalog of a class's nearest built-in class.
  package func builtInIndex(_ id: ClassTable.ID) -> Int { builtIn[id.index] }

  /// The behavior of an object: that of its role, else that of its class.
  func callAsFunction(_ id: ClassTable.ID, _ element: Element) -> any ObjectClass.Type {
    guard let catalog else { return PlainObject.self }
    if let behavior = element.role.behavior, let own = catalog.objectClass(of: behavior, in: era) {
      return own
    }
    return ofClass(id)
  }

  /// The behavior of objects of a class whose role has none.
  func ofClass(_ id: ClassTable.ID) -> any ObjectClass.Type {
    catalog?.objectClass(builtInIndex(id), in: era) ?? PlainObject.self
  }
}

/// An object with only subviews.
private enum PlainObject: BaseObject {
  package static let definition = ClassDefinition("NSObject", superclass: nil, kind: .object)

  package static func variant(in era: Look.Era) -> any ObjectClass.Type { self }
}
