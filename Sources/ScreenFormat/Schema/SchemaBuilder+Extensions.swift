import ObjectModel

extension SchemaBuilder {
  private static let prefix = "extended."

  /// Adds a second definition of everything that holds objects or rules, in which they may have properties
  /// that no class declares: those of documents that extend classes of UIKit. The names of added
  /// properties are the documents' own, and a schema can't take them from one place to another.
  mutating func addExtendedDocuments() {
    let open = Set(definitions.keys.filter { $0.hasPrefix("class.") || $0.hasPrefix("rule.") })
    let doubled = holders(of: open)
    for name in doubled.sorted() {
      guard let definition = definitions[name] else { continue }
      var extended = Self.renamed(definition, doubled)
      if open.contains(name) {
        extended = .object(extended.members.filter { $0.0 != "additionalProperties" })
      }
      definitions[Self.prefix + name] = extended
    }
  }

  /// What a kind of document has to be: one of those in which classes of UIKit are extended, or of all others.
  func document(_ kind: String) -> DocumentValue {
    let addsNothing = DocumentValue.object([("not", .required(["properties"]))])
    let extendsNone = DocumentValue.object([
      (
        "properties",
        .object([
          ("classes", .object([("properties", .object(classes.names.map { ($0, addsNothing) }))]))
        ])
      )
    ])
    return .object([
      ("if", extendsNone), ("then", .reference(kind)), ("else", .reference(Self.prefix + kind)),
    ])
  }

  /// The definitions that refer to some of others, also through further ones, and those themselves.
  private func holders(of names: Set<String>) -> Set<String> {
    var users: [String: [String]] = [:]
    for (name, definition) in definitions {
      for used in Self.references(in: definition) { users[used, default: []].append(name) }
    }
    var result = names
    var open = Array(names)
    while let next = open.popLast() {
      for user in users[next] ?? [] where result.insert(user).inserted { open.append(user) }
    }
    return result
  }

  /// The names of the definitions that a schema itself refers to.
  static func references(in node: DocumentValue) -> Set<String> {
    switch node {
    case .object(let object):
      var result = Set(object["$ref"]?.string.flatMap(definition).map { [$0] } ?? [])
      for member in object.members { result.formUnion(references(in: member.node.value)) }
      return result
    case .array(let elements):
      return elements.reduce(into: []) { $0.formUnion(references(in: $1.value)) }
    default: return []
    }
  }

  /// The name in a reference to a definition.
  private static func definition(_ reference: String) -> String? {
    reference.split(separator: "/").last.map(String.init)
  }

  /// A schema that refers to the second definition of some names.
  private static func renamed(_ node: DocumentValue, _ names: Set<String>) -> DocumentValue {
    switch node {
    case .object(let object):
      return .object(
        object.members.map { member in
          if member.key == "$ref", let name = member.node.string.flatMap(definition),
            names.contains(name)
          {
            return (member.key, .string("#/$defs/\(prefix + name)"))
          }
          return (member.key, renamed(member.node.value, names))
        })
    case .array(let elements): return .array(elements.map { renamed($0.value, names) })
    default: return node
    }
  }
}
