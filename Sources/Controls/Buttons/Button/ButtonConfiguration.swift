import ObjectModel
import Raster
import Text

/// UIButton.Configuration: the whole look of a button, from iOS 15 on.
enum ButtonConfiguration: ConfigurationObject {
  static let style = AppearanceKey<Style>(
    "style", since: 15, default: .value(.plain),
    "The style that the other properties change: plain, gray, tinted, filled, bordered and more.")
  static let title = AppearanceKey<String>(
    "title", since: 15, default: .inherited,
    "The title of the button; the button's own where there is none.")
  static let attributedTitle = AppearanceKey<AttributedText>(
    "attributedTitle", since: 15, default: .none, "The attributed title; replaces title.")
  static let subtitle = AppearanceKey<String>(
    "subtitle", since: 15, default: .none, "The subtitle below the title.")
  static let image = AppearanceKey<ImageValue>(
    "image", since: 15, imageRole: .button, default: .inherited,
    "The image beside the title; the button's own where there is none.")
  static let imagePlacement = AppearanceKey<Placement>(
    "imagePlacement", since: 15, default: .value(.leading),
    "The side of the titles on which the image lies: leading, trailing, top or bottom.")
  static let imagePadding = AppearanceKey<Double>(
    "imagePadding", since: 15, default: .value(0),
    "The distance between the image and the titles, in points.")
  static let titlePadding = AppearanceKey<Double>(
    "titlePadding", since: 15, default: .value(1),
    "The distance between title and subtitle, in points.")
  static let titleAlignment = AppearanceKey<TitleAlignment>(
    "titleAlignment", since: 15, default: .value(.automatic),
    "The alignment of title and subtitle: automatic, leading, center or trailing.")
  static let contentInsets = AppearanceKey<EdgeInsets>(
    "contentInsets", since: 15, default: .byStyle,
    "The insets of the content, in points; they follow buttonSize.")
  static let cornerStyle = AppearanceKey<CornerStyle>(
    "cornerStyle", since: 15, default: .value(.dynamic),
    "The style of the corners: dynamic or fixed, with which the background's radius counts, small, medium, large or capsule."
  )
  static let buttonSize = AppearanceKey<ButtonSize>(
    "buttonSize", since: 15, default: .value(.medium),
    "The size of the button: mini, small, medium or large.")
  static let baseForegroundColor = AppearanceKey<ColorValue>(
    "baseForegroundColor", since: 15, default: .byStyle, "The colour of title and image.")
  static let baseBackgroundColor = AppearanceKey<ColorValue>(
    "baseBackgroundColor", since: 15, default: .byStyle,
    "The colour that the style makes the background of.")
  static let showsActivityIndicator = AppearanceKey<Bool>(
    "showsActivityIndicator", since: 15, default: .value(false),
    "Whether an activity indicator replaces the image.")
  static let backgroundName = "background"
  static let symbolConfigurationName = "preferredSymbolConfigurationForImage"

  static let definition = ClassDefinition(
    "UIButtonConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 15,
    summary: "The configuration of a button's content and background, from iOS 15 on.",
    properties: [
      style.declaration, title.declaration, attributedTitle.declaration, subtitle.declaration,
      image.declaration, imagePlacement.declaration, imagePadding.declaration,
      titlePadding.declaration, titleAlignment.declaration, contentInsets.declaration,
      cornerStyle.declaration, buttonSize.declaration, baseForegroundColor.declaration,
      baseBackgroundColor.declaration, showsActivityIndicator.declaration,
      BackgroundConfiguration.property(
        backgroundName, since: 15, default: .byStyle,
        "The background, where it differs from that of the style."),
      SymbolConfigurationObject.property(
        symbolConfigurationName, since: 15, default: .none,
        "The configuration of a symbol that has none of its own."),
    ])

  /// The factories of UIButton.Configuration.
  enum Style: String, NamedCases {
    case plain, gray, tinted, filled
    /// As `plain`.
    case borderless
    /// As `gray`.
    case bordered
    /// As `tinted`.
    case borderedTinted
    /// As `filled`.
    case borderedProminent
    /// On glass, from iOS 26 on.
    case glass, prominentGlass, clearGlass, prominentClearGlass
    static let typeName = "buttonConfigurationStyle"
    static let since = Dictionary(
      uniqueKeysWithValues: [glass, prominentGlass, clearGlass, prominentClearGlass].map {
        ($0.rawValue, 26)
      })

