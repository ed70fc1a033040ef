internal import ObjectModel
internal import Synchronization

/// The declaration of a property, which the explanations of many objects share: it is long to copy.
final class DeclaredProperty: Sendable, Hashable {
  let declaration: PropertyDeclaration

  init(_ declaration: PropertyDeclaration) { self.declaration = declaration }

  static func == (a: DeclaredProperty, b: DeclaredProperty) -> Bool {
    a === b || a.declaration == b.declaration
  }

  func hash(into hasher: inout Hasher) { hasher.combine(declaration) }
}

/// The declarations that were asked for last. Objects beside each other are mostly of a few classes, and have the same values.
final class DeclaredProperties: Sendable {
  private struct Known: Sendable {
    let name: String
    let id: ClassTable.ID
    let property: DeclaredProperty?
  }

  private let latest = Mutex(LatestValues<Known>(limit: 16))
  private let classes: ClassTable

  init(_ classes: ClassTable) { self.classes = classes }

  /// The property with a name, of a class or its superclasses; nil for none.
  func property(_ name: String, of id: ClassTable.ID) -> DeclaredProperty? {
    latest.withLock { latest in
      if let known = latest.values.first(where: { $0.id == id && $0.name == name }) {
        return known.property
      }
      let property = classes.property(name, of: id).map(DeclaredProperty.init)
      latest.keep(Known(name: name, id: id, property: property))
      return property
    }
  }
}
