import ScreenFormat

/// Views that show something: labels, images, stacks, effects, and boxes of other frameworks.
enum ViewElements {
  static let rules: [ElementRule] =
    ElementRule.list(
      [view, label, imageView, stackView, visualEffectView, scrollView, textView, textField],
      [
        ElementRule("window", .object("UIView"), [.view], DropReason.windowAttributes),
        ElementRule("containerView", .object("UIView"), [.view]),
        ElementRule(
          "pickerView", .object("UIPickerView"), [.view],
          AttributeRule.dropped("dataMode", DropReason.data)),
      ], boxes)

  private static let view = ElementRule(
    "view", .object("UIView"), [.view],
    AttributeRule.dropped(
      "contentHorizontalAlignment contentVerticalAlignment", DropReason.always))

  /// The names of text alignments are UIKit's own.
  static let alignment = AttributeRule.word("textAlignment", standard: "natural")
  static let lineBreak = [
    "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
    "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping",
    "wordWrapping": "byWordWrapping", "characterWrap": "byCharWrapping",
    "charWrapping": "byCharWrapping", "clip": "byClipping", "clipping": "byClipping",
    "truncatingTail": "byTruncatingTail", "truncatingHead": "byTruncatingHead",
    "truncatingMiddle": "byTruncatingMiddle",
  ]
  static let noTouch = AttributeRule.flag(
    "userInteractionEnabled", "isUserInteractionEnabled", standard: false)
  static let margins = AttributeRule.dropped(
    "insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins", DropReason.margins)

  private static let label = ElementRule(
    "label", .object("UILabel"), [.view],
    list(
      [
        .text("text"), alignment,
        .word("lineBreakMode", words: lineBreak, standard: "byTruncatingTail"),
        .number("numberOfLines", standard: 1),
        .flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
        .number("minimumScaleFactor"), .flag("adjustsFontForContentSizeCategory"),
        .number("preferredMaxLayoutWidth", standard: 0),
        .flag("enabled", "isEnabled", standard: true),
        .flag("highlighted", "isHighlighted"), noTouch,
        .used("minimumFontSize", "`minimumScaleFactor`, where the font shrinks to fit"),
        .used("usesAttributedText", "`attributedText`"),
      ], margins,
      AttributeRule.dropped("baselineAdjustment", "only the place of text that shrinks to fit"),
      AttributeRule.dropped(
        "adjustsLetterSpacingToFitWidth showsExpansionTextWhenTruncated", DropReason.old)),
    parts: [
      .color("textColor"), .color("highlightedColor", "highlightedTextColor"),
      .color("shadowColor"), .size("shadowOffset"), .font("fontDescription", "font"),
      .attributed("attributedText"), .text("text"),
    ],
    absent: left)

  private static let imageView = ElementRule(
    "imageView", .object("UIImageView"), [.view],
    list(
      [
        .image("image"), .image("highlightedImage"),
        .word("contentMode", standard: "scaleToFill"), .flag("highlighted", "isHighlighted"),
        noTouch,
        .used("catalog", "an image of the system"),
      ], margins,
      AttributeRule.dropped(
        "adjustsImageSizeForAccessibilityContentSizeCategory", DropReason.always),
      AttributeRule.dropped("animationDuration animationRepeatCount", DropReason.motion),
      AttributeRule.dropped("preferredSymbolConfiguration", DropReason.always)),
    parts: [
      .used("image", "the image with its rendering mode and size"),
      .used("highlightedImage", "the image with its rendering mode and size"),
      .used("preferredSymbolConfiguration", "`preferredSymbolConfiguration`"),
    ])

