/// The objects that code fills and hands to a rule: appearances of bars, shadows, paragraph styles.
enum AppearanceObjects {
  private typealias Row = CodeLibrary.Row

  private static let parts: [String: [String: String]] = [
    "UINavigationBarAppearance": [
      "buttonAppearance": "UIBarButtonItemAppearance",
      "doneButtonAppearance": "UIBarButtonItemAppearance",
      "backButtonAppearance": "UIBarButtonItemAppearance",
      "prominentButtonAppearance": "UIBarButtonItemAppearance",
    ],
    "UIToolbarAppearance": [
      "buttonAppearance": "UIBarButtonItemAppearance",
      "doneButtonAppearance": "UIBarButtonItemAppearance",
    ],
    "UITabBarAppearance": [
      "stackedLayoutAppearance": "UITabBarItemAppearance",
      "inlineLayoutAppearance": "UITabBarItemAppearance",
      "compactInlineLayoutAppearance": "UITabBarItemAppearance",
    ],
    "UIBarAppearance": [:],
    "UIBarButtonItemAppearance": states("UIBarButtonItemStateAppearance"),
    "UITabBarItemAppearance": states("UITabBarItemStateAppearance"),
    "UIBarButtonItemStateAppearance": [:],
    "UITabBarItemStateAppearance": [:],
  ]

  private static func states(_ type: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: ["normal", "highlighted", "disabled", "focused", "selected"].map {
        ($0, type)
      })
  }

  /// Whether rules take objects of the class.
  static func isAppearance(_ className: String) -> Bool { parts[className] != nil }

  /// The class of the objects that a property takes; nil for a property that takes others.
  private static func type(of property: String, in className: String) -> String? {
    if let part = parts[className]?[property] { return part }
    let isBar = ["UINavigationBar", "UIToolbar", "UITabBar"].contains(className)
    return isBar && property.hasSuffix("Appearance") ? "\(className)Appearance" : nil
  }

  static var rows: [CodeLibrary.Row] {
    parts.keys.sorted().flatMap(appearances)
      + ["NSShadow", "NSMutableParagraphStyle", "NSParagraphStyle"].flatMap(attributes)
      + [
        .constructor("UIBlurEffect") { call in call.values.first { $0.symbol != nil } },
        .constructor("UIGlassEffect") { call in
          let style = call.values.first?.symbol?.lowercased()
          return .symbol(style?.hasSuffix("clear") == true ? "clearGlass" : "glass", type: nil)
        },
        .constructor("NSAttributedString.Key", "init") { $0.first },
        .constructor("NSAttributedStringKey", "init") { $0.first },
      ]
  }

  /// A row of an object.
  private static func row(
    _ use: CodeLibrary.Use, _ type: String, _ names: String...,
    run: @escaping (CodeObject, LibraryCall) -> CodeValue?
  ) -> Row {
    Row(use: use, type: type, names: names) { call in
      guard case .object(let object) = call.receiver.plain else { return nil }
      return run(object, call)
    }
  }

  /// The rows of a class of appearances.
  private static func appearances(_ type: String) -> [Row] {
    [
      .constructor(type) { call in
        if call.name == "alloc" { return .type(type) }
        if case .object(let object)? = call.first?.plain { return copy(object, call) }
        return .object(call.context.makeObject(type))
      },
      row(.method, type, "copy") { object, call in copy(object, call) },
      row(.method, type) { object, call in
        if call.name.hasPrefix("configureWith") { return configure(object, call) }
        if let mask = call.value("transitionMaskImage") {
          call.set("backIndicatorTransitionMaskImage", to: mask)
        }
        if call.name.hasPrefix("set"), let value = call.first {
          call.set(SymbolName.plain(String(call.name.dropFirst(3))), to: value)
          return .nothing
        }
        return nil
      },
      // An object in an object is made when it is asked for.
      row(.property, type) { object, call in
        guard let type = parts[type]?[call.name] else { return .unknown(call.text) }
        let part = call.context.makeObject(type)
        object[call.name] = .object(part)
        return .object(part)
      },
      row(.setter, type) { object, call in
        let value = copy(call.newValue, for: call.name, of: type, call)
        guard let merged = call.context.merged(value, over: object[call.name]) else {
          return .nothing
        }
        object.set(call.name, merged, by: call.context.place)
        call.tell(UIKitEffect.part)
        return .nothing
      },
    ]
  }

  private static func configure(_ object: CodeObject, _ call: LibraryCall) -> CodeValue {
    // What was set before would be gone.
    guard !call.context.isUnlikely else { return .nothing }
    let configuration = SymbolName.plain(String(call.name.dropFirst("configureWith".count)))
    if configuration.hasSuffix("Background") {
      // It begins anew: what was set before is gone.
      for part in [
        "backgroundColor", "backgroundEffect", "backgroundImage", "shadowColor", "shadowImage",
      ] { object[part] = nil }
      object.set(
        "configuration", .symbol(configuration, type: nil), by: call.context.place)
    }
    call.tell(UIKitEffect.part)
    return .nothing
  }

  /// The rows of a class of objects in text attributes.
  private static func attributes(_ type: String) -> [Row] {
    let made = type == "NSShadow" ? type : "NSMutableParagraphStyle"
    return [
      .constructor(type) { call in
        call.name == "alloc" ? .type(type) : .object(call.context.makeObject(made))
      },
      row(.setter, type) { object, call in
        object[call.name] = call.newValue
        return .nothing
      },
    ]
  }

  /// The value as a property keeps it: by the type of what it takes, and appearances as copies.
  static func copy(
    _ value: CodeValue, for property: String, of className: String, _ call: LibraryCall
  ) -> CodeValue {
    var fitted = value
    if let type = type(of: property, in: className) {
      switch value.bare {
      case .symbol(let name, nil):
        fitted = call.context.ownMember(name, of: type, self: .type(type)) ?? value
      case .implicit: fitted = call.context.typed(value, as: type)
      default: break
      }
    }
    if case .implicit = fitted { return fitted.plain }
    if case .object(let object) = fitted.plain { return copy(object, call) }
    return fitted
  }

  private static func copy(_ object: CodeObject, _ call: LibraryCall) -> CodeValue {
    call.context.interpreter.charge(object.members.count)
    return object.copy().map { .object($0) } ?? call.context.tooLarge(call.text)
  }
}
