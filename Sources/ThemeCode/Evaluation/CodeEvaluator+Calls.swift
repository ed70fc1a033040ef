import ScreenFormat

extension CodeEvaluator {
  /// An argument with its label.
  typealias Argument = (label: String?, value: CodeValue)

  /// Runs a call of Swift or C.
  func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument],
    _ expression: CodeExpression, _ scope: CodeScope, _ type: String?
  ) -> CodeValue {
    if let result = changing(callee, arguments.map(\.value), scope) { return result }
    let result = called(callee, arguments, expression, scope, type)
    // Whoever is not known may have changed what it was given.
    if result.unknownText != nil {
      for argument in arguments {
        if case .prefix("&", let target) = argument.value.kind { assign(result, to: target, scope) }
      }
    }
    return result
  }

  private func called(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument],
    _ expression: CodeExpression, _ scope: CodeScope, _ type: String?
  ) -> CodeValue {
    let values: [Argument] = arguments.map { (label: $0.label, value: evaluate($0.value, scope)) }
    switch callee.kind {
    case .name(let name):
      if let local = scope.value(name), case .closure(let closure) = local.plain {
        return call(closure, values.map(\.value))
      }
      if let known = scope.value("self"), let owner,
        let result = callOwn(name, values, of: dynamicType(of: known, in: owner), on: known)
      {
        return result
      }
      // `self.` may be left out before the proxy of the class.
      if name.hasPrefix("appearance"), let own = scope.value("self"), case .type = own.plain {
        return invoke(name, values, on: own, selector: nil, expression)
      }
      let functions = index.functions(name, of: nil)
      if let function = Self.fitting(functions, values) {
        return call(function, values, on: nil) ?? .unknown(expression.text)
      }
      if name == "UI_USER_INTERFACE_IDIOM" { return .trait("userInterfaceIdiom") }
      if let result = UIKitFunctions.call(name, values, self) { return result }
      // `self.` may be left out before UIKit's own methods, too.
      if let own = scope.value("self"), takesMethods(own, name) {
        return invoke(name, values, on: own, selector: nil, expression)
      }
      let value = evaluate(callee, scope)
      if case .type(let type) = value.plain {
        return construct(type, "init", values, expression)
      }
      for argument in values { runEscaping(argument.value) }
      if values.contains(where: { if case .proxy = $0.value.plain { true } else { false } }) {
        add(.refused("\(Quotation.single(name)) is given a proxy, and is in none of the files"))
      }
      return .unknown(expression.text)
    case .member(let base, let name):
      guard let base else {
        // `.init(…)`, `.systemFont(…)`: of the type of the place, else of one that has such a method.
        let candidates =
          [type?.trimmingOptional].compactMap { $0 } + ["UIColor", "UIFont", "UIImage", "Color"]
        for type in [type?.trimmingOptional].compactMap({ $0 }) + index.enumerations(with: name) {
          if let result = enumerated(name, values, of: type) { return result }
        }
        if let result = Self.geometry(name, values) { return result }
        if name.hasPrefix("appearance") {
          guard let type = type?.trimmingOptional else {
            return .implicit(CodeImplicit(expression, scope, file: file, owner: owner))
          }
          if let proxy = proxy(of: type, name, values, nil) { return proxy }
        }
        for candidate in candidates {
          if let result = callOwn(name, values, of: candidate, on: .type(candidate)) {
            return result
          }
          let result = construct(candidate, name, values, expression)
          if result.unknownText == nil { return result }
        }
        guard type == nil else { return .unknown(expression.text) }
        return .implicit(CodeImplicit(expression, scope, file: file, owner: owner))
      }
      if case .name("super") = base.kind,
        let result = callSuper(name, values, scope)
      {
        return result
      }
      let result = invoke(name, values, on: evaluate(base, scope), selector: nil, expression)
      // `self.init(…)` in an initialiser: what it makes is the object.
      if name == "init", case .name("self") = base.kind {
        _ = scope.replace("self") { _, _ in result }
      }
      return result
    case .closure:
      if case .closure(let closure) = evaluate(callee, scope) {
        return call(closure, values.map(\.value))
      }
      return .unknown(expression.text)
    default:
      // `[String: Any]()` is empty.
      if case .dictionary = callee.kind { return .dictionary([]) }
      if case .array = callee.kind { return .array([]) }
      let value = evaluate(callee, scope)
      if case .closure(let closure) = value.plain { return call(closure, values.map(\.value)) }
      return .unknown(expression.text)
    }
  }

  /// A case of an enumeration of the code with its values.
  private func enumerated(_ name: String, _ values: [Argument], of type: String) -> CodeValue? {
    guard index.isCase(name, of: type) else { return nil }
    let object = CodeObject(type)
    object[CodeObject.caseName] = .symbol(name, type: type)
    for (offset, part) in values.enumerated() { object[part.label ?? "\(offset)"] = part.value }
    return .object(object)
  }

  /// `.init(top: 0, left: 1, bottom: 0, right: 0)`: the labels tell the type.
  private static func geometry(_ name: String, _ values: [Argument]) -> CodeValue? {
    let labels = values.compactMap(\.label)
    let known = [
      ["width", "height"], ["x", "y"], ["horizontal", "vertical"],
      ["top", "left", "bottom", "right"],
    ]
    return name == "init" && known.contains(labels) ? .numbers(values.map(\.value)) : nil
  }

  /// The value as the place of a type has it: a case with its type, the numbers of a structure.
  func typed(_ value: CodeValue, as type: String?) -> CodeValue {
    guard let type = type?.trimmingOptional else { return value }
    switch value {
    case .implicit(let implicit):
      guard
        let known = index.typeName(type, in: owner) ?? index.typeName(type, in: implicit.owner)
          ?? (type.hasPrefix("UI") ? type : nil)
      else { return value }
      return evaluate(implicit, as: known)
    case .symbol(let name, nil):
      if index.isCase(name, of: type) { return .symbol(name, type: type) }
      if let own = ownMember(name, of: type, self: .type(type)) { return own }
      return type == "UIColor" ? UIKitColors.named(name).map { .color($0) } ?? value : value
    case .array(let parts) where Self.structures.contains(type): return .numbers(parts)
    case .array(let parts) where type.hasPrefix("["):
      let inner = String(type.dropFirst().dropLast())
      return .array(parts.map { typed($0, as: inner) })
    case .dictionary(let members) where type.hasPrefix("[") && type.contains(":"):
      let inner = type.dropLast().split(separator: ":", maxSplits: 1).last.map {
        String($0).trimmed
      }
      return .dictionary(members.map { (key: $0.key, value: typed($0.value, as: inner)) })
    default: return value
    }
  }

  /// The value of an expression that begins with a dot, where a type is expected.
  private func evaluate(_ implicit: CodeImplicit, as type: String) -> CodeValue {
    let frame = (file, owner)
    (file, owner) = (implicit.file, implicit.owner)
    defer { (file, owner) = frame }
    return evaluate(implicit.expression, implicit.scope, type: type)
  }

  static let structures: Set<String> = [
    "CGSize", "CGPoint", "CGRect", "UIOffset", "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]

  /// Runs a closure that is handed to a function that is not known, as `DispatchQueue.async`.
  private func runEscaping(_ value: CodeValue) {
    if case .closure(let closure) = value.plain, mentionsAppearance(closure.body) {
      _ = call(closure, [])
    }
  }

  /// The function whose labels the arguments have.
  private static func fitting(
    _ functions: [CodeIndex.Located<CodeFunction>], _ arguments: [Argument]
  ) -> CodeIndex.Located<CodeFunction>? {
    functions.first { binding(of: $0.declaration, arguments) != nil }
  }

  /// The argument of each parameter, nil for one that is left out; nil if the arguments do not fit.
  static func binding(of function: CodeFunction, _ arguments: [Argument]) -> [CodeValue?]? {
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
      var isTrailing = false
      if case .closure = next.value.plain, next.label == nil {
        isTrailing = parameter.type?.contains("->") ?? false
      }
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

  /// Runs a function of a type of the code; nil if there is none.
  func callOwn(
    _ name: String, _ arguments: [Argument], of type: String, on receiver: CodeValue
  ) -> CodeValue? {
    let functions = index.functions(name, of: type).filter { !$0.declaration.isGetter }
    guard let function = Self.fitting(functions, arguments) else { return nil }
    return call(function, arguments, on: receiver)
  }

  // MARK: Methods

  /// Runs a method.
  ///
  /// - Parameter selector: the whole name in Objective-C; nil in Swift.
  func invoke(
    _ name: String, _ arguments: [Argument], on base: CodeValue, selector: String?,
    _ expression: CodeExpression
  ) -> CodeValue {
    if setsDrawingColor(name, arguments, base) { return .nothing }
    if case .conditional(let test, let a, let b) = base.plain {
      return .conditional(
        test, invoke(name, arguments, on: a, selector: selector, expression),
        invoke(name, arguments, on: b, selector: selector, expression))
    }
    if let own = invokeOwn(selector ?? name, arguments, on: base) { return own }
    if name == "isKindOfClass" || name == "isMemberOfClass" || name == "isKind",
      let type = arguments.first?.value.className, let answer = isOfClass(base, type)
    {
      return .boolean(answer)
    }
    if name == "performSelector" || name == "perform",
      let text = arguments.first?.value.unknownText,
      let other = CodeSelector.name(text)
    {
      let rest = arguments.dropFirst().map { (label: String?.none, value: $0.value) }
      return invoke(
        String(other.prefix { $0 != ":" }), Array(rest.prefix(other.count { $0 == ":" })), on: base,
        selector: selector == nil ? nil : other, expression)
    }
    if name == "respondsToSelector" || name == "instancesRespondToSelector"
      || name == "responds" || name == "instancesRespond"
    {
      return .boolean(true)
    }
    switch base.plain {
    case .type(let type):
      if let proxy = proxy(of: type, name, arguments, selector) { return proxy }
      return construct(type, name, arguments, expression)
    case .proxy(let proxy): return setThroughProxy(proxy, name, arguments, expression)
    case .array, .dictionary:
      if let result = collection(base, name, arguments) { return result }
    case .object(let range) where range.className == CodeObject.range:
      if let elements = Self.elements(of: base) {
        return collection(.array(elements), name, arguments) ?? .unknown(expression.text)
      }
    case .object(let object) where CodeCanvas.classes.contains(object.className):
      return draw(name, arguments, on: object)
    case .object(let object) where TextFunctions.isOwn(object):
      return TextFunctions.call(name, arguments.map(\.value), on: object) ?? .nothing
    case .object(let object): return invoke(name, arguments, of: object, expression)
    case .window, .system:
      if name.hasPrefix("set"), name.count > 3, let value = arguments.first?.value {
        set(SymbolName.plain(String(name.dropFirst(3))), of: base, to: value, expression)
        return .nothing
      }
      if name == "compare" { break }
      if let elements = Self.elements(of: base),
        let result = collection(.array(elements), name, arguments)
      {
        return result
      }
      if name.hasPrefix("isOperatingSystemAtLeast"),
        let major = arguments.first.flatMap({ Self.parts(of: $0.value).first?.double })
      {
        isSystemTest = true
        return .boolean(Double(system) >= major)
      }
    case .numbers where name == "insetBy" && arguments.count == 2:
      return Geometry.inset(base, arguments[0].value, arguments[1].value)
        ?? .unknown(expression.text)
    case .closure(let closure) where name == "callAsFunction":
      return call(closure, arguments.map(\.value))
    default: break
    }
    // On an optional value: the closure takes it if it is there.
    if name == "map" || name == "flatMap", case .closure(let closure)? = arguments.last?.value.plain
    {
      return base.isNull ? .null : call(closure, [base])
    }
    let values = UIKitValues(evaluator: self, name: name, arguments: arguments)
    if let result = values.result(on: base) { return result }
    // A property of Objective-C read by a message, or a setter of one object.
    if arguments.isEmpty, selector != nil { return member(name, of: base, expression) }
    if selector != nil, name.hasPrefix("set"), name.count > 3, arguments.count >= 1 {
      set(
        SymbolName.plain(String(name.dropFirst(3))), of: base, to: arguments[0].value, expression)
      return .nothing
    }
    if case .unknown(let text) = base.plain, name.hasPrefix("set"), let first = arguments.first {
      if Self.isProxy(text) || arguments.count > 1 {
        set(SymbolName.plain(String(name.dropFirst(3))), of: base, to: first.value, expression)
      }
    }
    for argument in arguments { runEscaping(argument.value) }
    if arguments.contains(where: { if case .proxy = $0.value.plain { true } else { false } }) {
      add(.refused("\(Quotation.single(name)) is given a proxy, and is in none of the files"))
    }
    return .unknown(expression.text)
  }

  /// Runs a method that the code declares.
  private func invokeOwn(
    _ name: String, _ arguments: [Argument], on base: CodeValue
  ) -> CodeValue? {
    switch base.plain {
    case .type(let type):
      return callOwn(name, arguments, of: type, on: name == "init" ? instanceOrType(type) : base)
    case .object(let object):
      return callOwn(name, arguments, of: object.className, on: base)
        ?? callExtension(name, arguments, on: base)
    case .symbol(let symbol, let type):
      if let type, let result = callOwn(name, arguments, of: type, on: base) { return result }
      guard let color = UIKitColors.named(symbol) else { return nil }
      return callOwn(name, arguments, of: "UIColor", on: .color(color))
    case .color: return callOwn(name, arguments, of: "UIColor", on: base)
    case .image: return callOwn(name, arguments, of: "UIImage", on: base)
    case .font: return callOwn(name, arguments, of: "UIFont", on: base)
    case .proxy(let proxy):
      return callOwn(name, arguments, of: proxy.className, on: base)
        ?? callExtension(name, arguments, on: base)
    case .unknown:
      // A helper of the code that is unique by its name.
      return nil
    default: return nil
    }
  }

  /// Runs a method that an extension adds to a protocol or to a class that UIKit's derive from.
  private func callExtension(
    _ name: String, _ arguments: [Argument], on base: CodeValue
  ) -> CodeValue? {
    guard let function = Self.fitting(index.extensions(name), arguments) else { return nil }
    return call(function, arguments, on: base)
  }

  private func instanceOrType(_ type: String) -> CodeValue {
    ["UIColor", "UIFont", "UIImage"].contains(type) ? .type(type) : instance(of: type)
  }

  /// Makes a value of a type: a constructor or a method of the class that returns one.
  func construct(
    _ type: String, _ name: String, _ arguments: [Argument], _ expression: CodeExpression
  ) -> CodeValue {
    if name == "init" || name == "new" || name.hasPrefix("initWith"),
      let result = callOwn(
        name == "new" ? "init" : name, arguments, of: type, on: instanceOrType(type))
    {
      return result
    }
    if let result = enumerated(name, arguments, of: type) { return result }
    if let result = TextFunctions.make(type, name, arguments) { return result }
    if type == "Color" || type == "UIColor",
      let result = SwiftUIColors.make(type, name, arguments, self)
    {
      return result
    }
    if let result = UIKitTypes.make(type, name, arguments, self) { return result }
    if let result = CodeCanvas.tool(type, name, arguments) { return result }
    switch name {
    case "class", "alloc", "self": return .type(type)
    case "init", "new":
      if index.types[type] != nil {
        let object = CodeObject(type)
        // A structure is made with its values by name.
        for argument in arguments {
          guard let label = argument.label else { continue }
          let written = index.constant(label, of: type)?.declaration.type
          let known = written.map { index.typeName($0.trimmingOptional, in: type) ?? $0 }
          object[label] = typed(argument.value, as: known)
        }
        if let raw = arguments.first, raw.label == "rawValue", let text = raw.value.text {
          let known = index.types[type]?.cases.first { item in
            item.name == text || item.value?.text == "\"\(text)\""
          }
          return known.map { .symbol($0.name, type: type) } ?? .null
        }
        return .object(object)
      }
    default: break
    }
    if arguments.isEmpty, name != "init", name != "new" {
      let value = member(name, of: .type(type), expression)
      if value.unknownText == nil { return value }
    }
    for argument in arguments { runEscaping(argument.value) }
    return .unknown(expression.text)
  }

  /// Runs a method of an object that code fills.
  private func invoke(
    _ name: String, _ arguments: [Argument], of object: CodeObject, _ expression: CodeExpression
  ) -> CodeValue {
    if AppearanceObjects.isAppearance(object.className) {
      if name.hasPrefix("configureWith") {
        let configuration = SymbolName.plain(String(name.dropFirst("configureWith".count)))
        if configuration.hasSuffix("Background") {
          // It begins anew: what was set before is gone.
          for part in [
            "backgroundColor", "backgroundEffect", "backgroundImage", "shadowColor", "shadowImage",
          ] { object[part] = nil }
          object.set("configuration", .symbol(configuration, type: nil), by: place)
        }
        add(.part)
        return .nothing
      }
      if name == "copy" { return .object(object.copy()) }
      if name.hasPrefix("set"), let value = arguments.first?.value {
        set(
          SymbolName.plain(String(name.dropFirst(3))), of: .object(object), to: value, expression)
        return .nothing
      }
      if arguments.isEmpty { return member(name, of: .object(object), expression) }
    }
    if name.hasPrefix("set"), name.count > 3, arguments.count == 1 {
      set(
        SymbolName.plain(String(name.dropFirst(3))), of: .object(object),
        to: arguments[0].value, expression)
      return .nothing
    }
    for argument in arguments { runEscaping(argument.value) }
    if arguments.isEmpty { return member(name, of: .object(object), expression) }
    return .unknown(expression.text)
  }
}
