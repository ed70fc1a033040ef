import ScreenFormat

/// Reads statements.
struct ObjectiveCStatements {
  let cursor: ObjectiveCCursor

  private var expressions: ObjectiveCExpressions { ObjectiveCExpressions(cursor: cursor) }

  /// The statements between braces.
  func block() -> [CodeStatement] {
    guard cursor.depth < CodeLimits.depth else {
      cursor.reportDepth(at: cursor.token.position)
      cursor.skipBracket()
      return []
    }
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    var result: [CodeStatement] = []
    guard cursor.take("{") else { return [] }
    while !cursor.isAtEnd, !cursor.take("}") { statement(into: &result) }
    return result
  }

  /// A block, or one statement in place of it.
  private func body() -> [CodeStatement] {
    if cursor.sees("{") { return block() }
    var result: [CodeStatement] = []
    statement(into: &result)
    return result
  }

  private func statement(into result: inout [CodeStatement]) {
    let position = cursor.token.position
    guard cursor.depth < CodeLimits.depth else { return cursor.refuseDepth(at: position) }
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    func add(_ kind: CodeStatement.Kind) { result.append(CodeStatement(kind, at: position)) }
    if cursor.take(";") { return }
    if cursor.sees("{") { return add(.block(block())) }
    switch cursor.token.kind == .identifier ? cursor.token.text : "" {
    case "return":
      cursor.index += 1
      let value = cursor.sees(";") ? nil : expressions.expression()
      add(.result(value))
      return end(of: "return", at: position)
    case "if": return condition(into: &result)
    case "for", "while": return loop(into: &result)
    case "switch": return selection(into: &result)
    case "do":
      cursor.index += 1
      let inner = body()
      guard cursor.sees("while") else { return add(.block(inner)) }
      cursor.index += 1
      let begin = cursor.index
      if cursor.take("("), let test = expressions.expression(), cursor.take(")") {
        add(.repetition(test, body: inner, step: [], asksFirst: false))
      } else {
        cursor.index = begin
        add(.block(inner))
      }
      return cursor.skipStatement()
    case "break", "continue":
      add(.jump(isBreak: cursor.token.text == "break"))
      return cursor.skipStatement()
    case "goto": return cursor.skipStatement()
    case "else":
      cursor.index += 1
      return
    default: break
    }
    if cursor.sees("@"), cursor.peek(1).text == "autoreleasepool" || cursor.peek(1).text == "try" {
      cursor.index += 2
      return add(.block(body()))
    }
    if cursor.sees("@"), ["synchronized", "catch", "finally"].contains(cursor.peek(1).text) {
      cursor.index += 2
      if cursor.sees("(") { cursor.skipBracket() }
      return add(.block(body()))
    }
    if isDeclaration { return local(into: &result) }
    if isBlockDeclaration { return blockLocal(into: &result) }
    expressionStatement(into: &result)
  }

  /// Reports what is left of a statement, and skips it.
  private func end(of what: String, at position: SourcePosition) {
    if cursor.take(";") || cursor.sees("}") || cursor.isAtEnd { return }
    cursor.report("this \(what) can't be read", at: position)
    cursor.skipStatement()
  }

