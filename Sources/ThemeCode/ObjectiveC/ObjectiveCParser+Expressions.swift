import ObjectModel
import ScreenFormat

extension ObjectiveCParser {
  /// The expression that takes all words; nil for anything else.
  mutating func wholeExpression() -> CodeExpression? {
    guard let result = expression(), isAtEnd else { return nil }
    return result
  }

  /// An expression without assignment; nil where there is none.
  mutating func expression() -> CodeExpression? {
    guard depth < CodeLimits.depth else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let condition = infix(0) else { return nil }
    guard sees("?") else { return condition }
    index += 1
    // `a ?: b` is a unless that is nil.
    if take(":") {
      guard let otherwise = expression() else { return nil }
      return CodeExpression(.infix("??", condition, otherwise), at: condition.position)
    }
    guard let then = expression(), take(":"), let otherwise = expression() else { return nil }
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

  private mutating func infix(_ level: Int) -> CodeExpression? {
    guard var left = unary() else { return nil }
    while token.kind == .punctuation, let own = Self.levelOfOperation[token.text], own >= level {
      let operation = token.text
      index += 1
      guard depth < CodeLimits.depth else { return nil }
      depth += 1
      defer { depth -= 1 }
      guard let right = infix(own + 1) else { return nil }
      left = CodeExpression(.infix(operation, left, right), at: left.position)
    }
    return left
  }

  private mutating func unary() -> CodeExpression? {
    let position = token.position
    guard depth < CodeLimits.depth else { return nil }
    depth += 1
    defer { depth -= 1 }
    if let step = increment {
      index += 1
      return unary().map { CodeExpression(.increment($0, by: step), at: position) }
    }
    for sign in ["!", "-", "+", "~", "&", "*"] where sees(sign) {
      index += 1
      guard let operand = unary() else { return nil }
      switch (sign, operand.kind) {
      case ("-", .number(let number, let text)):
        return CodeExpression(.number(-number, text: "-" + text), at: position)
      case ("+", _), ("*", _): return operand
      default: return CodeExpression(.prefix(sign, operand), at: position)
      }
    }
    if sees("("), isCast {
      let type = peek(1).text
      skipBracket()
      // `(CGSize){1, 1}` is a literal of its own type.
      guard sees("{"), let value = unary(), case .array(let parts) = value.kind else {
        return unary()
      }
      return CodeExpression(
        .call(CodeExpression(.name(type), at: position), parts.map { .init(nil, $0) }), at: position
      )
    }
    return primary().flatMap { suffixed($0) }
  }

  /// What `++` or `--` adds, if it comes next; nil for other words.
  private var increment: Double? { sees("++") ? 1 : sees("--") ? -1 : nil }

  /// Whether the parenthesis that comes next holds a type, and a value follows it.
  private var isCast: Bool {
    var ahead = 1
    var words: [String] = []
    var hasStar = false
    while true {
      let next = peek(ahead)
      if next.kind == .identifier {
        words.append(next.text)
      } else if next.text == "*" {
        hasStar = true
      } else if next.text == "<", !words.isEmpty {
        while peek(ahead).text != ">", peek(ahead).kind != .end, ahead < 50 { ahead += 1 }
      } else {
        break
      }
      ahead += 1
    }
    guard peek(ahead).text == ")", let first = words.first else { return false }
    if hasStar { return peek(ahead - 1).text == "*" }
    let next = peek(ahead + 1)
    let followsValue =
      [.identifier, .number, .string].contains(next.kind)
      || ["(", "[", "{", "@[", "@{", "@("].contains(next.text)
    if Self.types.contains(first) { return followsValue || next.text == "-" }
    // `(value) part:` goes on with a message.
    guard first.first?.isUppercase == true, peek(ahead + 2).text != ":" else { return false }
    return followsValue && next.kind != .punctuation
  }

  private static let types: Set<String> = [
    "float", "double", "int", "long", "short", "char", "unsigned", "CGFloat", "NSInteger",
    "NSUInteger", "id", "BOOL", "CGSize", "CGPoint", "CGRect", "UIOffset", "UIEdgeInsets", "void",
    "NSUnderlineStyle", "UIControlState", "UIBarMetrics", "NSOperatingSystemVersion",
  ]

  // MARK: Primaries

  private mutating func primary() -> CodeExpression? {
    let position = token.position
    func made(_ kind: CodeExpression.Kind) -> CodeExpression { CodeExpression(kind, at: position) }
    switch token.kind {
    case .number:
      index += 1
      return number(tokens[index - 1].text).map { made(.number($0.value, text: $0.text)) }
    case .string:
      var text = ""
      // Strings side by side are one.
      while token.kind == .string {
        text += token.text
        index += 1
      }
      return made(.string(text))
    case .character:
      index += 1
      return made(.string(tokens[index - 1].text))
    case .identifier: return word(at: position)
    case .directive, .end: return nil
    case .punctuation: break
    }
    if sees("(") { return parenthesized() }
    if sees("[") { return message(at: position) }
    if take("@[") { return list("]").map { made(.array($0)) } }
    if take("@{") { return dictionary().map { made(.dictionary($0)) } }
    if take("@(") {
      guard let inner = expression(), take(")") else { return nil }
      return inner
    }
    // C's own lists begin without an `@`.
    if take("{") { return list("}").map { made(.array($0)) } }
    if take("^") { return blockLiteral(at: position) }
    if take("@") { return literal(at: position) }
    return nil
  }

  /// The content of parentheses; an assignment has the value that it assigns.
  mutating func parenthesized() -> CodeExpression? {
    let position = token.position
    guard take("(") else { return nil }
    if sees("{") { return statementExpression(at: position) }
    guard var inner = expression() else { return nil }
    if take("=") {
      guard let value = expression() else { return nil }
      inner = CodeExpression(.infix("=", inner, value), at: position)
    }
    return take(")") ? inner : nil
  }

  /// `({ … })`: a block that is run in place, whose last expression is its value.
  private mutating func statementExpression(at position: SourcePosition) -> CodeExpression? {
    var body = block()
    guard take(")") else { return nil }
    if let last = body.last, case .expression(let value) = last.kind {
      body[body.count - 1] = CodeStatement(.result(value), at: last.position)
    }
    let closure = CodeExpression(.closure(parameters: [], body: body), at: position)
    return CodeExpression(.call(closure, []), at: position)
  }

  private mutating func word(at position: SourcePosition) -> CodeExpression {
    index += 1
    let text = tokens[index - 1].text
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
  private mutating func literal(at position: SourcePosition) -> CodeExpression? {
    if token.kind == .number || sees("-") { return unary() }
    guard let name = takeIdentifier() else { return nil }
    switch name {
    case "YES", "true": return CodeExpression(.boolean(true), at: position)
    case "NO", "false": return CodeExpression(.boolean(false), at: position)
    case "available": return availability(at: position)
    default:
      // @selector, @protocol, @encode.
      let begin = index
      if sees("(") { skipBracket() }
      let text = tokens[begin..<index].map(\.text).joined()
      return CodeExpression(.other("@\(name)\(text)"), at: position)
    }
  }

  /// `(iOS 11, *)`.
  private mutating func availability(at position: SourcePosition) -> CodeExpression? {
    guard take("(") else { return nil }
    var platforms: [(platform: String, version: Double)] = []
    while !isAtEnd, !take(")") {
      if let name = takeIdentifier(), token.kind == .number {
        platforms.append((name, Double(token.text.prefix { $0.isNumber }) ?? 0))
      }
      index += sees(")") ? 0 : 1
    }
    return CodeExpression(.available(platforms), at: position)
  }

  /// A number without its suffix.
  private func number(_ text: String) -> (value: Double, text: String)? {
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
  private mutating func list(_ end: String) -> [CodeExpression]? {
    var result: [CodeExpression] = []
    while !take(end) {
      guard let value = expression() else { return nil }
      result.append(value)
      guard sees(end) || take(",") else { return nil }
    }
    return result
  }

  private mutating func dictionary() -> [(key: CodeExpression, value: CodeExpression)]? {
    var result: [(key: CodeExpression, value: CodeExpression)] = []
    while !take("}") {
      guard let key = expression(), take(":"), let value = expression() else { return nil }
      result.append((key, value))
      guard sees("}") || take(",") else { return nil }
    }
    return result
  }

  /// `[receiver part:value part:value, more]`; what follows further commas are arguments of the last
  /// part.
  private mutating func message(at position: SourcePosition) -> CodeExpression? {
    guard take("["), let receiver = expression() else { return nil }
    var selector = ""
    var arguments: [CodeExpression] = []
    while !sees("]") {
      guard let part = takeIdentifier() ?? (sees(":") ? "" : nil) else { return nil }
      selector += part
      guard take(":") else { break }
      selector += ":"
      repeat {
        guard let value = expression() else { return nil }
        arguments.append(value)
      } while take(",")
    }
    guard take("]") else { return nil }
    return CodeExpression(
      .message(receiver, selector: selector, arguments), at: position)
  }

  private mutating func blockLiteral(at position: SourcePosition) -> CodeExpression? {
    // A type may stand between the caret and the parameters.
    while token.kind == .identifier || sees("*") { index += 1 }
    let names = sees("(") ? parameters().map(\.name) : []
    guard sees("{") else { return nil }
    return CodeExpression(.closure(parameters: names, body: block()), at: position)
  }

  // MARK: Suffixes

  private mutating func suffixed(_ base: CodeExpression) -> CodeExpression? {
    var result = base
    while true {
      let position = token.position
      if sees("(") {
        index += 1
        guard let arguments = list(")") else { return nil }
        if case .name("__builtin_available") = result.kind { return result }
        result = CodeExpression(
          .call(result, arguments.map { .init(nil, $0) }), at: result.position)
      } else if sees(".") || sees("->") {
        index += 1
        guard let name = takeIdentifier() else { return nil }
        result = CodeExpression(.member(result, name), at: result.position)
      } else if sees("["), position.line == tokens[max(0, index - 1)].position.line {
        index += 1
        guard let place = expression(), take("]") else { return nil }
        result = CodeExpression(.element(result, [place]), at: result.position)
      } else if let step = increment {
        index += 1
        result = CodeExpression(.increment(result, by: step), at: result.position)
      } else {
        return result
      }
    }
  }
}
