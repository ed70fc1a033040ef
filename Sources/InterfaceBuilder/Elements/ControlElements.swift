import ScreenFormat

/// Controls, and what stands in them.
enum ControlElements {
  static let rules: [ElementRule] = [
    button, state, configuration, toggle, slider, stepper, segmentedControl, segment, progressView,
    activityIndicator, pageControl, datePicker, colorWell, menu, command, menuElements,
  ]

  private static let button = ElementRule(
    "button", .object("UIButton"), [.view, .control],
    list(
      [
        .word("buttonType", words: ["close": "custom"], standard: "system"),
        .word("contentHorizontalAlignment", standard: "center"),
        .word("contentVerticalAlignment", standard: "center"),
        .used("lineBreakMode", "`lineBreakMode` of `titleLabel`, unless the middle is cut"),
        .used("hasAttributedTitle", "`attributedTitle`"), .word("role", standard: "normal"),
        .flag("changesSelectionAsPrimaryAction"),
        .flag("adjustsImageWhenHighlighted", standard: true),
        .flag("adjustsImageWhenDisabled", standard: true),
      ],
      AttributeRule.dropped(
        """
        showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted pointerInteraction
        springLoaded
        """, DropReason.touch),
      AttributeRule.dropped(
        "adjustsImageSizeForAccessibilityContentSizeCategory", DropReason.always)),
    parts: list(
      [
        .used("normal", "properties without a state"), .used("highlighted", "`@highlighted`"),
        .used("disabled", "`@disabled`"), .used("selected", "`@selected`"),
        .used("focused", "`@focused`"),
        .used("fontDescription", "the font of `titleLabel`"),
        .insets("contentEdgeInsets"), .insets("imageEdgeInsets"), .insets("titleEdgeInsets"),
        .used("titleShadowOffset", "`shadowOffset` of `titleLabel`, with the states' colours"),
        .used("configuration", "`configuration`"),
        .used("preferredSymbolConfiguration", "`preferredSymbolConfiguration`"),
        .used("menu", "`menu`"),
      ], AttributeRule.dropped("buttonConfiguration", DropReason.always)),
    absent: [("buttonType", "buttonType", .string("custom"))])

  private static let menu = ElementRule(
    "menu", .object("UIMenu"), [],
    list(menuTexts, AttributeRule.dropped("identifier systemMenu", DropReason.code)),
    parts: menuImages)

  private static let command = ElementRule(
    "command", .object("UIAction"), [],
    list(
      menuTexts, [.word("state", standard: "off")],
      AttributeRule.dropped("identifier selector discoverabilityTitle", DropReason.code)),
    parts: menuImages)

  private static let menuElements = ElementRule("menuElements", .part("`children`"))

  private static let menuTexts: [AttributeRule] = [
    .text("title"), .text("subtitle"), .image("image"), .used("catalog", "an image of the system"),
  ]
  private static let menuImages: [AttributeRule] = [
    .text("title"), .used("image", "the image with its rendering mode and size"),
  ]

  private static let state = ElementRule(
    "state", .part("properties with a state, as in `title@highlighted`"), [],
    [
      .text("title"), .image("image"), .image("backgroundImage"),
      .used("catalog", "an image of the system"),
    ],
    parts: [
      .color("titleColor"),
      .used("titleShadowColor", "`titleShadowColor`, where the shadow has an offset"),
      .attributed("attributedTitle"), .text("title"),
      .used("image", "the image with its rendering mode and size"),
      .used("preferredSymbolConfiguration", "`preferredSymbolConfiguration`"),
    ])

  private static let configuration = ElementRule(
    "buttonConfiguration", .part("`configuration`"), [],
    list(
      [
        .word("style"), .text("title", ending: "configuration.title"),
        .text("subtitle", ending: "configuration.subtitle"), .image("image"),
        .word("cornerStyle", standard: "dynamic"), .word("buttonSize", standard: "medium"),
        .word("imagePlacement", standard: "leading"), .number("imagePadding", standard: 0),
        .number("titlePadding", standard: 1), .word("titleAlignment", standard: "automatic"),
        .flag("showsActivityIndicator"), .used("catalog", "an image of the system"),
      ], AttributeRule.dropped("macIdiomStyle automaticallyUpdateForSelection", DropReason.code)),
    parts: [
      .color("baseForegroundColor"), .color("baseBackgroundColor"), .insets("contentInsets"),
      .used("titleFontDescription", "the font of `attributedTitle`"),
      .used("fontDescription", "the font of `attributedTitle`"),
      .attributed("attributedTitle"), .text("title", ending: "configuration.title"),
      .used("image", "the image with its rendering mode and size"),
      .used(
        "preferredSymbolConfigurationForImage", "`preferredSymbolConfigurationForImage`"),
      .used("background", "`background`"),
    ])