  private func expressionStatement(into result: inout [CodeStatement]) {
    let position = cursor.token.position
    let begin = cursor.index
    if let target = expressions.expression() {
      if let operation = assignment {
        cursor.index += 1
        if let value = expressions.expression(), cursor.take(";") || cursor.sees("}") {
          result.append(
            CodeStatement(.assignment(target, operation: operation, value), at: position))
          return
        }
      } else if cursor.take(";") || cursor.sees("}") {
        result.append(CodeStatement(.expression(target), at: position))
        return
      }
    }
    let text = cursor.tokens[begin..<min(begin + 12, cursor.tokens.count)].map(\.text).joined(
      separator: " ")
    cursor.index = max(begin, min(cursor.index, begin))
    let isAppearance = mentionsAppearance
    cursor.skipStatement()
    if cursor.index == begin { cursor.index += 1 }
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
      let next = cursor.peek(ahead)
      if next.kind == .end || next.text == ";" { return false }
      if next.text.hasPrefix("appearance") { return true }
      ahead += 1
    }
    return false
  }

  /// The operation before the `=` of an assignment that comes next; nil for other words.
  private var assignment: String? {
    guard cursor.token.kind == .punctuation else { return nil }
    switch cursor.token.text {
    case "=": return ""
    case "+=", "-=", "*=", "/=", "|=", "&=": return String(cursor.token.text.dropLast())
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
      let next = cursor.peek(ahead)
      if next.kind == .identifier {
        // `unsigned` alone is a type, too.
        if words == 0, ahead > 0, ["unsigned", "signed"].contains(cursor.peek(ahead - 1).text),
          ["=", ";", ","].contains(cursor.peek(ahead + 1).text)
        {
          return true
        }
        if stars > 0 || words > 0, !ObjectiveCCursor.qualifiers.contains(next.text) {
          let after = cursor.peek(ahead + 1).text
          if after == "=" || after == ";" || after == "," || after == "[" {
            return words > 0
          }
        }
        if !ObjectiveCCursor.qualifiers.contains(next.text) { words += 1 }
        if next.text == "typeof" || next.text == "__typeof__" || next.text == "__typeof" {
          ahead += 1
          while cursor.peek(ahead).text != ")", cursor.peek(ahead).kind != .end, ahead < 20 {
            ahead += 1
          }
        }
      } else if next.text == "*", words > 0 {
        stars += 1
      } else if next.text == "<", words == 1 {
        while cursor.peek(ahead).text != ">", cursor.peek(ahead).kind != .end, ahead < 40 {
          ahead += 1
        }
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
    while cursor.peek(ahead).kind == .identifier || cursor.peek(ahead).text == "*" { ahead += 1 }
    return ahead > 0 && cursor.peek(ahead).text == "(" && cursor.peek(ahead + 1).text == "^"
      && cursor.peek(ahead + 2).kind == .identifier
  }

  private func blockLocal(into result: inout [CodeStatement]) {
    let position = cursor.token.position
    while !cursor.sees("^") { cursor.index += 1 }
    cursor.index += 1
    guard let name = cursor.takeIdentifier(), cursor.take(")") else {
      return cursor.skipStatement()
    }
    if cursor.sees("(") { cursor.skipBracket() }
    let value = cursor.take("=") ? expressions.expression() : nil
    result.append(CodeStatement(.local(name: name, type: nil, value: value), at: position))
    end(of: "declaration", at: position)
  }

  private func local(into result: inout [CodeStatement]) {
    let start = cursor.token.position
    var type: String?
    while !cursor.isAtEnd {
      let position = cursor.token.position
      var name: String?
      while cursor.token.kind == .identifier || cursor.sees("*") || cursor.sees("<") {
        if cursor.sees("<") {
          while !cursor.isAtEnd, !cursor.sees(">") { cursor.index += 1 }
          cursor.index += 1
          continue
        }
        if cursor.token.kind == .identifier,
          !ObjectiveCCursor.qualifiers.contains(cursor.token.text)
        {
          if let name, type == nil { type = name }
          name = cursor.token.text
          if name == "typeof" || name == "__typeof__" || name == "__typeof" {
            cursor.index += 1
            cursor.skipBracket()
            type = "id"
            continue
          }
        }
        cursor.index += 1
      }
      // `int a[] = {…}`.
      if cursor.sees("[") { cursor.skipBracket() }
      var value: CodeExpression?
      if cursor.take("=") {
        value = expressions.expression()
        if value == nil {
          cursor.report("this value can't be read", at: position)
          cursor.skipStatement()
          return
        }
      }
      if let name {
        result.append(CodeStatement(.local(name: name, type: type, value: value), at: position))
      }
      guard cursor.take(",") else { break }
    }
    end(of: "declaration", at: start)
  }

  // MARK: Branches

  private func condition(into result: inout [CodeStatement]) {
    let position = cursor.token.position
    cursor.index += 1
    // The parentheses of a condition may hold an assignment, too.
    guard cursor.sees("("), let test = expressions.parenthesized() else {
      cursor.report("this condition can't be read", at: position)
      return cursor.skipStatement()
    }
    let then = body()
    var otherwise: [CodeStatement] = []
    if cursor.sees("else") {
      cursor.index += 1
      otherwise = body()
    }
    result.append(
      CodeStatement(.condition([test], then: then, otherwise: otherwise), at: position))
  }

  /// `for (X *x in xs)`, `for (int i = 0; i < n; i++)`, `while (x)`.
  private func loop(into result: inout [CodeStatement]) {
    let position = cursor.token.position
    let isFor = cursor.sees("for")
    cursor.index += 1
    let begin = cursor.index
    if isFor, cursor.take("(") {
      var name: String?
      while cursor.token.kind == .identifier && cursor.token.text != "in" || cursor.sees("*") {
        if cursor.token.kind == .identifier { name = cursor.token.text }
        cursor.index += 1
      }
      if cursor.sees("in"), let name {
        cursor.index += 1
        if let sequence = expressions.expression(), cursor.take(")") {
          let body = body()
          result.append(
            CodeStatement(.loop(name: name, over: sequence, body: body), at: position))
          return
        }
      }
    }
    cursor.index = begin
    if let whole = countedLoop(isFor, at: position) { return result.append(whole) }
    cursor.index = begin
    if cursor.sees("(") { cursor.skipBracket(isLoop: true) }
    let start = cursor.index
    _ = body()
    let isAppearance = cursor.tokens[start..<cursor.index].contains {
      $0.text.hasPrefix("appearance")
    }
    if isAppearance {
      result.append(
        CodeStatement(.other("a loop over anything but a list"), at: position))
    }
  }

  /// A loop with a condition; nil where it can't be read.
  private func countedLoop(_ isFor: Bool, at position: SourcePosition) -> CodeStatement? {
    func made(_ kind: CodeStatement.Kind) -> CodeStatement { CodeStatement(kind, at: position) }
    guard cursor.take("(") else { return nil }
    guard isFor else {
      guard let test = expressions.expression(), cursor.take(")") else { return nil }
      return made(.repetition(test, body: body(), step: [], asksFirst: true))
    }
    var start: [CodeStatement] = []
    statement(into: &start)
    guard let test = expressions.expression(), cursor.take(";") else { return nil }
    var steps: [CodeStatement] = []
    while !cursor.isAtEnd, !cursor.sees(")") {
      guard let target = expressions.expression() else { return nil }
      if let operation = assignment {
        cursor.index += 1
        guard let value = expressions.expression() else { return nil }
        steps.append(made(.assignment(target, operation: operation, value)))
      } else {
        steps.append(made(.expression(target)))
      }
      _ = cursor.take(",")
    }
    guard cursor.take(")") else { return nil }
    let loop = made(.repetition(test, body: body(), step: steps, asksFirst: true))
    return made(.block(start + [loop]))
  }

  private func selection(into result: inout [CodeStatement]) {
    let position = cursor.token.position
    cursor.index += 1
    guard cursor.take("("), let subject = expressions.expression(), cursor.take(")"),
      cursor.take("{")
    else {
      cursor.report("this switch can't be read", at: position)
      return cursor.skipStatement()
    }
    var cases: [CodeStatement.Case] = []
    while !cursor.isAtEnd, !cursor.take("}") {
      let begin = cursor.index
      var patterns: [CodeExpression] = []
      var isCase = false
      while cursor.sees("case") || cursor.sees("default") {
        isCase = true
        cursor.index += 1
        if cursor.tokens[cursor.index - 1].text == "case", let pattern = infixPattern() {
          patterns.append(pattern)
        } else if cursor.tokens[cursor.index - 1].text == "default" {
          patterns = []
        }
        _ = cursor.take(":")
      }
      var body: [CodeStatement] = []
      while !cursor.isAtEnd, !cursor.sees("case"), !cursor.sees("default"), !cursor.sees("}") {
        statement(into: &body)
      }
      if isCase { cases.append(CodeStatement.Case(patterns: patterns, body: body)) }
      if cursor.index == begin { cursor.index += 1 }
    }
    result.append(CodeStatement(.selection(subject, cases), at: position))
  }

  private func infixPattern() -> CodeExpression? {
    let position = cursor.token.position
    if let name = cursor.takeIdentifier() { return CodeExpression(.name(name), at: position) }
    return expressions.expression()
  }
}
