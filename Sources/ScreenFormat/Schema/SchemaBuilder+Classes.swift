import ObjectModel

extension SchemaBuilder {
  /// Adds the definitions of built-in classes: `class.NAME` for objects and `rule.NAME` for the
  /// values of rules, both with inherited properties. Each property has one definition that they
  /// refer to.
  mutating func addClasses() {
    definitions["id"] = .object([("type", .string("string")), ("minLength", .number(1))])
    for name in classes.names {
      guard let id = classes.id(named: name) else { continue }
      for property in classes.definition(id).properties {
        definitions[Self.name(property, of: name)] = .object(
          Self.description(property) + value(property.type).members)
      }
    }
    for name in classes.names {
      guard let id = classes.id(named: name) else { continue }
      let all = properties(of: id)
      let variations = DocumentValue.array(
        of: .closed(
          [("traits", .reference("traits")), ("set", .reference("class.\(name)"))],
          required: ["traits", "set"]))
      let head: [(String, DocumentValue)] = [
        ("class", .bool(true)), ("id", .reference("id")), (Variation.key, variations),
      ]
      let summary = classes.definition(id).summary
      definitions["class.\(name)"] = members(all, head: head, summary: summary)
      definitions["rule.\(name)"] = members(
        all.filter(\.property.takesRules), head: [], summary: summary)
    }
    addRule()
  }

  /// The summary and the default of a property, which editors show.
  private static func description(_ property: PropertyDeclaration) -> [(String, DocumentValue)] {
    var text = property.summary
    if let word = property.defaultValue.word { text += " Default: \(word)." }
    var members = [("description", DocumentValue.string(text))]
    if case .value(let value) = property.defaultValue {
      members.append(("default", DocumentPrinter.written(value)))
    }
    return members
  }

  private static func name(_ property: PropertyDeclaration, of owner: String) -> String {
    "property.\(owner).\(property.name)"
  }

  /// The properties of a class, with the classes that declare them, in the order of their names.
  private func properties(
    of id: ClassTable.ID
  ) -> [(property: PropertyDeclaration, owner: String)] {
    var result: [String: (property: PropertyDeclaration, owner: String)] = [:]
    for ancestor in classes.lineage(id) {
      let definition = classes.definition(ancestor)
      for property in definition.properties where result[property.name] == nil {
        result[property.name] = (property, definition.name)
      }
    }
    return result.values.sorted { $0.property.name < $1.property.name }
  }

  /// The names of classes that documents can declare.
  var customClass: DocumentValue {
    let known = classes.names + KnownClasses.notDrawnYet.sorted()
    return .object([
      ("type", .string("string")), ("not", .choice(known)),
    ])
  }

  private static func isClass(_ node: DocumentValue) -> DocumentValue {
    .object([
      ("properties", .object([("class", node)])), ("required", .strings(["class"])),
    ])
  }

  /// What holds for objects of each class, found by halves: a validator looks at few of the names.
  private static func byClass(
    _ names: ArraySlice<String>, _ node: (String) -> DocumentValue
  ) -> DocumentValue {
    guard let name = names.first else { return .object([]) }
    guard names.count > 1 else {
      return .object([
        ("if", isClass(.object([("const", .string(name))]))), ("then", node(name)),
      ])
    }
    let middle = names.startIndex + names.count / 2
    return .object([
      ("if", isClass(.choice(Array(names[..<middle])))), ("then", byClass(names[..<middle], node)),
      ("else", byClass(names[middle...], node)),
    ])
  }

  private func members(
    _ properties: [(property: PropertyDeclaration, owner: String)],
    head: [(String, DocumentValue)], summary: String
  ) -> DocumentValue {
    var plain = head
    var patterns: [(String, DocumentValue)] = []
    for (property, owner) in properties {
      let value = DocumentValue.reference(Self.name(property, of: owner))
      let integers = property.axes.count { $0 == .integer }
      if integers > 0 {
        let others = integers == 1 ? "" : "(,-?[0-9]+){\(integers - 1)}"
        patterns.append(("^\(property.name)@-?[0-9]+\(others)$", value))
        continue
      }
      plain.append((property.name, value))
      if !property.axes.isEmpty {
        patterns.append(("^\(property.name)@\(Self.tokens(property.axes))$", value))
      }
    }
    var result = DocumentValue.closed(plain).members
    if !summary.isEmpty { result.append(("description", .string(summary))) }
    if !patterns.isEmpty { result.append(("patternProperties", .object(patterns))) }
    return .object(result)
  }

  /// A regular expression for the axes behind the `@`.
  private static func tokens(_ axes: [Axis]) -> String {
    // A divider's two sides are states.
    let names = AxisValues.names(of: axes.map { $0 == .dividerStates ? .state : $0 })
      .joined(separator: "|")
    let sides = axes.contains(.dividerStates) ? "(left=|right=)?" : ""
    let token = "\(sides)(\(names)|landscapePhone)(\\+(\(names)))*"
    return "\(token)(, *\(token))*"
  }

  /// The name of the definition of objects of a type, which is added if it does not exist yet.
  mutating func object(_ type: ObjectType) -> String {
    let name = ["object", type.base, type.defaultClass ?? "any", type.shorthand ?? "none"]
      .joined(separator: ".")
    guard definitions[name] == nil else { return name }
    // Set first: objects hold objects of their own kind.
    definitions[name] = .bool(true)
    let fitting = classes.names.filter { candidate in
      guard let id = classes.id(named: candidate), let base = classes.id(named: type.base) else {
        return false
      }
      return classes.isKind(id, of: base)
    }
    // The schema does not know the properties of classes that documents declare.
    var parts = [Self.byClass(fitting[...]) { .reference("class.\($0)") }]
    if let standard = type.defaultClass, classes.id(named: standard) != nil {
      parts.append(
        .object([
          ("if", .object([("not", .required(["class"]))])),
          ("then", .reference("class.\(standard)")),
        ]))
    }
    var members: [(String, DocumentValue)] = [
      (
        "properties",
        .object([
          ("class", .anyOf([.choice(fitting), customClass, Self.variable])),
          ("id", .reference("id")),
        ])
      ),
      ("allOf", .array(parts)),
    ]
    if type.defaultClass == nil { members.append(("required", .strings(["class"]))) }
    let written = DocumentValue.object(members)
    definitions[name] = .forms([
      ("object", type.shorthand == nil ? written : Self.localized(or: written)),
      ("string", type.shorthand == nil ? Self.variable : .anything),
    ])
    return name
  }

  private mutating func addRule() {
    let known = classes.names + KnownClasses.notDrawnYet.sorted()
    let anyClass = DocumentValue.anyOf([.choice(known), customClass])
    let byClass = Self.byClass(classes.names[...]) { name in
      let set = DocumentValue.forms([
        ("object", .reference("rule.\(name)")), ("string", Self.variable),
      ])
      return .object([("properties", .object([("set", set)]))])
    }
    let rule = DocumentValue.closed(
      [
        ("class", .anyOf([anyClass, Self.variable])), ("containedIn", .array(of: anyClass)),
        ("traits", .reference("traits")),
        ("set", .forms([("object", .anything), ("string", Self.variable)])),
      ], required: ["class", "set"])
    definitions["rule"] = .forms([
      ("object", .object(rule.members + byClass.members)),
      ("string", Self.variable),
    ])
  }
}
