import ObjectModel
import ScreenFormat

/// Evaluates expressions.
struct ExpressionEvaluator {
  let context: CodeContext

  private var library: CodeLibrary { context.library }
  private var index: CodeIndex { context.index }

  /// The value of an expression.
  ///
  /// - Parameter type: the type that the place of the value has, as it is written.
  func value(of expression: CodeExpression, type: String? = nil) -> CodeValue {
    let interpreter = context.interpreter
    guard interpreter.step(context) else { return .unknown(expression.text) }
    guard interpreter.evaluations < CodeLimits.evaluations else {
      context.note(
        "the value depends on more than \(CodeLimits.evaluations) others, each in the one before",
        at: expression.position)
      return .unknown(expression.text)
    }
    interpreter.evaluations += 1
    defer { interpreter.evaluations -= 1 }
    return located(known(expression, type), at: expression)
  }

  /// The value with its place, unless what it is made of has others.
  private func located(_ value: CodeValue, at expression: CodeExpression) -> CodeValue {
    value.from(CodeOrigin(CodePlace(file: context.file, position: expression.position)))
  }

  private func known(_ expression: CodeExpression, _ type: String?) -> CodeValue {
    switch expression.kind {
    case .number(let number, let text):
      return .number(number, text: text, isInteger: !text.contains("."))
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .null: return .null
    case .name(let name): return value(named: name)
    case .member(let base, let name):
      guard base != nil else { return implicit(name, type) }
      return members(expression)
    case .call(let callee, let arguments):
      let calls = CallEvaluator(context: context, expression: expression)
      return bounded(calls.call(callee, arguments, type), expression)
    case .message(let receiver, let selector, let arguments):
      return bounded(message(receiver, selector, arguments, expression), expression)
    case .element(let base, let places):
      let whole = context.evaluate(base)
      return element(whole, places.map { context.evaluate($0) }, expression).from(whole.origin)
    case .array(let elements):
      return bounded(.array(elements.map { context.evaluate($0) }), expression)
    case .tuple(let parts):
      return bounded(
        .tuple(parts.map { (label: $0.label, value: context.evaluate($0.value)) }), expression)
    case .dictionary(let members):
      return bounded(
        .dictionary(
          members.map { (key: context.evaluate($0.key), value: context.evaluate($0.value)) }),
        expression)
    case .prefix(let sign, let operand):
      return prefixed(sign, context.evaluate(operand), expression)
    case .infix(let operation, let left, let right):
      return Self.combines(operation)
        ? sum(expression) : infix(operation, left, right, expression)
    case .increment(let target, let step):
      let value = context.evaluate(target)
      let one = CodeExpression(.number(1, text: "1"), at: target.position)
      Assignment(context: context).run(target, step < 0 ? "-" : "+", one)
      return value
    case .choice(let condition, let then, let otherwise):
      return choice(condition, then, otherwise, expression, type)
    case .isType(let operand, let type):
      let conditions = ConditionEvaluator(context: context)
      switch operand.map({ conditions.isKind(context.evaluate($0), type) }) {
      case .yes: return .boolean(true)
      case .no: return .boolean(false)
      default: return .unknown(expression.text)
      }
    case .closure(let parameters, let body):
      return .closure(
        CodeClosure(
          parameters: parameters, body: body, scope: context.captured, file: context.file,
          owner: context.owner))
    case .available, .compilation, .binding:
      if case .yes = context.truth(of: expression) { return .boolean(true) }
      return .boolean(false)
    // Only switches and conditions have patterns.
    case .optionalPattern, .constrainedPattern: return .unknown(expression.text)
    case .other(let text): return .unknown(text)
    }
  }

  private func choice(
    _ condition: CodeExpression, _ then: CodeExpression, _ otherwise: CodeExpression,
    _ expression: CodeExpression, _ type: String?
  ) -> CodeValue {
    switch context.truth(of: condition) {
    case .yes: return context.evaluate(then, type: type)
    case .no: return context.evaluate(otherwise, type: type)
    case .traits(let cases):
      return bounded(
        cases.value(
          context.evaluate(then, type: type), else: context.evaluate(otherwise, type: type)),
        expression)
    case .unknown(let text):
      let first = context.evaluate(then, type: type)
      guard let test = context.at(expression.position).assume(text) else {
        context.note(
          "nothing here decides \(Quotation.single(text)), so the first value is taken; "
            + "\(DefineOption.text(text, false)) takes the other one", at: expression.position)
        return first
      }
      return bounded(
        .conditional(test, first, context.evaluate(otherwise, type: type)), expression)
    }
  }

