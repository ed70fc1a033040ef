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
