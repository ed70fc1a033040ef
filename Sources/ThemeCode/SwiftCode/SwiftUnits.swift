import ScreenFormat

/// Reads what `mockup-swift-import` prints of Swift files: a line with the version of its form, then one JSON
/// object a file, of arrays of a kind, a line, a column and parts.
public enum SwiftUnits {
  /// The version of the form that is read. It changes with the form, and with it the version in
  /// `Tools/swift-import`.
  public static let version = 4

  /// Why nothing is read.
  public enum Failure: Error, Hashable {
    /// The form has another version; 1 stands for the form that had no version yet.
    case otherVersion(Int)
    /// The bytes are not in the form.
    case unreadable
  }

  /// The declarations of all files.
  ///
  /// - Throws: `Failure` for what no program of this version prints.
  public static func read(_ bytes: [UInt8]) throws(Failure) -> [CodeUnit] {
    var units: [CodeUnit] = []
    for line in try lines(bytes) { units.append(try unit(line)) }
    return units
  }

  /// The lines of the files, which can be read apart, behind the line with the version.
  ///
  /// - Throws: `Failure` for another version.
  public static func lines(_ bytes: [UInt8]) throws(Failure) -> [ArraySlice<UInt8>] {
    let lines = bytes.split(separator: 0x0A)
    guard let first = lines.first else { return [] }
    let found = try root(first)["version"]?.integer ?? 1
    guard found == version else { throw .otherVersion(found) }
    return Array(lines.dropFirst())
  }

  /// The declarations of the file that a line is of.
  ///
  /// - Throws: `Failure.unreadable`.
  public static func unit(_ line: ArraySlice<UInt8>) throws(Failure) -> CodeUnit {
    guard let unit = unit(try root(line)) else { throw .unreadable }
    return unit
  }

  private static func root(_ line: ArraySlice<UInt8>) throws(Failure) -> DocumentObject {
    var diagnostics = Diagnostics()
    let file = SourceFile(label: "mockup-swift-import", bytes: Array(line))
    guard let root = JSONParser.parse(file, into: &diagnostics)?.object else { throw .unreadable }
    return root
  }

  private static func unit(_ root: DocumentObject) -> CodeUnit? {
    guard let file = root["file"]?.string else { return nil }
    var unit = CodeUnit(file: file)
    for item in root["types"]?.array ?? [] { type(item).map { unit.types.append($0) } }
    for item in root["constants"]?.array ?? [] { constant(item).map { unit.constants.append($0) } }
    for item in root["functions"]?.array ?? [] { function(item).map { unit.functions.append($0) } }
    for item in root["problems"]?.array ?? [] {
      guard let parts = item.array, parts.count == 3, let message = parts[2].string else {
        continue
      }
      unit.problems.append(
        CodeProblem(position: position(parts[...]), message: message))
    }
    return unit
  }

  // MARK: Declarations

  private static func position(_ parts: ArraySlice<DocumentNode>) -> SourcePosition {
    let numbers = parts.prefix(2).compactMap(\.integer)
    guard numbers.count == 2 else { return .start }
    return SourcePosition(line: max(1, numbers[0]), column: max(1, numbers[1]))
  }

  private static func position(of object: DocumentObject) -> SourcePosition {
    position((object["at"]?.array ?? [])[...])
  }

  private static func type(_ node: DocumentNode) -> CodeType? {
    guard let object = node.object, let name = object["name"]?.string else { return nil }
    var type = CodeType(
      name: name, inherited: (object["inherited"]?.array ?? []).compactMap(\.string),
      objectiveCName: object["objc"]?.string,
      isClass: object["class"]?.bool ?? false, isExtension: object["extension"]?.bool ?? false,
      position: position(of: object))
    for item in object["cases"]?.array ?? [] {
      guard let parts = item.array, parts.count == 2, let name = parts[0].string else { continue }
      type.cases.append((name, expression(parts[1])))
    }
    return type
  }

