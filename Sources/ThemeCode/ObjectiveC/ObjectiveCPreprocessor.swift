import ScreenFormat

/// Decides `#if` and collects `#define`.
struct ObjectiveCPreprocessor {
  /// A macro with its words.
  struct Macro {
    var name: String
    /// Nil for a macro that takes no arguments.
    var parameters: [String]?
    var body: [ObjectiveCToken]
    var position: SourcePosition
  }

  /// The system to import for.
  var system: Int
  /// The user's values of names that nothing else decides.
  var definitions: [String: Bool]
  private(set) var macros: [Macro] = []
  private(set) var problems: [CodeProblem] = []
  private var defined: Set<String> = []

  init(system: Int, definitions: [String: Bool]) {
    self.system = system
    self.definitions = definitions
  }

  /// A level of `#if`.
  private struct Level {
    /// Whether what surrounds it counts.
    var outer: Bool
    /// Whether an earlier branch counted.
    var isTaken: Bool
    var counts: Bool
  }

  /// The words that count, without directives.
  mutating func run(_ tokens: [ObjectiveCToken]) -> [ObjectiveCToken] {
    var result: [ObjectiveCToken] = []
    result.reserveCapacity(tokens.count)
    var levels: [Level] = []
    for token in tokens {
      let counts = levels.last?.counts ?? true
      guard token.kind == .directive else {
        if counts || token.kind == .end { result.append(token) }
        continue
      }
      let text = token.text.drop { $0 == " " || $0 == "\t" }
      let word = text.prefix { $0.isLetter }
      let rest = String(text.dropFirst(word.count))
      switch word {
      case "if", "ifdef", "ifndef":
        var holds = false
        if counts { holds = condition(String(word), rest, at: token.position) }
        levels.append(Level(outer: counts, isTaken: holds, counts: counts && holds))
      case "elif":
        guard var level = levels.popLast() else { continue }
        let holds = level.outer && !level.isTaken && condition("if", rest, at: token.position)
        level.counts = holds
        level.isTaken = level.isTaken || holds
        levels.append(level)
      case "else":
        guard var level = levels.popLast() else { continue }
        level.counts = level.outer && !level.isTaken
        level.isTaken = true
        levels.append(level)
      case "endif": _ = levels.popLast()
      case "define" where counts: define(rest, at: token.position)
      case "undef" where counts: defined.remove(rest.trimmed)
      default: break
      }
    }
    if !levels.isEmpty, let end = tokens.last {
      problems.append(CodeProblem(position: end.position, message: "an #if has no #endif"))
    }
    return result
  }

  private mutating func define(_ text: String, at position: SourcePosition) {
    var lexer = ObjectiveCLexer(Array(text.utf8))
    var tokens = lexer.tokens().dropLast()
    guard let name = tokens.popFirst(), name.kind == .identifier else { return }
    defined.insert(name.text)
    var parameters: [String]?
    // Only a parenthesis that follows at once begins parameters.
    let offset = text.prefix { $0 == " " || $0 == "\t" }.count + name.text.count
    if text.dropFirst(offset).first == "(" {
      tokens.removeFirst()
      var names: [String] = []
      while let token = tokens.popFirst(), token.text != ")" {
        if token.kind == .identifier { names.append(token.text) }
      }
      parameters = names
    }
    let body = tokens.map { token in
      var token = token
      token.position = position
      return token
    }
    macros.append(
      Macro(name: name.text, parameters: parameters, body: body, position: position))
  }

  // MARK: Conditions

  private static let known: [String: Double] = [
    "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_MAC": 1, "TARGET_OS_EMBEDDED": 1,
    "TARGET_OS_OSX": 0, "TARGET_OS_TV": 0, "TARGET_OS_WATCH": 0, "TARGET_OS_MACCATALYST": 0,
    "TARGET_OS_SIMULATOR": 0, "TARGET_IPHONE_SIMULATOR": 0, "TARGET_OS_VISION": 0,
    // Headers of UIKit define it, and code may ask whether they are there.
    "UI_APPEARANCE_SELECTOR": 1,
    "__OBJC__": 1, "__clang__": 1, "__LP64__": 1, "__IPHONE_OS_VERSION_MAX_ALLOWED": 260_000,
  ]

  private mutating func condition(
    _ word: String, _ text: String, at position: SourcePosition
  ) -> Bool {
    let name = text.trimmed
    switch word {
    case "ifdef": return value(of: name) != nil || defined.contains(name)
    case "ifndef": return value(of: name) == nil && !defined.contains(name)
    default:
      if let flag = definitions[name.filter { !$0.isWhitespace }] { return flag }
      if let result = Self.expression(name).flatMap({ evaluate($0) }) { return result != 0 }
      problems.append(
        CodeProblem(
          position: position,
          message: "nothing here decides '#if \(name)', so its first branch is taken; "
            + "\(DefineOption.text(name, false)) takes the other one"))
      return true
    }
  }

  private static func expression(_ text: String) -> CodeExpression? {
    var lexer = ObjectiveCLexer(Array(text.utf8))
    return ObjectiveCExpressions(cursor: ObjectiveCCursor(lexer.tokens())).wholeExpression()
  }

  /// - Parameter depth: the number of macros that are replaced in each other.
  private func value(of name: String, depth: Int = 0) -> Double? {
    if let flag = definitions[name] { return flag ? 1 : 0 }
    if defined.contains(name), depth < Self.depth,
      let macro = macros.last(where: { $0.name == name && $0.parameters == nil }),
      let end = macro.body.last
    {
      let words = macro.body + [ObjectiveCToken(kind: .end, text: "", position: end.position)]
      return ObjectiveCExpressions(cursor: ObjectiveCCursor(words)).wholeExpression()
        .flatMap { evaluate($0, depth: depth + 1) }
    }
    if name.hasPrefix("__IPHONE_"), !name.contains("OS") {
      let parts = name.dropFirst("__IPHONE_".count).split(separator: "_").compactMap { Double($0) }
      return parts.first.map { $0 * 10_000 + (parts.count > 1 ? parts[1] * 100 : 0) }
    }
    if name == "__IPHONE_OS_VERSION_MIN_REQUIRED" { return Double(system) * 10_000 }
    return Self.known[name]
  }

  /// The greatest number of macros that are replaced in each other. It also ends those that name themselves.
  private static let depth = 32

  private func evaluate(_ expression: CodeExpression, depth: Int = 0) -> Double? {
    switch expression.kind {
    case .number(let number, _): return number
    case .boolean(let flag): return flag ? 1 : 0
    case .name(let name): return value(of: name, depth: depth)
    case .call(let callee, let arguments):
      guard case .name("defined") = callee.kind, let first = arguments.first,
        case .name(let name) = first.value.kind
      else { return nil }
      return value(of: name) != nil || defined.contains(name) ? 1 : 0
    case .prefix("!", let operand): return evaluate(operand, depth: depth).map { $0 == 0 ? 1 : 0 }
    case .infix(let operation, let left, let right):
      let (left, right) = (evaluate(left, depth: depth), evaluate(right, depth: depth))
      switch operation {
      case "&&":
        if left == 0 || right == 0 { return 0 }
        return left == nil || right == nil ? nil : 1
      case "||":
        if let left, left != 0 { return 1 }
        if let right, right != 0 { return 1 }
        return left == nil || right == nil ? nil : 0
      default:
        guard let left, let right else { return nil }
        return Arithmetic.comparison(operation, left, right).map { $0 ? 1 : 0 }
      }
    default: return nil
    }
  }
}
