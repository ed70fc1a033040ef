import ObjectModel
import ScreenFormat

/// Reads expressions.
struct ObjectiveCExpressions {
  let cursor: ObjectiveCCursor

  private var statements: ObjectiveCStatements { ObjectiveCStatements(cursor: cursor) }

  /// The expression that takes all words; nil for anything else.
  func wholeExpression() -> CodeExpression? {
    guard let result = expression(), cursor.isAtEnd else { return nil }
    return result
  }

  /// An expression without assignment; nil where there is none.
  func expression() -> CodeExpression? {
    guard cursor.depth < CodeLimits.depth else {
      cursor.reportDepth(at: cursor.token.position)
      return nil
    }
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    guard let condition = infix(0) else { return nil }
    guard cursor.sees("?") else { return condition }
    cursor.index += 1
    // `a ?: b` is a unless that is nil.
    if cursor.take(":") {
      guard let otherwise = expression() else { return nil }
      return CodeExpression(.infix("??", condition, otherwise), at: condition.position)
    }
    guard let then = expression(), cursor.take(":"), let otherwise = expression() else {
      return nil
    }
    return CodeExpression(.choice(condition, then, otherwise), at: condition.position)
  }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"],
    ["+", "-"], ["*", "/", "%"],
  ]

  private static let levelOfOperation: [String: Int] = Dictionary(
    uniqueKeysWithValues: levels.enumerated().flatMap { level in
      level.element.map { ($0, level.offset) }
    })

  private func infix(_ level: Int) -> CodeExpression? {
    guard var left = unary() else { return nil }
    while cursor.token.kind == .punctuation, let own = Self.levelOfOperation[cursor.token.text],
      own >= level
    {
      let operation = cursor.token.text
      cursor.index += 1
      guard cursor.depth < CodeLimits.depth else {
        cursor.reportDepth(at: cursor.token.position)
        return nil
      }
      cursor.depth += 1
      defer { cursor.depth -= 1 }
      guard let right = infix(own + 1) else { return nil }
      left = CodeExpression(.infix(operation, left, right), at: left.position)
      guard cursor.takes(left) else { return nil }
    }
    return left
  }

  private func unary() -> CodeExpression? {
    let position = cursor.token.position
    guard cursor.depth < CodeLimits.depth else {
      cursor.reportDepth(at: position)
      return nil
    }
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    if let step = increment {
      cursor.index += 1
      return unary().map { CodeExpression(.increment($0, by: step), at: position) }
    }
    for sign in ["!", "-", "+", "~", "&", "*"] where cursor.sees(sign) {
      cursor.index += 1
      guard let operand = unary() else { return nil }
      switch (sign, operand.kind) {
      case ("-", .number(let number, let text)):
        return CodeExpression(.number(-number, text: "-" + text), at: position)
      case ("+", _), ("*", _): return operand
      default: return CodeExpression(.prefix(sign, operand), at: position)
      }
    }
    if cursor.sees("("), isCast {
      let type = cursor.peek(1).text
      cursor.skipBracket()
      // `(CGSize){1, 1}` is a literal of its own type.
      guard cursor.sees("{"), let value = unary(), case .array(let parts) = value.kind else {
        return unary()
      }
      return CodeExpression(
        .call(CodeExpression(.name(type), at: position), parts.map { .init(nil, $0) }), at: position
      )
    }
    return primary().flatMap { suffixed($0) }
  }

  /// What `++` or `--` adds, if it comes next; nil for other words.
  private var increment: Double? { cursor.sees("++") ? 1 : cursor.sees("--") ? -1 : nil }

  /// Whether the parenthesis that comes next holds a type, and a value follows it.
  private var isCast: Bool {
    var ahead = 1
    var words: [String] = []
    var hasStar = false
    while true {
      let next = cursor.peek(ahead)
      if next.kind == .identifier {
        words.append(next.text)
      } else if next.text == "*" {
        hasStar = true
      } else if next.text == "<", !words.isEmpty {
        while cursor.peek(ahead).text != ">", cursor.peek(ahead).kind != .end, ahead < 50 {
          ahead += 1
        }
      } else {
        break
      }
      ahead += 1
    }
    guard cursor.peek(ahead).text == ")", let first = words.first else { return false }
    if hasStar { return cursor.peek(ahead - 1).text == "*" }
    let next = cursor.peek(ahead + 1)
    let followsValue =
      [.identifier, .number, .string].contains(next.kind)
      || ["(", "[", "{", "@[", "@{", "@("].contains(next.text)
    if Self.types.contains(first) { return followsValue || next.text == "-" }
    // `(value) part:` goes on with a message.
    guard first.first?.isUppercase == true, cursor.peek(ahead + 2).text != ":" else { return false }
    return followsValue && next.kind != .punctuation
  }

  private static let types: Set<String> = [
    "float", "double", "int", "long", "short", "char", "unsigned", "CGFloat", "NSInteger",
    "NSUInteger", "id", "BOOL", "CGSize", "CGPoint", "CGRect", "UIOffset", "UIEdgeInsets", "void",
    "NSUnderlineStyle", "UIControlState", "UIBarMetrics", "NSOperatingSystemVersion",
  ]

  // MARK: Primaries

  private func primary() -> CodeExpression? {
    let position = cursor.token.position
    func made(_ kind: CodeExpression.Kind) -> CodeExpression { CodeExpression(kind, at: position) }
    switch cursor.token.kind {
    case .number:
      cursor.index += 1
      return number(cursor.tokens[cursor.index - 1].text).map {
        made(.number($0.value, text: $0.text))
      }
    case .string:
      var text = ""
      // Strings side by side are one.
      while cursor.token.kind == .string {
        text += cursor.token.text
        cursor.index += 1
      }
      return made(.string(text))
    case .character:
      cursor.index += 1
      return made(.string(cursor.tokens[cursor.index - 1].text))
    case .identifier: return word(at: position)
    case .directive, .end: return nil
    case .punctuation: break
    }
    if cursor.sees("(") { return parenthesized() }
    if cursor.sees("[") { return message(at: position) }
    if cursor.take("@[") { return list("]").map { made(.array($0)) } }
    if cursor.take("@{") { return dictionary().map { made(.dictionary($0)) } }
    if cursor.take("@(") {
      guard let inner = expression(), cursor.take(")") else { return nil }
      return inner
    }
    // C's own lists begin without an `@`.
    if cursor.take("{") { return list("}").map { made(.array($0)) } }
    if cursor.take("^") { return blockLiteral(at: position) }
    if cursor.take("@") { return literal(at: position) }
    return nil
  }

  /// The content of parentheses; an assignment has the value that it assigns.
  func parenthesized() -> CodeExpression? {
    let position = cursor.token.position
    guard cursor.take("(") else { return nil }
    if cursor.sees("{") { return statementExpression(at: position) }
    guard var inner = expression() else { return nil }
    if cursor.take("=") {
      guard let value = expression() else { return nil }
      inner = CodeExpression(.infix("=", inner, value), at: position)
    }
    return cursor.take(")") ? inner : nil
  }

  /// `({ … })`: a block that is run in place, whose last expression is its value.
  private func statementExpression(at position: SourcePosition) -> CodeExpression? {
    var body = statements.block()
    guard cursor.take(")") else { return nil }
    if let last = body.last, case .expression(let value) = last.kind {
      body[body.count - 1] = CodeStatement(.result(value), at: last.position)
    }
    let closure = CodeExpression(.closure(parameters: [], body: body), at: position)
    return CodeExpression(.call(closure, []), at: position)
  }

  private func word(at position: SourcePosition) -> CodeExpression {
    cursor.index += 1
    let text = cursor.tokens[cursor.index - 1].text
    let kind: CodeExpression.Kind =
      switch text {
      case "YES", "true", "TRUE": .boolean(true)
      case "NO", "false", "FALSE": .boolean(false)
      case "nil", "Nil", "NULL": .null
      default: .name(text)
      }
    return CodeExpression(kind, at: position)
  }

  /// The expression behind an `@` that begins no string, array or dictionary.
  private func literal(at position: SourcePosition) -> CodeExpression? {
    if cursor.token.kind == .number || cursor.sees("-") { return unary() }
    guard let name = cursor.takeIdentifier() else { return nil }
    switch name {
    case "YES", "true": return CodeExpression(.boolean(true), at: position)
    case "NO", "false": return CodeExpression(.boolean(false), at: position)
    case "available": return availability(at: position)
    default:
      // @selector, @protocol, @encode.
      let begin = cursor.index
      if cursor.sees("(") { cursor.skipBracket() }
      let text = cursor.tokens[begin..<cursor.index].map(\.text).joined()
      return CodeExpression(.other("@\(name)\(text)"), at: position)
    }
  }

  /// `(iOS 11, *)`.
  private func availability(at position: SourcePosition) -> CodeExpression? {
    guard cursor.take("(") else { return nil }
    var platforms: [(platform: String, version: Double)] = []
    while !cursor.isAtEnd, !cursor.take(")") {
      if let name = cursor.takeIdentifier(), cursor.token.kind == .number {
        platforms.append((name, Double(cursor.token.text.prefix { $0.isNumber }) ?? 0))
      }
      cursor.index += cursor.sees(")") ? 0 : 1
    }
    return CodeExpression(.available(platforms), at: position)
  }

  /// A number without its suffix.
  private func number(_ text: String) -> (value: Double, text: String)? {
    guard text.utf8.count <= CodeLimits.numberBytes else { return nil }
    if text.lowercased().hasPrefix("0x") {
      let digits = text.dropFirst(2).prefix { $0.isHexDigit }
      return UInt64(digits, radix: 16).map { (Double($0), shortest(Double($0))) }
    }
    var digits = text[...]
    while let last = digits.last, "fFlLuU".contains(last) { digits.removeLast() }
    var plain = String(digits)
    if plain.hasPrefix(".") { plain = "0" + plain }
    // `255.f` is no whole number, which would divide without remainder.
    if plain.hasSuffix(".") { plain += "0" }
    guard let value = Double(plain), value.isFinite else { return nil }
    return (value, plain)
  }

  /// Expressions up to a closing bracket, with commas between them and perhaps one at the end.
  private func list(_ end: String) -> [CodeExpression]? {
    var result: [CodeExpression] = []
    while !cursor.take(end) {
      guard let value = expression() else { return nil }
      result.append(value)
      guard cursor.sees(end) || cursor.take(",") else { return nil }
    }
    return result
  }

  private func dictionary() -> [(key: CodeExpression, value: CodeExpression)]? {
    var result: [(key: CodeExpression, value: CodeExpression)] = []
    while !cursor.take("}") {
      guard let key = expression(), cursor.take(":"), let value = expression() else { return nil }
      result.append((key, value))
      guard cursor.sees("}") || cursor.take(",") else { return nil }
    }
    return result
  }

  /// `[receiver part:value part:value, more]`; what follows further commas are arguments of the last
  /// part.
  private func message(at position: SourcePosition) -> CodeExpression? {
    guard cursor.take("["), let receiver = expression() else { return nil }
    var selector = ""
    var arguments: [CodeExpression] = []
    while !cursor.sees("]") {
      guard let part = cursor.takeIdentifier() ?? (cursor.sees(":") ? "" : nil) else { return nil }
      selector += part
      guard cursor.take(":") else { break }
      selector += ":"
      repeat {
        guard let value = expression() else { return nil }
        arguments.append(value)
      } while cursor.take(",")
    }
    guard cursor.take("]") else { return nil }
    return CodeExpression(
      .message(receiver, selector: selector, arguments), at: position)
  }

  private func blockLiteral(at position: SourcePosition) -> CodeExpression? {
    // A type may stand between the caret and the parameters.
    while cursor.token.kind == .identifier || cursor.sees("*") { cursor.index += 1 }
    let names = cursor.sees("(") ? parameters().map(\.name) : []
    guard cursor.sees("{") else { return nil }
    return CodeExpression(.closure(parameters: names, body: statements.block()), at: position)
  }

  // MARK: Suffixes

  private func suffixed(_ base: CodeExpression) -> CodeExpression? {
    var result = base
    while true {
      guard cursor.takes(result) else { return nil }
      let position = cursor.token.position
      if cursor.sees("(") {
        cursor.index += 1
        guard let arguments = list(")") else { return nil }
        if case .name("__builtin_available") = result.kind { return result }
        result = CodeExpression(
          .call(result, arguments.map { .init(nil, $0) }), at: result.position)
      } else if cursor.sees(".") || cursor.sees("->") {
        cursor.index += 1
        guard let name = cursor.takeIdentifier() else { return nil }
        result = CodeExpression(.member(result, name), at: result.position)
      } else if cursor.sees("["),
        position.line == cursor.tokens[max(0, cursor.index - 1)].position.line
      {
        cursor.index += 1
        guard let place = expression(), cursor.take("]") else { return nil }
        result = CodeExpression(.element(result, [place]), at: result.position)
      } else if let step = increment {
        cursor.index += 1
        result = CodeExpression(.increment(result, by: step), at: result.position)
      } else {
        return result
      }
    }
  }

  /// The parameters of a C function or a block.
  func parameters() -> [CodeFunction.Parameter] {
    var result: [CodeFunction.Parameter] = []
    guard cursor.take("(") else { return [] }
    var words: [String] = []
    var open = 0
    while !cursor.isAtEnd {
      if cursor.sees("("), open >= 0 { open += 1 }
      if cursor.sees(")") {
        if open == 0 { break }
        open -= 1
      }
      if cursor.sees(","), open == 0 {
        if let name = words.last {
          result.append(.init(label: nil, name: name, type: words.dropLast().last, value: nil))
        }
        words = []
      } else if cursor.token.kind == .identifier,
        !ObjectiveCCursor.qualifiers.contains(cursor.token.text)
      {
        words.append(cursor.token.text)
      }
      cursor.index += 1
    }
    _ = cursor.take(")")
    if let name = words.last, words.count > 1 {
      result.append(.init(label: nil, name: name, type: words.dropLast().last, value: nil))
    }
    return result
  }
}
