/// Reads members of values, types and objects.
struct MemberReader {
  let context: CodeContext

  private var library: CodeLibrary { context.library }
  private var index: CodeIndex { context.index }

  func member(
    _ name: String, of base: CodeValue, _ expression: CodeExpression? = nil
  ) -> CodeValue {
    if case .unknown(let owner) = base.plain {
      // The end of a long chain is left out, like that of other texts.
      let text = owner.utf8.count < CodeLimits.nameBytes ? "\(owner).\(name)" : owner
      return libraryMember(name, of: base, [RowType.unknown], text) ?? .unknown(text)
    }
    let text = expression?.text ?? name
    switch base.plain {
    case .conditional(let test, let a, let b):
      return .conditional(test, member(name, of: a, expression), member(name, of: b, expression))
    case .type(let type): return member(name, ofType: type, text)
    case .object(let object): return member(name, of: object, text)
    case .tuple(let parts):
      let found = parts.enumerated().first { ($1.label ?? "\($0)") == name }
      return found?.element.value ?? .unknown(text)
    case .enumerated(_, let type, let parts):
      let found = parts.enumerated().first { ($1.label ?? "\($0)") == name }
      return found?.element.value ?? ownMember(name, of: type, self: base) ?? .unknown(text)
    case .library, .symbol, .string, .number, .boolean, .dictionary, .array, .numbers:
      return valueMember(name, of: base, text)
    case .trait: return name == "rawValue" ? base : .unknown(text)
    case .range, .closure, .named, .from, .implicit, .null, .nothing, .unknown:
      return .unknown(text)
    }
  }

  /// A member that the library has for types; nil for others.
  func libraryMember(
    _ name: String, of base: CodeValue, _ types: [String], _ text: String
  ) -> CodeValue? {
    library.run(
      .property, of: types, LibraryCall(context: context, name: name, receiver: base, text: text))
  }

  private func member(_ name: String, ofType type: String, _ text: String) -> CodeValue {
    if name == "self" || name == "Type" || name == "class" { return .type(type) }
    if let known = libraryMember(name, of: .type(type), [RowType.type], text) { return known }
    if let own = ownMember(name, of: type, self: .type(type)) { return own }
    if let nested = index.typeName(name, in: type), nested.hasPrefix(type) { return .type(nested) }
    let call = LibraryCall(context: context, name: name, receiver: .type(type), text: text)
    if let known = library.run(.typeProperty, of: [type], call) { return known }
    let cases = index.types[type]?.cases
    if name == "allCases", let cases, !cases.isEmpty {
      return .array(cases.map { .symbol($0.name, type: type) })
    }
    // The members of the code's own types are all known.
    if let cases, cases.isEmpty, !type.hasPrefix(library.prefix), name.first?.isLowercase == true {
      return .unknown(text)
    }
    if name.first?.isUppercase == true {
      return type.utf8.count < CodeLimits.nameBytes ? .type("\(type).\(name)") : .unknown(text)
    }
    if type.first?.isUppercase == true, !library.extended.contains(type) {
      return .symbol(name, type: type)
    }
    return .unknown(text)
  }

  private func member(_ name: String, of object: CodeObject, _ text: String) -> CodeValue {
    if let value = object[name] { return value }
    if name == "class" { return .type(object.className) }
    if let known = libraryMember(name, of: .object(object), [RowType.object], text) {
      return known
    }
    if let own = ownMember(name, of: object.className, self: .object(object)) { return own }
    if let known = libraryMember(name, of: .object(object), [object.className], text) {
      return known
    }
    return name == "self" ? .object(object) : .unknown(text)
  }

