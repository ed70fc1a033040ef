extension DocumentNode {
  /// Whether the value is `null`.
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The value if it is a Boolean.
  package var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// The value if it is a number.
  package var number: Double? {
    if case .number(let number, _) = value { number } else { nil }
  }

  /// The value if it is a whole number of at most 2⁵³, up to which all are exact.
  package var integer: Int? {
    // `Int(exactly:)` would call `trunc`, which a program without libm does not link.
    guard let number, number.magnitude <= 0x1p53, Double(Int(number)) == number else { return nil }
    return Int(number)
  }

  /// The value if it is a string.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The elements if the value is an array.
  package var array: [DocumentNode]? {
    if case .array(let array) = value { array } else { nil }
  }

  /// The members if the value is an object.
  package var object: DocumentObject? {
    if case .object(let object) = value { object } else { nil }
  }
}

extension DocumentNode {
  /// The ids of all objects in the tree.
  package var ids: Set<String> {
    switch value {
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion($1.ids) }
    case .object(let object):
      return object.members.reduce(into: []) { ids, member in
        if member.key == "id", let id = member.node.string { ids.insert(id) }
        ids.formUnion(member.node.ids)
      }
    default: return []
    }
  }
}

extension DocumentValue {
  /// The kind of value for messages, as in `a string`.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension DocumentValue {
  /// The value as messages show it: numbers, booleans and strings themselves, others by their kind.
  package var phrase: String {
    switch self {
    case .string(let text): Quotation.double(text)
    case .number(_, let text): Quotation.escaped(text)
    case .bool(let flag): "\(flag)"
    case .null, .array, .object: kindName
    }
  }
}

extension DocumentValue: Equatable {
  /// Whether both are equal, whatever their positions and the spelling of their numbers.
  package static func == (lhs: DocumentValue, rhs: DocumentValue) -> Bool {
    switch (lhs, rhs) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a, _), .number(let b, _)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)):
      a.elementsEqual(b) { $0.value == $1.value }
    case (.object(let a), .object(let b)):
      a.members.elementsEqual(b.members) { $0.key == $1.key && $0.node.value == $1.node.value }
    default: false
    }
  }
}
