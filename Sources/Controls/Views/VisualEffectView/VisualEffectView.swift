public import ObjectModel
import Raster

/// UIVisualEffectView: blurs what lies behind it.
public enum VisualEffectView: BaseControl {
  /// The effect: an object, or a blur's style, its name with Vibrancy, glass or clearGlass; null shows the content behind as
  /// it is.
  public static let effect = AppearanceKey<VisualEffect>(
    "effect", since: 8,
    default: .none,
    "The effect: an object, or a blur's style, its name with Vibrancy, glass or clearGlass; null shows the content behind as it is."
  )
  /// The role of vibrant content; no effect without vibrancy.
  public static let vibrancyStyle = AppearanceKey<VibrancyEffectStyle>(
    "vibrancyStyle", since: 13, default: .value(.label),
    "The role of vibrant content; no effect without vibrancy.")

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
    case .glass, .glassContainer:
      for glass in node.tree.fact(GlassViews.self).glasses(of: node.index) {
        canvas.append(.glass(glass))
      }
    case .blur(let style):
      let shape = ViewCorners(node).outline(node.bounds)
      let isOpaque = node.styled.context.accessibility.reduceTransparency
      canvas.append(.backdrop(shape, style.backdrop(in: traits, isOpaque: isOpaque)))
    }
  }

  /// Draws what lies on glass that turns light or dark by its ground in both styles, of which the renderer takes one.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    guard !node.children.isEmpty, !node.tree.isOnGlass,
      node.tree.fact(GlassViews.self).turns(node.index)
    else { return paint(&canvas) }
    let trees = node.tree.fact(TreesOnGlass.self)
    canvas.glassContent { canvas, isDark in
      let counterpart = node.counterpart(in: isDark ? trees.dark : trees.light)
      for child in counterpart.children { ViewPainter.paint(child, &canvas) }
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
