import ObjectModel

/// Reads the values that custom classes give to their instances.
struct ClassValueReader: DocumentReading {
  let context: ReadingContext

  /// Texts that a screen reader says.
  private static let spokenKeys = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint",
  ]

  /// Reads the defaults, initial values and rules of classes.
  ///
  /// - Parameter declarations: superclasses before their subclasses.
  /// - Returns: the rules.
  func readValues(_ declarations: [DeclaredClass]) -> [AppearanceRule] {
    var rules: [AppearanceRule] = []
    for declaration in declarations {
      guard let id = classes.id(named: declaration.name), let fields = declaration.fields else {
        continue
      }
      for (name, cursor) in declaration.objectClasses {
        guard let objectClass = objectReader.knownClass(name, at: cursor) else { continue }
        if classes.definition(objectClass).kind != .object {
          report(CustomPropertyProblem.notAnObject(name), at: cursor)
        }
      }
      context.classes.declaredProperties[id, default: []]
        .formUnion(declaration.properties.map(\.name))
      // The defaults of an extension are in the table of classes.
      if !declaration.isExtension { readDefaults(of: declaration, id, objects: false) }
      if let cursor = fields["isAccessibilityElement"], let flag = bool(cursor) {
        context.classes.defaults[id, default: [:]][PropertySlot("isAccessibilityElement")] =
          .boolean(flag)
      }
      var initial: PropertyValues = [:]
      if let cursor = fields["initial"],
        let object = object(cursor, expected: "an object of properties")
      {
        // Accessibility texts may be computed from the object's own properties.
        let (spoken, others) = object.members.reduce(into: ([Cursor.Member](), [Cursor.Member]())) {
          if Self.spokenKeys.contains($1.key) { $0.0.append($1) } else { $0.1.append($1) }
        }
        initial = propertyReader.settings(others, of: id, for: .instance).values
        context.scope = ClassContentReader(context: context).scope(of: id)
        let computed = propertyReader.settings(spoken, of: id, for: .instance).values
        initial.merge(computed) { own, _ in own }
        context.scope = nil
      }
      // A property whose place another takes is empty, whatever the superclass draws by default.
      for (_, name, _) in declaration.substitutions { initial[PropertySlot(name)] = .null }
      if !initial.isEmpty { context.classes.table.addInitialValues(initial, of: id) }
      if let cursor = fields["appearance"],
        let object = object(cursor, expected: "an object of properties")
      {
        let values = propertyReader.settings(object.members, of: id, for: .rule).values
        var rule = AppearanceRule(
          className: declaration.name, values: values,
          origin: AppearanceRule.Origin(
            file: cursor.file, line: cursor.position.line, index: nil))
        rule.isOfClass = true
        ResolutionCheck(context: context).noteViews(of: rule, at: object)
        rules.append(rule)
      }
    }
    // Objects come last, since they get the values of their own classes.
    for declaration in declarations {
      guard !declaration.isExtension,
        let id = classes.id(named: declaration.name)
      else { continue }
      readDefaults(of: declaration, id, objects: true)
    }
    return rules
  }

  private func readDefaults(
    of declaration: DeclaredClass, _ id: ClassTable.ID, objects: Bool
  ) {
    for (name, cursor) in declaration.defaults {
      guard let property = classes.property(name, of: id) else { continue }
      let isObject = if case .object = property.type { true } else { false }
      guard isObject == objects, let value = valueReader.value(cursor, property.type) else {
        continue
      }
      context.classes.defaults[id, default: [:]][PropertySlot(name)] = value
    }
  }
}