    /// Whether the button is glass.
    var isGlass: Bool {
      switch self {
      case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
      case .plain, .gray, .tinted, .filled, .borderless, .bordered, .borderedTinted,
        .borderedProminent:
        false
      }
    }

    /// The style that is drawn: of glass its fill where there is none.
    var base: Style {
      switch self {
      case .glass, .clearGlass: .gray
      case .prominentGlass, .prominentClearGlass: .filled
      case .plain, .borderless: .plain
      case .gray, .bordered: .gray
      case .tinted, .borderedTinted: .tinted
      case .filled, .borderedProminent: .filled
      }
    }
  }

  /// NSDirectionalRectEdge, of one side.
  enum Placement: String, NamedCases {
    case leading, trailing, top, bottom
    static let typeName = "imagePlacement"

    var isBeside: Bool { self == .leading || self == .trailing }
  }

  /// UIButton.Configuration.TitleAlignment.
  enum TitleAlignment: String, NamedCases {
    case automatic, leading, center, trailing
    static let typeName = "buttonTitleAlignment"
  }

  /// UIButton.Configuration.CornerStyle.
  enum CornerStyle: String, NamedCases {
    case fixed, dynamic, small, medium, large, capsule
    static let typeName = "buttonCornerStyle"

    /// Whether the background's `cornerRadius` counts.
    var usesBackgroundRadius: Bool { self == .fixed || self == .dynamic }

    /// The radius of continuous corners, in points; nil for half of the height (choice; that of
    /// `dynamic` is known to be about 6).
    var radius: Double? {
      switch self {
      case .fixed, .dynamic: 6
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: nil
      }
    }
  }

  /// UIButton.Configuration.Size.
  enum ButtonSize: String, NamedCases {
    case mini, small, medium, large
    static let typeName = "buttonSize"

    /// Room around the content, in points: of `medium` measured, so that a title of 17 makes 34.3;
    /// of the others a choice, so that they are 24, 28 and 50 high.
    func insets(_ look: Look) -> EdgeInsets {
      if look.era >= .glass { return glassInsets }
      return switch self {
      case .mini: EdgeInsets(top: 3, left: 8, bottom: 3, right: 8)
      case .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      case .medium: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
      case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
      }
    }

    /// The style of titles (choice: `body` is measured at `medium`), and of subtitles (choice).
    var titleStyle: TextStyle { self == .mini || self == .small ? .subheadline : .body }
    var subtitleStyle: TextStyle { self == .mini || self == .small ? .caption2 : .caption1 }
  }

  /// UIButton.Role.
  enum Role: String, NamedCases {
    case normal, primary, cancel, destructive
    static let typeName = "buttonRole"
  }
}

/// The look of a button with a configuration in its state.
struct ConfiguredStyle {
  let configuration: Element
  private let node: StyledNode
  private let state: ControlState

  /// The look of a button; nil without a configuration, or before iOS 15.
  init?(_ node: StyledNode) {
    guard ButtonConfiguration.exists(in: node.system),
      let configuration = node.configuration(Button.configurationName)
    else { return nil }
    self.configuration = configuration
    self.node = node
    state = node.controlState
  }

  var size: ButtonConfiguration.ButtonSize {
    configuration[ButtonConfiguration.buttonSize] ?? .medium
  }
  var placement: ButtonConfiguration.Placement {
    configuration[ButtonConfiguration.imagePlacement] ?? (showsIndicator ? .trailing : .leading)
  }
  var insets: EdgeInsets {
    configuration[ButtonConfiguration.contentInsets] ?? size.insets(node.look)
  }
  var imagePadding: Double {
    configuration[ButtonConfiguration.imagePadding] ?? (showsIndicator ? Self.indicatorPadding : 0)
  }
  /// Whether a pop-up button's chevrons stand after its title.
  var showsIndicator: Bool {
    configuration[ButtonConfiguration.image] == nil
      && node.value(Button.image, AxisValues(state: state)) == nil
      && Button.isPopUp(node.element, node.system)
  }
  var titlePadding: Double { configuration[ButtonConfiguration.titlePadding] ?? 1 }
  var background: Element? { configuration.object(ButtonConfiguration.backgroundName) }

