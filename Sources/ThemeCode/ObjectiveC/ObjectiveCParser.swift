import ObjectModel
import ScreenFormat

/// Reads what theme code in Objective-C is made of: methods, functions, constants, macros, messages,
/// properties, literals, blocks. What it has no form for is skipped with a problem.
struct ObjectiveCParser {
  private let cursor: ObjectiveCCursor
  private var unit: CodeUnit

  private init(_ tokens: [ObjectiveCToken], file: String) {
    cursor = ObjectiveCCursor(tokens)
    unit = CodeUnit(file: file)
  }

  private var statements: ObjectiveCStatements { ObjectiveCStatements(cursor: cursor) }
  private var expressions: ObjectiveCExpressions { ObjectiveCExpressions(cursor: cursor) }

  /// The declarations of a file.
  ///
  /// - Parameters:
  ///   - bytes: its contents, in UTF-8.
  ///   - file: its path in messages.
  ///   - system: the system that `#if` asks for.
  ///   - definitions: names that the user decided.
  static func parse(
    _ bytes: [UInt8], file: String, system: Int, definitions: [String: Bool]
  ) -> CodeUnit {
    var lexer = ObjectiveCLexer(bytes)
    let words = lexer.tokens()
    var preprocessor = ObjectiveCPreprocessor(system: system, definitions: definitions)
    var parser = ObjectiveCParser(preprocessor.run(words), file: file)
    for macro in preprocessor.macros { parser.add(macro) }
    parser.readFile()
    parser.unit.problems += lexer.problems + preprocessor.problems + parser.cursor.problems
    return parser.unit
  }

  // MARK: The file

  private mutating func add(_ macro: ObjectiveCPreprocessor.Macro) {
    var words = macro.body
    while words.last?.text == ";" { words.removeLast() }
    guard !words.isEmpty else { return }
    let end = ObjectiveCToken(kind: .end, text: "", position: macro.position)
    let whole = ObjectiveCExpressions(cursor: ObjectiveCCursor(words + [end]))
    guard let value = whole.wholeExpression() else {
      if whole.cursor.isTooDeep { unit.problems += whole.cursor.problems }
      return addStatements(of: macro, words + [end])
    }
    if let parameters = macro.parameters {
      unit.functions.append(
        CodeFunction(
          name: macro.name, owner: nil, isStatic: true,
          parameters: parameters.map {
            CodeFunction.Parameter(label: nil, name: $0, type: nil, value: nil)
          },
          body: [CodeStatement(.result(value), at: macro.position)], position: macro.position))
    } else {
      unit.constants.append(
        CodeConstant(
          name: macro.name, owner: nil, isStatic: true, type: nil, value: value,
          position: macro.position))
    }
  }

  /// A macro that is no expression, but statements that are about appearances.
  private mutating func addStatements(
    of macro: ObjectiveCPreprocessor.Macro, _ words: [ObjectiveCToken]
  ) {
    let brace = { (text: String) in
      ObjectiveCToken(kind: .punctuation, text: text, position: macro.position)
    }
    let cursor = ObjectiveCCursor(
      [brace("{")] + words.dropLast() + [brace(";"), brace("}")] + words.suffix(1))
    let body = ObjectiveCStatements(cursor: cursor).block()
    // Most macros that are no expression are parts of declarations, and of no interest.
    let isReadable =
      cursor.problems.isEmpty && words.contains { $0.text == ";" || $0.text == "return" }
    guard isReadable || words.contains(where: { $0.text.hasPrefix("appearance") }) else { return }
    unit.functions.append(
      CodeFunction(
        name: macro.name, owner: nil, isStatic: true,
        parameters: (macro.parameters ?? []).map {
          CodeFunction.Parameter(label: nil, name: $0, type: nil, value: nil)
        },
        body: body, isGetter: macro.parameters == nil, isMacro: true, position: macro.position))
  }

