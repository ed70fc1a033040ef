/// The classes of the objects that code fills and hands to a rule.
enum AppearanceObjects {
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
  static func type(of property: String, in className: String) -> String? {
    if let part = part(property, of: className) { return part }
    let isBar = ["UINavigationBar", "UIToolbar", "UITabBar"].contains(className)
    return isBar && property.hasSuffix("Appearance") ? "\(className)Appearance" : nil
  }

  /// The class of an object in an object; nil where there is none.
  static func part(_ name: String, of className: String) -> String? { parts[className]?[name] }
}