  private static func constant(_ node: DocumentNode) -> CodeConstant? {
    guard let object = node.object, let name = object["name"]?.string else { return nil }
    return CodeConstant(
      name: name, owner: object["owner"]?.string, isStatic: object["static"]?.bool ?? false,
      type: object["type"]?.string, value: object["value"].flatMap(expression),
      isDynamic: object["dynamic"]?.bool ?? false, position: position(of: object))
  }

  private static func function(_ node: DocumentNode) -> CodeFunction? {
    guard let object = node.object, let name = object["name"]?.string else { return nil }
    let parameters = (object["params"]?.array ?? []).compactMap {
      item -> CodeFunction.Parameter? in
      guard let parts = item.array, parts.count == 4, let name = parts[1].string else { return nil }
      return CodeFunction.Parameter(
        label: parts[0].string, name: name, type: parts[2].string, value: expression(parts[3]))
    }
    return CodeFunction(
      name: name, owner: object["owner"]?.string, isStatic: object["static"]?.bool ?? false,
      parameters: parameters, body: statements(object["body"]),
      isGetter: object["getter"]?.bool ?? false,
      observer: object["observer"]?.string.flatMap(CodeFunction.Observer.init),
      isAction: object["action"]?.bool ?? false, objectiveCName: object["objc"]?.string,
      position: position(of: object))
  }

  // MARK: Statements

  private static func statements(_ node: DocumentNode?) -> [CodeStatement] {
    (node?.array ?? []).compactMap(statement)
  }

  private static func expressions(_ node: DocumentNode) -> [CodeExpression] {
    (node.array ?? []).compactMap(expression)
  }

  private static func statement(_ node: DocumentNode) -> CodeStatement? {
    guard let parts = node.array, parts.count >= 3, let kind = parts[0].string else { return nil }
    let position = position(parts[1...])
    let rest = Array(parts[3...])
    func made(_ kind: CodeStatement.Kind) -> CodeStatement { CodeStatement(kind, at: position) }
    switch (kind, rest.count) {
    case ("e", 1): return expression(rest[0]).map { made(.expression($0)) }
    case ("var", 3):
      guard let name = rest[0].string else { return nil }
      return made(.local(name: name, type: rest[1].string, value: expression(rest[2])))
    case ("=", 3):
      guard let target = expression(rest[0]), let operation = rest[1].string,
        let value = expression(rest[2])
      else { return nil }
      return made(.assignment(target, operation: operation, value))
    case ("if", 3):
      return made(
        .condition(
          expressions(rest[0]), then: statements(rest[1]), otherwise: statements(rest[2])))
    case ("guard", 2):
      return made(.requirement(expressions(rest[0]), otherwise: statements(rest[1])))
    case ("switch", 2):
      guard let subject = expression(rest[0]) else { return nil }
      let cases = (rest[1].array ?? []).compactMap { item -> CodeStatement.Case? in
        guard let parts = item.array, parts.count == 2 else { return nil }
        return CodeStatement.Case(patterns: expressions(parts[0]), body: statements(parts[1]))
      }
      return made(.selection(subject, cases))
    case ("for", 3):
      guard let name = rest[0].string, let sequence = expression(rest[1]) else { return nil }
      return made(.loop(name: name, over: sequence, body: statements(rest[2])))
    case ("while", 3):
      guard let test = expression(rest[0]) else { return nil }
      return made(
        .repetition(
          test, body: statements(rest[1]), step: [], asksFirst: rest[2].bool ?? true))
    case ("jump", 1): return made(.jump(isBreak: rest[0].bool ?? true))
    case ("return", 1): return made(.result(expression(rest[0])))
    case ("do", 1): return made(.block(statements(rest[0])))
    case ("other", 1): return made(.other(rest[0].string ?? "code"))
    default: return nil
    }
  }

  // MARK: Expressions

  private static func expression(_ node: DocumentNode) -> CodeExpression? {
    guard let parts = node.array, parts.count >= 3, let kind = parts[0].string else { return nil }
    let position = position(parts[1...])
    return self.kind(kind, Array(parts[3...])).map { CodeExpression($0, at: position) }
  }

