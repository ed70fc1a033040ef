/// Calls functions of the code, and closures.
struct FunctionCaller {
  let context: CodeContext

  private var interpreter: Interpreter { context.interpreter }

  /// The name of a function among those of all files.
  static func key(of located: CodeIndex.Located<CodeFunction>) -> String {
    let function = located.declaration
    let kind = function.observer.map { "\($0.rawValue) " } ?? ""
    return "\(located.file) \(function.owner ?? "") \(kind)\(function.name)"
  }

  func call(
    _ located: CodeIndex.Located<CodeFunction>, _ arguments: [CodeValue.Argument],
    on receiver: CodeValue?
  ) -> CodeValue {
    let function = located.declaration
    let key = Self.key(of: located)
    guard context.calls < CodeLimits.calls, !interpreter.memory.endless.contains(key) else {
      context.note(
        "'\(function.name)' is called in more than \(CodeLimits.calls) calls of each other")
      // A function that calls itself twice would be run 2^16 times.
      if context.active.contains(key) { interpreter.memory.endless.insert(key) }
      return .unknown(function.name)
    }
    var outer = context
    outer.calls += 1
    outer.active.append(key)
    let call = FunctionCall(
      function: function, arguments: arguments, receiver: receiver,
      context: context.entering(located.file, function.owner, context.scope))
    return context.library.around(call) {
      FunctionCaller(context: outer).run(located, arguments, receiver, key)
    }
  }

  private func run(
    _ located: CodeIndex.Located<CodeFunction>, _ arguments: [CodeValue.Argument],
    _ receiver: CodeValue?, _ key: String
  ) -> CodeValue {
    let function = located.declaration
    interpreter.memory.hasRun.insert(
      CodePlace(file: located.file, position: function.position))
    if let known = interpreter.memory.kept[key] { return known }
    let inner = context.entering(
      located.file, function.owner, CodeScope(depth: context.tests.count))
    let scope = inner.scope
    if let receiver { scope.declare("self", receiver) }
    let bound = Self.binding(of: function, arguments) ?? []
    for (offset, parameter) in function.parameters.enumerated() {
      guard offset < bound.count, let value = bound[offset] else {
        scope.declare(
          parameter.name,
          parameter.value.map { inner.evaluate($0, type: parameter.type) }
            ?? .unknown(parameter.name))
        continue
      }
      let real = TypedValues(context: inner).real(value, as: parameter.type)
      scope.declare(parameter.name, inner.typed(real, as: parameter.type))
    }
    let isInitializer = function.name == "init" || function.name.hasPrefix("initWith")
    switch inner.run(function.body) {
    case .result(.nothing) where isInitializer: return scope.value("self") ?? .nothing
    case .result(let value):
      guard function.parameters.isEmpty else { return value }
      let result = named(value, of: function, receiver, inner)
      if case .object = value.plain, keepsResult(function) { interpreter.memory.kept[key] = result }
      return result
    case .end, .jump:
      return isInitializer ? scope.value("self") ?? .nothing : .nothing
    }
  }

  /// The value with the name of the function that makes it.
  private func named(
    _ value: CodeValue, of function: CodeFunction, _ receiver: CodeValue?, _ inner: CodeContext
  ) -> CodeValue {
    var name = function.baseName
    // `Palette.navy.color` is called after the case.
    if context.library.generalNames.contains(name),
      case .symbol(let item, let type?)? = receiver?.plain, context.index.isCase(item, of: type)
    {
      name = item
    }
    let values = TypedValues(context: inner)
    // A variable of the function's own says less than the function.
    if case .named(let local, let own) = value.bare, inner.scope.value(local) != nil {
      return values.named(name, own).from(value.origin)
    }
    return values.named(name, value)
  }

  /// Whether a function makes an object once, and then returns it again.
  private func keepsResult(_ function: CodeFunction) -> Bool {
    var count = 0
    defer { interpreter.charge(count / 4) }
    return CodeWalk.contains(function.body) { expression in
      count += 1
      if case .name(let name) = expression.kind { return context.library.once.contains(name) }
      return false
    }
  }

  /// The argument of each parameter, nil for one that is left out; nil if the arguments do not fit.
  private static func binding(
    of function: CodeFunction, _ arguments: [CodeValue.Argument]
  ) -> [CodeValue?]? {
    let parameters = function.parameters
    // The whole selector of Objective-C tells already that they fit.
    if function.name.contains(":") {
      guard arguments.count <= parameters.count else { return nil }
      return parameters.indices.map { $0 < arguments.count ? arguments[$0].value : nil }
    }
    var waiting = arguments[...]
    var result: [CodeValue?] = []
    for parameter in parameters {
      guard let next = waiting.first else {
        guard parameter.value != nil else { return nil }
        result.append(nil)
        continue
      }
      let isTrailing =
        next.label == nil && next.value.closure != nil && parameter.type?.contains("->") == true
      if next.label == parameter.label || isTrailing {
        result.append(next.value)
        waiting.removeFirst()
      } else if parameter.value != nil {
        result.append(nil)
      } else {
        return nil
      }
    }
    return waiting.isEmpty ? result : nil
  }

  /// The function whose labels the arguments have.
  static func fitting(
    _ functions: [CodeIndex.Located<CodeFunction>], _ arguments: [CodeValue.Argument]
  ) -> CodeIndex.Located<CodeFunction>? {
    functions.first { binding(of: $0.declaration, arguments) != nil }
  }

  /// Runs a function of a type of the code; nil if there is none.
  func callOwn(
    _ name: String, _ arguments: [CodeValue.Argument], of type: String, on receiver: CodeValue
  ) -> CodeValue? {
    let functions = context.index.functions(name, of: type).filter { !$0.declaration.isGetter }
    return Self.fitting(functions, arguments).map { call($0, arguments, on: receiver) }
  }

  /// Runs a method that an extension adds to a protocol or to a class that others derive from; nil if there is
  /// none.
  func callExtension(
    _ name: String, _ arguments: [CodeValue.Argument], on base: CodeValue
  ) -> CodeValue? {
    Self.fitting(context.index.extensions(name), arguments).map {
      call($0, arguments, on: base)
    }
  }

  /// Runs a closure.
  func call(_ closure: CodeClosure, _ arguments: [CodeValue]) -> CodeValue {
    guard context.calls < CodeLimits.calls else { return .unknown("{}") }
    var inner = context.entering(
      closure.file, closure.owner,
      CodeScope(outer: closure.scope, depth: context.tests.count))
    inner.calls += 1
    for (offset, value) in arguments.enumerated() {
      inner.scope.declare("$\(offset)", value)
      if offset < closure.parameters.count {
        inner.scope.declare(closure.parameters[offset], value)
      }
    }
    // A closure of one expression returns it.
    if closure.body.count == 1, case .expression(let expression) = closure.body[0].kind {
      return inner.at(closure.body[0].position).evaluate(expression)
    }
    if case .result(let value) = inner.run(closure.body) { return value }
    return .nothing
  }
}

extension CodeFunction {
  /// The name without the rest of a selector.
  var baseName: String { String(name.prefix { $0 != ":" }) }

  /// The name with all labels, `setup(theme:)`; a selector of Objective-C.
  var fullName: String {
    guard !name.contains(":"), !parameters.isEmpty else { return name }
    return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
