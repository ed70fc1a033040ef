// Pieces of a JSON Schema.
extension DocumentValue {
  /// A reference to a definition of the schema.
  static func reference(_ name: String) -> DocumentValue {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }

  static func type(_ name: String) -> DocumentValue { .object([("type", .string(name))]) }

  static func anyOf(_ nodes: [DocumentValue]) -> DocumentValue {
    .object([("anyOf", .array(nodes))])
  }

  static func choice(_ names: [String]) -> DocumentValue { .object([("enum", .strings(names))]) }

  /// Anything.
  static var anything: DocumentValue { .bool(true) }

  /// A value whose JSON type tells its form. What is wrong is told at its place, which `anyOf` would not do.
  ///
  /// - Parameter forms: The types, each with the schema of its values.
  static func forms(_ forms: [(type: String, node: DocumentValue)]) -> DocumentValue {
    let conditions = forms.filter { $0.node.members.isEmpty == false }.map { form in
      [("if", DocumentValue.type(form.type)), ("then", form.node)]
    }
    let types: [(String, DocumentValue)] = [
      ("type", forms.count == 1 ? .string(forms[0].type) : .strings(forms.map(\.type)))
    ]
    return .object(
      types
        + (conditions.count == 1
          ? conditions[0]
          : conditions.isEmpty ? [] : [("allOf", .array(conditions.map { .object($0) }))]))
  }

  /// An object whose keys tell its form: that of the first key that it has.
  static func keyed(_ forms: [(key: String, node: DocumentValue)]) -> DocumentValue {
    // Editors offer the keys while there is none.
    let none = DocumentValue.object([
      ("properties", .object(forms.map { ($0.key, .anything) })),
      ("anyOf", .array(forms.map { .required([$0.key]) })),
    ])
    return forms.reversed().reduce(none) { rest, form in
      .object([("if", .required([form.key])), ("then", form.node), ("else", rest)])
    }
  }

  /// One of the names, or a variable. Editors offer the names.
  static func name(_ names: [String]) -> DocumentValue {
    .object([
      ("type", .string("string")), ("if", .text(pattern: "^[^$]")), ("then", .choice(names)),
      ("examples", .strings(names)),
    ])
  }

  /// The schema, or null.
  static func orNull(_ node: DocumentValue) -> DocumentValue {
    .object([("if", .type("null")), ("else", node)])
  }

  /// The schema with examples, which editors offer.
  func with(examples: [DocumentValue]) -> DocumentValue {
    .object(members + [("examples", .array(examples))])
  }

  static func required(_ keys: [String]) -> DocumentValue {
    .object([("required", .strings(keys))])
  }

  static func array(of node: DocumentValue) -> DocumentValue {
    .object([("type", .string("array")), ("items", node)])
  }

  /// An array with exactly these elements.
  static func tuple(_ nodes: [DocumentValue]) -> DocumentValue {
    .object([
      ("type", .string("array")), ("prefixItems", .array(nodes)), ("items", .bool(false)),
      ("minItems", .number(Double(nodes.count))),
    ])
  }

  static func number(_ range: ClosedRange<Double>, type: String = "number") -> DocumentValue {
    .object([
      ("type", .string(type)), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
  }

  static func text(pattern: String) -> DocumentValue {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  /// An object with these members and no others.
  static func closed(
    _ members: [(String, DocumentValue)], required: [String] = []
  ) -> DocumentValue {
    var result: [(String, DocumentValue)] = [
      ("type", .string("object")), ("properties", .object(members)),
      ("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { result.append(("required", .strings(required))) }
    return .object(result)
  }

  /// An object with these members among others.
  static func open(_ members: [(String, DocumentValue)]) -> DocumentValue {
    .object([("type", .string("object")), ("properties", .object(members))])
  }

  /// An object whose values all have one schema.
  static func map(of node: DocumentValue) -> DocumentValue {
    .object([("type", .string("object")), ("additionalProperties", node)])
  }

  /// The members of an object; none for other values.
  var members: [(String, DocumentValue)] {
    guard case .object(let object) = self else { return [] }
    return object.members.map { ($0.key, $0.node.value) }
  }
}
