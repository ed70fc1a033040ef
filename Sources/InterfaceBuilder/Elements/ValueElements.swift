import ScreenFormat

/// Values of properties, layout, accessibility and what shows nothing.
enum ValueElements {
  static let rules: [ElementRule] = ElementRule.list(values, texts, layout, accessibility, silent)

  /// Rules for values whose attributes are all parts of it.
  private static func value(
    _ name: String, _ meaning: String, _ attributes: String, _ dropped: [AttributeRule] = []
  ) -> ElementRule {
    ElementRule(
      name, .part(meaning), [], list(AttributeRule.used(all: attributes, meaning), dropped))
  }

  private static let values: [ElementRule] = [
    value(
      "color", "a colour",
      """
      red green blue white alpha colorSpace customColorSpace systemColor cocoaTouchSystemColor name \
      xcode11CocoaTouchSystemColor cyan magenta yellow black hue saturation brightness
      """, AttributeRule.dropped("catalog", DropReason.design)),
    ElementRule(
      "fontDescription", .part("a font"), [],
      AttributeRule.used(all: "type pointSize weight style name family width", "a font")),
    value("rect", "a frame", "x y width height"),
    value("frame", "a frame", "minX minY width height maxX maxY"),
    value("point", "a point", "x y"), value("size", "a size", "width height"),
    value("value", "a value of a property of the class", "type width height x y location length"),
    value("range", "a value of a property of the class", "location length"),
    value("inset", "insets", "minX minY maxX maxY"),
    value("edgeInsets", "insets", "top left bottom right"),
    value("directionalEdgeInsets", "insets", "top leading bottom trailing"),
    value("offset", "an offset", "horizontal vertical"),
    value("integer", "a number", "value"), value("real", "a number", "value"),
    value("bool", "a boolean", "value"), value("nil", "nothing, which is the default", "name"),
    value(
      "image", "the size of the box where no catalogue has the image", "name width height catalog"),
    ElementRule("mutableData", .lost("images inside of the file")),
    value("systemColor", "a colour of the system, by name", "name"),
    value("namedColor", "a colour where no catalogue has it", "name"),
    ElementRule("resources", .part("what stands in for catalogues")),
    value(
      "imageReference", "an image", "image catalog symbolScale renderingMode name pointSize weight"),
    value(
      "preferredSymbolConfiguration", "a configuration of symbols",
      "configurationType scale weight pointSize"),
    ElementRule(
      "backgroundConfiguration", .part("`background`"), [],
      list(
        [.used("cornerRadius", "`cornerRadius`")], AttributeRule.dropped("image", DropReason.always)
      ),
      parts: [.used("backgroundColor", "`backgroundColor`"), .used("strokeColor", "`strokeColor`")]),
    value("date", "a date", "timeIntervalSinceReferenceDate"),
    value("extendedEdge", "`edgesForExtendedLayout`", "top left bottom right"),
    value("blurEffect", "`effect`", "style"),
    ElementRule("vibrancyEffect", .part("`effect`"), [], [.used("style", "`vibrancyStyle`")]),
  ]

  private static let texts: [ElementRule] = [
    value("string", "a text", "base64-UTF8"), value("mutableString", "a text", "base64-UTF8"),
    ElementRule("attributedString", .part("an attributed text")),
    value("fragment", "a run of an attributed text", "content"),
    ElementRule(
      "attributes", .part("attributes of a run"), [], [],
      parts: list(
        [
          .used("NSFont", "`font`"), .used("NSColor", "`foregroundColor`"),
          .used("NSBackgroundColor", "`backgroundColor`"), .used("NSKern", "`kern`"),
          .used("NSParagraphStyle", "`paragraphStyle`"), .used("NSStrokeColor", "`strokeColor`"),
          .used("NSStrokeWidth", "`strokeWidth`"), .used("NSUnderline", "`underlineStyle`"),
          .used("NSUnderlineColor", "`underlineColor`"),
          .used("NSStrikethrough", "`strikethroughStyle`"),
          .used("NSBaselineOffset", "`baselineOffset`"), .used("NSShadow", "`shadow`"),
        ],
        AttributeRule.dropped(
          "NSOriginalFont NSLink NSWritingDirection NSLigature", DropReason.always))),
    value("font", "a font", "size name metaFont"),
    ElementRule(
      "paragraphStyle", .part("`paragraphStyle`"), [],
      list(
        AttributeRule.used(
          all: "alignment lineBreakMode lineSpacing lineHeightMultiple", "`paragraphStyle`"),
        [
          .lost("paragraphSpacing", "space between paragraphs"),
          .lost("paragraphSpacingBefore", "space between paragraphs"),
          .lost("minimumLineHeight", "heights of lines"),
          .lost("maximumLineHeight", "heights of lines"),
          .lost("firstLineHeadIndent", "indents of lines"), .lost("headIndent", "indents of lines"),
          .lost("tailIndent", "indents of lines"),
        ],
        AttributeRule.dropped(
          """
          baseWritingDirection tighteningFactorForTruncation defaultTabInterval hyphenationFactor
          allowsDefaultTighteningForTruncation headerLevel
          """, DropReason.always))),
    ElementRule(
      "textInputTraits", .part("`isSecureTextEntry` and `keyboardAppearance`"), [],
      list(
        [
          .used("secureTextEntry", "`isSecureTextEntry`"),
          .used("keyboardAppearance", "`keyboardAppearance`"),
        ],
        AttributeRule.dropped(
          """
          autocapitalizationType autocorrectionType keyboardType returnKeyType spellCheckingType
          textContentType smartDashesType smartInsertDeleteType smartQuotesType passwordRules
          enablesReturnKeyAutomatically
          """, DropReason.touch))),
    ElementRule(
      "textTab", .lost("tab stops"), [], AttributeRule.dropped("location alignment", "tab stops")),
    ElementRule("tabStops", .lost("tab stops")), ElementRule("textTabs", .lost("tab stops")),
    ElementRule("array", .part("a list of values")),
    ElementRule("options", .dropped(DropReason.always)),
    ElementRule("mutableArray", .dropped(DropReason.always)),
  ]