  private mutating func readFile() {
    var owner: String?
    while !cursor.isAtEnd {
      let before = cursor.index
      if cursor.take("@") {
        readDirective(&owner)
      } else if owner != nil, cursor.sees("-") || cursor.sees("+") {
        readMethod(of: owner ?? "")
      } else {
        readGlobal()
      }
      if cursor.index == before { cursor.index += 1 }
    }
  }

  private mutating func readDirective(_ owner: inout String?) {
    let position = cursor.token.position
    switch cursor.takeIdentifier() {
    case "interface":
      guard let name = cursor.takeIdentifier() else { return }
      if cursor.take(":"), let superclass = cursor.takeIdentifier() {
        unit.types.append(CodeType(name: name, inherited: [superclass], position: position))
      }
      skipToEnd(of: name)
    case "protocol":
      // A list of names ends with a semicolon, a declaration with @end.
      while cursor.token.kind == .identifier || cursor.sees(",") { cursor.index += 1 }
      if !cursor.take(";") { skipToEnd(of: nil) }
    case "implementation":
      owner = cursor.takeIdentifier()
      if cursor.sees("(") {
        cursor.skipBracket()
      } else if let owner {
        // The interface may lie in a header that is not given.
        unit.implemented.append(CodeType(name: owner, inherited: [], position: position))
      }
      if cursor.sees("{") { cursor.skipBracket() }
    case "end": owner = nil
    default: cursor.skipStatement()
    }
  }

  /// Skips the declarations of an interface, but for properties with the types that rules can set.
  private mutating func skipToEnd(of owner: String?) {
    while !cursor.isAtEnd {
      if cursor.sees("@"), cursor.peek(1).text == "end" {
        cursor.index += 2
        return
      }
      if cursor.sees("@"), cursor.peek(1).text == "property", let owner {
        readProperty(of: owner)
      } else {
        cursor.index += 1
      }
    }
  }

  private mutating func readProperty(of owner: String) {
    let position = cursor.token.position
    cursor.index += 2
    if cursor.sees("(") { cursor.skipBracket() }
    var words: [String] = []
    var isDynamic = false
    while !cursor.isAtEnd, !cursor.sees(";"), !cursor.sees("@") {
      if cursor.sees("(") || cursor.sees("<") && cursor.peek(2).text == ">" {
        if cursor.sees("<") { cursor.index += 3 } else { cursor.skipBracket() }
        continue
      }
      if cursor.token.text == "UI_APPEARANCE_SELECTOR" {
        isDynamic = true
      } else if cursor.token.kind == .identifier,
        !ObjectiveCCursor.qualifiers.contains(cursor.token.text),
        !cursor.token.text.contains("AVAILABLE"), !cursor.token.text.hasPrefix("API_")
      {
        words.append(cursor.token.text)
      }
      cursor.index += 1
    }
    guard words.count >= 2, let name = words.last else { return }
    unit.constants.append(
      CodeConstant(
        name: name, owner: owner, isStatic: false, type: words[words.count - 2], value: nil,
        isDynamic: isDynamic, position: position))
  }

  private mutating func readMethod(of owner: String) {
    let position = cursor.token.position
    let isStatic = cursor.take("+")
    if !isStatic { _ = cursor.take("-") }
    if cursor.sees("(") { cursor.skipBracket() }
    var selector = ""
    var parameters: [CodeFunction.Parameter] = []
    while let part = cursor.takeIdentifier() {
      guard cursor.take(":") else {
        if selector.isEmpty { selector = part }
        break
      }
      selector += part + ":"
      var type: String?
      if cursor.sees("(") {
        type = cursor.peek(1).kind == .identifier ? cursor.peek(1).text : nil
        cursor.skipBracket()
      }
      while ObjectiveCCursor.qualifiers.contains(cursor.token.text) { cursor.index += 1 }
      parameters.append(
        CodeFunction.Parameter(
          label: nil, name: cursor.takeIdentifier() ?? "", type: type, value: nil))
    }
    // Attributes and `...` may follow.
    while !cursor.isAtEnd, !cursor.sees("{"), !cursor.sees(";"), !cursor.sees("@") {
      cursor.index += 1
    }
    _ = cursor.take(";")
    guard cursor.sees("{") else { return }
    unit.functions.append(
      CodeFunction(
        name: selector, owner: owner, isStatic: isStatic, parameters: parameters,
        body: statements.block(),
        position: position))
  }

