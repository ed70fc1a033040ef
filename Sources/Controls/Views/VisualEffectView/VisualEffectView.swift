public import ObjectModel
public import Raster

/// UIVisualEffectView: blurs what lies behind it.
public enum VisualEffectView: BaseControl {
  /// The effect: a blur's style, or its name with Vibrancy, or glass; null shows the content behind as it is.
  public static let effect = AppearanceKey<Effect>(
    "effect", since: 8,
    default: .none,
    "The effect: a blur's style, or its name with Vibrancy, or glass; null shows the content behind as it is."
  )
  /// The role of vibrant content; no effect without vibrancy.
  public static let vibrancyStyle = AppearanceKey<VibrancyEffectStyle>(
    "vibrancyStyle", since: 13, default: .value(.label),
    "The role of vibrant content; no effect without vibrancy.")

  /// UIBlurEffect of a style, UIVibrancyEffect on one, or UIGlassEffect of a style.
  public enum Effect: NamedCases {
    case blur(BlurEffectStyle)
    case vibrancy(BlurEffectStyle)
    case glass(Glass.Variant)
    /// The name of the type in documents and messages.
    public static let typeName = "effect"

    /// The first iOS of the later styles, which have their vibrancy as long.
    public static let since = BlurEffectStyle.since.merging(
      BlurEffectStyle.since.map { ($0.key + vibrancySuffix, $0.value) }
        + glasses.map { ($0.rawValue, 26) }
    ) { own, _ in own }

    private static let vibrancySuffix = "Vibrancy"
    private static let glasses = [Effect.glass(.regular), .glass(.clear)]

    /// Every blur, then every vibrancy, then glass.
    public static var allCases: [Effect] {
      BlurEffectStyle.allCases.map(Effect.blur) + BlurEffectStyle.allCases.map(Effect.vibrancy)
        + glasses
    }

    /// Creates an effect from its name; nil for an unknown one.
    public init?(rawValue: String) {
      if let style = BlurEffectStyle(rawValue: rawValue) {
        self = .blur(style)
      } else if rawValue.hasSuffix(Self.vibrancySuffix),
        let style = BlurEffectStyle(rawValue: String(rawValue.dropLast(Self.vibrancySuffix.count)))
      {
        self = .vibrancy(style)
      } else if let glass = Self.glasses.first(where: { $0.rawValue == rawValue }) {
        self = glass
      } else {
        return nil
      }
    }

    /// The name in documents.
    public var rawValue: String {
      switch self {
      case .blur(let style): style.rawValue
      case .vibrancy(let style): style.rawValue + Self.vibrancySuffix
      case .glass(.regular): "glass"
      case .glass(.clear): "clearGlass"
      }
    }
  }

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIVisualEffectView", superclass: "UIView", since: 8,
    summary: "A view that blurs the content behind it, or covers it with glass.",
    properties: [
      effect.declaration, vibrancyStyle.declaration,
      .object(
        "contentView", ObjectType("UIView", default: "UIView"), takesRules: false,
        default: .own, "The view that holds the content over the effect."),
    ])

  /// The opacity of vibrant content on the blurs of iOS 8 (choice).
  private static let flatVibrancy = 0.6

  static let contentView = Element.Role("contentView")

  /// False: it draws nothing that has sides.
  static var followsReadingDirection: Bool { false }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let content = element.object("contentView").map { [$0.with(role: contentView)] } ?? []
    element.children = content + View.subviews(of: element)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    if let content = node.child(contentView) {
      pass.place(content, in: Rect(origin: .zero, size: size))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let effect = node.styled[effect], !node.bounds.isEmpty else { return }
    let traits = node.styled.traits
    switch effect {
    case .vibrancy(let style):
      canvas.append(
        .beginLayer(
          opacity: opacity(on: style, node.styled), blendMode: style.contentMode(in: traits)))
    case .glass(let variant):
      let radius = node.styled[View.cornerRadius].flatMap { $0 > 0 ? $0 : nil }
      canvas.append(
        .glass(GlassEffect.glass(variant, in: node.bounds, radius: radius, of: node.styled)))
    case .blur(let style):
      let radius = max(0, node.styled[View.cornerRadius] ?? 0)
      let shape =
        radius > 0 ? Path(roundedRect: node.bounds, radius: radius) : Path(rect: node.bounds)
      let isOpaque = node.styled.context.accessibility.reduceTransparency
      canvas.append(.backdrop(shape, style.backdrop(in: traits, isOpaque: isOpaque)))
    }
  }

  private static func opacity(on style: BlurEffectStyle, _ view: StyledNode) -> Double {
    if let own = view[vibrancyStyle] { return own.opacity }
    switch style {
    case .extraLight, .light, .dark: return flatVibrancy
    default: return VibrancyEffectStyle.label.opacity
    }
  }

  /// Ends the layer of vibrant content.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    if case .vibrancy? = node.styled[effect], !node.bounds.isEmpty { canvas.append(.endLayer) }
  }
}