  private func message(
    _ receiver: CodeExpression, _ selector: String, _ arguments: [CodeExpression],
    _ expression: CodeExpression
  ) -> CodeValue {
    let calls = CallEvaluator(context: context, expression: expression)
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if ["setObject:forKey:", "setObject:forKeyedSubscript:"].contains(selector)
      || selector == "setValue:forKey:" && isDictionary(receiver)
    {
      guard arguments.count == 2 else { return .unknown(expression.text) }
      let target = CodeExpression(
        .element(receiver, [arguments[1]]), at: expression.position)
      Assignment(context: context).run(target, "", arguments[0])
      return .nothing
    }
    if library.mutates(parts[0]), let result = calls.mutate(receiver, parts[0], arguments) {
      return result
    }
    let values = arguments.enumerated().map { offset, argument in
      let isLabeled = offset > 0 && offset < parts.count - 1
      return (label: isLabeled ? parts[offset] : nil, value: context.evaluate(argument))
    }
    if case .name("super") = receiver.kind, let own = calls.callSuper(selector, values) {
      return own
    }
    return calls.invoke(parts[0], values, on: context.evaluate(receiver), selector: selector)
  }

  private func isDictionary(_ expression: CodeExpression) -> Bool {
    if case .dictionary = context.evaluate(expression).plain { true } else { false }
  }

  private func bounded(_ value: CodeValue, _ expression: CodeExpression) -> CodeValue {
    context.bounded(value, expression.text)
  }

  /// The value of `a.b.c`, from the left: a long chain takes no stack.
  private func members(_ expression: CodeExpression) -> CodeValue {
    var chain: [CodeExpression] = []
    var first = expression
    while case .member(let base?, _) = first.kind {
      chain.append(first)
      first = base
    }
    var value = context.evaluate(first)
    for (offset, part) in chain.reversed().enumerated() {
      guard case .member(_, let name) = part.kind else { break }
      guard offset == 0 || context.interpreter.step(context) else { return .unknown(part.text) }
      value = context.member(name, of: value, part)
    }
    return value
  }

  // MARK: Operators

  /// Whether an operator takes the values of both sides, whatever they are.
  private static func combines(_ operation: String) -> Bool {
    !["&&", "||", "=", "~=", "??", "...", "..<"].contains(operation)
      && Arithmetic.comparison(operation, 0, 0) == nil
  }

  /// The value of `a + b + c`, from the left: a long chain takes no stack.
  private func sum(_ expression: CodeExpression) -> CodeValue {
    var chain: [CodeExpression] = []
    var first = expression
    while case .infix(let operation, let left, _) = first.kind, Self.combines(operation) {
      chain.append(first)
      first = left
    }
    var value = context.evaluate(first)
    for (offset, part) in chain.reversed().enumerated() {
      guard case .infix(let operation, _, let right) = part.kind else { break }
      guard offset == 0 || context.interpreter.step(context) else { return .unknown(part.text) }
      let (left, second) = (value, context.evaluate(right))
      value = bounded(combined(operation, left, second, part), part)
        .from(Self.origin(left, first, second, right))
    }
    return value
  }

  /// The origin of what an operator makes: a number that a helper writes says nothing beside one that it is given.
  private static func origin(
    _ left: CodeValue, _ first: CodeExpression, _ right: CodeValue, _ second: CodeExpression
  ) -> CodeOrigin? {
    switch (first.kind, second.kind) {
    case (.number, .number): break
    case (.number, _): if let origin = right.origin { return origin }
    case (_, .number): if let origin = left.origin { return origin }
    default: break
    }
    return CodeOrigin.of([left, right])
  }

  private func prefixed(
    _ sign: String, _ operand: CodeValue, _ expression: CodeExpression
  ) -> CodeValue {
    changed(sign, operand, expression).from(operand.origin)
  }

  private func changed(
    _ sign: String, _ operand: CodeValue, _ expression: CodeExpression
  ) -> CodeValue {
    switch (sign, operand.plain) {
    case ("-", .number(let number, let text, let isInteger)):
      return .number(
        -number, text: text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text,
        isInteger: isInteger)
    case ("-", .symbol(let name, _)):
      guard case .number(let limit, _, _)? = constant(name) else {
        return .unknown(expression.text)
      }
      return .number(-limit)
    case ("!", .boolean(let flag)): return .boolean(!flag)
    case ("&", _): return operand
    case ("~", .number(let number, _, _)) where number.magnitude < 0x1p53:
      return .number(Double(~Int(number)), isInteger: true)
    default: return .unknown(expression.text)
    }
  }

