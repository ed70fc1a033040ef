import ObjectModel
import ScreenFormat

/// Reads what theme code in Objective-C is made of: methods, functions, constants, macros, messages,
/// properties, literals, blocks. What it has no form for is skipped with a problem.
struct ObjectiveCParser {
  let tokens: [ObjectiveCToken]
  var index = 0
  var depth = 0
  var unit: CodeUnit

  init(tokens: [ObjectiveCToken], file: String) {
    self.tokens = tokens
    unit = CodeUnit(file: file)
  }

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
    var parser = ObjectiveCParser(tokens: preprocessor.run(words), file: file)
    parser.unit.problems = lexer.problems + preprocessor.problems
    for macro in preprocessor.macros { parser.add(macro) }
    parser.readFile()
    return parser.unit
  }

  // MARK: Words

  var token: ObjectiveCToken { tokens[min(index, tokens.count - 1)] }

  func peek(_ ahead: Int) -> ObjectiveCToken { tokens[min(index + ahead, tokens.count - 1)] }

  var isAtEnd: Bool { token.kind == .end }

  func sees(_ text: String) -> Bool {
    token.text == text && token.kind != .string && token.kind != .character
  }

  mutating func take(_ text: String) -> Bool {
    guard sees(text) else { return false }
    index += 1
    return true
  }

  mutating func takeIdentifier() -> String? {
    guard token.kind == .identifier else { return nil }
    index += 1
    return tokens[index - 1].text
  }

  mutating func report(_ message: String, at position: SourcePosition) {
    unit.problems.append(CodeProblem(position: position, message: message))
  }

  private static let closing = ["(": ")", "[": "]", "{": "}", "@[": "]", "@{": "}", "@(": ")"]

  /// Skips a bracket with all that is in it. One that is never closed ends with its statement.
  ///
  /// - Parameter isLoop: whether it is that of a loop, in which semicolons stand.
  mutating func skipBracket(isLoop: Bool = false) {
    var closing: [String] = []
    repeat {
      if token.kind == .punctuation {
        if let close = Self.closing[token.text] {
          closing.append(close)
        } else if token.text == closing.last {
          closing.removeLast()
        } else if token.text == ";" || token.text == "}", closing.last != "}", !isLoop {
          return
        }
      }
      index += 1
    } while !closing.isEmpty && !isAtEnd
  }

  /// Skips to behind the next semicolon, or to before the end of the block.
  mutating func skipStatement() {
    while !isAtEnd {
      if take(";") { return }
      if sees("}") { return }
      if token.kind == .punctuation, Self.closing[token.text] != nil {
        let isBlock = sees("{")
        skipBracket()
        if isBlock, !sees(")"), !sees("]"), !sees(",") {
          _ = take(";")
          return
        }
      } else {
        index += 1
      }
    }
  }

  // MARK: The file

  private mutating func add(_ macro: ObjectiveCPreprocessor.Macro) {
    var words = macro.body
    while words.last?.text == ";" { words.removeLast() }
    guard !words.isEmpty else { return }
    let end = ObjectiveCToken(kind: .end, text: "", position: macro.position)
    var parser = ObjectiveCParser(tokens: words + [end], file: unit.file)
    guard let value = parser.wholeExpression() else {
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
    guard words.contains(where: { $0.text.hasPrefix("appearance") }) else { return }
    let brace = { (text: String) in
      ObjectiveCToken(kind: .punctuation, text: text, position: macro.position)
    }
    var parser = ObjectiveCParser(
      tokens: [brace("{")] + words.dropLast() + [brace(";"), brace("}")] + words.suffix(1),
      file: unit.file)
    unit.functions.append(
      CodeFunction(
        name: macro.name, owner: nil, isStatic: true,
        parameters: (macro.parameters ?? []).map {
          CodeFunction.Parameter(label: nil, name: $0, type: nil, value: nil)
        },
        body: parser.block(), isGetter: macro.parameters == nil, position: macro.position))
  }

  private mutating func readFile() {
    var owner: String?
    while !isAtEnd {
      let before = index
      if take("@") {
        readDirective(&owner)
      } else if owner != nil, sees("-") || sees("+") {
        readMethod(of: owner ?? "")
      } else {
        readGlobal()
      }
      if index == before { index += 1 }
    }
  }

  private mutating func readDirective(_ owner: inout String?) {
    let position = token.position
    switch takeIdentifier() {
    case "interface":
      guard let name = takeIdentifier() else { return }
      if take(":"), let superclass = takeIdentifier() {
        unit.types.append(CodeType(name: name, inherited: [superclass], position: position))
      }
      skipToEnd(of: name)
    case "protocol":
      // A list of names ends with a semicolon, a declaration with @end.
      while token.kind == .identifier || sees(",") { index += 1 }
      if !take(";") { skipToEnd(of: nil) }
    case "implementation":
      owner = takeIdentifier()
      if sees("(") {
        skipBracket()
      } else if let owner {
        // The interface may lie in a header that is not given.
        unit.implemented.append(CodeType(name: owner, inherited: [], position: position))
      }
      if sees("{") { skipBracket() }
    case "end": owner = nil
    default: skipStatement()
    }
  }

  /// Skips the declarations of an interface, but for properties with the types that rules can set.
  private mutating func skipToEnd(of owner: String?) {
    while !isAtEnd {
      if sees("@"), peek(1).text == "end" {
        index += 2
        return
      }
      if sees("@"), peek(1).text == "property", let owner {
        readProperty(of: owner)
      } else {
        index += 1
      }
    }
  }

  private mutating func readProperty(of owner: String) {
    let position = token.position
    index += 2
    if sees("(") { skipBracket() }
    var words: [String] = []
    var isDynamic = false
    while !isAtEnd, !sees(";"), !sees("@") {
      if sees("(") || sees("<") && peek(2).text == ">" {
        if sees("<") { index += 3 } else { skipBracket() }
        continue
      }
      if token.text == "UI_APPEARANCE_SELECTOR" {
        isDynamic = true
      } else if token.kind == .identifier, !Self.qualifiers.contains(token.text),
        !token.text.contains("AVAILABLE"), !token.text.hasPrefix("API_")
      {
        words.append(token.text)
      }
      index += 1
    }
    guard words.count >= 2, let name = words.last else { return }
    unit.constants.append(
      CodeConstant(
        name: name, owner: owner, isStatic: false, type: words[words.count - 2], value: nil,
        isDynamic: isDynamic, position: position))
  }

  private mutating func readMethod(of owner: String) {
    let position = token.position
    let isStatic = take("+")
    if !isStatic { _ = take("-") }
    if sees("(") { skipBracket() }
    var selector = ""
    var parameters: [CodeFunction.Parameter] = []
    while let part = takeIdentifier() {
      guard take(":") else {
        if selector.isEmpty { selector = part }
        break
      }
      selector += part + ":"
      var type: String?
      if sees("(") {
        type = peek(1).kind == .identifier ? peek(1).text : nil
        skipBracket()
      }
      while Self.qualifiers.contains(token.text) { index += 1 }
      parameters.append(
        CodeFunction.Parameter(label: nil, name: takeIdentifier() ?? "", type: type, value: nil))
    }
    // Attributes and `...` may follow.
    while !isAtEnd, !sees("{"), !sees(";"), !sees("@") { index += 1 }
    _ = take(";")
    guard sees("{") else { return }
    unit.functions.append(
      CodeFunction(
        name: selector, owner: owner, isStatic: isStatic, parameters: parameters, body: block(),
        position: position))
  }

  static let qualifiers: Set<String> = [
    "static", "const", "inline", "extern", "strong", "weak", "__weak", "__strong", "__block",
    "__unsafe_unretained", "nonnull", "nullable", "_Nonnull", "_Nullable", "__nonnull",
    "__nullable",
    "UIKIT_EXTERN", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "OBJC_EXPORT", "NS_INLINE",
    "CG_INLINE", "UIKIT_STATIC_INLINE", "__attribute__", "register", "volatile", "unsigned",
    "signed", "IBOutlet", "__autoreleasing", "NS_RETURNS_RETAINED", "_Null_unspecified",
    "__kindof", "struct", "enum",
  ]

  /// A C function, a constant, an enumeration, or anything else up to its end.
  private mutating func readGlobal() {
    let position = token.position
    if sees("typedef") || sees("enum") || sees("NS_ENUM") { return readEnumeration() }
    var words: [String] = []
    while token.kind == .identifier || sees("*") || sees("<") {
      if sees("<") {
        while !isAtEnd, !sees(">"), !sees(";") { index += 1 }
        index += 1
        continue
      }
      if sees("__attribute__") {
        index += 1
        if sees("(") { skipBracket() }
        continue
      }
      if token.kind == .identifier, !Self.qualifiers.contains(token.text) {
        words.append(token.text)
      }
      index += 1
    }
    guard words.count >= 2, let name = words.last else {
      // Marks such as NS_ASSUME_NONNULL_BEGIN stand alone.
      if words.count <= 1, !sees(";"), !sees("="), token.kind == .identifier || sees("@") { return }
      return skipStatement()
    }
    if sees("(") {
      let parameters = parameters()
      if sees("{") {
        unit.functions.append(
          CodeFunction(
            name: name, owner: nil, isStatic: true, parameters: parameters, body: block(),
            position: position))
      } else {
        skipStatement()
      }
    } else if sees("["), peek(1).text == "]" || peek(2).text == "]" {
      skipBracket()
      guard take("=") else { return skipStatement() }
      unit.constants.append(
        CodeConstant(
          name: name, owner: nil, isStatic: true, type: nil, value: expression(),
          position: position))
      skipStatement()
    } else if take("=") {
      let value = expression()
      unit.constants.append(
        CodeConstant(
          name: name, owner: nil, isStatic: true, type: words[words.count - 2], value: value,
          position: position))
      skipStatement()
    } else {
      skipStatement()
    }
  }

  /// The parameters of a C function or a block.
  mutating func parameters() -> [CodeFunction.Parameter] {
    var result: [CodeFunction.Parameter] = []
    guard take("(") else { return [] }
    var words: [String] = []
    var open = 0
    while !isAtEnd {
      if sees("("), open >= 0 { open += 1 }
      if sees(")") {
        if open == 0 { break }
        open -= 1
      }
      if sees(","), open == 0 {
        if let name = words.last {
          result.append(.init(label: nil, name: name, type: words.dropLast().last, value: nil))
        }
        words = []
      } else if token.kind == .identifier, !Self.qualifiers.contains(token.text) {
        words.append(token.text)
      }
      index += 1
    }
    _ = take(")")
    if let name = words.last, words.count > 1 {
      result.append(.init(label: nil, name: name, type: words.dropLast().last, value: nil))
    }
    return result
  }

  /// The cases of `enum` and `NS_ENUM` as numbers; other types are skipped.
  private mutating func readEnumeration() {
    while !isAtEnd, !sees("{"), !sees(";") { index += 1 }
    guard take("{") else { return skipStatement() }
    var next = 0.0
    while !isAtEnd, !sees("}") {
      let position = token.position
      guard let name = takeIdentifier() else {
        index += 1
        continue
      }
      if take("="), let value = expression(), case .number(let number, _) = value.kind {
        next = number
      }
      unit.constants.append(
        CodeConstant(
          name: name, owner: nil, isStatic: true, type: nil,
          value: CodeExpression(.number(next, text: shortest(next)), at: position),
          position: position))
      next += 1
      while !isAtEnd, !sees(","), !sees("}") { index += 1 }
      _ = take(",")
    }
    skipStatement()
    if sees("}") { index += 1 }
    if token.kind == .identifier, peek(1).text == ";" { index += 2 }
  }
}
