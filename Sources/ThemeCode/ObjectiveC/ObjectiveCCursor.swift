import ScreenFormat

/// A place in the words of a file, which the readers of declarations, statements and expressions move on together.
final class ObjectiveCCursor {
  let tokens: [ObjectiveCToken]
  var index = 0
  /// The depth of what is being read in each other.
  var depth = 0
  var problems: [CodeProblem] = []
  /// The last line whose code was too deep.
  private var lineTooDeep = 0

  /// - Parameter tokens: words, of which the last is the end.
  init(_ tokens: [ObjectiveCToken]) { self.tokens = tokens }

  var token: ObjectiveCToken { tokens[min(index, tokens.count - 1)] }

  func peek(_ ahead: Int) -> ObjectiveCToken { tokens[min(index + ahead, tokens.count - 1)] }

  var isAtEnd: Bool { token.kind == .end }

  func sees(_ text: String) -> Bool {
    token.text == text && token.kind != .string && token.kind != .character
  }

  func take(_ text: String) -> Bool {
    guard sees(text) else { return false }
    index += 1
    return true
  }

  func takeIdentifier() -> String? {
    guard token.kind == .identifier else { return nil }
    index += 1
    return tokens[index - 1].text
  }

  /// Reports code that is nested too deep, and moves behind it.
  func refuseDepth(at position: SourcePosition) {
    reportDepth(at: position)
    skipStatement()
  }

  /// Whether code was too deep.
  var isTooDeep: Bool { lineTooDeep > 0 }

  /// Reports code that is nested too deep, once for each line.
  func reportDepth(at position: SourcePosition) {
    guard lineTooDeep != position.line else { return }
    lineTooDeep = position.line
    report("the code is nested more than \(CodeLimits.depth) levels deep", at: position)
  }

  /// Whether a tree is as deep as trees may be. One that is deeper is reported.
  func takes(_ tree: CodeExpression) -> Bool {
    guard tree.depth > CodeLimits.tree else { return true }
    if lineTooDeep != tree.position.line {
      lineTooDeep = tree.position.line
      report(
        "the expression has more than \(CodeLimits.tree) operators or calls in a row",
        at: tree.position)
    }
    return false
  }

  func report(_ message: String, at position: SourcePosition) {
    problems.append(CodeProblem(position: position, message: message))
  }

  private static let closing = ["(": ")", "[": "]", "{": "}", "@[": "]", "@{": "}", "@(": ")"]

  /// Skips a bracket with all that is in it. One that is never closed ends with its statement.
  ///
  /// - Parameter isLoop: whether it is that of a loop, in which semicolons stand.
  func skipBracket(isLoop: Bool = false) {
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
  func skipStatement() {
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

  /// Words of declarations that tell no type.
  static let qualifiers: Set<String> = [
    "static", "const", "inline", "extern", "strong", "weak", "__weak", "__strong", "__block",
    "__unsafe_unretained", "nonnull", "nullable", "_Nonnull", "_Nullable", "__nonnull",
    "__nullable",
    "UIKIT_EXTERN", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "OBJC_EXPORT", "NS_INLINE",
    "CG_INLINE", "UIKIT_STATIC_INLINE", "__attribute__", "register", "volatile", "unsigned",
    "signed", "IBOutlet", "__autoreleasing", "NS_RETURNS_RETAINED", "_Null_unspecified",
    "__kindof", "struct", "enum",
  ]
}
