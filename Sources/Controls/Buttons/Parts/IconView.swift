import ObjectModel
import Raster

/// An image view that draws a built-in icon unless it has an image: the icon of a bar item, the
/// plus of a stepper. The control that contains it sets its `IconStyle`.
protocol IconView: BaseControl {
  /// The role that decides about images with the automatic rendering mode.
  static var imageRole: ImageRole { get }

  /// The size of the built-in icon, in points.
  static func iconSize(_ node: StyledNode) -> Size

  /// Whether the built-in icon is a template, drawn in the view's own tint; true by default.
  static func isTemplate(_ node: StyledNode) -> Bool

  /// The default colour of the built-in icon; nil, the default, for the tint.
  static func defaultColor(_ node: StyledNode) -> Color?

  /// Draws the built-in icon in the bounds.
  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas)
}

/// An icon as `PartControl` holds it: the button around asks for its style.
final class IconFigure: Sendable {
  let view: any IconView.Type

  init(_ view: any IconView.Type) { self.view = view }
}

extension Element.Role {
  /// Creates a role with an icon of its own.
  init<Icon: IconView>(_ name: String, drawnBy icon: Icon.Type) {
    self.init(name, behavior: PartControl(icon, figure: IconFigure(icon)))
  }
}

extension IconView {
  static var definition: ClassDefinition { ImageView.definition }

  static func isTemplate(_ node: StyledNode) -> Bool { true }

  static func defaultColor(_ node: StyledNode) -> Color? { nil }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    ImageView.shownImage(node)?.size ?? iconSize(node)
  }

  /// The colour of the built-in icon.
  static func color(of view: StyledNode) -> Color {
    isTemplate(view)
      ? IconStyle.color(of: view, else: defaultColor(view))
      : IconStyle.ownColor(of: view, else: defaultColor(view))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard !node.bounds.isEmpty else { return }
    let view = node.styled
    guard let image = ImageView.shownImage(view) else {
      let color = color(of: view)
      return canvas.noted(.symbol(node.bounds, color)) { paintIcon(node, color, &$0) }
    }
    canvas.draw(
      image, in: ImageView.imageRect(node, image), of: view, role: .imageView,
      tint: IconStyle.color(of: view, else: isTemplate(view) ? defaultColor(view) : nil))
  }
}

/// The values that a control sets for its icon views.
enum IconStyle {
  /// The colour of the built-in icon and of template images; the tint by default.
  static let tintColor = PartKey<ColorValue>("iconTintColor")
  /// The colour of the hard shadow, up to iOS 6.
  static let shadowColor = PartKey<ColorValue>("iconShadowColor")
  /// The vertical offset of the shadow, in points; 0 by default.
  static let shadowOffset = PartKey<Double>("iconShadowOffset")
  /// A factor for the colour's alpha, 0–1; 1 by default.
  static let opacity = PartKey<Double>("iconOpacity")

  /// The colour of a template icon: `tintColor` set by a document or rule, else the view's own
  /// tint, else the control's value or the default.
  static func color(of view: StyledNode, else defaultColor: Color?) -> Color {
    guard view.candidate(tintColor) == nil, let own = view.ownTint else {
      return ownColor(of: view, else: defaultColor)
    }
    return faded(own, in: view)
  }

  /// The colour of an icon that is not a template, which the view's own tint does not change.
  static func ownColor(of view: StyledNode, else defaultColor: Color?) -> Color {
    faded(view.color(tintColor) ?? defaultColor ?? view.tintColor, in: view)
  }

  private static func faded(_ color: Color, in view: StyledNode) -> Color {
    color.withAlpha(color.alpha * (view[opacity] ?? 1))
  }
}
