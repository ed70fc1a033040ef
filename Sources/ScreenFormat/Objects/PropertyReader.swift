import ObjectModel

/// Reads the properties that an object or a rule sets.
struct PropertyReader: DocumentReading {
  let context: ReadingContext

  /// The two places where values are set.
  enum Setter {
    /// The document, on the object itself.
    case instance
    /// A rule, through the appearance proxy.
    case rule
  }

  /// What members set.
  struct Settings {
    var values: PropertyValues = [:]
    /// Where the texts among the values came from that stand in tables of languages.
    var textOrigins: [PropertySlot: [TextOrigin]] = [:]
    /// What would be set if it were known.
    var unknown: [UnknownSetting] = []
  }

  /// The values that members set, by keys of the form `NAME` or `NAME@AXES`.
  ///
  /// - Parameters:
  ///   - id: the class of the object, or of a rule's objects.
  ///   - ignoringUnknown: whether unknown properties are passed over, as when the class is a guess.
  func settings(
    _ members: [Cursor.Member], of id: ClassTable.ID, for setter: Setter,
    ignoringUnknown: Bool = false
  ) -> Settings {
    var result = Settings()
    result.values.reserveCapacity(members.count)
    // Of each value, in their order; none are needed of a single one.
    var keys: [String] = []
    if members.count > 1 { keys.reserveCapacity(members.count) }
    // Of slots, where there are too many values to compare each with all others.
    let keepsPlaces = members.count > PropertyValues.many
    var places: [PropertySlot: Int] = [:]
    func add(_ slot: PropertySlot, _ value: AppearanceValue) {
      if keepsPlaces { places[slot] = result.values.count }
      result.values.append(slot, value)
    }
    // What setters set besides their own property, unless that is set by its own name.
    var further: [(slot: PropertySlot, value: AppearanceValue)] = []
    for member in members {
      guard let setting = setting(member, of: id, for: setter, ignoringUnknown: ignoringUnknown)
      else { continue }
      guard let slot = setting.slot else {
        _ = context.ignoring { valueReader.value(member.value, setting.type) }
        continue
      }
      guard
        let value = valueReader.writtenValue(member, setting.type)
          ?? value(member, setting.type, slot, &result)
      else { continue }
      if let first = keepsPlaces ? places[slot] : result.values.place(of: slot) {
        report(PropertyProblem.setTwice(member.key, first: keys[first]), at: member.keyCursor)
        keys[first] = member.key
        result.values.replace(at: first, value)
      } else {
        if members.count > 1 { keys.append(member.key) }
        add(slot, value)
      }
      if let target = setting.target { further.append((target, value)) }
    }
    for (slot, value) in further
    where (keepsPlaces ? places[slot] : result.values.place(of: slot)) == nil { add(slot, value) }
    return result
  }

  /// The value of a member, with what is to be told of it.
  private func value(
    _ member: Cursor.Member, _ type: ValueType, _ slot: PropertySlot, _ result: inout Settings
  ) -> AppearanceValue? {
    let originCount = context.textOrigins.count
    let (value, unknown) = context.notingUnknown(part: member.key) {
      valueReader.value(member.value, type)
    }
    for use in unknown {
      let setting = UnknownSetting(
        slot: slot, part: use.part, variable: use.variable, expression: use.expression)
      if !result.unknown.contains(setting) { result.unknown.append(setting) }
      // A part is told where it is read.
      if use.part == nil { warn(VariableProblem.notSet(member.key, use), at: member.value) }
    }
    guard let value else { return nil }
    if context.textOrigins.count > originCount {
      // Objects within this one have the origins of their own texts.
      if !type.holdsObjects {
        result.textOrigins[slot] = Array(context.textOrigins[originCount...])
      }
      context.textOrigins.removeSubrange(originCount...)
    }
    return value
  }

  private func setting(
    _ member: Cursor.Member, of id: ClassTable.ID, for setter: Setter, ignoringUnknown: Bool
  ) -> PropertySetting? {
    guard setter == .instance, !context.isIgnoring else {
      return checkedSetting(member, of: id, for: setter, ignoringUnknown: ignoringUnknown)
    }
    if let known = context.plainSettings.find(member.key, of: id) { return known }
    let count = context.diagnostics.found.count
    let setting = checkedSetting(member, of: id, for: setter, ignoringUnknown: ignoringUnknown)
    // Where there was something to tell, it is told again of the next object.
    if let setting, setting.slot != nil, !dependsOnValue(member.key),
      context.diagnostics.found.count == count
    {
      context.plainSettings.keep(member.key, setting, of: id)
    }
    return setting
  }

