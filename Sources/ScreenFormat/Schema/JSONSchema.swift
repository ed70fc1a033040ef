import Controls
import ObjectModel

/// The documents' format as a JSON Schema (2020-12), for editors and other tools: made from the same
/// declarations and lists of keys that documents are read by.
///
/// A schema knows less than reading does: not what other files hold, whether a class that a theme
/// declares has a property, or what a variable stands for.
public enum JSONSchema {
  /// The schema of screens and themes; which of the two a document is, it tells as
  /// `DocumentKind.of` does.
  public static var documents: String {
    let screenOnly = DocumentFormat.screenKeys.filter { !DocumentFormat.themeKeys.contains($0) }
    let isScreen = SchemaNode.anyOf(
      screenOnly.map { SchemaNode.required([$0]) } + [
        .object([
          (
            "properties",
            .object([("window", SchemaNode.required(["rootViewController"]))])
          ),
          ("required", .strings(["window"])),
        ])
      ])
    let isTheme = SchemaNode.anyOf([.required(["name"]), .required(["appearance"])])
    let other = SchemaNode.object([
      ("if", isTheme), ("then", .reference("theme")), ("else", .reference("screen")),
    ])
    return file(
      title: "mockup: screens and themes",
      [("if", isScreen), ("then", .reference("screen")), ("else", other)])
  }

  /// The schema of `mockup.json`.
  public static var project: String {
    file(title: "mockup: how screens are tested", [("$ref", .string("#/$defs/project"))])
  }

  private static func file(title: String, _ members: [(String, SchemaNode)]) -> String {
    var builder = SchemaBuilder()
    builder.addValues()
    builder.addClasses()
    builder.addDocuments()
    let head: [(String, SchemaNode)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
    ]
    let definitions = builder.definitions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return SchemaNode.object(head + members + [("$defs", .object(definitions))]).text + "\n"
  }
}

/// A piece of a schema.
indirect enum SchemaNode {
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([SchemaNode])
  case object([(String, SchemaNode)])

  static func strings(_ texts: [String]) -> SchemaNode { .array(texts.map(SchemaNode.string)) }

  /// One of the schema's definitions.
  static func reference(_ name: String) -> SchemaNode {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }

  static func type(_ name: String) -> SchemaNode { .object([("type", .string(name))]) }

  static func anyOf(_ nodes: [SchemaNode]) -> SchemaNode { .object([("anyOf", .array(nodes))]) }

  static func choice(_ names: [String]) -> SchemaNode { .object([("enum", .strings(names))]) }

  static func required(_ keys: [String]) -> SchemaNode {
    .object([("required", .strings(keys))])
  }

  static func array(of node: SchemaNode) -> SchemaNode {
    .object([("type", .string("array")), ("items", node)])
  }

  /// An array of exactly these.
  static func tuple(_ nodes: [SchemaNode]) -> SchemaNode {
    .object([
      ("type", .string("array")), ("prefixItems", .array(nodes)), ("items", .bool(false)),
      ("minItems", .number(Double(nodes.count))),
    ])
  }

  static func number(_ range: ClosedRange<Double>, type: String = "number") -> SchemaNode {
    .object([
      ("type", .string(type)), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
  }

  static func text(pattern: String) -> SchemaNode {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  /// An object of these members and no others.
  static func closed(
    _ members: [(String, SchemaNode)], required: [String] = []
  ) -> SchemaNode {
    var result: [(String, SchemaNode)] = [
      ("type", .string("object")), ("properties", .object(members)),
      ("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { result.append(("required", .strings(required))) }
    return .object(result)
  }

  /// An object whose values are all of one kind.
  static func map(of node: SchemaNode) -> SchemaNode {
    .object([("type", .string("object")), ("additionalProperties", node)])
  }

  private var syntax: Syntax {
    switch self {
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let nodes): .array(nodes.map(\.syntax))
    case .object(let members): .object(members.map { ($0.0, $0.1.syntax) })
    }
  }

  /// As JSON on one line.
  var text: String { syntax.text }
}

/// Collects the definitions of a schema.
struct SchemaBuilder {
  let classes = ClassTable()
  var definitions: [String: SchemaNode] = [:]

  /// Where a variable or a property of a custom class may stand in place of a value.
  static let variable = SchemaNode.reference("variable")
}
