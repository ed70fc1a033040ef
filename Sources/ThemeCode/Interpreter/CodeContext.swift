import ScreenFormat

/// The place where code runs. It is a value, so that a function can't change its caller's.
struct CodeContext {
  let interpreter: Interpreter
  var file: String
  /// The type whose code runs.
  var owner: String?
  /// The statement that runs.
  var place: CodePlace
  /// The variables that it sees.
  var scope: CodeScope
  /// The tests of traits around the statement that runs.
  var tests: [TraitTest] = []
  /// The depth of statements in each other.
  var depth = 0
  /// The number of calls in each other, of closures too.
  var calls = 0
  /// The functions that run, the outermost first.
  var active: [String] = []

  init(_ interpreter: Interpreter, file: String, owner: String? = nil, at position: SourcePosition)
  {
    self.interpreter = interpreter
    self.file = file
    self.owner = owner
    place = CodePlace(file: file, position: position)
    scope = CodeScope()
  }

  var index: CodeIndex { interpreter.index }
  var library: CodeLibrary { interpreter.library }
  /// The value of `self`; nil outside of types.
  var receiver: CodeValue? { scope.value("self") }

  // MARK: Other contexts

  /// The context in a block.
  var inner: CodeContext {
    var result = self
    result.scope = CodeScope(outer: scope, depth: tests.count)
    return result
  }

  /// The context at a statement.
  func at(_ position: SourcePosition) -> CodeContext {
    var result = self
    result.place = CodePlace(file: file, position: position)
    return result
  }

  /// The context where tests of traits are true.
  func holding(_ added: [TraitTest]) -> CodeContext {
    var result = self
    result.tests += added.filter { !tests.contains($0) }
    return result
  }

  /// The context of other code: what surrounds a declaration.
  func entering(_ file: String, _ owner: String?, _ scope: CodeScope) -> CodeContext {
    var result = self
    (result.file, result.owner, result.scope) = (file, owner, scope)
    return result
  }

  /// Makes an object.
  func makeObject(_ className: String) -> CodeObject {
    interpreter.charge(10)
    return CodeObject(className, in: interpreter.arena)
  }

  /// The variables that a closure sees.
  var captured: CodeScope {
    interpreter.charge(10)
    interpreter.arena.keep(scope)
    return scope
  }

  // MARK: What is said

  func add(_ kind: CodeEffect.Kind) {
    // An effect is written later, which takes longer than a step.
    interpreter.charge(20)
    interpreter.journal.effects.append(
      CodeEffect(
        kind: kind, place: place, assumptions: assumptions, later: interpreter.later))
  }

  func refuse(_ reason: String) { add(.refused(reason)) }

  /// Notes a decision, once for each place.
  func note(_ message: String, at position: SourcePosition? = nil) {
    interpreter.journal.note(
      message, at: CodePlace(file: file, position: position ?? place.position))
  }

  /// Whether a type is neither the code's own nor the library's.
  func isForeign(_ type: String) -> Bool {
    index.types[type] == nil && !library.typePrefixes.contains(where: type.hasPrefix)
  }

  // MARK: Steps

  func run(_ statements: ArraySlice<CodeStatement>) -> Flow {
    StatementRunner(context: self).run(statements)
  }

  func run(_ statements: [CodeStatement]) -> Flow { run(statements[...]) }

  /// The value of an expression.
  ///
  /// - Parameter type: the type that the place of the value has, as it is written.
  func evaluate(_ expression: CodeExpression, type: String? = nil) -> CodeValue {
    ExpressionEvaluator(context: self).value(of: expression, type: type)
  }

  /// The truth of a condition, as far as it is known.
  func truth(of condition: CodeExpression) -> Truth {
    ConditionEvaluator(context: self).truth(of: condition)
  }

  func compare(
    _ operation: String, _ left: CodeValue, _ right: CodeValue, in expression: CodeExpression? = nil
  ) -> Truth {
    ConditionEvaluator(context: self).compare(operation, left, right, in: expression)
  }

  func member(_ name: String, of base: CodeValue, _ expression: CodeExpression? = nil) -> CodeValue
  {
    MemberReader(context: self).member(name, of: base, expression)
  }

  /// A member that the code declares for a type, or an inherited one; nil for none.
  func ownMember(_ name: String, of type: String, self receiver: CodeValue?) -> CodeValue? {
    MemberReader(context: self).ownMember(name, of: type, self: receiver)
  }

  func assign(_ value: CodeValue, to target: CodeExpression) {
    Assignment(context: self).assign(value, to: target)
  }

  func set(
    _ property: String, of base: CodeValue, to value: CodeValue, _ text: String
  ) {
    Assignment(context: self).set(property, of: base, to: value, text)
  }

  /// Runs a function of the code.
  func call(
    _ function: CodeIndex.Located<CodeFunction>, _ arguments: [CodeValue.Argument],
    on receiver: CodeValue?
  ) -> CodeValue {
    FunctionCaller(context: self).call(function, arguments, on: receiver)
  }

  /// Runs a function of a type of the code; nil if there is none.
  func callOwn(
    _ name: String, _ arguments: [CodeValue.Argument], of type: String, on receiver: CodeValue
  ) -> CodeValue? {
    FunctionCaller(context: self).callOwn(name, arguments, of: type, on: receiver)
  }

  /// Runs a closure.
  func call(_ closure: CodeClosure, _ arguments: [CodeValue]) -> CodeValue {
    FunctionCaller(context: self).call(closure, arguments)
  }

  /// The value as the place of a type has it: a case with its type, the numbers of a structure.
  func typed(_ value: CodeValue, as type: String?) -> CodeValue {
    TypedValues(context: self).typed(value, as: type)
  }

  /// The value of an expression that begins with a dot, where a type is expected.
  func evaluate(_ implicit: CodeImplicit, as type: String) -> CodeValue {
    entering(implicit.file, implicit.owner, implicit.scope).evaluate(
      implicit.expression, type: type)
  }

  /// Whether what observes a property is not told now: its own code, an initialiser or an observer beside it runs.
  func isWithin(_ observer: CodeIndex.Located<CodeFunction>) -> Bool {
    guard let last = active.last else { return false }
    let (owner, name) = (observer.declaration.owner ?? "", observer.declaration.name)
    return active.contains(FunctionCaller.key(of: observer))
      || ["init", "didSet \(name)", "willSet \(name)"].contains {
        last.hasSuffix(" \(owner) \($0)")
      }
  }

  func mentionsTheme(_ body: [CodeStatement]) -> Bool {
    var count = 0
    defer { interpreter.charge(count / 4) }
    return CodeWalk.contains(body) { expression in
      count += 1
      switch expression.kind {
      case .name(let name), .member(_, let name), .message(_, let name, _):
        return library.statements.areMentioned(in: name)
      default: return false
      }
    }
  }
}
