import ObjectModel

/// UIKit's names in code for the names of documents. Sources: UIKit's headers, and how Swift imports them.
enum UIKitNames {
  /// The beginning of the cases in Objective-C, by the name of the type in documents.
  private static let prefixes: [String: String] = [
    "accessoryType": "UITableViewCellAccessory",
    "activityIndicatorViewStyle": "UIActivityIndicatorViewStyle",
    "autoresizingMask": "UIViewAutoresizing",
    "barStyle": "UIBarStyle",
    "borderStyle": "UITextBorderStyle",
    "buttonCornerStyle": "UIButtonConfigurationCornerStyle",
    "buttonRole": "UIButtonRole",
    "buttonSize": "UIButtonConfigurationSize",
    "buttonTitleAlignment": "UIButtonConfigurationTitleAlignment",
    "contentHorizontalAlignment": "UIControlContentHorizontalAlignment",
    "contentInsetAdjustmentBehavior": "UIScrollViewContentInsetAdjustment",
    "contentMode": "UIViewContentMode",
    "contentVerticalAlignment": "UIControlContentVerticalAlignment",
    "datePickerMode": "UIDatePickerMode",
    "datePickerStyle": "UIDatePickerStyle",
    "imagePlacement": "NSDirectionalRectEdge",
    "indicatorStyle": "UIScrollViewIndicatorStyle",
    "itemPositioning": "UITabBarItemPositioning",
    "keyboardAppearance": "UIKeyboardAppearance",
    "layoutAxis": "UILayoutConstraintAxis",
    "lineBreakMode": "NSLineBreak",
    "lineBreakStrategy": "NSLineBreakStrategy",
    "menuElementOrder": "UIContextMenuConfigurationElementOrder",
    "pageControlBackgroundStyle": "UIPageControlBackgroundStyle",
    "progressViewStyle": "UIProgressViewStyle",
    "searchBarStyle": "UISearchBarStyle",
    "segmentedControlStyle": "UISegmentedControlStyle",
    "selectionStyle": "UITableViewCellSelectionStyle",
    "semanticContentAttribute": "UISemanticContentAttribute",
    "separatorStyle": "UITableViewCellSeparatorStyle",
    "stackViewAlignment": "UIStackViewAlignment",
    "stackViewDistribution": "UIStackViewDistribution",
    "style": "UIBarButtonItemStyle",
    "textAlignment": "NSTextAlignment",
    "tintAdjustmentMode": "UIViewTintAdjustmentMode",
    "userInterfaceStyle": "UIUserInterfaceStyle",
    "viewMode": "UITextFieldViewMode",
  ]

  /// The first iOS with a property of a class in code, where documents know it before. A release between two is
  /// the later one.
  static func since(
    _ property: PropertyDeclaration, of className: String, in classes: ClassTable
  ) -> Int {
    // A stack view is a view like any other in code: before iOS 14 it only does not draw its colour.
    if property.name == "backgroundColor" { return 0 }
    let later = ["preferredDatePickerStyle": 14, "tintAdjustmentMode": 7]
    let ofTabBars = ["barStyle": 7, "isTranslucent": 7]
    var result = max(property.since > 5 ? property.since : 0, later[property.name] ?? 0)
    if let since = ofTabBars[property.name], classes.isKind(className, of: "UITabBar") {
      result = max(result, since)
    }
    return result
  }

  /// A case of an enumeration; nil for a type that code does not have.
  static func enumeration(
    _ type: String, _ name: String, in language: CodeLanguage
  ) -> String? {
    guard let prefix = prefixes[type] else { return nil }
    // The same value under its newer name.
    let name = type == "barStyle" && name == "blackOpaque" ? "black" : name
    // A set of options in Swift.
    if type == "lineBreakStrategy", name == "none", language == .swift { return "[]" }
    return language.choose(".\(name)", prefix + capitalized(name))
  }

