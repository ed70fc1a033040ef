import ScreenFormat

extension ObjectiveCParser {
  /// The statements between braces.
  mutating func block() -> [CodeStatement] {
    guard depth < CodeLimits.depth else {
      report("the code is nested too deep", at: token.position)
      skipBracket()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    var result: [CodeStatement] = []
    guard take("{") else { return [] }
    while !isAtEnd, !take("}") { statement(into: &result) }
    return result
  }

  /// A block, or one statement in place of it.
  private mutating func body() -> [CodeStatement] {
    if sees("{") { return block() }
    var result: [CodeStatement] = []
    guard depth < CodeLimits.depth else {
      skipStatement()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    statement(into: &result)
    return result
  }

  private mutating func statement(into result: inout [CodeStatement]) {
    let position = token.position
    func add(_ kind: CodeStatement.Kind) { result.append(CodeStatement(kind, at: position)) }
    if take(";") { return }
    if sees("{") { return add(.block(block())) }
    switch token.kind == .identifier ? token.text : "" {
    case "return":
      index += 1
      let value = sees(";") ? nil : expression()
      add(.result(value))
      return end(of: "return", at: position)
    case "if": return condition(into: &result)
    case "for", "while": return loop(into: &result)
    case "switch": return selection(into: &result)
    case "do":
      index += 1
      let inner = body()
      guard sees("while") else { return add(.block(inner)) }
      index += 1
      let begin = index
      if take("("), let test = expression(), take(")") {
        add(.repetition(test, body: inner, step: [], asksFirst: false))
      } else {
        index = begin
        add(.block(inner))
      }
      return skipStatement()
    case "break", "continue":
      add(.jump(isBreak: token.text == "break"))
      return skipStatement()
    case "goto": return skipStatement()
    case "else":
      index += 1
      return
    default: break
    }
    if sees("@"), peek(1).text == "autoreleasepool" || peek(1).text == "try" {
      index += 2
      return add(.block(body()))
    }
    if sees("@"), ["synchronized", "catch", "finally"].contains(peek(1).text) {
      index += 2
      if sees("(") { skipBracket() }
      return add(.block(body()))
    }
    if isDeclaration { return local(into: &result) }
    if isBlockDeclaration { return blockLocal(into: &result) }
    expressionStatement(into: &result)
  }

  /// Reports what is left of a statement, and skips it.
  private mutating func end(of what: String, at position: SourcePosition) {
    if take(";") || sees("}") || isAtEnd { return }
    report("this \(what) can't be read", at: position)
    skipStatement()
  }

  private mutating func expressionStatement(into result: inout [CodeStatement]) {
    let position = token.position
    let begin = index
    if let target = expression() {
      if let operation = assignment {
        index += 1
        if let value = expression(), take(";") || sees("}") {
          result.append(
            CodeStatement(.assignment(target, operation: operation, value), at: position))
          return
        }
      } else if take(";") || sees("}") {
        result.append(CodeStatement(.expression(target), at: position))
        return
      }
    }
    let text = tokens[begin..<min(begin + 12, tokens.count)].map(\.text).joined(separator: " ")
    index = max(begin, min(index, begin))
    let isAppearance = mentionsAppearance
    skipStatement()
    if index == begin { index += 1 }
    if isAppearance {
      result.append(CodeStatement(.other("code that can't be read"), at: position))
    } else if !text.isEmpty {
      result.append(CodeStatement(.block([]), at: position))
    }
  }

  /// Whether the statement that begins here is about appearances.
  private var mentionsAppearance: Bool {
    var ahead = 0
    while ahead < 200 {
      let next = peek(ahead)
      if next.kind == .end || next.text == ";" { return false }
      if next.text.hasPrefix("appearance") { return true }
      ahead += 1
    }
    return false
  }

  /// The operation before the `=` of an assignment that comes next; nil for other words.
  private var assignment: String? {
    guard token.kind == .punctuation else { return nil }
    switch token.text {
    case "=": return ""
    case "+=", "-=", "*=", "/=", "|=", "&=": return String(token.text.dropLast())
    default: return nil
    }
  }

  // MARK: Locals

  /// Whether words of a type and a name come next.
  private var isDeclaration: Bool {
    var ahead = 0
    var words = 0
    var stars = 0
    while true {
      let next = peek(ahead)
      if next.kind == .identifier {
        // `unsigned` alone is a type, too.
        if words == 0, ahead > 0, ["unsigned", "signed"].contains(peek(ahead - 1).text),
          ["=", ";", ","].contains(peek(ahead + 1).text)
        {
          return true
        }
        if stars > 0 || words > 0, !Self.qualifiers.contains(next.text) {
          let after = peek(ahead + 1).text
          if after == "=" || after == ";" || after == "," || after == "[" {
            return words > 0
          }
        }
        if !Self.qualifiers.contains(next.text) { words += 1 }
        if next.text == "typeof" || next.text == "__typeof__" || next.text == "__typeof" {
          ahead += 1
          while peek(ahead).text != ")", peek(ahead).kind != .end, ahead < 20 { ahead += 1 }
        }
      } else if next.text == "*", words > 0 {
        stars += 1
      } else if next.text == "<", words == 1 {
        while peek(ahead).text != ">", peek(ahead).kind != .end, ahead < 40 { ahead += 1 }
      } else {
        return false
      }
      ahead += 1
      if words > 4 { return false }
    }
  }

  /// Whether a variable for a block comes next: `void (^name)(id) = …`.
  private var isBlockDeclaration: Bool {
    var ahead = 0
    while peek(ahead).kind == .identifier || peek(ahead).text == "*" { ahead += 1 }
    return ahead > 0 && peek(ahead).text == "(" && peek(ahead + 1).text == "^"
      && peek(ahead + 2).kind == .identifier
  }

  private mutating func blockLocal(into result: inout [CodeStatement]) {
    let position = token.position
    while !sees("^") { index += 1 }
    index += 1
    guard let name = takeIdentifier(), take(")") else { return skipStatement() }
    if sees("(") { skipBracket() }
    let value = take("=") ? expression() : nil
    result.append(CodeStatement(.local(name: name, type: nil, value: value), at: position))
    end(of: "declaration", at: position)
  }

  private mutating func local(into result: inout [CodeStatement]) {
    let start = token.position
    var type: String?
    while !isAtEnd {
      let position = token.position
      var name: String?
      while token.kind == .identifier || sees("*") || sees("<") {
        if sees("<") {
          while !isAtEnd, !sees(">") { index += 1 }
          index += 1
          continue
        }
        if token.kind == .identifier, !Self.qualifiers.contains(token.text) {
          if let name, type == nil { type = name }
          name = token.text
          if name == "typeof" || name == "__typeof__" || name == "__typeof" {
            index += 1
            skipBracket()
            type = "id"
            continue
          }
        }
        index += 1
      }
      // `int a[] = {…}`.
      if sees("[") { skipBracket() }
      var value: CodeExpression?
      if take("=") {
        value = expression()
        if value == nil {
          report("this value can't be read", at: position)
          skipStatement()
          return
        }
      }
      if let name {
        result.append(CodeStatement(.local(name: name, type: type, value: value), at: position))
      }
      guard take(",") else { break }
    }
    end(of: "declaration", at: start)
  }

  // MARK: Branches

  private mutating func condition(into result: inout [CodeStatement]) {
    let position = token.position
    index += 1
    // The parentheses of a condition may hold an assignment, too.
    guard sees("("), let test = parenthesized() else {
      report("this condition can't be read", at: position)
      return skipStatement()
    }
    let then = body()
    var otherwise: [CodeStatement] = []
    if sees("else") {
      index += 1
      otherwise = body()
    }
    result.append(
      CodeStatement(.condition([test], then: then, otherwise: otherwise), at: position))
  }

  /// `for (X *x in xs)`, `for (int i = 0; i < n; i++)`, `while (x)`.
  private mutating func loop(into result: inout [CodeStatement]) {
    let position = token.position
    let isFor = sees("for")
    index += 1
    let begin = index
    if isFor, take("(") {
      var name: String?
      while token.kind == .identifier && token.text != "in" || sees("*") {
        if token.kind == .identifier { name = token.text }
        index += 1
      }
      if sees("in"), let name {
        index += 1
        if let sequence = expression(), take(")") {
          let body = body()
          result.append(
            CodeStatement(.loop(name: name, over: sequence, body: body), at: position))
          return
        }
      }
    }
    index = begin
    if let whole = countedLoop(isFor, at: position) { return result.append(whole) }
    index = begin
    if sees("(") { skipBracket(isLoop: true) }
    let start = index
    _ = body()
    let isAppearance = tokens[start..<index].contains { $0.text.hasPrefix("appearance") }
    if isAppearance {
      result.append(
        CodeStatement(.other("a loop over anything but a list"), at: position))
    }
  }

  /// A loop with a condition; nil where it can't be read.
  private mutating func countedLoop(_ isFor: Bool, at position: SourcePosition) -> CodeStatement? {
    func made(_ kind: CodeStatement.Kind) -> CodeStatement { CodeStatement(kind, at: position) }
    guard take("(") else { return nil }
    guard isFor else {
      guard let test = expression(), take(")") else { return nil }
      return made(.repetition(test, body: body(), step: [], asksFirst: true))
    }
    var start: [CodeStatement] = []
    statement(into: &start)
    guard let test = expression(), take(";") else { return nil }
    var steps: [CodeStatement] = []
    while !isAtEnd, !sees(")") {
      guard let target = expression() else { return nil }
      if let operation = assignment {
        index += 1
        guard let value = expression() else { return nil }
        steps.append(made(.assignment(target, operation: operation, value)))
      } else {
        steps.append(made(.expression(target)))
      }
      _ = take(",")
    }
    guard take(")") else { return nil }
    let loop = made(.repetition(test, body: body(), step: steps, asksFirst: true))
    return made(.block(start + [loop]))
  }

  private mutating func selection(into result: inout [CodeStatement]) {
    let position = token.position
    index += 1
    guard take("("), let subject = expression(), take(")"), take("{") else {
      report("this switch can't be read", at: position)
      return skipStatement()
    }
    var cases: [CodeStatement.Case] = []
    while !isAtEnd, !take("}") {
      let begin = index
      var patterns: [CodeExpression] = []
      var isCase = false
      while sees("case") || sees("default") {
        isCase = true
        index += 1
        if tokens[index - 1].text == "case", let pattern = infixPattern() {
          patterns.append(pattern)
        } else if tokens[index - 1].text == "default" {
          patterns = []
        }
        _ = take(":")
      }
      var body: [CodeStatement] = []
      while !isAtEnd, !sees("case"), !sees("default"), !sees("}") { statement(into: &body) }
      if isCase { cases.append(CodeStatement.Case(patterns: patterns, body: body)) }
      if index == begin { index += 1 }
    }
    result.append(CodeStatement(.selection(subject, cases), at: position))
  }

  private mutating func infixPattern() -> CodeExpression? {
    let position = token.position
    if let name = takeIdentifier() { return CodeExpression(.name(name), at: position) }
    return expression()
  }
}
