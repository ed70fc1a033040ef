/// The properties of a class and its superclasses, and what is asked of all of them at once.
struct PropertyTable: Sendable {
  private(set) var byName: [String: PropertyDeclaration]
  /// The names of declared properties that hold objects.
  private(set) var objects: [String]
  /// The properties that setters set instead, by the name of the setter's own.
  private(set) var substitutes: [String: String]

  /// - Parameters:
  ///   - definition: the class.
  ///   - inherited: the properties of its superclass; nil for the root class.
  ///   - isDeclared: true for a class that a document declares.
  init(_ definition: ClassDefinition, inheriting inherited: PropertyTable?, isDeclared: Bool) {
    byName = inherited?.byName ?? [:]
    objects = inherited?.objects ?? []
    substitutes = inherited?.substitutes ?? [:]
    let properties = definition.properties
    // One copy of the superclass's table, not one more each time that it grows.
    if !properties.isEmpty { byName.reserveCapacity(byName.count + properties.count) }
    for property in properties {
      if let other = property.takesPlaceOf { substitutes[other] = property.name }
      if isDeclared, property.holdsObject { objects.append(property.name) }
      // One that is declared again as it is stays what it was, with all that is known of it, unless
      // the class knew it before its superclass did, or only after it had come itself.
      if let inherited = byName[property.name], inherited.type == property.type,
        inherited.axes == property.axes,
        isDeclared
          || inherited.since <= property.since && property.since <= definition.since
          || inherited.since == property.since
      {
        continue
      }
      byName[property.name] = property
    }
  }

  /// Adds a property that documents give the class, unless it has one of that name.
  mutating func add(_ property: PropertyDeclaration) {
    guard byName[property.name] == nil else { return }
    byName[property.name] = property
    if let taken = property.takesPlaceOf { substitutes[taken] = property.name }
    if property.holdsObject { objects.append(property.name) }
  }
}

extension PropertyDeclaration {
  fileprivate var holdsObject: Bool {
    if case .object(let type) = type { !type.isValue } else { false }
  }
}