  private static let toggle = ElementRule(
    "switch", .object("UISwitch"), [.view, .control],
    list(
      [.flag("on", "isOn"), .image("onImage"), .image("offImage")],
      AttributeRule.dropped("title preferredStyle", "titles are of Macs")),
    parts: [.color("onTintColor"), .color("thumbTintColor")])

  private static let slider = ElementRule(
    "slider", .object("UISlider"), [.view, .control],
    list(
      [
        .number("value", standard: 0), .number("minValue", "minimumValue", standard: 0),
        .number("maxValue", "maximumValue", standard: 1), .image("minimumValueImage"),
        .image("maximumValueImage"),
      ], AttributeRule.dropped("continuous preferredBehavioralStyle", DropReason.touch)),
    parts: [
      .color("minimumTrackTintColor"), .color("maximumTrackTintColor"), .color("thumbTintColor"),
      .used("minimumValueImage", "the image with its rendering mode and size"),
      .used("maximumValueImage", "the image with its rendering mode and size"),
    ])

  private static let stepper = ElementRule(
    "stepper", .object("UIStepper"), [.view, .control],
    list(
      [
        .number("value", standard: 0), .number("minimumValue", standard: 0),
        .number("maximumValue", standard: 100), .number("stepValue", standard: 1),
        .flag("wraps"),
      ], AttributeRule.dropped("continuous autorepeat", DropReason.touch)))

  private static let segmentedControl = ElementRule(
    "segmentedControl", .object("UISegmentedControl"), [.view, .control],
    list(
      [
        .word("segmentControlStyle", "segmentedControlStyle", standard: "plain"),
        .number("selectedSegmentIndex"), .flag("apportionsSegmentWidthsByContent"),
        .flag("momentary", "isMomentary"),
      ], AttributeRule.dropped("springLoaded", DropReason.touch)),
    parts: [.color("selectedSegmentTintColor")])

  private static let segment = ElementRule(
    "segment", .object("UISegment"), [],
    [
      .used("title", "`title`"), .image("image"), .number("width", standard: 0),
      .flag("enabled", "isEnabled", standard: true), .used("catalog", "an image of the system"),
    ],
    parts: [.size("contentOffset"), .used("title", "`title`")])

  private static let progressView = ElementRule(
    "progressView", .object("UIProgressView"), [.view],
    [
      .number("progress", standard: 0), .word("progressViewStyle", standard: "default"),
      .image("progressImage"), .image("trackImage"),
    ],
    parts: [.color("progressTintColor"), .color("trackTintColor")])

  private static let activityIndicator = ElementRule(
    "activityIndicatorView", .object("UIActivityIndicatorView"), [.view],
    [
      .word("style", "activityIndicatorViewStyle"), .flag("animating", "isAnimating"),
      .flag("hidesWhenStopped", standard: true),
    ], parts: [.color("color")],
    absent: [("hidesWhenStopped", "hidesWhenStopped", .bool(false))])

  private static let pageControl = ElementRule(
    "pageControl", .object("UIPageControl"), [.view, .control],
    list(
      [
        .number("numberOfPages", standard: 0), .number("currentPage", standard: 0),
        .flag("hidesForSinglePage"), .word("backgroundStyle", standard: "automatic"),
        .image("preferredIndicatorImage"),
      ],
      AttributeRule.dropped(
        "defersCurrentPageDisplay allowsContinuousInteraction", DropReason.touch)),
    parts: [.color("pageIndicatorTintColor"), .color("currentPageIndicatorTintColor")])

  private static let datePicker = ElementRule(
    "datePicker", .object("UIDatePicker"), [.view, .control],
    list(
      [
        .word("datePickerMode", standard: "dateAndTime"), .number("minuteInterval", standard: 1),
        .word("style", "preferredDatePickerStyle", standard: "automatic"),
        .number("countDownDuration"),
      ], AttributeRule.dropped("useCurrentDate", DropReason.data),
      [.lost("localeIdentifier", "pickers have the document's language")]),
    parts: list(
      [.used("date", "`date`"), .lost("locale", "pickers have the document's language")],
      AttributeRule.dropped("minimumDate maximumDate timeZone calendar", DropReason.data)))

  private static let colorWell = ElementRule(
    "colorWell", .object("UIColorWell"), [.view, .control],
    AttributeRule.dropped("title supportsAlpha", DropReason.touch), parts: [.color("selectedColor")]
  )
}