  /// Whether nothing is drawn behind the title.
  var hasNoShape: Bool { style == .plain && background == nil }
  private var role: ButtonConfiguration.Role { node[Button.role] ?? .normal }
  private var isDisabled: Bool { state.contains(.disabled) }
  /// A primary button's title is semibold.
  var weight: FontWeight { role == .primary ? .semibold : .regular }

  /// The style, one stronger while the button is selected.
  private var style: ButtonConfiguration.Style {
    let own = (configuration[ButtonConfiguration.style] ?? .plain).base
    guard state.contains(.selected) else { return own }
    return own == .plain ? .tinted : .filled
  }

  /// The tint, or red for a button that destroys.
  private var accent: ColorValue {
    role == .destructive ? node.look.color(.systemRed) : .tint
  }

  /// The colour of titles and images.
  var foreground: ColorValue {
    if isDisabled { return node.look.color(.tertiaryLabel) }
    if let own = configuration[ButtonConfiguration.baseForegroundColor] { return own }
    if isGlass, style != .filled {
      return role == .destructive ? accent : GlassInk.label(node.glassGeneration)
    }
    return style == .filled ? .color(.white) : accent
  }

  /// The alpha of titles and images: lower while pressed, where there is no fill (choice).
  var foregroundAlpha: Double {
    state.contains(.highlighted) && style == .plain ? Self.pressedAlpha : 1
  }

  /// Whether the button is glass, which older looks do not draw.
  private var isGlass: Bool {
    node.look.era >= .glass
      && (configuration[ButtonConfiguration.style] ?? .plain).isGlass
  }

  /// The glass of a button in its bounds; nil for one that has a fill.
  func glass(in bounds: Rect) -> Glass? {
    guard isGlass, !bounds.isEmpty else { return nil }
    let own = configuration[ButtonConfiguration.style] ?? .plain
    let base = configuration[ButtonConfiguration.baseBackgroundColor].flatMap(node.resolve)
    let tint: Color? =
      style == .filled
      ? (isDisabled
        ? node.resolve(GlassInk.disabledBody(node.look)) : base ?? node.resolve(accent)) : base
    let isClear = own == .clearGlass || own == .prominentClearGlass
    var glass = Glass(
      of: node, [Glass.RoundedRect(bounds, radius: radius(height: bounds.height))],
      variant: isClear ? .clear : .regular, tint: isGlowing ? tint.map(ButtonGlow.lit) : tint)
    glass.hasPlainEdge = isDisabled
    return glass
  }

  /// Whether a touch makes prominent glass shine.
  var isGlowing: Bool {
    isGlass && style == .filled && !isDisabled && state.contains(.highlighted)
  }

  /// The fill; nil for none.
  var fill: Color? {
    guard style != .plain, !isGlass else { return nil }
    if isDisabled { return node.color(named: .tertiarySystemFill) }
    let base = configuration[ButtonConfiguration.baseBackgroundColor].flatMap(node.resolve)
    switch style {
    case .tinted:
      let color = base ?? node.resolve(accent) ?? node.tintColor
      return color.withAlpha(color.alpha * Self.tintedAlpha)
    case .filled: return base ?? node.resolve(accent)
    default: return base ?? node.color(named: .secondarySystemFill)
    }
  }

  /// The alpha of a pressed button's fill (choice).
  var fillAlpha: Double { state.contains(.highlighted) ? Self.pressedAlpha : 1 }

  /// The radius for a height, in points: the background's own where the style of the corners asks for it, which text sizes leave
  /// as it is (choice).
  func radius(height: Double) -> Double {
    let style = configuration[ButtonConfiguration.cornerStyle] ?? .dynamic
    if style.usesBackgroundRadius, let own = background?[BackgroundConfiguration.cornerRadius] {
      return max(0, own)
    }
    if style == .dynamic, node.look.era >= .glass { return height / 2 }
    return style.radius ?? height / 2
  }

  private static let pressedAlpha = 0.75
  /// Between a title and the chevrons after it, in points (choice).
  private static let indicatorPadding = 5.0
  private static let tintedAlpha = 0.18
}
