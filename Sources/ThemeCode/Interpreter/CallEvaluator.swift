import ScreenFormat

/// Evaluates calls and messages.
struct CallEvaluator {
  let context: CodeContext
  /// The whole call.
  let expression: CodeExpression

  typealias Argument = CodeValue.Argument

  private var library: CodeLibrary { context.library }
  private var index: CodeIndex { context.index }
  private var functions: FunctionCaller { FunctionCaller(context: context) }
  private var candidates: CandidateCall {
    CandidateCall(context: context, expression: expression)
  }
  private var unknown: CodeValue { .unknown(expression.text) }

  /// Runs a call of Swift or C.
  func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ type: String?
  ) -> CodeValue {
    if let result = mutate(callee, arguments.map(\.value)) { return result }
    let values: [Argument] = arguments.map {
      (label: $0.label, value: context.evaluate($0.value))
    }
    let result = call(callee, values, type)
    // Whoever is not known may have changed what it was given.
    if result.unknownText != nil {
      for argument in arguments {
        if case .prefix("&", let target) = argument.value.kind {
          context.assign(result, to: target)
        }
      }
    }
    return result
  }

  private func call(
    _ callee: CodeExpression, _ values: [Argument], _ type: String?
  ) -> CodeValue {
    switch callee.kind {
    case .name(let name): return call(name, callee, values)
    case .member(nil, let name):
      return callImplicit(name, values, type?.trimmingOptional)
    case .member(let base?, let name):
      if case .name("super") = base.kind, let result = callSuper(name, values) { return result }
      let result = invoke(name, values, on: context.evaluate(base), selector: nil)
      // `self.init(…)` in an initialiser: what it makes is the object.
      if name == "init", case .name("self") = base.kind {
        _ = context.scope.replace("self") { _, _ in result }
      }
      return result
    // `[String: Any]()` is empty.
    case .dictionary: return .dictionary([])
    case .array: return .array([])
    default:
      let closure = context.evaluate(callee).closure
      return closure.map { context.call($0, values.map(\.value)) } ?? unknown
    }
  }

  /// Calls a function, a method without its receiver, or a type by its name.
  private func call(
    _ name: String, _ callee: CodeExpression, _ values: [Argument]
  ) -> CodeValue {
    if let closure = context.scope.value(name)?.closure {
      return context.call(closure, values.map(\.value))
    }
    let receiver = context.receiver
    if let receiver, let owner = context.owner,
      let result = context.callOwn(
        name, values, of: dynamicType(of: receiver, in: owner), on: receiver)
    {
      return result
    }
    if let function = FunctionCaller.fitting(index.functions(name, of: nil), values) {
      return context.call(function, values, on: nil)
    }
    if let result = library.run(.function, of: [""], libraryCall(name, values)) { return result }
    // `self.` may be left out before the library's own methods, too.
    if let receiver, library.takesBareMethod(receiver, name) {
      return invoke(name, values, on: receiver, selector: nil)
    }
    if case .type(let type) = context.evaluate(callee).plain {
      return construct(type, "init", values)
    }
    return callUnknown(name, values)
  }

  /// `.init(…)`, `.systemFont(…)`: of the type of the place, else of one that has such a method.
  private func callImplicit(_ name: String, _ values: [Argument], _ type: String?) -> CodeValue {
    for type in (type.map { [$0] } ?? []) + index.enumerations(with: name) {
      if let result = enumerated(name, values, of: type) { return result }
    }
    // The labels tell the type of `.init(top: 0, left: 1, bottom: 0, right: 0)`.
    if name == "init", library.structureLabels.contains(values.compactMap(\.label)) {
      return .numbers(values.map(\.value))
    }
    let later = CodeValue.implicit(CodeImplicit(expression, in: context))
    if library.takesBareMethod(.type(type ?? ""), name) {
      guard let type else { return later }
      if let result = runMethod(name, values, on: .type(type), nil, [RowType.type]) {
        return result
      }
    }
    for candidate in library.implicitTypes(type) {
      if let result = context.callOwn(name, values, of: candidate, on: .type(candidate)) {
        return result
      }
      let result = construct(candidate, name, values)
      if result.unknownText == nil { return result }
    }
    return type == nil ? later : unknown
  }

  /// A case of an enumeration of the code with its values.
  private func enumerated(_ name: String, _ values: [Argument], of type: String) -> CodeValue? {
    index.isCase(name, of: type) ? .enumerated(name, type: type, values) : nil
  }

  /// The type whose methods `self` has: that of the object, where it derives from the type whose code runs.
  private func dynamicType(of receiver: CodeValue, in owner: String) -> String {
    guard let type = receiver.ownType, index.lineage(type).contains(owner) else { return owner }
    return type
  }

  /// Runs the method of the superclass in the code; nil if there is none.
  func callSuper(_ name: String, _ arguments: [Argument]) -> CodeValue? {
    guard let owner = context.owner, let superclass = index.types[owner]?.inherited.first,
      let receiver = context.receiver
    else { return nil }
    return context.callOwn(name, arguments, of: superclass, on: receiver)
  }

  // MARK: Methods

  /// Runs a method.
  ///
  /// - Parameter selector: the whole name in Objective-C; nil in Swift.
  func invoke(
    _ name: String, _ arguments: [Argument], on base: CodeValue, selector: String?
  ) -> CodeValue {
    if let result = runMethod(name, arguments, on: base, selector, [RowType.any]) { return result }
    if case .conditional(let test, let a, let b) = base.plain {
      return .conditional(
        test, invoke(name, arguments, on: a, selector: selector),
        invoke(name, arguments, on: b, selector: selector))
    }
    if let own = invokeOwn(selector ?? name, arguments, on: base) { return own }
    if let result = reflect(name, arguments, on: base, selector) { return result }
    switch base.plain {
    case .type(let type):
      if let result = runMethod(name, arguments, on: base, selector, [RowType.type]) {
        return result
      }
      let result = construct(type, name, arguments)
      guard result.unknownText != nil, index.types[type] == nil else { return result }
      return candidates.run(selector ?? name, arguments, on: base) ?? result
    case .closure(let closure) where name == "callAsFunction":
      return context.call(closure, arguments.map(\.value))
    default: break
    }
    let library = runMethod(name, arguments, on: base, selector, base.rowTypes)
    if let library { return library }
    if case .object = base.plain { return invokeObject(name, arguments, on: base) }
    // On an optional value: the closure takes it if it is there.
    if name == "map" || name == "flatMap", let closure = arguments.last?.value.closure {
      return base.isNull ? .null : context.call(closure, [base])
    }
    if let result = candidates.run(selector ?? name, arguments, on: base) { return result }
    // A property of Objective-C read by a message, or a setter of one object.
    if arguments.isEmpty, selector != nil { return context.member(name, of: base, expression) }
    if let property = SymbolName.property(ofSetter: name), let value = arguments.first?.value {
      if selector != nil {
        context.set(property, of: base, to: value, expression.text)
        return .nothing
      }
      if let text = base.unknownText,
        context.library.statements.areMentioned(in: text) || arguments.count > 1
      {
        context.set(property, of: base, to: value, expression.text)
      }
    }
    return callUnknown(name, arguments)
  }

  private func libraryCall(
    _ name: String, _ arguments: [Argument], on base: CodeValue = .nothing,
    _ selector: String? = nil
  ) -> LibraryCall {
    var call = LibraryCall(
      context: context, name: name, arguments: arguments, receiver: base, selector: selector,
      text: expression.text)
    if case .call(_, let written) = expression.kind {
      call.firstPosition = written.first?.value.position
    }
    return call
  }

  private func runMethod(
    _ name: String, _ arguments: [Argument], on base: CodeValue, _ selector: String?,
    _ types: [String]
  ) -> CodeValue? {
    library.run(.method, of: types, libraryCall(name, arguments, on: base, selector))
  }

  /// Runs a method that the code declares; nil if there is none.
  private func invokeOwn(
    _ name: String, _ arguments: [Argument], on base: CodeValue
  ) -> CodeValue? {
    switch base.plain {
    case .type(let type):
      return context.callOwn(
        name, arguments, of: type, on: name == "init" ? instance(of: type) : base)
    case .object, .enumerated:
      return context.callOwn(name, arguments, of: base.ownType ?? "", on: base)
        ?? functions.callExtension(name, arguments, on: base)
    case .symbol(let symbol, let type):
      if let type, let result = context.callOwn(name, arguments, of: type, on: base) {
        return result
      }
      return library.value(symbol).flatMap { invokeOwn(name, arguments, on: $0) }
    case .library(let value):
      return value.extendedTypes.lazy.compactMap {
        context.callOwn(name, arguments, of: $0, on: base)
      }.first
        ?? (value.takesExtensions ? functions.callExtension(name, arguments, on: base) : nil)
    default: return nil
    }
  }

  /// Runs a method that Objective-C's root class has for what code asks of itself.
  private func reflect(
    _ name: String, _ arguments: [Argument], on base: CodeValue, _ selector: String?
  ) -> CodeValue? {
    switch name {
    case "isKindOfClass", "isMemberOfClass", "isKind":
      guard let type = arguments.first?.value.className, let own = base.ownType,
        index.types[own] != nil
      else { return nil }
      return .boolean(index.lineage(own).contains(type))
    case "performSelector", "perform":
      guard let text = arguments.first?.value.unknownText, let other = CodeSelector.name(text)
      else { return nil }
      let rest = arguments.dropFirst().map { (label: String?.none, value: $0.value) }
      return invoke(
        String(other.prefix { $0 != ":" }), Array(rest.prefix(other.count { $0 == ":" })), on: base,
        selector: selector == nil ? nil : other)
    case "respondsToSelector", "instancesRespondToSelector", "responds", "instancesRespond":
      return .boolean(true)
    default: return nil
    }
  }

  /// Runs a method of an object that neither the code nor the library declares.
  private func invokeObject(
    _ name: String, _ arguments: [Argument], on base: CodeValue
  ) -> CodeValue {
    if let property = SymbolName.property(ofSetter: name), arguments.count == 1 {
      context.set(property, of: base, to: arguments[0].value, expression.text)
      return .nothing
    }
    for argument in arguments { runEscaping(argument.value) }
    return arguments.isEmpty ? context.member(name, of: base, expression) : unknown
  }

  /// Makes a value of a type: a constructor or a method of the class that returns one.
  private func construct(_ type: String, _ name: String, _ arguments: [Argument]) -> CodeValue {
    if name == "init" || name == "new" || name.hasPrefix("initWith"),
      let result = context.callOwn(
        name == "new" ? "init" : name, arguments, of: type, on: instance(of: type))
    {
      return result
    }
    if let result = enumerated(name, arguments, of: type) { return result }
    let call = libraryCall(name, arguments, on: .type(type))
    if let result = library.run(.constructor, of: [type], call) { return result }
    switch name {
    case "class", "alloc", "self": return .type(type)
    case "init", "new":
      if let own = index.types[type] { return make(own, arguments) }
    default: break
    }
    if arguments.isEmpty, name != "init", name != "new" {
      let value = context.member(name, of: .type(type), expression)
      if value.unknownText == nil { return value }
    }
    for argument in arguments { runEscaping(argument.value) }
    return unknown
  }

  /// Makes an object of the code, with its values by name, or the case of a raw value.
  private func make(_ type: CodeType, _ arguments: [Argument]) -> CodeValue {
    if let raw = arguments.first, raw.label == "rawValue", let text = raw.value.text {
      let known = type.cases.first { item in
        item.name == text || item.value?.text == "\"\(text)\""
      }
      return known.map { .symbol($0.name, type: type.name) } ?? .null
    }
    let object = context.makeObject(type.name)
    for argument in arguments {
      guard let label = argument.label else { continue }
      let written = index.constant(label, of: type.name)?.declaration.type
      let known = written.map { index.typeName($0.trimmingOptional, in: type.name) ?? $0 }
      object[label] = context.typed(argument.value, as: known)
    }
    return .object(object)
  }

  /// The `self` of an initialiser: an object, or a type of the library whose value it makes.
  private func instance(of type: String) -> CodeValue {
    library.extended.contains(type) && index.types[type] == nil
      ? .type(type) : .object(context.makeObject(type))
  }

  // MARK: What is not known

  /// Calls a function that is not known: closures that it is given are run, and a value may refuse to be given away.
  private func callUnknown(_ name: String, _ arguments: [Argument]) -> CodeValue {
    for argument in arguments { runEscaping(argument.value) }
    if let refusal = arguments.lazy.compactMap(\.value.refusal).first {
      context.refuse("\(Quotation.single(name)) \(refusal)")
    }
    return unknown
  }

  /// Runs a closure that is handed to a function that is not known, as `DispatchQueue.async`.
  private func runEscaping(_ value: CodeValue) {
    if let closure = value.closure,
      context.mentionsTheme(closure.body) || context.interpreter.mayReachTheme(closure.body)
    {
      _ = context.call(closure, [])
    }
  }

  // MARK: Methods that change variables

  /// Runs a call that changes a variable which it is given or called on; nil for another call.
  private func mutate(_ callee: CodeExpression, _ arguments: [CodeExpression]) -> CodeValue? {
    switch callee.kind {
    case .name(let name) where context.receiver != nil:
      return mutate(CodeExpression(.name("self"), at: callee.position), name, arguments)
    case .member(let base?, let name): return mutate(base, name, arguments)
    default: return nil
    }
  }

  /// Runs a method that changes what it is called on, or variables that it is given; nil for another one.
  func mutate(
    _ base: CodeExpression, _ name: String, _ arguments: [CodeExpression]
  ) -> CodeValue? {
    guard library.mutates(name) else { return nil }
    let receiver = context.evaluate(base)
    let targets = arguments.map { argument in
      if case .prefix("&", let target) = argument.kind { target } else { argument }
    }
    let values = targets.map { (label: String?.none, value: context.evaluate($0)) }
    let call = libraryCall(name, values, on: receiver)
    guard let mutation = library.mutation(call) else { return nil }
    // What comes out of a value is of its literals, not of those of the variables that take it.
    let origin = receiver.origin ?? CodeOrigin.of(values.map(\.value))
    for (target, output) in zip(targets, mutation.outputs) {
      context.assign(output.from(origin), to: target)
    }
    if let changed = mutation.receiver {
      context.assign(
        context.bounded(changed, expression.text).from(
          CodeOrigin.of([receiver] + values.map(\.value))), to: base)
    }
    return mutation.result.from(origin)
  }
}