  private func infix(
    _ operation: String, _ leftSide: CodeExpression, _ rightSide: CodeExpression,
    _ expression: CodeExpression
  ) -> CodeValue {
    if operation == "&&" || operation == "||" || Arithmetic.comparison(operation, 0, 0) != nil {
      switch context.truth(of: expression) {
      case .yes: return .boolean(true)
      case .no: return .boolean(false)
      case .traits(let cases): return cases.value(.boolean(true), else: .boolean(false))
      case .unknown(let text): return .unknown(text)
      }
    }
    if operation == "=" {
      // An assignment whose value counts: `if ((self = [super init]))`.
      Assignment(context: context).run(leftSide, "", rightSide)
      return context.evaluate(leftSide)
    }
    if operation == "~=" {
      switch context.truth(of: expression) {
      case .yes: return .boolean(true)
      case .no: return .boolean(false)
      default: return .unknown(expression.text)
      }
    }
    let left = context.evaluate(leftSide)
    if operation == "??" {
      // A value that is not known has the one that the code falls back to.
      return left.isNull || left.unknownText != nil ? context.evaluate(rightSide) : left
    }
    // A range.
    let right = context.evaluate(rightSide)
    return .range(
      lower: left.isNull ? .number(0, isInteger: true) : left,
      upper: right.double.map { operation == "..." ? $0 + 1 : $0 })
  }

  private func combined(
    _ operation: String, _ left: CodeValue, _ right: CodeValue, _ expression: CodeExpression
  ) -> CodeValue {
    switch (left.plain, right.plain) {
    case (.conditional, _), (_, .conditional):
      guard left.traitValues * right.traitValues <= CodeLimits.traitValues else {
        context.note(
          "the value has more than \(CodeLimits.traitValues) different ones by traits",
          at: expression.position)
        return .unknown(expression.text)
      }
    default: break
    }
    switch (left.plain, right.plain) {
    case (.conditional(let test, let a, let b), let other):
      return .conditional(
        test, combined(operation, a, other, expression), combined(operation, b, other, expression))
    case (let other, .conditional(let test, let a, let b)):
      return .conditional(
        test, combined(operation, other, a, expression), combined(operation, other, b, expression))
    case (.number(let a, _, let first), .number(let b, _, let second)):
      let isInteger = first && second
      guard var result = Arithmetic.result(operation, a, b) else {
        return .unknown(expression.text)
      }
      // Whole numbers divide without remainder in C; Swift's literals take the type of their place.
      if operation == "/", isInteger, !context.file.hasSuffix(".swift"), result.magnitude < 0x1p53 {
        result = Double(Int(result))
      }
      return .number(result, text: shortest(result), isInteger: isInteger && operation != "/")
    case (.string(let a), .string(let b)) where operation == "+": return .string(a + b)
    case (.array(let a), .array(let b)) where operation == "+": return .array(a + b)
    case (.symbol(let a, let type), .symbol(let b, _)) where operation == "|":
      guard a.utf8.count + b.utf8.count < CodeLimits.nameBytes else {
        return context.tooLarge(expression.text)
      }
      return .symbol("\(a)|\(b)", type: type)
    case (.number, .symbol) where operation == "|", (.symbol, .number) where operation == "|":
      return right.symbol == nil ? left : right
    default:
      // An operator of the code's own.
      let own = index.functions(operation, of: nil) + index.extensions(operation)
      guard let function = own.first(where: { $0.declaration.parameters.count == 2 }) else {
        return .unknown(expression.text)
      }
      return context.call(
        function,
        zip(function.declaration.parameters, [left, right]).map { (label: $0.label, value: $1) },
        on: nil)
    }
  }

  private func element(
    _ base: CodeValue, _ places: [CodeValue], _ expression: CodeExpression
  ) -> CodeValue {
    switch (base.plain, places.first?.plain) {
    case (.string(let text), .number(let place, _, _)?):
      context.interpreter.charge(text.utf8.count / 64)
      guard place >= 0, place < Double(text.count) else { return .unknown(expression.text) }
      return .string(String(text[text.index(text.startIndex, offsetBy: Int(place))]))
    case (.string(let text), .range(let lower, let upper)?):
      guard let bounds = Self.bounds(lower, upper, count: text.count) else {
        return .unknown(expression.text)
      }
      return .string(String(text.dropFirst(bounds.lowerBound).prefix(bounds.count)))
    case (.array(let elements), .range(let lower, let upper)?):
      guard let bounds = Self.bounds(lower, upper, count: elements.count) else {
        return .unknown(expression.text)
      }
      return .array(Array(elements[bounds]))
    case (.array(let elements), .number(let number, _, _)):
      guard number >= 0, number < Double(elements.count) else { return .unknown(expression.text) }
      return elements[Int(number)]
    case (.dictionary(let members), let place?):
      context.interpreter.charge(members.count / 4)
      for member in members {
        if case .yes = context.compare("==", member.key, place) { return member.value }
      }
      return .null
    default: return .unknown(expression.text)
    }
  }

