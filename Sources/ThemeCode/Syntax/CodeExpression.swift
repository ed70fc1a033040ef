public import ScreenFormat

/// An expression of Swift or Objective-C, as far as theme code needs it.
public struct CodeExpression: Sendable {
  /// An argument of a call, or a part of a message.
  public struct Argument: Sendable {
    /// The label in Swift, the part of the selector in Objective-C; nil without one.
    public var label: String?
    /// The value; a message without arguments has none.
    public var value: CodeExpression

    init(_ label: String?, _ value: CodeExpression) {
      self.label = label
      self.value = value
    }
  }

  /// The kind of expression.
  public indirect enum Kind: Sendable {
    /// A number, and its spelling.
    case number(Double, text: String)
    case string(String)
    case boolean(Bool)
    /// `nil`.
    case null
    case name(String)
    /// `a.b`; without a base `.b`.
    case member(CodeExpression?, String)
    /// `f(a, label: b)`; closures that trail are arguments without label.
    case call(CodeExpression, [Argument])
    /// `[receiver selector:a part:b]`; the name is the whole selector.
    case message(CodeExpression, selector: String, [CodeExpression])
    case element(CodeExpression, [CodeExpression])
    case array([CodeExpression])
    /// `(a, label: b)`, of which a part has a label.
    case tuple([Argument])
    case dictionary([(key: CodeExpression, value: CodeExpression)])
    case prefix(String, CodeExpression)
    case infix(String, CodeExpression, CodeExpression)
    case choice(CodeExpression, CodeExpression, CodeExpression)
    /// `a++` and `--a`: an assignment of C that adds 1 or -1.
    case increment(CodeExpression, by: Double)
    /// `a is Type`; as a pattern it has no operand.
    case isType(CodeExpression?, String)
    /// The pattern `x?`, which nil does not have.
    case optionalPattern(CodeExpression)
    /// A pattern with its `where`.
    case constrainedPattern(CodeExpression, CodeExpression)
    case closure(parameters: [String], body: [CodeStatement])
    /// `#available`: platforms with their versions.
    case available([(platform: String, version: Double)])
    /// A condition of `#if`.
    case compilation(CodeExpression)
    /// `if let name = value`: true unless the value is nil.
    case binding(String, CodeExpression)
    /// An expression without a form here; the text is that of the code.
    case other(String)
  }

  /// The kind with its parts.
  public let kind: Kind
  /// Where it begins in its file.
  public let position: SourcePosition
  /// The depth of the tree: 1 without parts.
  let depth: Int

  init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
    depth = 1 + kind.greatestDepth
  }
}

/// A statement of Swift or Objective-C, as far as theme code needs it.
public struct CodeStatement: Sendable {
  /// A case of a switch.
  public struct Case: Sendable {
    /// The values that the case is for; empty for `default`.
    public var patterns: [CodeExpression]
    /// The statements that it runs.
    public var body: [CodeStatement]
  }

  /// The kind of statement.
  public indirect enum Kind: Sendable {
    case expression(CodeExpression)
    /// A local constant or variable.
    case local(name: String, type: String?, value: CodeExpression?)
    /// `=`, `+=` and so on; the operation is what precedes the `=`, or empty.
    case assignment(CodeExpression, operation: String, CodeExpression)
    /// All conditions have to hold.
    case condition([CodeExpression], then: [CodeStatement], otherwise: [CodeStatement])
    /// `guard`: the body leaves the function.
    case requirement([CodeExpression], otherwise: [CodeStatement])
    case selection(CodeExpression, [Case])
    /// The name may be several with commas between them, for the parts of a tuple.
    case loop(name: String, over: CodeExpression, body: [CodeStatement])
    /// `while` and its like: the condition is asked before each round, or behind it; the step is what C's `for` does
    /// behind each round.
    case repetition(
      CodeExpression, body: [CodeStatement], step: [CodeStatement], asksFirst: Bool)
    /// `break`, else `continue`.
    case jump(isBreak: Bool)
    case result(CodeExpression?)
    case block([CodeStatement])
    /// A statement that is wrong by itself, and the reason.
    case refused(String)
    /// A statement that can't be run; the text is a phrase for it.
    case other(String)
  }

  /// The kind with its parts.
  public let kind: Kind
  /// Where it begins in its file.
  public let position: SourcePosition
  /// The depth of the tree: 1 without parts.
  let depth: Int

  init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
    depth = 1 + kind.greatestDepth
  }
}