  private static let layout: [ElementRule] = [
    ElementRule("subviews", .part("`subviews` or `arrangedSubviews`")),
    ElementRule("constraints", .part("`constraints` of the views that they place")),
    ElementRule(
      "constraint", .part("a constraint of the view that it places"), [],
      list(
        AttributeRule.used(
          all: """
            firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority \
            identifier
            """, "a constraint of the view that it places"),
        [
          .used("placeholder", "left out: it is not installed"), .used("isInstalled", "`isActive`"),
        ],
        AttributeRule.dropped(
          "symbolic symbolType shouldBeArchived", "its number is written beside it"))),
    ElementRule(
      "autoresizingMask", .part("`autoresizingMask`"), [],
      AttributeRule.used(
        all: "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY",
        "`autoresizingMask`")),
    ElementRule("layoutGuides", .part("guides of the view")),
    ElementRule("viewLayoutGuide", .part("a guide of the view")),
    ElementRule(
      "viewControllerLayoutGuide", .part("the guide `safeArea`"), [],
      [.used("type", "the edge of the safe area")]),
    ElementRule(
      "variation", .part("`variations`, and `traits` of constraints"), [],
      list(
        AttributeRule.used(
          all: "constant spacing axis hidden alignment distribution numberOfLines text image",
          "a value of a variation"), AttributeRule.used(all: "priority", "`traits` of constraints"))
    ),
    ElementRule("mask", .part("`traits` of constraints, and views that are hidden"), [], []),
    ElementRule(
      "exclude", .part("`traits` of constraints"), [], [.used("reference", "the constraint")]),
    ElementRule(
      "include", .part("`traits` of constraints"), [], [.used("reference", "the constraint")]),
  ]

  private static let accessibility: [ElementRule] = [
    ElementRule(
      "accessibility", .part("the properties of accessibility"), [],
      list(
        [
          .text("label", "accessibilityLabel", ending: "accessibilityLabel"),
          .text("hint", "accessibilityHint", ending: "accessibilityHint"),
          .text("value", "accessibilityValue", ending: "accessibilityValue"),
        ], AttributeRule.dropped("identifier", DropReason.code)),
      parts: [
        .used("traits", "`accessibilityTraits`"), .used("isElement", "`isAccessibilityElement`"),
        .used("label", "`accessibilityLabel`"), .used("hint", "`accessibilityHint`"),
      ]),
    ElementRule(
      "accessibilityTraits", .part("`accessibilityTraits`"), [],
      AttributeRule.used(
        all: """
          button link image selected playsSound keyboardKey staticText summaryElement notEnabled \
          updatesFrequently searchField startsMediaSession adjustable allowsDirectInteraction \
          causesPageTurn tabBar header none
          """, "`accessibilityTraits`")),
    ElementRule(
      "userDefinedRuntimeAttributes", .part("properties of the object or of its class")),
    ElementRule(
      "userDefinedRuntimeAttribute", .part("a property of the object or of its class"), [],
      list(
        AttributeRule.used(all: "keyPath type value", "a property of the object or of its class"),
        AttributeRule.dropped("localized", DropReason.code)),
      parts: [.used("value", "its value")]),
    ElementRule("connections", .part("the ids that outlets give")),
    ElementRule(
      "outlet", .part("an `id`, where it names a view"), [],
      AttributeRule.used(all: "property destination", "an `id`, where it names a view")),
    ElementRule(
      "outletCollection", .part("an `id`, where it names a view"), [],
      list(
        AttributeRule.used(all: "property destination", "an `id`, where it names a view"),
        AttributeRule.dropped("collectionClass appends", DropReason.code))),
    ElementRule(
      "customFonts", .part("nothing to do: fonts are found by their names")),
  ]

  /// Elements with all that they hold.
  private static let silent: [ElementRule] =
    [
      (
        """
        action gestureRecognizers tapGestureRecognizer pongPressGestureRecognizer
        panGestureRecognizer swipeGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer
        screenEdgePanGestureRecognizer keyCommands keyCommand dataDetectorType
        popoverArrowDirection
        """, DropReason.touch
      ),
      (
        """
        capability plugIn dependencies deployment development designable designables
        freeformSimulatedSizeMetrics simulatedStatusBarMetrics
        simulatedOrientationMetrics
        simulatedTabBarMetrics simulatedToolbarMetrics modalPageSheetSimulatedSizeMetrics
        modalFormSheetSimulatedSizeMetrics inferredMetricsTieBreakers adaptation userGuides
        userLayoutGuide accessibilityOverrides classes class relationships relationship source
        dynamicTypePreference simulatedSizeMetrics
        """, DropReason.design
      ),
      (
        "exit customObject searchDisplayController classCollection pickerController",
        DropReason.code
      ),
      (
        "wkWebViewConfiguration audiovisualMediaTypes wkPreferences dataDetectorTypes",
        DropReason.web
      ),
      ("animations", DropReason.motion),
    ].flatMap { names, reason in
      names.split { $0 == " " || $0 == "\n" }.map { ElementRule(String($0), .dropped(reason)) }
    }
}