  private static let stackView = ElementRule(
    "stackView", .object("UIStackView"), [.view],
    [
      .word("axis", standard: "horizontal"), .word("alignment", standard: "fill"),
      .word("distribution", standard: "fill"), .number("spacing", standard: 0),
      .used("spacingType", "`spacing` of 8 points"),
      .flag("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
    ],
    parts: [
      .insets("layoutMargins"), .insets("directionalLayoutMargins"),
    ])

  private static let visualEffectView = ElementRule(
    "visualEffectView", .object("UIVisualEffectView"), [.view], [],
    parts: [.used("contentView", "the view itself: its subviews lie over the effect")])

  /// The attributes that IB leaves out of a scroll view that does not clip.
  static let clipping: [(String, String, DocumentValue)] = [
    ("clipsSubviews", "clipsToBounds", .bool(false))
  ]

  /// The attributes that IB leaves out of text views and fields whose text is at the left, whatever the language.
  static let left: [(String, String, DocumentValue)] = [
    ("textAlignment", "textAlignment", .string("left"))
  ]

  private static let scrollView = ElementRule(
    "scrollView", .object("UIScrollView"), [.view, .scrollView], [], absent: clipping)

  private static let textView = ElementRule(
    "textView", .object("UITextView"), [.view, .scrollView],
    list(
      [
        .text("text"), alignment, .flag("editable", "isEditable", standard: true),
        .used("adjustsFontForContentSizeCategory", "nothing to do: text styles follow the size"),
      ], margins,
      AttributeRule.dropped(
        "selectable allowsEditingTextAttributes enabled clearsOnInsertion", DropReason.touch)),
    parts: list(
      [
        .color("textColor"), .font("fontDescription", "font"), .attributed("attributedText"),
        .text("text"), .used("textInputTraits", "secure entry and the keyboard's look"),
      ], AttributeRule.dropped("dataDetectorType", DropReason.touch)),
    absent: clipping.appending(left))

  private static let textField = ElementRule(
    "textField", .object("UITextField"), [.view, .control],
    list(
      [
        .text("text"), .text("placeholder"),
        .word("borderStyle", standard: "none"), .word("clearButtonMode", standard: "never"),
        alignment,
        .image("background"), .image("disabledBackground"),
        .used("adjustsFontForContentSizeCategory", "nothing to do: text styles follow the size"),
      ], AttributeRule.dropped("minimumFontSize", "written always; only text that shrinks to fit"),
      [.lost("adjustsFontSizeToFit", "text of fields does not shrink to fit")],
      AttributeRule.dropped("clearsOnBeginEditing allowsEditingTextAttributes", DropReason.touch)),
    parts: [
      .color("textColor"), .font("fontDescription", "font"), .text("text"), .text("placeholder"),
      .attributed("attributedText"), .attributed("attributedPlaceholder"),
      .used("textInputTraits", "`isSecureTextEntry` and `keyboardAppearance`"),
    ],
    absent: left)

  // MARK: Other frameworks

  private static let boxes: [ElementRule] =
    [
      box("wkWebView", "WKWebView"), box("webView", "UIWebView"), box("mapView", "MKMapView"),
      box("glkView", "GLKView"), box("skView", "SKView"), box("sceneKitView", "SCNView"),
      box("arscnView", "ARSCNView"), box("arskView", "ARSKView"), box("arView", "ARView"),
      box("mtkView", "MTKView"),
    ]

  /// Classes that are drawn as boxes with their names and that UIKit does not have: subclasses of a box.
  static let foreignClasses: Set<String> = [
    "GLKView", "SKView", "SCNView", "ARSCNView", "ARSKView", "ARView", "MTKView",
  ]

  private static func box(_ name: String, _ className: String) -> ElementRule {
    ElementRule(
      name, .object(className), [.view],
      AttributeRule.dropped(
        """
        mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation showsBuildings
        showsPointsOfInterest showsCompass showsScale showsTraffic
        allowsBackForwardNavigationGestures allowsLinkPreview allowsInlineMediaPlayback scalesPageToFit
        mediaPlaybackRequiresUserAction dataDetectorType paginationMode enableSetNeedsDisplay
        depthStencilPixelFormat colorPixelFormat drawableDepthFormat drawableColorFormat
        drawableMultisample drawableStencilFormat sampleCount framebufferOnly
        preferredFramesPerSecond paused
        """, DropReason.web),
      parts: AttributeRule.dropped(
        "configuration wkWebViewConfiguration dataDetectorType scene", DropReason.web))
  }
}

extension DropReason {
  static let windowAttributes = AttributeRule.dropped(
    "resizesToFullScreen visibleAtLaunch", DropReason.code)
}
