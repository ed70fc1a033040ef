import ScreenFormat
import TestSupport
import Testing

/// What the page gets from its server, as the schema says that the tests of the page's scripts read as well.
struct AnswerSchema {
  private let root: DocumentObject

  init() throws {
    let text = try #require(Files.text("Sources/PreviewPage/page/answers.schema.json"))
    root = try Self.parse(text)
  }

  static func parse(_ text: String) throws -> DocumentObject {
    var diagnostics = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "answer", text: text), into: &diagnostics)
    try #require(diagnostics.isEmpty)
    return try #require(node?.object)
  }

  /// The names of the answers.
  var names: [String] { root["properties"]?.object?.keys ?? [] }

  /// What is wrong with an answer, each with its place.
  func problems(_ answer: String, of name: String) throws -> [String] {
    let schema = try #require(root["properties"]?.object?[name]?.object)
    let value = try Self.parse(answer)
    return try problems(DocumentNode(.object(value), at: .start), schema, "$")
  }

  private func problems(
    _ node: DocumentNode, _ reference: DocumentObject, _ place: String
  ) throws -> [String] {
    let schema = try resolved(reference)
    if let choices = schema["anyOf"]?.array?.compactMap(\.object) {
      let all = try choices.map { try problems(node, $0, place) }
      return all.contains([]) ? [] : all.first ?? []
    }
    if let type = schema["type"]?.string, !Self.isOf(type, node) { return ["\(place): no \(type)"] }
    if let values = schema["enum"]?.array, !values.contains(where: { $0.value == node.value }) {
      return ["\(place): none of its values"]
    }
    if let pattern = schema["pattern"]?.string {
      let isLike = try node.string?.contains(Regex(pattern)) ?? false
      return isLike ? [] : ["\(place): not like \(pattern)"]
    }
    if let items = node.array, let item = schema["items"]?.object {
      let most = schema["maxItems"]?.integer ?? .max
      let isCounted = (schema["minItems"]?.integer ?? 0)...most ~= items.count
      return try (isCounted ? [] : ["\(place): \(items.count) items"])
        + items.enumerated().flatMap { try problems($1, item, "\(place)[\($0)]") }
    }
    guard let object = node.object, schema["type"]?.string == "object" else { return [] }
    let required = (schema["required"]?.array ?? []).compactMap(\.string)
    let missing = required.filter { object[$0] == nil }.map { "\(place).\($0): missing" }
    return try missing
      + object.members.flatMap { member in
        let key = member.key
        let own =
          schema["properties"]?.object?[key]?.object ?? schema["additionalProperties"]?.object
        guard let own else { return ["\(place).\(key): not known"] }
        return try problems(member.node, own, "\(place).\(key)")
      }
  }

  private func resolved(_ schema: DocumentObject) throws -> DocumentObject {
    guard let reference = schema["$ref"]?.string else { return schema }
    let name = String(reference.dropFirst("#/$defs/".count))
    return try resolved(#require(root["$defs"]?.object?[name]?.object))
  }

  private static func isOf(_ type: String, _ node: DocumentNode) -> Bool {
    switch type {
    case "string": node.string != nil
    case "number": node.number != nil
    case "integer": node.integer != nil
    case "boolean": node.bool != nil
    case "null": node.isNull
    case "array": node.array != nil
    default: node.object != nil
    }
  }
}