  /// A member of a value that is no type and no object.
  func valueMember(_ name: String, of base: CodeValue, _ text: String) -> CodeValue {
    switch (name, base.plain) {
    case (_, .array(let elements)) where Int(name).map({ $0 < elements.count }) == true:
      return elements[Int(name) ?? 0]
    case ("rawValue", .symbol(let symbol, let type?)):
      guard let item = index.types[type]?.cases.first(where: { $0.name == symbol }) else {
        break
      }
      var inner = context
      (inner.scope, inner.file) = (CodeScope(), index.typeFiles[type] ?? context.file)
      return item.value.map { inner.evaluate($0) } ?? .string(symbol)
    default: break
    }
    if let known = libraryMember(name, of: base, base.rowTypes, text) { return known }
    switch base.plain {
    case _ where name == "self" || name == "rawValue": return base
    case .symbol(let symbol, let type):
      return member(name, ofCase: symbol, type, base) ?? .unknown(text)
    case .library(let value):
      return value.extendedTypes.lazy.compactMap { ownMember(name, of: $0, self: base) }.first
        ?? .unknown(text)
    default: return .unknown(text)
    }
  }

  private func member(
    _ name: String, ofCase symbol: String, _ type: String?, _ base: CodeValue
  ) -> CodeValue? {
    if let type, let own = ownMember(name, of: type, self: base) { return own }
    if let value = library.value(symbol) { return member(name, of: value) }
    guard type == nil else { return nil }
    // Several types may have such a case or constant: the one whose values have such a member counts.
    for owner in index.typesWithMember(symbol) {
      let value = context.typed(base, as: owner)
      if case .symbol(_, nil) = value.bare { continue }
      let result = member(name, of: value)
      if result.unknownText == nil { return result }
    }
    return nil
  }

  // MARK: The code's own

  /// A member that the code declares for a type, or an inherited one; nil for none.
  func ownMember(_ name: String, of type: String, self receiver: CodeValue?) -> CodeValue? {
    if let constant = index.constant(name, of: type),
      let value = value(of: constant, in: receiver) ?? value(of: constant)
    {
      return value
    }
    let getters = index.functions(name, of: type).filter { $0.declaration.parameters.isEmpty }
    // Objective-C reads methods without arguments as properties.
    if let getter = getters.first(where: { $0.declaration.isGetter || !$0.file.hasSuffix(".swift") }
    ) {
      return context.call(getter, [], on: receiver ?? .type(type))
    }
    if index.isCase(name, of: type) { return .symbol(name, type: type) }
    return nil
  }

  /// The first value of an object's property, which may be made of others of the object; nil for what belongs to the type
  /// or needs no object.
  private func value(
    of located: CodeIndex.Located<CodeConstant>, in receiver: CodeValue?
  ) -> CodeValue? {
    let constant = located.declaration
    guard !constant.isStatic, let expression = constant.value,
      case .object(let object)? = receiver?.plain,
      CodeWalk.contains(
        [CodeStatement(.expression(expression), at: constant.position)],
        where: { if case .name("self") = $0.kind { true } else { false } })
    else { return nil }
    // A value that needs itself is not known.
    object[constant.name] = .unknown(constant.name)
    let inner = context.entering(located.file, constant.owner, CodeScope())
    inner.scope.declare("self", .object(object))
    let value = inner.typed(inner.evaluate(expression, type: constant.type), as: constant.type)
    let result = TypedValues(context: inner).named(constant.name, value)
    object[constant.name] = result
    return result
  }

  /// The name of a constant among those of all types.
  static func key(of constant: CodeConstant) -> String {
    "\(constant.owner ?? "").\(constant.name)"
  }

  /// The value of a constant of the code, computed once.
  func value(of located: CodeIndex.Located<CodeConstant>) -> CodeValue? {
    let constant = located.declaration
    let interpreter = context.interpreter
    let key = Self.key(of: constant)
    if let known = interpreter.memory.constants[key] { return known }
    guard let expression = constant.value else { return nil }
    guard interpreter.memory.pending.insert(key).inserted else { return .unknown(constant.name) }
    defer { interpreter.memory.pending.remove(key) }
    let inner = context.entering(located.file, constant.owner, CodeScope())
    if let owner = constant.owner { inner.scope.declare("self", .type(owner)) }
    let value = inner.typed(
      inner.evaluate(expression, type: constant.type), as: constant.type)
    var result = TypedValues(context: inner).named(constant.name, value)
    if case .number = value.bare, constant.isStatic {
      result = CodeValue.named(constant.name, value.bare).from(value.origin)
    }
    interpreter.memory.constants[key] = result
    return result
  }
}
