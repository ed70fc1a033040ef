import ObjectModel
import Raster

extension SchemaBuilder {
  mutating func addDocuments() {
    addDevice()
    addClassDeclarations()
    addProject()
    addTokens()
    let window = object(ObjectType("UIWindow", default: "UIWindow"))
    definitions["screen"] = .closed(
      DocumentFormat.screenKeys.map { ($0, topLevel($0, window: window)) }, required: ["window"])
    definitions["theme"] = .closed(
      DocumentFormat.themeKeys.map { ($0, topLevel($0, window: window)) })
  }

  private func topLevel(_ key: String, window: String) -> DocumentValue {
    let texts = DocumentValue.array(of: .type("string"))
    switch key {
    case "mockup": return .object([("const", .number(Double(DocumentFormat.version)))])
    case "device": return .reference("device")
    case "system":
      let systems = RenderOptions.systems
      let range = Double(systems.lowerBound)...Double(systems.upperBound)
      let forms = DocumentValue.forms([
        ("integer", .number(range, type: "integer")), ("string", Self.variable),
      ])
      return forms
    case "orientation":
      return .object(
        DocumentValue.name(Orientation.allCases.map(\.rawValue)).members + [
          ("default", .string(Orientation.portrait.rawValue))
        ])
    case "traits": return .reference("traits")
    case "assets", "fonts", "themes", "strings": return texts
    case "locale": return .type("string").with(examples: [.string("de"), .string("zh-Hant")])
    case "extends": return .forms([("string", .anything), ("array", texts)])
    case "infoPlist": return .reference("infoPlist")
    case "accessibility": return .reference("accessibility")
    case "glassTint":
      let forms = DocumentValue.forms([("number", .number(0...1)), ("string", Self.variable)])
      return .object(forms.members + [("default", .number(Glass.standardTintAmount))])
    case "statusBar": return .reference("statusBar")
    case "classes": return .map(of: .reference("classDeclaration"))
    case "tokens": return .array(of: .reference("tokens"))
    case "variables":
      return .object([
        ("type", .string("object")),
        ("propertyNames", .object([("not", .object([("const", .string("tintColor"))]))])),
      ])
    case "window": return .reference(window)
    case "appearance": return .array(of: .reference("rule"))
    case "tolerance": return .reference("tolerance")
    case "ignore": return .reference("ignore")
    case "name", "$schema": return .type("string")
    default: return .bool(true)
    }
  }

  /// A file of design tokens, or one for each style.
  private mutating func addTokens() {
    let file = DocumentValue.closed(
      [("file", .type("string")), ("sets", .array(of: .type("string")))], required: ["file"])
    definitions["tokenFile"] = .forms([("string", .anything), ("object", file)])
    let styles = DocumentValue.closed(
      [("light", .reference("tokenFile")), ("dark", .reference("tokenFile"))],
      required: ["light", "dark"])
    definitions["tokens"] = .forms([
      ("string", .anything),
      ("object", .keyed([("light", styles), ("dark", styles), ("file", file)])),
    ])
  }

  // MARK: Where a screen is drawn

  private mutating func addDevice() {
    func names<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> DocumentValue
    where Value.RawValue == String {
      .name(type.allCases.map(\.rawValue))
    }
    let traits: [String: DocumentValue] = [
      "userInterfaceIdiom": names(Traits.Idiom.self),
      "horizontalSizeClass": names(Traits.SizeClass.self),
      "verticalSizeClass": names(Traits.SizeClass.self),
      "displayScale": ranged(RenderOptions.scales),
      "userInterfaceStyle": names(Traits.InterfaceStyle.self),
      "userInterfaceLevel": names(Traits.InterfaceLevel.self),
      "layoutDirection": names(Traits.LayoutDirection.self),
      "preferredContentSizeCategory": .name(RenderOptions.contentSizeCategories),
      "accessibilityContrast": names(Traits.Contrast.self),
    ]
    definitions["traits"] = .forms([
      ("object", .closed(TraitKeys.all.map { ($0, traits[$0] ?? .anything) })),
      ("string", Self.variable),
    ])
    // Reading also accepts other capitals in the names of devices.
    let device = DocumentValue.closed(
      [
        ("name", .type("string")),
        ("size", .tuple([.number(1...16_384), .number(1...16_384)])),
        ("scale", .number(RenderOptions.scales)), ("idiom", names(Traits.Idiom.self)),
        ("statusBarHeight", .number(0...200)), ("bottomInset", .number(0...200)),
        ("safeAreaTop", .number(0...200)),
        ("safeArea", .tuple([DocumentValue](repeating: .number(0...200), count: 4))),
      ], required: ["size"])
    definitions["device"] = .forms([
      ("string", .name(Device.names)), ("object", device),
    ]).with(examples: Device.all.map { .string($0.name) })
    let flag = DocumentValue.reference("boolean")
    definitions["statusBar"] = .closed([
      ("time", .type("string")), ("date", .type("string")), ("carrier", .type("string")),
      ("battery", .number(0...1)), ("showsBatteryPercentage", flag),
    ])
    definitions["accessibility"] = .closed(AccessibilityReader.keys.map { ($0, flag) })
    let settings = DocumentValue.open([
      ("UIViewControllerBasedStatusBarAppearance", flag),
      ("UIStatusBarStyle", .choice(StatusBarStyleNames.all)), ("UIStatusBarHidden", flag),
      ("UIUserInterfaceStyle", .choice(InfoPlistReader.interfaceStyles)),
      ("UIAppFonts", .array(of: .type("string"))),
      ("CFBundleDevelopmentRegion", .type("string")), (InfoPlistReader.compatibilityKey, flag),
      ("UILaunchImageFile", .type("string")), ("UILaunchImageFile~ipad", .type("string")),
      ("UILaunchImages", .array(of: .reference("launchImage"))),
      ("UILaunchImages~ipad", .array(of: .reference("launchImage"))),
    ])
    definitions["infoPlist"] = .forms([("object", settings), ("string", .anything)])
    definitions["launchImage"] = .closed(
      [
        ("UILaunchImageName", .type("string")),
        ("UILaunchImageMinimumOSVersion", .type("string")),
        ("UILaunchImageSize", .type("string")),
        ("UILaunchImageOrientation", names(LaunchImageOrientation.self)),
      ], required: ["UILaunchImageName"])
  }