  private static func kind(_ kind: String, _ rest: [DocumentNode]) -> CodeExpression.Kind? {
    switch (kind, rest.count) {
    case ("n", 1): return rest[0].string.flatMap(number)
    case ("s", 1): return rest[0].string.map { .string($0) }
    case ("b", 1): return rest[0].bool.map { .boolean($0) }
    case ("0", 0): return .null
    case ("i", 1): return rest[0].string.map { .name($0) }
    case ("m", 2): return rest[1].string.map { .member(expression(rest[0]), $0) }
    case ("c", 2):
      return expression(rest[0]).map { .call($0, arguments(rest[1])) }
    case ("e", 2): return expression(rest[0]).map { .element($0, expressions(rest[1])) }
    case ("a", 1): return .array(expressions(rest[0]))
    case ("d", 1):
      return .dictionary(
        (rest[0].array ?? []).compactMap { item in
          guard let parts = item.array, parts.count == 2, let key = expression(parts[0]),
            let value = expression(parts[1])
          else { return nil }
          return (key: key, value: value)
        })
    case ("p", 2):
      guard let sign = rest[0].string, let operand = expression(rest[1]) else { return nil }
      if sign == "-", case .number(let number, let text) = operand.kind {
        return .number(-number, text: "-" + text)
      }
      return .prefix(sign, operand)
    case ("o", 3):
      guard let operation = rest[0].string, let left = expression(rest[1]),
        let right = expression(rest[2])
      else { return nil }
      return .infix(operation, left, right)
    case ("ch", 2):
      guard let first = expression(rest[0]), let parts = rest[1].array else { return nil }
      return chain(first, parts)
    case ("q", 3):
      guard let condition = expression(rest[0]), let then = expression(rest[1]),
        let otherwise = expression(rest[2])
      else { return nil }
      return .choice(condition, then, otherwise)
    case ("f", 2):
      return .closure(
        parameters: (rest[0].array ?? []).compactMap(\.string), body: statements(rest[1]))
    case ("v", 1):
      return .available(
        (rest[0].array ?? []).compactMap { item in
          guard let parts = item.array, parts.count == 2, let name = parts[0].string,
            let version = parts[1].number
          else { return nil }
          return (platform: name, version: version)
        })
    case ("g", 1): return expression(rest[0]).map { .compilation($0) }
    case ("l", 2):
      guard let name = rest[0].string, let value = expression(rest[1]) else { return nil }
      return .binding(name, value)
    case ("t", 1): return .tuple(arguments(rest[0]))
    case ("is", 2): return rest[1].string.map { .isType(expression(rest[0]), $0) }
    case ("some", 1): return expression(rest[0]).map { .optionalPattern($0) }
    case ("where", 2):
      guard let pattern = expression(rest[0]), let test = expression(rest[1]) else { return nil }
      return .constrainedPattern(pattern, test)
    case ("x", 1): return .other(rest[0].string ?? "")
    default: return nil
    }
  }

  /// `a + b + c`: the first operand, then operators with theirs, which are taken together from the left.
  private static func chain(
    _ first: CodeExpression, _ parts: [DocumentNode]
  ) -> CodeExpression.Kind? {
    var left = first
    for offset in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let operation = parts[offset].string, let right = expression(parts[offset + 1]),
        left.depth <= CodeLimits.tree + CodeLimits.depth
      else { return nil }
      left = CodeExpression(.infix(operation, left, right), at: first.position)
    }
    return left.kind
  }

  private static func arguments(_ node: DocumentNode) -> [CodeExpression.Argument] {
    (node.array ?? []).compactMap { item in
      guard let parts = item.array, parts.count == 2, let value = expression(parts[1]) else {
        return nil
      }
      return CodeExpression.Argument(parts[0].string, value)
    }
  }

  /// A number of Swift: decimal, or of another base.
  private static func number(_ text: String) -> CodeExpression.Kind? {
    guard text.utf8.count <= CodeLimits.numberBytes else { return nil }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      return UInt64(text.dropFirst(2), radix: radix).map {
        let value = Double($0)
        return .number(value, text: wholeText(value))
      }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return .number(value, text: text)
  }

  private static func wholeText(_ value: Double) -> String {
    if case .number(_, let text) = DocumentValue.number(value) { text } else { "0" }
  }
}
