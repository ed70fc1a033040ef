import ScreenFormat

/// Bars and their items.
enum BarElements {
  static let rules: [ElementRule] =
    ElementRule.list(
      [
        navigationBar, toolbar, tabBar, searchBar, navigationItem, barButtonItem, tabBarItem,
        appearance("navigationBarAppearance"), appearance("tabBarAppearance"),
        appearance("toolbarAppearance"),
        ElementRule(
          "textAttributes", .part("attributes of titles"), [], [],
          parts: [
            .used("textColor", "`foregroundColor`"), .used("textShadowColor", "`shadow`"),
            .used("fontDescription", "`font`"), .used("textShadowOffset", "`shadow`"),
          ]),
        ElementRule(
          "offsetWrapper", .part("an offset"), [],
          AttributeRule.used(all: "horizontal vertical", "an offset")),
      ],
      ElementRule.parts([
        ("items", "`items`"), ("toolbarItems", "`toolbarItems`"),
        ("rightBarButtonItems", "`rightBarButtonItems`"),
        ("leftBarButtonItems", "`leftBarButtonItems`"), ("segments", "`segments`"),
        ("scopeButtonTitles", "`scopeButtonTitles`"),
      ]))

  private static let translucent = AttributeRule.flag(
    "translucent", "isTranslucent", standard: true)
  private static let barStyle = AttributeRule.word("barStyle", standard: "default")
  private static let appearances: [AttributeRule] = [
    .used("standardAppearance", "`standardAppearance`"),
    .used("scrollEdgeAppearance", "`scrollEdgeAppearance`"),
    .used("compactAppearance", "`compactAppearance`"),
  ]

  private static let navigationBar = ElementRule(
    "navigationBar", .object("UINavigationBar"), [.view],
    list(
      [
        .flag("largeTitles", "prefersLargeTitles"), translucent, barStyle,
        .image("backIndicatorImage"),
        .image("backIndicatorTransitionMask", "backIndicatorTransitionMaskImage"),
        .image("backgroundImage"), .image("shadowImage"),
      ], ViewElements.margins),
    parts: list(
      [
        .color("barTintColor"), .used("titleTextAttributes", "`titleTextAttributes`"),
        .used("largeTitleTextAttributes", "`largeTitleTextAttributes`"),
      ], appearances))

  private static let toolbar = ElementRule(
    "toolbar", .object("UIToolbar"), [.view],
    list([translucent, barStyle, .image("backgroundImage")], ViewElements.margins),
    parts: list([.color("barTintColor")], appearances))

  private static let tabBar = ElementRule(
    "tabBar", .object("UITabBar"), [.view],
    list(
      [
        translucent, barStyle, .word("itemPositioning", standard: "automatic"),
        .image("backgroundImage"), .image("selectionIndicatorImage"), .image("shadowImage"),
      ], ViewElements.margins),
    parts: list(
      [
        .color("barTintColor"), .color("selectedImageTintColor"), .color("unselectedItemTintColor"),
      ], appearances))

  private static let searchBar = ElementRule(
    "searchBar", .object("UISearchBar"), [.view],
    list(
      [
        .text("text"), .text("placeholder"), .text("prompt"),
        .word("searchBarStyle", standard: "default"),
        translucent, barStyle, .flag("showsCancelButton"), .flag("showsBookmarkButton"),
        .flag("showsSearchResultsButton"), .flag("showsScopeBar"), .image("backgroundImage"),
        .image("scopeBarBackgroundImage"),
      ], ViewElements.margins),
    parts: list(
      [
        .color("barTintColor"), .used("textInputTraits", "`keyboardAppearance`"),
        .used("scopeButtonTitles", "`scopeButtonTitles`"), .text("placeholder"),
      ], AttributeRule.dropped("searchTextFieldOffset", DropReason.always)))

  private static let navigationItem = ElementRule(
    "navigationItem", .object("UINavigationItem"), [],
    list(
      [
        .text("title"), .text("prompt"), .word("largeTitleDisplayMode", standard: "automatic"),
        .flag("hidesBackButton"), .flag("leftItemsSupplementBackButton"),
      ],
      AttributeRule.dropped(
        "style backButtonDisplayMode backButtonTitle centerItemGroupCustomizationIdentifier",
        DropReason.always)),
    parts: list(
      [
        .used("leftBarButtonItem", "`leftBarButtonItem`"),
        .used("rightBarButtonItem", "`rightBarButtonItem`"),
        .used("backBarButtonItem", "`backBarButtonItem`"), .used("titleView", "`titleView`"),
        .text("title"), .text("prompt"),
      ], appearances))

  private static let barButtonItem = ElementRule(
    "barButtonItem", .object("UIBarButtonItem"), [],
    list(
      [
        .text("title"), .image("image"), .image("landscapeImage", "landscapeImagePhone"),
        .word("systemItem"),
        .word("style", standard: "plain"), .number("width", standard: 0),
        .flag("enabled", "isEnabled", standard: true), .used("catalog", "an image of the system"),
      ],
      AttributeRule.dropped(
        "tag springLoaded changesSelectionAsPrimaryAction selected", DropReason.touch)
    ),
    parts: [
      .color("tintColor"), .used("menu", "`menu`"), .used("customView", "`customView`"),
      .text("title"),
      .used("image", "the image with its rendering mode and size"), .insets("imageInsets"),
      .used("titlePositionAdjustment", "`titlePositionAdjustment`"),
      .used("accessibilityConfiguration", "the properties of accessibility"),
    ])

  private static let tabBarItem = ElementRule(
    "tabBarItem", .object("UITabBarItem"), [],
    list(
      [
        .text("title"), .image("image"), .image("selectedImage"), .word("systemItem"),
        .text("badgeValue"), .flag("enabled", "isEnabled", standard: true),
        .image("landscapeImage", "landscapeImagePhone"), .used("catalog", "an image of the system"),
      ], AttributeRule.dropped("tag springLoaded", DropReason.touch)),
    parts: list(
      [
        .color("badgeColor"), .text("title"),
        .used("image", "the image with its rendering mode and size"),
        .used("selectedImage", "the image with its rendering mode and size"),
        .used("titlePositionAdjustment", "`titlePositionAdjustment`"),
        .used("accessibilityConfiguration", "the properties of accessibility"),
      ], AttributeRule.dropped("imageInsets", "icons lie in their places"),
      [.used("standardAppearance", "`standardAppearance`")]))

  private static func appearance(_ name: String) -> ElementRule {
    ElementRule(
      name, .part("an appearance of a bar"), [],
      list(
        [
          .used("backgroundImage", "`backgroundImage`"), .used("shadowImage", "`shadowImage`"),
          .used("backgroundEffect", "`backgroundEffect`"),
        ], AttributeRule.dropped("stackedItemPositioning", DropReason.always)),
      parts: list(
        [
          .color("backgroundColor"), .color("shadowColor"),
          .used("titleTextAttributes", "`titleTextAttributes`"),
          .used("largeTitleTextAttributes", "`largeTitleTextAttributes`"),
          .used("backgroundEffect", "`backgroundEffect`"),
        ],
        [
          AttributeRule.lost("stackedLayoutAppearance", "looks of tab bar items"),
          .lost("inlineLayoutAppearance", "looks of tab bar items"),
          .lost("compactInlineLayoutAppearance", "looks of tab bar items"),
        ]))
  }
}
