import ScreenFormat

/// Assigns to variables and members.
struct Assignment {
  let context: CodeContext

  /// Runs an assignment.
  ///
  /// - Parameter operation: what stands before the `=`; empty for none.
  func run(_ target: CodeExpression, _ operation: String, _ expression: CodeExpression) {
    let value =
      operation.isEmpty
      ? expression
      : CodeExpression(.infix(operation, target, expression), at: expression.position)
    assign(context.evaluate(value), to: target)
  }

  func assign(_ value: CodeValue, to target: CodeExpression) {
    let values = TypedValues(context: context)
    switch target.kind {
    case .name("_"): return
    // `self = [super init]`: the object is there already.
    case .name("self") where value.unknownText != nil: return
    case .name(let name):
      let value = values.named(name, values.owned(value))
      let found = context.scope.replace(name) { old, depth in
        // Under a test of a trait the old value stays where the test does not hold.
        context.tests.dropFirst(depth).reduce(value) { .conditional($1, $0, old) }
      }
      if !found { set(name, of: context.receiver ?? .unknown("self"), to: value, target.text) }
    case .member(let base?, let name): set(name, of: context.evaluate(base), to: value, target.text)
    case .array(let targets):
      for (target, part) in zip(targets, value.parts) { assign(part, to: target) }
    case .element(let base, let places): assign(value, to: base, places, target)
    case .call(let path, let arguments):
      assign(value, along: path, of: arguments.map { context.evaluate($0.value) }, target)
    default: refuse(target)
    }
  }

  /// Assigns to a member of a dictionary.
  private func assign(
    _ value: CodeValue, to base: CodeExpression, _ places: [CodeExpression],
    _ target: CodeExpression
  ) {
    guard let first = places.first else { return }
    let key = context.evaluate(first)
    var members: [(key: CodeValue, value: CodeValue)] = []
    switch context.evaluate(base).plain {
    case .dictionary(let known): members = known
    case .null: break
    // The attributes of an appearance are there before they are set.
    case .unknown where context.library.dictionaryWords.contains(where: base.text.hasSuffix): break
    case .library(let value) where value.refusal != nil: return refuse(target, always: true)
    default: return refuse(target)
    }
    context.interpreter.charge(members.count / 4)
    members.removeAll { member in
      if case .yes = context.compare("==", member.key, key) { return true }
      return false
    }
    members.append((key, value))
    // The statements that set the members before have a part in the whole.
    var owner: (object: CodeObject, name: String, places: [CodePlace])?
    if case .member(let outer?, let name) = base.kind,
      case .object(let object) = context.evaluate(outer).plain
    {
      owner = (object, name, object.places[name] ?? [])
    }
    assign(context.bounded(.dictionary(members), target.text), to: base)
    if let owner { owner.object.note(owner.places, for: owner.name) }
  }

  /// Runs `object[keyPath: path] = value`, which the syntax tells as a call of the path.
  private func assign(
    _ value: CodeValue, along path: CodeExpression, of objects: [CodeValue],
    _ target: CodeExpression
  ) {
    guard let object = objects.first, let closure = context.evaluate(path).closure,
      closure.body.count == 1, case .expression(let member) = closure.body[0].kind
    else {
      let isLost = objects.contains { $0.refusal != nil }
      if isLost { refuse(target, always: true) }
      return
    }
    var inner = context
    inner.scope = CodeScope(outer: closure.scope, depth: context.tests.count)
    inner.scope.declare("$0", object)
    inner.assign(value, to: member)
  }

  /// Refuses a target that has to do with the theme, or any.
  private func refuse(_ target: CodeExpression, always: Bool = false) {
    guard always || context.library.statements.areMentioned(in: target.text) else { return }
    context.refuse("nothing here tells what \(Quotation.single(target.text)) is")
  }

  // MARK: Members

  /// Sets a property of what a value stands for.
  ///
  /// - Parameter text: the whole target in short.
  func set(_ property: String, of base: CodeValue, to value: CodeValue, _ text: String) {
    let call = LibraryCall(
      context: context, name: property, arguments: [(label: nil, value: value)], receiver: base,
      text: text)
    switch base.plain {
    case .conditional(_, let a, let b):
      set(property, of: a, to: value, text)
      set(property, of: b, to: value, text)
    case .object(let object):
      let types = [object.className, RowType.object]
      if context.library.run(.setter, of: types, call) != nil { return }
      let values = TypedValues(context: context)
      let observers = context.index.observers(property, of: object.className)
      let old = object[property] ?? .unknown(property)
      if notify(observers, .set, base, value) { return }
      guard
        let merged = context.merged(
          values.named(property, values.owned(value)), over: object[property])
      else { return }
      _ = notify(observers, .willSet, base, value)
      object[property] = merged
      _ = notify(observers, .didSet, base, old)
      let isOwn =
        context.index.types[object.className] != nil
        && context.index.constant(property, of: object.className) != nil
      if !isOwn { _ = context.library.run(.setter, of: [RowType.any], call) }
    case .type(let type)
    where context.index.constant(property, of: type)?.declaration.isStatic == true
      || !context.index.observers(property, of: type).isEmpty:
      setStatic(property, of: type, to: value, base)
    default:
      _ = context.library.run(.setter, of: base.rowTypes + [RowType.any], call)
    }
  }

  /// Sets a variable of a type of the code.
  private func setStatic(
    _ property: String, of type: String, to value: CodeValue, _ base: CodeValue
  ) {
    let observers = context.index.observers(property, of: type)
    if notify(observers, .set, base, value) { return }
    let old = context.member(property, of: base)
    guard let constant = context.index.constant(property, of: type)?.declaration else { return }
    let values = TypedValues(context: context)
    let typed = context.typed(value, as: constant.type)
    guard let merged = context.merged(values.named(property, values.owned(typed)), over: old) else {
      return
    }
    _ = notify(observers, .willSet, base, value)
    context.interpreter.memory.constants[MemberReader.key(of: constant)] = merged
    _ = notify(observers, .didSet, base, old)
  }
}

extension Assignment {
  /// Runs what belongs to a property that is set, unless an initialiser or that code itself sets it.
  ///
  /// - Returns: whether there is any.
  private func notify(
    _ observers: [CodeIndex.Located<CodeFunction>], _ kind: CodeFunction.Observer,
    _ object: CodeValue, _ value: CodeValue
  ) -> Bool {
    guard let observer = observers.first(where: { $0.declaration.observer == kind }),
      !context.isWithin(observer)
    else { return false }
    _ = context.call(observer, [(label: nil, value: value)], on: object)
    return true
  }
}

extension CodeValue {
  /// The reason to refuse a call that gives the value to a function which is not known; nil for none.
  var refusal: String? {
    if case .library(let value) = plain { value.refusal } else { nil }
  }
}
