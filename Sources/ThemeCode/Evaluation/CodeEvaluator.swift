import ObjectModel
import ScreenFormat

/// Runs theme code as far as appearances need it: what it sets, and from which constants.
final class CodeEvaluator {
  let index: CodeIndex
  let system: Int
  /// The user's answers to conditions that nothing else decides.
  let definitions: [String: Bool]
  /// The size of an image in points, by its name; nil for one that is not there.
  let imageSize: (String) -> (width: Double, height: Double)?
  private(set) var effects: [CodeEffect] = []
  /// Decisions made on the way, and code that is not run.
  private(set) var notes: [(place: CodePlace, message: String)] = []
  private var noted: Set<String> = []
  /// Names that the user asked for and the code does not have.
  private(set) var problems: [String] = []
  /// The tests of traits around the statement that runs.
  var tests: [TraitTest] = []
  /// The file and type of the function that runs, and the statement.
  var file = ""
  var owner: String?
  var place = CodePlace(file: "", position: .start)
  private var calls = 0
  /// The names of the functions that run, the outermost first, and of those that have called themselves too often.
  private var active: [String] = []
  private var endless: Set<String> = []
  private var steps = 0
  private var depth = 0
  private var isExhausted = false
  /// Whether the condition that was decided last asks for the system.
  var isSystemTest = false
  /// Whether it asks for what is built to look for faults.
  var isDebugTest = false
  private var constants: [String: CodeValue] = [:]
  /// The results of functions that make one object and keep it.
  private var kept: [String: CodeValue] = [:]
  /// The pictures that are being drawn, the innermost last.
  var canvases: [CodeCanvas] = []
  /// The functions that have run.
  private var hasRun: Set<CodePlace> = []
  private var evaluating: Set<String> = []

  init(
    index: CodeIndex, system: Int, definitions: [String: Bool],
    imageSize: @escaping (String) -> (width: Double, height: Double)?
  ) {
    self.index = index
    self.system = system
    self.definitions = definitions
    self.imageSize = imageSize
  }

  /// Runs all that sets appearances, or what the names choose.
  func run(_ names: [String]) {
    let beginnings = index.beginnings(names)
    let known = index.functions.map { Self.name(of: $0.declaration) }
    for name in beginnings.missing {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let nearest = NearestName.suggest(last, among: known).map {
        "; did you mean \(Quotation.single($0))?"
      }
      problems.append("there is no function \(Quotation.single(name))\(nearest ?? "")")
    }
    // The settings of functions that nothing calls.
    var set: [CodeSetting: String] = [:]
    for beginning in beginnings.functions {
      let count = effects.count
      run(beginning)
      let function = beginning.declaration
      guard !beginnings.areChosen, !index.isCalledByUIKit(function) else { continue }
      let name = Self.name(of: function)
      for case .rule(let proxy, let setter, _) in effects[count...].map(\.kind) {
        let setting = CodeSetting(proxy, setter)
        guard let other = set.updateValue(name, forKey: setting), other != name else { continue }
        (file, owner) = (beginning.file, nil)
        note(
          "nothing here calls '\(other)' and '\(name)', which both set "
            + "\(proxy.className).\(setter.property), so that both are run and the later one counts; "
            + "--entry \(name) runs it alone", at: function.position)
      }
    }
    guard !beginnings.areChosen else { return }
    for function in index.settingAppearances {
      let place = CodePlace(file: function.file, position: function.declaration.position)
      guard !hasRun.contains(place) else { continue }
      (file, owner) = (function.file, nil)
      let name = Self.name(of: function.declaration)
      note(
        "nothing that is run here calls '\(name)', which sets appearances, so that it is left out; "
          + "--entry \(name) runs it", at: place.position)
    }
  }

  /// Runs a function that nobody calls.
  private func run(_ beginning: CodeIndex.Located<CodeFunction>) {
    let function = beginning.declaration
    let scope = CodeScope(depth: 0)
    if let owner = function.owner {
      var own: CodeValue = function.isStatic ? .type(owner) : instance(of: owner)
      if !function.isStatic, function.name != "init" {
        (file, self.owner) = (beginning.file, owner)
        own = callOwn("init", [], of: owner, on: own) ?? own
      }
      scope.declare("self", own)
    }
    for parameter in function.parameters {
      scope.declare(parameter.name, argument(for: parameter))
    }
    (file, owner) = (beginning.file, function.owner)
    hasRun.insert(CodePlace(file: beginning.file, position: function.position))
    _ = run(function.body[...], scope)
  }

