import Controls
import ObjectModel
import Raster

extension DocumentReader {
  /// An object of a screen: a view, a controller, an item.
  ///
  /// - Parameter hasInitialValues: false where several documents describe one object, which gets
  ///   what its class sets when they are merged.
  mutating func element(
    _ cursor: Cursor, _ type: ObjectType, hasInitialValues: Bool = true
  ) -> Element? {
    guard let head = elementHead(cursor, type) else { return nil }
    guard let id = head.id else { return head.element }
    var element = head.element
    element.values = settings(
      head.members, of: id, for: .instance, ignoringUnknown: !head.isCertain)
    if scope != nil, !type.isValue { demoteValues(of: &element) }
    if hasInitialValues { addClassValues(to: &element) }
    return element
  }

  /// An object before its properties are read; one without a class ID is complete.
  private struct ElementHead {
    var element: Element
    var id: ClassTable.ID?
    var isCertain = true
    var members: [Cursor.Member] = []
  }

  private mutating func elementHead(_ cursor: Cursor, _ type: ObjectType) -> ElementHead? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.object != nil else {
      return shorthand(cursor, type).map { ElementHead(element: $0) }
    }
    let resolvedClass = elementClass(cursor, type)
    guard let id = resolvedClass.id else { return nil }
    var element = Element(classes.definition(id).name)
    element.id = elementID(cursor)
    return ElementHead(
      element: element, id: id, isCertain: resolvedClass.isCertain,
      members: cursor.members.filter { $0.key != "class" && $0.key != "id" })
  }

  /// Gives an object what its class's initialiser sets, where the document sets nothing.
  func addClassValues(to element: inout Element) {
    guard classes.hasInitialValues || !classDefaults.isEmpty,
      let id = classes.id(named: element.className)
    else { return }
    // The most derived class comes first, and what is there stays.
    for ancestor in classes.lineage(id) {
      element.values.merge(classes.initialValues(of: ancestor)) { own, _ in own }
      element.defaults.merge(classDefaults[ancestor] ?? [:]) { own, _ in own }
    }
  }

  /// A bare string in place of an object.
  private mutating func shorthand(_ cursor: Cursor, _ type: ObjectType) -> Element? {
    guard cursor.node.string != nil, let property = type.shorthand,
      let className = type.defaultClass, let id = classes.id(named: className),
      let declaration = classes.property(property, of: id)
    else {
      report(
        ValueProblem.wrongKind(expected: "an object (\(type.base))", found: cursor.node.value),
        at: cursor)
      return nil
    }
    var element = Element(className)
    guard let value = value(cursor, declaration.type) else { return nil }
    element.values[PropertySlot(property)] = value
    if scope != nil { demoteValues(of: &element) }
    addClassValues(to: &element)
    return element
  }

  private mutating func elementID(_ cursor: Cursor) -> String? {
    guard let cursor = cursor["id"], let id = text(cursor) else { return nil }
    guard !id.isEmpty else {
      report(ObjectProblem.emptyID, at: cursor)
      return nil
    }
    guard !isReadingShared else {
      report(ObjectProblem.sharedID(id), at: cursor)
      return nil
    }
    if let first = ids[id] {
      report(ObjectProblem.duplicateID(id, first: first), at: cursor)
    } else {
      ids[id] = cursor.position
    }
    return id
  }

  /// The class of an object; uncertain after an error, when another stands in for it.
  private mutating func elementClass(
    _ cursor: Cursor, _ type: ObjectType
  ) -> (id: ClassTable.ID?, isCertain: Bool) {
    let base = classes.id(named: type.base) ?? classes.id(named: "NSObject")
    guard let classCursor = cursor["class"] else {
      if let name = type.defaultClass, let id = classes.id(named: name) { return (id, true) }
      report(ObjectProblem.missingClass(base: type.base), at: cursor)
      return (base, false)
    }
    guard let name = text(classCursor, expected: "the name of a class") else {
      return (base, false)
    }
    guard let id = knownClass(name, at: classCursor) else {
      // The class that was probably meant shows more of what is wrong below.
      let likely = NearestName.suggest(name, among: classes.names)
        .flatMap { classes.id(named: $0) }
      if let likely, let base, classes.isKind(likely, of: base) { return (likely, false) }
      return (base, false)
    }
    if let base, !classes.isKind(id, of: base) {
      report(ObjectProblem.wrongClass(name, base: type.base), at: classCursor)
      return (id, false)
    }
    let since = classes.definition(id).since
    if since > system {
      warn(ObjectProblem.classNeedsSystem(name, since: since, system: system), at: classCursor)
    }
    return (id, true)
  }

  /// A class by name; reports one that is not known, unless its declaration was reported already.
  mutating func knownClass(_ name: String, at cursor: Cursor) -> ClassTable.ID? {
    if brokenClasses.contains(name) { return nil }
    if let id = classes.id(named: name) { return id }
    if KnownClasses.notDrawnYet.contains(name) {
      report(ObjectProblem.notDrawnYet(name), at: cursor)
    } else {
      report(ObjectProblem.unknownClass(name, known: classes.names), at: cursor)
    }
    return nil
  }
}
