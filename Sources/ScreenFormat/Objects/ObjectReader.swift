import ObjectModel
import Raster

/// Reads the objects of a screen: views, controllers and items.
struct ObjectReader: DocumentReading {
  let context: ReadingContext

  /// A view, a controller or an item.
  ///
  /// - Parameters:
  ///   - type: the class that the object has to be of.
  ///   - hasInitialValues: whether the object gets the values that its class sets; false for parts
  ///     of one object from several documents, which gets them when the parts are merged.
  func element(
    _ cursor: Cursor, _ type: ObjectType, hasInitialValues: Bool = true
  ) -> Element? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.object != nil, !isLocalizedShorthand(cursor, type) else {
      return shorthand(cursor, type)
    }
    guard let head = elementHead(cursor, type) else { return nil }
    let settings = propertyReader.settings(
      head.members, of: head.classID, for: .instance, ignoringUnknown: !head.isCertain)
    // Whole at once: to change it takes about as long.
    var element = Element(
      context.classes.table.name(of: head.classID), id: head.id, values: settings.values)
    element.place = head.place
    if !settings.textOrigins.isEmpty { element.textOrigins = settings.textOrigins }
    if let cursor = head.variations {
      element.variations = variationReader.variations(
        cursor, of: head.classID, isCertain: head.isCertain)
    }
    ContainerReader(context: context).check(head.members, of: head.classID)
    if context.scope != nil, !type.isValue { demoteValues(of: &element) }
    if hasInitialValues { addClassValues(to: &element) }
    return element
  }

  /// An object before its properties are read.
  private struct ElementHead {
    let classID: ClassTable.ID
    let isCertain: Bool
    let id: String?
    let place: DocumentPlace
    let members: [Cursor.Member]
    let variations: Cursor?
  }

  private func elementHead(_ cursor: Cursor, _ type: ObjectType) -> ElementHead? {
    // Keys that are no properties.
    var className: Cursor.Member?
    var ownID: Cursor.Member?
    var variations: Cursor.Member?
    let members = cursor.members { member in
      switch member.key {
      case "class": className = member
      case "id": ownID = member
      case Variation.key: variations = member
      default: return true
      }
      return false
    }
    let resolvedClass = elementClass(className, of: cursor, type)
    guard let id = resolvedClass.id else { return nil }
    return ElementHead(
      classID: id, isCertain: resolvedClass.isCertain, id: (ownID?.value).flatMap(elementID),
      place: cursor.place, members: members, variations: variations?.value)
  }

  /// Adds the values that the class of `element` sets, where the document sets none.
  func addClassValues(to element: inout Element) {
    guard context.classes.table.hasInitialValues || !context.classes.defaults.isEmpty,
      let id = classes.id(named: element.className)
    else { return }
    // The most derived class comes first, and what is there stays.
    for ancestor in classes.lineage(id) {
      element.values.merge(classes.initialValues(of: ancestor)) { own, _ in own }
      element.defaults.merge(context.classes.defaults[ancestor] ?? [:]) { own, _ in own }
    }
  }

  /// Makes the values of a custom class's part its defaults, which rules win over. Values that the
  /// part's own initialiser sets in another way stay.
  private func demoteValues(of element: inout Element) {
    guard let id = classes.id(named: element.className) else { return }
    let initial = classes.lineage(id).map(classes.initialValues)
    for (slot, value) in element.values {
      switch value {
      case .object, .objects, .templates: continue
      default: break
      }
      if initial.contains(where: { $0[slot] != nil }) { continue }
      element.values[slot] = nil
      element.defaults[slot] = value
      element.writtenDefaults.insert(slot)
    }
  }

  /// Whether a localized text stands in place of an object, as of a segment.
  private func isLocalizedShorthand(_ cursor: Cursor, _ type: ObjectType) -> Bool {
    type.shorthand != nil && LocalizedReader.isLocalized(cursor.node)
  }

  /// An object written as a text, the value of one of its properties.
  private func shorthand(_ cursor: Cursor, _ type: ObjectType) -> Element? {
    guard cursor.node.string != nil || isLocalizedShorthand(cursor, type),
      let className = type.defaultClass, let declaration = classes.shorthand(of: type)
    else {
      reportKind(expected: "an object (\(type.base))", at: cursor)
      return nil
    }
    var element = Element(className)
    element.place = cursor.place
    let count = context.textOrigins.count
    guard let value = valueReader.value(cursor, declaration.type) else { return nil }
    element.values[PropertySlot(declaration.name)] = value
    if context.textOrigins.count > count {
      element.textOrigins[PropertySlot(declaration.name)] = Array(context.textOrigins[count...])
    }
    if context.scope != nil { demoteValues(of: &element) }
    addClassValues(to: &element)
    return element
  }

  private func elementID(_ cursor: Cursor) -> String? {
    guard let id = text(cursor) else { return nil }
    guard !id.isEmpty else {
      report(ObjectProblem.emptyID, at: cursor)
      return nil
    }
    return register(id, at: cursor) ? id : nil
  }

  /// Notes an id, which has to be unique: in the document, or in the class whose subviews are read.
  ///
  /// - Returns: whether an object can have it.
  @discardableResult
  func register(_ id: String, at cursor: Cursor) -> Bool {
    let isOfPart = context.objects.isReadingParts && context.scope?.hasIndex != true
    guard isOfPart || !context.objects.isShared else {
      report(ObjectProblem.sharedID(id), at: cursor)
      return false
    }
    let known = isOfPart ? context.objects.partIDs[id] : context.objects.ids[id]
    if let known {
      report(ObjectProblem.duplicateID(id, first: known), at: cursor)
    } else if isOfPart {
      context.objects.partIDs[id] = cursor.position
    } else {
      context.objects.ids[id] = cursor.position
    }
    return true
  }

  /// The class of an object; after an error another class, which is not certain.
  ///
  /// - Parameter member: the name of the class; nil where the object has none.
  private func elementClass(
    _ member: Cursor.Member?, of cursor: Cursor, _ type: ObjectType
  ) -> (id: ClassTable.ID?, isCertain: Bool) {
    if let id = plainClass(member, type) { return (id, true) }
    let classCursor = member?.value
    // One copy, since each counts references.
    let classes = classes
    let base = classes.id(named: type.base) ?? classes.id(named: "NSObject")
    guard let classCursor else {
      if let name = type.defaultClass, let id = classes.id(named: name) {
        context.plainClasses.keep(nil, of: type, id)
        return (id, true)
      }
      report(ObjectProblem.missingClass(base: type.base), at: cursor)
      return (base, false)
    }
    guard let name = text(classCursor, expected: "the name of a class") else {
      return (base, false)
    }
    guard let id = knownClass(name, at: classCursor) else {
      // The class that was probably meant shows more of what is wrong below.
      let likely =
        (context.diagnostics.suggestsNames ? NearestName.suggest(name, among: classes.names) : nil)
        .flatMap { classes.id(named: $0) }
      if let likely, let base, classes.isKind(likely, of: base) { return (likely, false) }
      return (base, false)
    }
    if let base, !classes.isKind(id, of: base) {
      report(ObjectProblem.wrongClass(name, base: type.base), at: classCursor)
      return (id, false)
    }
    let since = classes.since(id)
    if since > context.system {
      warn(
        ObjectProblem.classNeedsSystem(name, since: since, system: context.system),
        at: classCursor)
    } else if classCursor.node.string == name {
      context.plainClasses.keep(name, of: type, id)
    }
    return (id, true)
  }

  /// The class of an object where it is known from one before.
  private func plainClass(_ member: Cursor.Member?, _ type: ObjectType) -> ClassTable.ID? {
    guard let member else { return context.plainClasses.find(nil, of: type) }
    guard case .string(let name) = member.node.value, member.depth <= ReadingLimits.depth,
      member.isWritten
    else { return nil }
    return context.plainClasses.find(name, of: type)
  }

  /// The class called `name`. One that is not known is reported, unless its declaration was.
  func knownClass(_ name: String, at cursor: Cursor) -> ClassTable.ID? {
    if context.classes.broken.contains(name) { return nil }
    if let id = classes.id(named: name) { return id }
    if KnownClasses.notDrawnYet.contains(name) {
      report(ObjectProblem.notDrawnYet(name), at: cursor)
    } else {
      let names = context.diagnostics.suggestsNames ? classes.names : []
      report(ObjectProblem.unknownClass(name, known: names), at: cursor)
    }
    return nil
  }
}

extension DocumentReading {
  var objectReader: ObjectReader { ObjectReader(context: context) }
}