  /// A C function, a constant, an enumeration, or anything else up to its end.
  private mutating func readGlobal() {
    let position = cursor.token.position
    if cursor.sees("typedef") || cursor.sees("enum") || cursor.sees("NS_ENUM") {
      return readEnumeration()
    }
    var words: [String] = []
    while cursor.token.kind == .identifier || cursor.sees("*") || cursor.sees("<") {
      if cursor.sees("<") {
        while !cursor.isAtEnd, !cursor.sees(">"), !cursor.sees(";") { cursor.index += 1 }
        cursor.index += 1
        continue
      }
      if cursor.sees("__attribute__") {
        cursor.index += 1
        if cursor.sees("(") { cursor.skipBracket() }
        continue
      }
      if cursor.token.kind == .identifier, !ObjectiveCCursor.qualifiers.contains(cursor.token.text)
      {
        words.append(cursor.token.text)
      }
      cursor.index += 1
    }
    guard words.count >= 2, let name = words.last else {
      // Marks such as NS_ASSUME_NONNULL_BEGIN stand alone.
      if words.count <= 1, !cursor.sees(";"), !cursor.sees("="),
        cursor.token.kind == .identifier || cursor.sees("@")
      {
        return
      }
      return cursor.skipStatement()
    }
    if cursor.sees("(") {
      let parameters = expressions.parameters()
      if cursor.sees("{") {
        unit.functions.append(
          CodeFunction(
            name: name, owner: nil, isStatic: true, parameters: parameters,
            body: statements.block(),
            position: position))
      } else {
        cursor.skipStatement()
      }
    } else if cursor.sees("["), cursor.peek(1).text == "]" || cursor.peek(2).text == "]" {
      cursor.skipBracket()
      guard cursor.take("=") else { return cursor.skipStatement() }
      unit.constants.append(
        CodeConstant(
          name: name, owner: nil, isStatic: true, type: nil, value: expressions.expression(),
          position: position))
      cursor.skipStatement()
    } else if cursor.take("=") {
      let value = expressions.expression()
      unit.constants.append(
        CodeConstant(
          name: name, owner: nil, isStatic: true, type: words[words.count - 2], value: value,
          position: position))
      cursor.skipStatement()
    } else {
      cursor.skipStatement()
    }
  }

  /// The cases of `enum` and `NS_ENUM` as numbers; other types are skipped.
  private mutating func readEnumeration() {
    while !cursor.isAtEnd, !cursor.sees("{"), !cursor.sees(";") { cursor.index += 1 }
    guard cursor.take("{") else { return cursor.skipStatement() }
    var next = 0.0
    while !cursor.isAtEnd, !cursor.sees("}") {
      let position = cursor.token.position
      guard let name = cursor.takeIdentifier() else {
        cursor.index += 1
        continue
      }
      if cursor.take("="), let value = expressions.expression(),
        case .number(let number, _) = value.kind
      {
        next = number
      }
      unit.constants.append(
        CodeConstant(
          name: name, owner: nil, isStatic: true, type: nil,
          value: CodeExpression(.number(next, text: shortest(next)), at: position),
          position: position))
      next += 1
      while !cursor.isAtEnd, !cursor.sees(","), !cursor.sees("}") { cursor.index += 1 }
      _ = cursor.take(",")
    }
    cursor.skipStatement()
    if cursor.sees("}") { cursor.index += 1 }
    if cursor.token.kind == .identifier, cursor.peek(1).text == ";" { cursor.index += 2 }
  }
}