  /// The target of a rule, whatever its value.
  private struct CodeSetting: Hashable {
    var proxy: CodeProxy
    var property: String
    var axes: [String]

    init(_ proxy: CodeProxy, _ setter: CodeSetter) {
      self.proxy = proxy
      property = setter.property
      axes = setter.axes.map { "\($0.label) \($0.value.symbol ?? "")" }
    }
  }

  /// The arguments of a function that nobody calls.
  private func argument(for parameter: CodeFunction.Parameter) -> CodeValue {
    let type = parameter.type?.trimmingOptional ?? ""
    if type == "UIWindow" { return .window }
    if let value = parameter.value { return evaluate(value, CodeScope(depth: 0)) }
    if index.types[type] != nil { return .unknown(parameter.name) }
    return .unknown(parameter.name)
  }

  // MARK: Findings

  func add(_ kind: CodeEffect.Kind) { effects.append(CodeEffect(kind: kind, place: place)) }

  func note(_ message: String, at position: SourcePosition? = nil) {
    let place = CodePlace(file: file, position: position ?? self.place.position)
    guard noted.insert("\(place.file):\(place.position):\(message)").inserted else { return }
    notes.append((place, message))
  }

  /// Counts a step; false once there were too many.
  func step() -> Bool {
    steps += 1
    if steps > CodeLimits.steps {
      if !isExhausted {
        isExhausted = true
        note("the code runs for too long; what comes after this is left out")
      }
      return false
    }
    return true
  }

  // MARK: Statements

  /// How statements end.
  enum Flow {
    case end
    case result(CodeValue)
    /// `break`, else `continue`.
    case jump(isBreak: Bool)

    var isJump: Bool {
      if case .jump = self { true } else { false }
    }
  }

  func run(_ statements: ArraySlice<CodeStatement>, _ scope: CodeScope) -> Flow {
    guard depth < CodeLimits.depth else {
      note("the code is nested too deep")
      return .end
    }
    depth += 1
    defer { depth -= 1 }
    for (offset, statement) in zip(statements.indices, statements) {
      guard step() else { return .end }
      place = CodePlace(file: file, position: statement.position)
      switch statement.kind {
      case .expression(let expression):
        let (start, count) = (place, effects.count)
        let value = evaluate(expression, scope)
        if effects.count == count, value.tellsNothing, Self.tellsProxy(expression) {
          place = start
          add(.refused("nothing here tells what \(Quotation.single(expression.text)) does"))
        }
      case .local(let name, let type, let value):
        declare(name, type, value, scope)
      case .assignment(let target, let operation, let value):
        assign(target, operation, value, scope)
      case .result(let value):
        return .result(value.map { evaluate($0, scope) } ?? .nothing)
      case .block(let body):
        let flow = run(body[...], CodeScope(outer: scope, depth: tests.count))
        guard case .end = flow else { return flow }
      case .loop(let name, let sequence, let body):
        if case .result(let value) = loop(name, sequence, body, scope) { return .result(value) }
      case .repetition(let test, let body, let step, let asksFirst):
        if case .result(let value) = repetition(test, body, step, asksFirst, scope) {
          return .result(value)
        }
      case .jump(let isBreak): return .jump(isBreak: isBreak)
      case .refused(let reason): add(.refused(reason))
      case .other(let what):
        add(.refused("\(what) can't be carried over"))
      case .condition, .requirement, .selection:
        let rest = statements[statements.index(after: offset)...]
        guard let flow = branch(statement, rest, scope) else { continue }
        return flow
      }
    }
    return .end
  }

  private func declare(
    _ name: String, _ type: String?, _ expression: CodeExpression?, _ scope: CodeScope
  ) {
    guard let expression else { return scope.declare(name, .null) }
    var value = typed(evaluate(expression, scope, type: type), as: type)
    if ["CGFloat", "float", "double", "Double", "Float"].contains(type),
      case .number(let number, let text, true) = value
    {
      value = .number(number, text: text, isInteger: false)
    }
    if name.contains(",") { return bind(name, value, scope) }
    scope.declare(name, named(name, owned(value)))
  }