  /// The constructor of an effect by its name in documents.
  static func effect(_ style: String, in language: CodeLanguage) -> String {
    if style == "glass" || style == "clearGlass" {
      let variant = style == "glass" ? "regular" : "clear"
      return language.choose(
        "UIGlassEffect(style: .\(variant))",
        "[UIGlassEffect effectWithStyle:UIGlassEffectStyle\(capitalized(variant))]")
    }
    let ending = "Vibrancy"
    let isVibrant = style.hasSuffix(ending)
    let plain = isVibrant ? String(style.dropLast(ending.count)) : style
    let blur = language.choose(
      "UIBlurEffect(style: .\(plain))",
      "[UIBlurEffect effectWithStyle:UIBlurEffectStyle\(capitalized(plain))]")
    guard isVibrant else { return blur }
    return language.choose(
      "UIVibrancyEffect(blurEffect: \(blur))", "[UIVibrancyEffect effectForBlurEffect:\(blur)]")
  }

  /// The value of a part of a setter's selector.
  static func axis(
    _ part: AxisSetter.Part, _ values: AxisValues, in language: CodeLanguage
  ) -> String? {
    func name(_ prefix: String, _ value: String) -> String {
      language.choose(".\(value)", prefix + capitalized(value))
    }
    switch part.axis {
    case .state, .dividerStates:
      return state(part.isRightSide ? values.rightState : values.state, in: language)
    case .barMetrics: return name("UIBarMetrics", values.metrics.rawValue)
    case .barPosition: return name("UIBarPosition", values.position.rawValue)
    case .itemStyle: return values.itemStyle.map { name("UIBarButtonItemStyle", $0.rawValue) }
    case .segmentType: return name("UISegmentedControlSegment", values.segmentType.rawValue)
    case .searchBarIcon: return values.icon.map { name("UISearchBarIcon", $0.rawValue) }
    case .integer: return nil
    }
  }

  private static func state(_ state: ControlState, in language: CodeLanguage) -> String {
    let names = state.names
    switch (language, names.count) {
    case (.swift, 0): return ".normal"
    case (.swift, 1): return ".\(names[0])"
    case (.swift, _): return "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
    case (.objectiveC, 0): return "UIControlStateNormal"
    case (.objectiveC, _):
      return names.map { "UIControlState\(capitalized($0))" }.joined(separator: " | ")
    }
  }

  /// A collection of one trait, with the first iOS that has it; nil for one that code does not have.
  static func trait(
    _ key: String, _ value: String, in language: CodeLanguage
  ) -> (text: String, since: Int)? {
    let types: [String: (prefix: String, since: Int)] = [
      "userInterfaceIdiom": ("UIUserInterfaceIdiom", 8),
      "horizontalSizeClass": ("UIUserInterfaceSizeClass", 8),
      "verticalSizeClass": ("UIUserInterfaceSizeClass", 8),
      "displayScale": ("", 8),
      "userInterfaceStyle": ("UIUserInterfaceStyle", 12),
      "userInterfaceLevel": ("UIUserInterfaceLevel", 13),
      "layoutDirection": ("UITraitEnvironmentLayoutDirection", 10),
      "preferredContentSizeCategory": ("UIContentSizeCategory", 10),
      "accessibilityContrast": ("UIAccessibilityContrast", 13),
    ]
    guard let type = types[key] else { return nil }
    let text =
      type.prefix.isEmpty
      ? value : language.choose(".\(value)", type.prefix + capitalized(value))
    return (
      language.choose(
        "UITraitCollection(\(key): \(text))",
        "[UITraitCollection traitCollectionWith\(capitalized(key)):\(text)]"), type.since
    )
  }

  /// The setter's property in code: Objective-C's `translucent` for `isTranslucent`.
  static func property(_ property: PropertyDeclaration, in language: CodeLanguage) -> String {
    if language == .swift, property.name == "activityIndicatorViewStyle" { return "style" }
    guard language == .objectiveC, property.type == .boolean, property.name.hasPrefix("is"),
      let first = property.name.dropFirst(2).first, first.isUppercase
    else { return property.name }
    return first.lowercased() + property.name.dropFirst(3)
  }

  /// A text with a capital at its start.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