  /// The places of a range in what has `count` of them; nil for a range that goes beyond.
  static func bounds(_ lower: CodeValue, _ upper: Double?, count: Int) -> Range<Int>? {
    guard let lower = lower.double, lower >= 0 else { return nil }
    let upper = min(upper ?? .infinity, Double(count))
    return lower <= upper ? Int(lower)..<Int(upper) : nil
  }

  // MARK: Names

  private func value(named name: String) -> CodeValue {
    if let local = context.scope.value(name) { return local }
    if let owner = context.owner, let found = value(named: name, of: owner, context.receiver) {
      return found
    }
    let members = MemberReader(context: context)
    if let constant = index.constant(name, of: nil), let value = members.value(of: constant) {
      return value
    }
    let getters = index.functions(name, of: nil).filter { $0.declaration.isGetter }
    if let getter = getters.first { return context.call(getter, [], on: nil) }
    return constant(name) ?? function(named: name) ?? type(named: name)
  }

  /// A function without parameters that is handed on by its name, as in `onAppear(perform: setUp)`; nil for none.
  private func function(named name: String) -> CodeValue? {
    let own = context.owner.map { index.functions(name, of: $0) } ?? []
    guard let function = (own + index.functions(name, of: nil)).first?.declaration,
      function.parameters.isEmpty, !function.isGetter, !function.isMacro
    else { return nil }
    let callee = CodeExpression(.name(name), at: context.place.position)
    let call = CodeExpression(.call(callee, []), at: context.place.position)
    return .closure(
      CodeClosure(
        parameters: [], body: [CodeStatement(.expression(call), at: context.place.position)],
        scope: context.captured, file: context.file, owner: context.owner))
  }

  /// The member of a type for whose code `self.` may be left out; nil for none.
  private func value(
    named name: String, of owner: String, _ receiver: CodeValue?
  ) -> CodeValue? {
    if case .object(let object)? = receiver?.plain, let value = object[name] { return value }
    // A protocol's own methods use what the type of the object has.
    if let type = receiver?.ownType, type != owner,
      let own = context.ownMember(name, of: type, self: receiver)
    {
      return own
    }
    let members = MemberReader(context: context)
    if name == "rawValue", let receiver { return members.valueMember(name, of: receiver, name) }
    if case .type(let type)? = receiver?.plain, index.functions(name, of: owner).isEmpty,
      let known = members.libraryMember(name, of: .type(type), [RowType.type], name)
    {
      return known
    }
    if let own = context.ownMember(name, of: owner, self: receiver) { return own }
    // In an extension of a type of the library.
    if let receiver, library.extended.contains(owner) {
      let result = members.valueMember(name, of: receiver, name)
      if result.unknownText == nil { return result }
    }
    return nil
  }

  /// The value of a name that the library has; nil for another one.
  private func constant(_ name: String) -> CodeValue? {
    library.run(.constant, LibraryCall(context: context, name: name, text: name))
  }

  /// The value of a name that nothing declares: that of a type, or of a case in Objective-C.
  private func type(named name: String) -> CodeValue {
    if let type = index.typeName(name, in: context.owner) { return .type(type) }
    guard library.isType(name) else { return .symbol(name, type: nil) }
    guard let first = name.first, first.isUppercase else { return .unknown(name) }
    if name == "Self", let owner = context.owner { return .type(owner) }
    return .type(name)
  }

  /// `.name`: a member of the type of its place, which is known only where the value is used.
  private func implicit(_ name: String, _ type: String?) -> CodeValue {
    let type = type?.trimmingOptional
    for type in library.implicitTypes(type) {
      if let own = context.ownMember(name, of: type, self: nil) { return own }
      if let nested = index.typeName(name, in: type), nested.hasPrefix(type) {
        return .type(nested)
      }
    }
    if let type, library.implicit.contains(type) {
      let call = LibraryCall(context: context, name: name, receiver: .type(type), text: name)
      if let known = library.run(.typeProperty, of: [type], call) { return known }
    }
    if let type, library.values.contains(type) {
      return context.member(name, of: .type(type))
    }
    return .symbol(name, type: type)
  }
}
