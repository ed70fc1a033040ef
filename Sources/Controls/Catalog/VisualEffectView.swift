public import Raster

/// UIVisualEffectView: blurs what lies behind it.
public enum VisualEffectView: ControlClass {
  /// The blur's style.
  public static let effect = AppearanceKey<Effect>(
    "effect", since: 8, "extraLight, light or dark; null shows what is behind as it is.")

  /// UIBlurEffectStyle.
  public enum Effect: String, NamedCases {
    case extraLight, light, dark
    /// The name that documents and messages use.
    public static let typeName = "effect"

    /// Blur radius, saturation and tint of Apple's UIImageEffects sample, points.
    var backdrop: BackdropEffect {
      switch self {
      case .extraLight:
        BackdropEffect(sigma: 20, saturation: 1.8, tints: [Color(white: 0.97, alpha: 0.82)])
      case .light:
        BackdropEffect(sigma: 30, saturation: 1.8, tints: [Color(white: 1, alpha: 0.3)])
      case .dark:
        BackdropEffect(sigma: 20, saturation: 1.8, tints: [Color(white: 0.11, alpha: 0.73)])
      }
    }
  }

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIVisualEffectView", superclass: "UIView", since: 8,
    summary: "Blurs what lies behind it.",
    properties: [
      effect.declaration,
      .object(
        "contentView", ObjectType("UIView", default: "UIView"), "Holds what lies on the blur."),
    ])

  static let contentView = Element.Role("contentView")

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    let content = element.object("contentView").map { [$0.with(role: contentView)] } ?? []
    element.children = content + View.subviews(of: element)
  }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    if let content = node.child(contentView) {
      pass.place(content, in: Rect(origin: .zero, size: size))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let effect = node.styled[effect], !node.bounds.isEmpty else { return }
    let radius = max(0, node.styled[View.cornerRadius] ?? 0)
    let shape =
      radius > 0 ? Path(roundedRect: node.bounds, radius: radius) : Path(rect: node.bounds)
    canvas.append(.backdrop(shape, effect.backdrop))
  }
}
