/// The window, the application and the device, and the traits that code asks them for.
enum EnvironmentRows {
  private typealias Row = CodeLibrary.Row

  static var rows: [CodeLibrary.Row] {
    names + shared + traits + questions + setters
  }

  // MARK: Ways to them

  private static var names: [Row] {
    [
      .constant("window", "_window", "keyWindow") { _ in .window },
      .constant("UI_USER_INTERFACE_IDIOM", "traitCollection") { .system($0.name) },
      // `@Environment(\\.colorScheme) var colorScheme`
      .constant("colorScheme") { _ in .trait("userInterfaceStyle") },
      .function("UI_USER_INTERFACE_IDIOM") { _ in .trait("userInterfaceIdiom") },
      .constructor("UIWindow") { _ in .window },
    ]
  }

  private static var shared: [Row] {
    [
      "UIApplication", "UIDevice", "UIScreen", "UITraitCollection", "ProcessInfo", "NSProcessInfo",
      "Bundle", "NSBundle", "NotificationCenter",
    ].flatMap { type in
      [
        Row.typeProperty(
          type, "shared", "sharedApplication", "current", "currentDevice", "main", "mainScreen",
          "processInfo", "currentTraitCollection"
        ) { .system($0.name) },
        Row.typeProperty(type) { .unknown($0.text) },
      ]
    }
      // Views and controllers, known or not, are in the one window.
      + [RowType.object, RowType.unknown, UIKitValue.environment].flatMap { type in
        [
          Row.property(type, "window", "keyWindow") { _ in .window },
          Row.property(type, "traitCollection") { .system($0.name) },
        ]
      }
      + [
        .property("UIWindow", "traitCollection") { .system($0.name) },
        .property(
          UIKitValue.environment, "delegate", "windows", "first", "connectedScenes"
        ) { call in
          // The first of the windows is the one.
          call.receiver.elements == nil || call.name != "first" ? .system(call.name) : nil
        },
      ]
  }

  // MARK: Traits

  private static let traitNames = [
    "userInterfaceStyle", "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom",
  ]

  private static var traits: [Row] {
    traitNames.map { .property(RowType.unknown, $0) { .trait($0.name) } }
      + (traitNames + ["userInterfaceLevel", "layoutDirection", "accessibilityContrast"]).map {
        .property(UIKitValue.environment, $0) { .trait($0.name) }
      }
      + [
        .constructor("UITraitCollection", run: collection),
        .property("UITraitCollection") { call in
          guard case .traits(let tests)? = call.receiver.uiKit else { return nil }
          return tests.first { $0.key == call.name }.map { .symbol($0.value, type: nil) }
        },
      ]
  }

  private static func collection(_ call: LibraryCall) -> CodeValue? {
    if call.name == "currentTraitCollection" { return .system("traitCollection") }
    guard let first = call.arguments.first else { return .traits([]) }
    if case .array(let collections) = first.value.plain {
      return .traits(
        collections.flatMap { collection -> [TraitTest] in
          if case .traits(let tests)? = collection.uiKit { tests } else { [] }
        })
    }
    let prefix = "traitCollectionWith"
    let key =
      first.label
      ?? (call.name.hasPrefix(prefix)
        ? SymbolName.plain(String(call.name.dropFirst(prefix.count))) : "")
    if key == "displayScale", case .number(let scale, _, _) = first.value.plain,
      case .number(_, let text, _) = CodeValue.number(scale)
    {
      return .traits([TraitTest(key: key, value: text, other: nil)])
    }
    return first.value.symbol.flatMap { call.context.library.test(of: key, symbol: $0) }
      .map { .traits([$0]) }
  }

  // MARK: The system

  private static var questions: [Row] {
    [
      .property(UIKitValue.environment, "systemVersion") { .string("\($0.system).0") },
      .property(UIKitValue.environment, "scale", "nativeScale", "displayScale") { call in
        call.note("the scale of the screen is not known here; 2 is taken, as most have")
        return .number(2)
      },
      .method(
        UIKitValue.environment, "isOperatingSystemAtLeast", "isOperatingSystemAtLeastVersion"
      ) { call in
        guard let major = call.first?.parts.first?.double else { return nil }
        call.asksForSystem()
        return .boolean(Double(call.system) >= major)
      },
    ]
  }

  // MARK: Setters

  private static var setters: [Row] {
    ["UIWindow", UIKitValue.environment].map { type in
      .method(type) { call in
        guard let property = SymbolName.property(ofSetter: call.name), let value = call.first else {
          return nil
        }
        call.set(property, to: value)
        return .nothing
      }
    } + [
      .setter("UIWindow", "tintColor", "backgroundColor", "overrideUserInterfaceStyle") { call in
        call.tell(UIKitEffect.window(property: call.name, call.newValue))
        return .nothing
      },
      .setter(UIKitValue.environment, "statusBarStyle") { call in
        call.tell(UIKitEffect.infoPlist(key: "UIStatusBarStyle", call.newValue))
        return .nothing
      },
      .setter(UIKitValue.environment, "statusBarHidden", "isStatusBarHidden") { call in
        call.tell(UIKitEffect.infoPlist(key: "UIStatusBarHidden", call.newValue))
        return .nothing
      },
      // Other properties of theirs are not the theme's.
      .setter("UIWindow") { _ in .nothing },
      .setter(UIKitValue.environment) { _ in .nothing },
      // There is one window.
      .setter(RowType.object, "window") { _ in .nothing },
    ]
  }
}