  /// Declares a name, or the names of a tuple with commas between them.
  func bind(_ name: String, _ value: CodeValue, _ scope: CodeScope) {
    let names = name.split(separator: ",").map(String.init)
    guard names.count > 1 else { return scope.declare(name, value) }
    let parts = Self.parts(of: value)
    for (offset, name) in names.enumerated() {
      scope.declare(name, offset < parts.count ? parts[offset] : .unknown(name))
    }
  }

  /// The parts of a tuple.
  static func parts(of value: CodeValue) -> [CodeValue] {
    switch value.plain {
    case .array(let elements), .numbers(let elements): elements
    case .object(let object) where object.className == CodeObject.tuple:
      object.members.map(\.value)
    default: []
    }
  }

  /// The value with its name, if it is one that a designer would look for by that name.
  func named(_ variable: String, _ value: CodeValue) -> CodeValue {
    // An instance variable is its property.
    let name = variable.hasPrefix("_") ? String(variable.dropFirst()) : variable
    return switch value {
    case .color, .font: .named(name, value)
    case .image(let image) where image.name == nil || image.capInsets != nil: .named(name, value)
    case .conditional(let test, _, _) where test.key == "userInterfaceStyle": .named(name, value)
    default: value
    }
  }

  /// Whether an expression is a setter of a proxy, by its words.
  private static func tellsProxy(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.kind else { return false }
      return name.hasPrefix("set") && base.text.contains("ppearance")
    case .message(let receiver, let selector, _):
      return selector.hasPrefix("set") && receiver.text.contains("ppearance")
    case .infix(let operation, let target, _):
      // An operator of the code's own that assigns.
      return operation.hasSuffix("=") && Arithmetic.comparison(operation, 0, 0) == nil
        && target.text.contains("ppearance")
    default: return false
    }
  }

  func mentionsAppearance(_ body: [CodeStatement]) -> Bool {
    var found = false
    CodeWalk.visit(body) { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name), .message(_, let name, _):
        found = found || name.contains("ppearance")
      default: break
      }
    }
    return found
  }

  /// Runs statements where tests of traits are true.
  func run(
    _ statements: ArraySlice<CodeStatement>, _ scope: CodeScope, where added: [TraitTest]
  ) -> Flow {
    let known = tests
    defer { tests = known }
    tests += added.filter { !known.contains($0) }
    return run(statements, CodeScope(outer: scope, depth: tests.count))
  }

  // MARK: Constants and functions

  /// The value of a constant of the code, computed once.
  func value(of located: CodeIndex.Located<CodeConstant>) -> CodeValue? {
    let constant = located.declaration
    guard let expression = constant.value else { return nil }
    let key = "\(constant.owner ?? "").\(constant.name)"
    if let known = constants[key] { return known }
    guard evaluating.insert(key).inserted else { return .unknown(constant.name) }
    defer { evaluating.remove(key) }
    let frame = enter(located.file, constant.owner)
    defer { leave(frame) }
    let scope = CodeScope(depth: 0)
    if let owner = constant.owner { scope.declare("self", .type(owner)) }
    let value = typed(evaluate(expression, scope, type: constant.type), as: constant.type)
    var result = named(constant.name, value)
    if case .number = value, constant.isStatic { result = .named(constant.name, value) }
    constants[key] = result
    return result
  }

  /// The scope of the code that runs.
  private struct Frame {
    var file: String
    var owner: String?
    var place: CodePlace
    var tests: [TraitTest]
  }

  private func enter(_ file: String, _ owner: String?) -> Frame {
    let frame = Frame(file: self.file, owner: self.owner, place: place, tests: tests)
    (self.file, self.owner) = (file, owner)
    return frame
  }

  private func leave(_ frame: Frame) {
    (file, owner, place, tests) = (frame.file, frame.owner, frame.place, frame.tests)
  }

  /// Runs a function; nil if calls are too deep.
  func call(
    _ located: CodeIndex.Located<CodeFunction>, _ arguments: [(label: String?, value: CodeValue)],
    on receiver: CodeValue?
  ) -> CodeValue? {
    let function = located.declaration
    let key = "\(located.file) \(function.owner ?? "") \(function.name)"
    guard calls < CodeLimits.calls, !endless.contains(key) else {
      note("'\(function.name)' is called in more than \(CodeLimits.calls) calls of each other")
      // A function that calls itself twice would be run 2^16 times.
      if active.contains(key) { endless.insert(key) }
      return .unknown(function.name)
    }
    calls += 1
    active.append(key)
    defer {
      calls -= 1
      active.removeLast()
    }
    guard Self.draws(function) else { return run(located, arguments, receiver, key) }
    let open = canvases.count
    let result = run(located, arguments, receiver, key)
    canvases.removeLast(max(0, canvases.count - open))
    if result.unknownText == nil { return result }
    return likelyImage(function, arguments, receiver)
  }

  private func run(
    _ located: CodeIndex.Located<CodeFunction>, _ arguments: [(label: String?, value: CodeValue)],
    _ receiver: CodeValue?, _ key: String
  ) -> CodeValue {
    let function = located.declaration
    hasRun.insert(CodePlace(file: located.file, position: function.position))
    if let known = kept[key] { return known }
    let frame = enter(located.file, function.owner)
    defer { leave(frame) }
    let scope = CodeScope(depth: tests.count)
    if let receiver { scope.declare("self", receiver) }
    let bound = Self.binding(of: function, arguments) ?? []
    for (offset, parameter) in function.parameters.enumerated() {
      guard offset < bound.count, var value = bound[offset] else {
        scope.declare(
          parameter.name,
          parameter.value.map { evaluate($0, scope, type: parameter.type) }
            ?? .unknown(parameter.name))
        continue
      }
      if ["CGFloat", "float", "double", "Double", "Float"].contains(parameter.type),
        case .number(let number, let text, true) = value
      {
        value = .number(number, text: text, isInteger: false)
      }
      scope.declare(parameter.name, typed(value, as: parameter.type))
    }
    let isInitializer = function.name == "init" || function.name.hasPrefix("initWith")
    switch run(function.body[...], scope) {
    case .result(let value):
      if case .nothing = value, isInitializer { return scope.value("self") ?? .nothing }
      guard function.parameters.isEmpty else { return value }
      var name = Self.name(of: function)
      // `Palette.navy.color` is called after the case.
      let general = ["color", "uiColor", "value", "font", "image"]
      if general.contains(name), case .symbol(let item, let type?)? = receiver?.plain,
        index.isCase(item, of: type)
      {
        name = item
      }
      var result = named(name, value)
      // A variable of the function's own says less than the function.
      if case .named(let local, let inner) = value, scope.value(local) != nil {
        result = named(name, inner)
      }
      if case .object = value.plain, keepsResult(function) { kept[key] = result }
      return result
    case .end, .jump:
      return isInitializer ? scope.value("self") ?? .nothing : .nothing
    }
  }

  /// Whether a function makes an object once, and then returns it again.
  private func keepsResult(_ function: CodeFunction) -> Bool {
    var result = false
    CodeWalk.visit(function.body) { expression in
      if case .name(let name) = expression.kind, name == "dispatch_once" { result = true }
    }
    return result
  }

  static func name(of function: CodeFunction) -> String {
    String(function.name.prefix { $0 != ":" })
  }

  /// Runs a closure.
  func call(_ closure: CodeClosure, _ arguments: [CodeValue]) -> CodeValue {
    guard calls < CodeLimits.calls else { return .unknown("{}") }
    calls += 1
    defer { calls -= 1 }
    let scope = CodeScope(outer: closure.scope, depth: tests.count)
    for (offset, value) in arguments.enumerated() {
      scope.declare("$\(offset)", value)
      if offset < closure.parameters.count { scope.declare(closure.parameters[offset], value) }
    }
    let frame = enter(closure.file, closure.owner)
    defer { leave(frame) }
    // A closure of one expression returns it.
    if closure.body.count == 1, case .expression(let expression) = closure.body[0].kind {
      place = CodePlace(file: file, position: closure.body[0].position)
      return evaluate(expression, scope)
    }
    if case .result(let value) = run(closure.body[...], scope) { return value }
    return .nothing
  }

  /// A new object of a type of the code with its stored values.
  func instance(of type: String) -> CodeValue {
    let object = CodeObject(type)
    return .object(object)
  }
}

extension String {
  /// A type's name without what makes it optional.
  var trimmingOptional: String {
    var slice = self[...]
    while let last = slice.last, last == "?" || last == "!" { slice.removeLast() }
    return String(slice)
  }
}
