import ScreenFormat

// Methods of lists, and those that change variables.
extension CodeEvaluator {
  /// Runs a call that changes a variable which it is given or called on; nil for another call.
  func changing(
    _ callee: CodeExpression, _ arguments: [CodeExpression], _ scope: CodeScope
  ) -> CodeValue? {
    switch callee.kind {
    case .name(let name) where TextFunctions.changes(name) && scope.value("self") != nil:
      return change(CodeExpression(.name("self"), at: callee.position), name, arguments, scope)
    case .member(let base?, let name):
      guard TextFunctions.changes(name) else { return nil }
      return change(base, name, arguments, scope)
    default: return nil
    }
  }

  /// Runs a method that changes what it is called on, or variables that it is given.
  func change(
    _ base: CodeExpression, _ name: String, _ arguments: [CodeExpression], _ scope: CodeScope
  ) -> CodeValue? {
    let value = evaluate(base, scope)
    let arguments = arguments.map { argument in
      if case .prefix("&", let target) = argument.kind { target } else { argument }
    }
    if case .object(let object) = value.plain, object.className == TextFunctions.scanner {
      let target = name.hasPrefix("scanHex") ? arguments.first : nil
      guard let number = TextFunctions.scan(object, name) else { return nil }
      if let target, case .null = target.kind {
      } else if let target {
        assign(number, to: target, scope)
        return .boolean(number.double != nil)
      }
      return number
    }
    if let model = ColorModel(getter: name), case .color(let color) = value.plain {
      guard let parts = model.components(of: color) else { return nil }
      for (target, part) in zip(arguments, parts) { assign(part, to: target, scope) }
      return .boolean(true)
    }
    let values = arguments.map { evaluate($0, scope) }
    guard let (changed, result) = TextFunctions.change(value, name, values) else { return nil }
    assign(changed, to: base, scope)
    return result
  }

  /// Runs a method of a list or dictionary; nil for one that is not known.
  func collection(
    _ base: CodeValue, _ name: String, _ arguments: [Argument]
  ) -> CodeValue? {
    guard let elements = Self.elements(of: base)?.prefix(CodeLimits.rounds) else { return nil }
    var closure: CodeClosure?
    if case .closure(let own)? = arguments.last?.value.plain { closure = own }
    var isDictionary = false
    if case .dictionary = base.plain { isDictionary = true }
    /// An element is one argument, that of a dictionary perhaps two.
    func call(_ closure: CodeClosure, _ element: CodeValue) -> CodeValue {
      // Two names stand for a key and its value, or for the parts of a tuple.
      let isApart = closure.parameters.count == 2 && Self.parts(of: element).count == 2
      return self.call(closure, isApart ? Self.parts(of: element) : [element])
    }
    func suits(_ element: CodeValue, _ test: CodeClosure) -> Bool {
      switch (call(test, element).plain, element) {
      case (.boolean(let flag), _): flag
      // The one window is the key window.
      case (.unknown, .window): true
      default: false
      }
    }
    switch (name, closure) {
    case ("forEach", let closure?):
      for element in elements { _ = call(closure, element) }
      return .nothing
    case ("enumerateObjectsUsingBlock", let closure?),
      ("enumerateObjectsWithOptions", let closure?):
      for (offset, element) in elements.enumerated() {
        _ = self.call(
          closure, [element, .number(Double(offset), isInteger: true), .unknown("stop")])
      }
      return .nothing
    case ("enumerateKeysAndObjectsUsingBlock", let closure?):
      for element in elements { _ = self.call(closure, Self.parts(of: element)) }
      return .nothing
    case ("map", let closure?), ("compactMap", let closure?):
      return .array(elements.map { call(closure, $0) }.filter { name == "map" || !$0.isNull })
    case ("flatMap", let closure?):
      return .array(
        elements.flatMap { element -> [CodeValue] in
          let result = call(closure, element)
          return Self.elements(of: result) ?? (result.isNull ? [] : [result])
        })
    case ("filter", let closure?): return .array(elements.filter { suits($0, closure) })
    case ("first", let closure?): return elements.first { suits($0, closure) } ?? .null
    case ("enumerated", _):
      return .array(
        elements.enumerated().map { .array([.number(Double($0), isInteger: true), $1]) })
    case ("reversed", _), ("reverseObjectEnumerator", _): return .array(elements.reversed())
    case ("allObjects", _): return base
    case ("objectAtIndex", _), ("objectAtIndexedSubscript", _):
      guard let place = arguments.first?.value.double, place >= 0, place < Double(elements.count)
      else { return nil }
      return elements[Int(place)]
    case ("joined", _):
      let texts = elements.compactMap(\.text)
      guard texts.count == elements.count else { return nil }
      return .string(texts.joined(separator: arguments.first?.value.text ?? ""))
    case ("contains", _), ("containsObject", _):
      guard let wanted = arguments.first?.value else { return nil }
      return .boolean(
        elements.contains { if case .yes = compare("==", $0, wanted) { true } else { false } })
    case ("allKeys", _) where isDictionary:
      return .array(elements.compactMap { Self.parts(of: $0).first })
    default: return nil
    }
  }
}