  /// Whether what is told of a key depends on its value.
  private func dependsOnValue(_ key: String) -> Bool { key == Self.configurationKey }

  private static let configurationKey = "configuration"

  private func checkedSetting(
    _ member: Cursor.Member, of id: ClassTable.ID, for setter: Setter, ignoringUnknown: Bool
  ) -> PropertySetting? {
    let key = PropertyKey(member.key)
    let name = key.name
    guard let declaration = classes.property(name, of: id) else {
      if !ignoringUnknown { reportUnknown(name, of: id, for: setter, at: member.keyCursor) }
      return nil
    }
    if setter == .rule, let refusal = refusal(of: declaration, id) {
      report(refusal, at: member.keyCursor)
      return nil
    }
    let axes = axes(of: key, declaration, at: member.keyCursor)
    if !classes.counts(declaration, of: id, in: context.system) {
      warn(
        PropertyProblem.needsSystem(name, since: declaration.since, system: context.system),
        at: member.keyCursor)
      return PropertySetting(type: declaration.type, slot: nil)
    }
    if let end = declaration.deprecation, context.system >= end.since {
      warn(
        PropertyProblem.deprecated(name, end, system: context.system), at: member.keyCursor)
    }
    if !declaration.isDrawn, !context.isIgnoring,
      context.objects.reportedNotDrawn.insert(declaration).inserted
    {
      warn(
        PropertyProblem.notDrawnYet(name, of: classes.definition(id).name), at: member.keyCursor)
    }
    if dependsOnValue(name), !member.value.node.isNull,
      classes.content(of: id)?.buttonRects.isEmpty == false
    {
      warn(
        ObjectProblem.configurationIgnoresRects(classes.definition(id).name), at: member.keyCursor)
    }
    // The setter of a declared class may set another of its properties.
    let substitutes = classes.substitutes(of: id)
    return PropertySetting(
      type: declaration.type, slot: axes.map { PropertySlot(substitutes[name] ?? name, $0) },
      target: target(of: declaration, id, for: setter).map {
        PropertySlot(substitutes[$0] ?? $0)
      })
  }

  /// The property that a declared property's setter sets; nil for none, or where the system or a
  /// rule can't set it.
  private func target(
    of declaration: PropertyDeclaration, _ id: ClassTable.ID, for setter: Setter
  ) -> String? {
    guard let name = declaration.sets, let target = classes.property(name, of: id),
      classes.counts(target, of: id, in: context.system),
      setter == .instance || refusal(of: target, id) == nil
    else { return nil }
    return name
  }

  private func reportUnknown(
    _ name: String, of id: ClassTable.ID, for setter: Setter, at cursor: Cursor
  ) {
    let className = classes.definition(id).name
    if let advice = UIKitProperties.advice(for: name, of: id, in: classes) {
      report(PropertyProblem.notInDocuments(name, of: className, advice), at: cursor)
      return
    }
    let known = classes.properties(of: id).map(\.name)
    report(
      PropertyProblem.unknown(
        name, of: className, known: setter == .instance ? known + ["class", "id"] : known),
      at: cursor)
  }

  /// The reason why a rule can't set the property; nil if it can.
  private func refusal(
    of declaration: PropertyDeclaration, _ id: ClassTable.ID
  ) -> RuleProblem? {
    let owner = classes.definition(id)
    guard declaration.takesRules else {
      if case .object(let type) = declaration.type, owner.kind != .object,
        classes.hasProxy(type.base)
      {
        return .ruleForPart(declaration.name, type.base, owner: owner.name)
      }
      switch declaration.type {
      case .constraints, .layoutGuides: return .constraintsByRule(declaration.name)
      default: break
      }
      return declaration.type.isAppearanceType
        ? .readBeforeRules(declaration.name)
        : .notAppearanceType(declaration.name, type: declaration.type.name)
    }
    // A property newer than the system is ignored, and throws nothing.
    if declaration.type == .boolean, context.system < 8, declaration.since <= context.system {
      return .booleanRule(declaration.name)
    }
    return nil
  }
}

extension ValueType {
  /// Whether the value is an object or several.
  fileprivate var holdsObjects: Bool {
    switch self {
    case .object, .objects: true
    default: false
    }
  }
}

extension DocumentReading {
  var propertyReader: PropertyReader { PropertyReader(context: context) }
}
