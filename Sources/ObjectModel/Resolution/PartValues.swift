/// Values that a class, by a document, has for the parts that its instances make of themselves.
struct PartValues {
  /// The class of the parts.
  private let classID: ClassTable.ID
  /// What was set on the instance, which wins over rules for the part.
  let given: [PropertySlot: Candidate]
  /// What the class writes itself, and the instance's defaults.
  let defaults: PropertyValues

  /// The values for the parts of an object and, unless a document wrote it, those that reach through
  /// it; the most derived class's first.
  static func handedOn(_ outer: [PartValues], by node: StyledNode) -> [PartValues] {
    let classes = node.context.classes
    guard classes.hasPartValues else { return [] }
    let through = node.element.place == nil ? outer : []
    guard let own = classes.content(of: node.classID)?.partValues, !own.isEmpty else {
      return through
    }
    let binder = Binder(node)
    return own.reversed().compactMap { template in
      guard let id = classes.id(named: template.className) else { return nil }
      let values = binder.bound(template)
      return PartValues(classID: id, given: values.given, defaults: values.defaults)
    } + through
  }

  /// Whether an object is a part that the values are for, not one that a document added.
  func reach(_ object: Element, _ id: ClassTable.ID, in classes: ClassTable) -> Bool {
    !object.role.isAdded && classes.isKind(id, of: classID)
  }
}