  // MARK: Custom classes

  private mutating func addClassDeclarations() {
    let type = DocumentValue.choice(CustomPropertyReader.propertyTypes.map(\.name))
    let ofObjects = DocumentValue.closed(
      [
        ("type", .object([("const", .string("object"))])), ("class", .type("string")),
        ("default", .anything),
      ], required: ["type"])
    let ofValues = DocumentValue.closed(
      [
        ("type", type), ("default", .anything),
        ("axes", .number(0...Double(CustomPropertyReader.axisLimit), type: "integer")),
        ("takesPlaceOf", .type("string")), ("sets", .type("string")),
      ], required: ["type"])
    let property = DocumentValue.forms([
      ("string", type),
      (
        "object",
        .object([("if", .required(["class"])), ("then", ofObjects), ("else", ofValues)])
      ),
    ])
    let side = DocumentValue.orNull(.reference("length"))
    let view = value(.objects(ObjectType("UIView")))
    var members: [String: DocumentValue] = [
      "superclass": .type("string"), "properties": .map(of: property),
      "intrinsicContentSize": .forms([
        ("array", .tuple([side, side])), ("string", .anyOf([.choice(["fitting"]), Self.variable])),
      ]), "initial": .type("object"),
      "appearance": .type("object"), "draw": .reference("drawing"), "subviews": view,
      "isAccessibilityElement": .type("boolean"), "parts": .array(of: .type("object")),
    ]
    for rect in ButtonRect.allCases { members[rect.rawValue] = .tuple([side, side, side, side]) }
    definitions["classDeclaration"] = .forms([
      ("string", .anything),
      (
        "object",
        .object([
          ("if", .required(["superclass"])),
          ("then", .closed(ClassReader.classKeys.map { ($0, members[$0] ?? .anything) })),
          // An extension of a class of UIKit.
          ("else", .closed(ExtensionReader.keys.map { ($0, members[$0] ?? .anything) })),
        ])
      ),
    ])
  }

  // MARK: Tests

  private mutating func addProject() {
    let count = DocumentValue.orNull(.number(0...ReadingLimits.number, type: "integer"))
    let gates: [(String, DocumentValue)] = [
      ("perPixel", .number(0...255, type: "integer")), ("maxDifferentPixels", count),
      ("perceptual", .orNull(.number(0...100))),
      ("largestBlob", .orNull(.number(0...ReadingLimits.number))),
      ("antialiasing", .type("boolean")),
    ]
    definitions["tolerance"] = .closed(gates + [("elements", .map(of: .closed(gates)))])
    definitions["ignore"] = .array(
      of: .forms([("string", .text(pattern: "^#.")), ("array", .reference("rect"))]))
    let systems = RenderOptions.systems
    let paths = DocumentValue.forms([
      ("string", .anything), ("array", .array(of: .type("string"))),
    ])
    let axes: [String: DocumentValue] = [
      "devices": .choice(Device.names),
      "systems": .number(
        Double(systems.lowerBound)...Double(systems.upperBound), type: "integer"),
      "orientations": .choice(Orientation.allCases.map(\.rawValue)),
      "styles": .choice(Traits.InterfaceStyle.allCases.map(\.rawValue)),
      "contrasts": .choice(Traits.Contrast.allCases.map(\.rawValue)),
      "contentSizes": .choice(RenderOptions.contentSizeCategories),
      "layoutDirections": .choice(Traits.LayoutDirection.allCases.map(\.rawValue)),
      "locales": .type("string"), "scales": .number(RenderOptions.scales), "themes": paths,
      "times": .number(RenderOptions.times),
    ]
    definitions["matrix"] = .closed(
      GoldenReader.matrixKeys.map { ($0, .array(of: axes[$0] ?? .bool(true))) })
    let layout = DocumentValue.forms([
      ("boolean", .anything), ("number", .number(GoldenReader.layoutTolerances)),
    ])
    var members: [String: DocumentValue] = [
      "device": .reference("device"),
      "system": .number(
        Double(systems.lowerBound)...Double(systems.upperBound), type: "integer"),
      "matrix": .reference("matrix"), "tolerance": .reference("tolerance"),
      "ignore": .reference("ignore"),
      "golden": .choice(GoldenSettings.Kind.allCases.map(\.rawValue)), "layout": layout,
    ]
    let screen = DocumentValue.closed(
      ProjectDocument.screenKeys.map { ($0, members[$0] ?? .bool(true)) })
    members["mockup"] = .object([("const", .number(Double(DocumentFormat.version)))])
    members["root"] = .type("boolean")
    members["screens"] = .map(of: screen)
    members["$schema"] = .type("string")
    definitions["project"] = .closed(
      DocumentFormat.projectKeys.map { ($0, members[$0] ?? .bool(true)) })
  }
}
