import ScreenFormat

/// Proxies, and what they are told; objects in their place, which are told nothing.
enum ProxyRows {
  private typealias Row = CodeLibrary.Row

  static var rows: [CodeLibrary.Row] {
    [
      .property(RowType.type, "appearance") { call in
        .proxy(CodeProxy(className: call.receiver.className ?? ""))
      },
      .method(RowType.type, run: make),
      .method(UIKitValue.proxies) { call in proxy(call).map { run(call, on: $0) } },
      .property(UIKitValue.proxies) { call in
        proxy(call).flatMap { value(of: call.name, toldTo: $0, call) }
          ?? .unknown("\(unreachable): \(call.text)")
      },
      .setter(UIKitValue.proxies) { call in
        proxy(call).map { set(CodeSetter(property: call.name), of: $0, to: call.newValue, call) }
        return .nothing
      },
      .setter(RowType.unknown) { call in
        guard let text = call.receiver.unknownText else { return nil }
        if text.hasPrefix(unreachable) {
          call.refuse("a rule can't reach an object through its proxy; write a rule for its class")
        } else if call.context.library.statements.areMentioned(in: text) {
          call.refuse("nothing here tells what \(Quotation.single(text)) is")
        } else if looks.contains(call.name) {
          call.note(
            "\(Quotation.single(call.text)) is one object, and no rule; "
              + "set it in the screens that show it")
        }
        return .nothing
      },
      .setter(RowType.any) { call in
        if looks.contains(call.name) {
          call.note("\(Quotation.single(call.text)) is one object, and no rule")
        }
        return .nothing
      },
    ]
  }

  /// The beginning of the text of unknown values that are members of proxies.
  private static let unreachable = "through a proxy"

  /// Properties about how bars and controls look.
  private static let looks: Set = [
    "tintColor", "barTintColor", "barStyle", "isTranslucent", "translucent", "backgroundImage",
    "shadowImage", "titleTextAttributes", "largeTitleTextAttributes", "standardAppearance",
    "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    "selectionIndicatorImage", "onTintColor", "selectedImageTintColor", "unselectedItemTintColor",
  ]

  private static func proxy(_ call: LibraryCall) -> CodeProxy? {
    if case .proxy(let proxy)? = call.receiver.uiKit { proxy } else { nil }
  }

  // MARK: Making

  /// The proxy of a class; nil for another method.
  private static func make(_ call: LibraryCall) -> CodeValue? {
    let isPlain = call.name == "appearance" || call.name.hasPrefix("appearanceFor")
    guard isPlain || call.name.lowercased().contains("appearancewhencontained") else { return nil }
    var proxy = CodeProxy(className: call.receiver.className ?? "")
    for argument in call.values {
      // `.init(userInterfaceStyle: .dark)`
      let value = call.context.typed(argument, as: "UITraitCollection")
      switch value.plain {
      case .library(UIKitValue.traits(let tests)): proxy.traits = tests
      case .array(let types):
        proxy.containedIn += types.map { $0.className ?? $0.unknownText ?? "" }
      case .type(let container): proxy.containedIn.append(container)
      case .closure(let closure):
        _ = call.run(closure, [.proxy(proxy)])
        return .proxy(proxy)
      case .conditional, .unknown, .library(UIKitValue.system):
        let text = value.unknownText ?? "traits"
        call.note("\(Quotation.single(text)) is not known, so the rule is for all of its class")
      default: break
      }
    }
    return .proxy(proxy)
  }

  // MARK: Telling

  /// A method of a proxy: a setter with or without axes.
  private static func run(_ call: LibraryCall, on proxy: CodeProxy) -> CodeValue {
    let arguments = call.arguments
    if call.name == "setValue", arguments.count == 2, let key = arguments[1].value.text {
      set(CodeSetter(property: key), of: proxy, to: arguments[0].value, call)
      return .nothing
    }
    if let property = SymbolName.property(ofSetter: call.name), let value = call.first {
      let axes = arguments.dropFirst().map { (label: $0.label ?? "", value: $0.value) }
      set(CodeSetter(property: property, axes: axes), of: proxy, to: value, call)
      return .nothing
    }
    if call.name == "self" || arguments.isEmpty && call.name == "appearance" {
      return .proxy(proxy)
    }
    if arguments.count == 1, let closure = arguments[0].value.closure {
      _ = call.run(closure, [.proxy(proxy)])
      return .proxy(proxy)
    }
    if arguments.isEmpty { return .unknown("\(unreachable): \(call.name)") }
    // A getter with axes: `titleTextAttributes(for: .normal)`.
    let changes = ["add", "remove", "insert", "reload", "register", "bring", "send"]
    if arguments.allSatisfy({ $0.value.symbol != nil }),
      !changes.contains(where: call.name.hasPrefix)
    {
      return .unknown("\(call.name)()")
    }
    call.refuse("\(Quotation.single(call.name)) sets no property")
    return .nothing
  }

  /// Adds a rule, under the tests of traits around it.
  private static func set(
    _ setter: CodeSetter, of proxy: CodeProxy, to value: CodeValue, _ call: LibraryCall
  ) {
    var proxy = proxy
    for test in call.context.tests where !proxy.traits.contains(test) { proxy.traits.append(test) }
    let copy = AppearanceObjects.copy(value, for: setter.property, of: proxy.className, call)
    call.tell(UIKitEffect.rule(proxy, setter, copy))
  }

  /// The value that a proxy was given before; nil for none.
  private static func value(
    of property: String, toldTo proxy: CodeProxy, _ call: LibraryCall
  ) -> CodeValue? {
    for effect in call.context.interpreter.journal.effects.reversed() {
      if case .library(UIKitEffect.rule(proxy, let setter, let value)) = effect.kind,
        setter.property == property, setter.axes.isEmpty
      {
        return value
      }
    }
    return nil
  }
}
