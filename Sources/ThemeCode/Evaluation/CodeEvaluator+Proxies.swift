import ScreenFormat

// Proxies, and what they are told.
extension CodeEvaluator {
  /// The proxy of a class; nil for another method.
  func proxy(
    of type: String, _ name: String, _ arguments: [Argument], _ selector: String?
  ) -> CodeValue? {
    let lower = name.lowercased()
    let isPlain = name == "appearance" || name.hasPrefix("appearanceFor")
    guard isPlain || lower.contains("appearancewhencontained") else { return nil }
    var proxy = CodeProxy(className: type)
    for argument in arguments {
      switch argument.value.plain {
      case .traits(let tests): proxy.traits = tests
      case .array(let types):
        proxy.containedIn += types.map { $0.className ?? $0.unknownText ?? "" }
      case .type(let container): proxy.containedIn.append(container)
      case .null: break
      case .closure(let closure):
        _ = call(closure, [.proxy(proxy)])
        return .proxy(proxy)
      case .conditional, .unknown, .system:
        let text = argument.value.unknownText ?? "traits"
        note("\(Quotation.single(text)) is not known, so the rule is for all of its class")
      default: break
      }
    }
    return .proxy(proxy)
  }

  /// A method of a proxy: a setter with or without axes.
  func setThroughProxy(
    _ proxy: CodeProxy, _ name: String, _ arguments: [Argument], _ expression: CodeExpression
  ) -> CodeValue {
    if name == "setValue", arguments.count == 2, let key = arguments[1].value.text {
      setRule(proxy, CodeSetter(property: key), arguments[0].value)
      return .nothing
    }
    guard name.hasPrefix("set"), name.count > 3, let value = arguments.first?.value else {
      if name == "self" || arguments.isEmpty && name == "appearance" { return .proxy(proxy) }
      if arguments.count == 1, case .closure(let closure) = arguments[0].value.plain {
        _ = call(closure, [.proxy(proxy)])
        return .proxy(proxy)
      }
      if arguments.isEmpty { return .unknown("through a proxy: \(name)") }
      // A getter with axes: `titleTextAttributes(for: .normal)`.
      let changes = ["add", "remove", "insert", "reload", "register", "bring", "send"]
      if arguments.allSatisfy({ $0.value.symbol != nil }), !changes.contains(where: name.hasPrefix)
      {
        return .unknown("\(name)()")
      }
      add(.refused("\(Quotation.single(name)) sets no property"))
      return .nothing
    }
    let property = SymbolName.plain(String(name.dropFirst(3)))
    let axes = arguments.dropFirst().map { (label: $0.label ?? "", value: $0.value) }
    setRule(proxy, CodeSetter(property: property, axes: axes), value)
    return .nothing
  }
}
