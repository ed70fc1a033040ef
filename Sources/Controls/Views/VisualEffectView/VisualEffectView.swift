public import ObjectModel
import Raster

/// UIVisualEffectView: blurs what lies behind it.
public enum VisualEffectView: ControlClass {
  /// The blur or vibrancy effect; nil draws nothing.
  public static let effect = AppearanceKey<Effect>(
    "effect", since: 8,
    "extraLight, light or dark blur, or the vibrancy on one; null shows what is behind as it is.")

  /// UIBlurEffectStyle, and UIVibrancyEffect on each.
  public enum Effect: String, NamedCases {
    case extraLight, light, dark, extraLightVibrancy, lightVibrancy, darkVibrancy
    /// The name of the type in documents and messages.
    public static let typeName = "effect"

    /// Blur radius in points, saturation and tint, from Apple's UIImageEffects sample.
    var backdrop: BackdropEffect? {
      switch self {
      case .extraLight:
        BackdropEffect(sigma: 20, saturation: 1.8, tints: [Color(white: 0.97, alpha: 0.82)])
      case .light:
        BackdropEffect(sigma: 30, saturation: 1.8, tints: [Color(white: 1, alpha: 0.3)])
      case .dark:
        BackdropEffect(sigma: 20, saturation: 1.8, tints: [Color(white: 0.11, alpha: 0.73)])
      case .extraLightVibrancy, .lightVibrancy, .darkVibrancy: nil
      }
    }

    /// The blend mode of vibrant content: it lightens a dark blur and darkens a light one, so that
    /// the blur's colours show in it (choice; UIKit's filter is unpublished).
    var contentMode: BlendMode? {
      switch self {
      case .extraLight, .light, .dark: nil
      case .extraLightVibrancy, .lightVibrancy: .multiply
      case .darkVibrancy: .plusLighter
      }
    }
  }

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIVisualEffectView", superclass: "UIView", since: 8,
    summary: "Blurs what lies behind it.",
    properties: [
      effect.declaration,
      .object(
        "contentView", ObjectType("UIView", default: "UIView"), takesRules: false,
        "Holds what lies on the blur."),
    ])

  /// The opacity of vibrant content (choice).
  private static let vibrancy = 0.6

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
    if let mode = effect.contentMode {
      return canvas.append(.beginLayer(opacity: vibrancy, blendMode: mode))
    }
    guard let backdrop = effect.backdrop else { return }
    let radius = max(0, node.styled[View.cornerRadius] ?? 0)
    let shape =
      radius > 0 ? Path(roundedRect: node.bounds, radius: radius) : Path(rect: node.bounds)
    canvas.append(.backdrop(shape, backdrop))
  }

  /// Ends the layer of vibrant content.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.styled[effect]?.contentMode != nil, !node.bounds.isEmpty { canvas.append(.endLayer) }
  }
}
