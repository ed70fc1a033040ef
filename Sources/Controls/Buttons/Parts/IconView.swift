import ObjectModel
import Raster

/// An image view that a control makes for a figure of its own, a bar item's icon or a stepper's sign:
/// it shows the image that it is given, else draws the figure.
protocol IconView: ControlClass {
  /// What an image's automatic rendering mode means there.
  static var imageRole: ImageRole { get }

  /// Of the figure, in points.
  static func iconSize(_ node: StyledNode) -> Size

  /// Whether UIKit's own figure is a template, which a tint that the view was given colours.
  static func isTemplate(_ node: StyledNode) -> Bool

  /// The figure's colour where nobody says one; nil for the tint.
  static func defaultColor(_ node: StyledNode) -> Color?

  /// Draws the figure in the bounds.
  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas)
}

extension IconView {
  static var definition: ClassDefinition { ImageView.definition }

  static func isTemplate(_ node: StyledNode) -> Bool { true }

  static func defaultColor(_ node: StyledNode) -> Color? { nil }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    ImageView.shownImage(node)?.size ?? iconSize(node)
  }

  /// What the figure is drawn in.
  static func color(of view: StyledNode) -> Color {
    isTemplate(view)
      ? IconStyle.color(of: view, else: defaultColor(view))
      : IconStyle.ownColor(of: view, else: defaultColor(view))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard !node.bounds.isEmpty else { return }
    let view = node.styled
    guard let image = ImageView.shownImage(view) else {
      return paintIcon(node, color(of: view), &canvas)
    }
    canvas.draw(
      image, in: ImageView.imageRect(node, image), of: view, role: .imageView,
      tint: IconStyle.color(of: view, else: isTemplate(view) ? defaultColor(view) : nil))
  }
}

/// What the maker of a figure's view says of its colour.
enum IconStyle {
  /// Of the figure, and of images that are stencils; the tint where nothing is said.
  static let tintColor = PartKey<ColorValue>("iconTintColor")
  /// Of the copy of the figure below it, up to iOS 6.
  static let shadowColor = PartKey<ColorValue>("iconShadowColor")
  /// How far down that copy lies, in points.
  static let shadowOffset = PartKey<Double>("iconShadowOffset")
  /// What is left of the ink's alpha, 0–1.
  static let opacity = PartKey<Double>("iconOpacity")

  /// What somebody gave the maker goes before a tint of the view's own, and that before what the
  /// maker draws in by itself.
  static func color(of view: StyledNode, else defaultColor: Color?) -> Color {
    guard view.candidate(tintColor) == nil, let own = view.ownTint else {
      return ownColor(of: view, else: defaultColor)
    }
    return faded(own, in: view)
  }

  /// The colour of a figure that no tint of the view's own colours.
  static func ownColor(of view: StyledNode, else defaultColor: Color?) -> Color {
    faded(view.color(tintColor) ?? defaultColor ?? view.tintColor, in: view)
  }

  private static func faded(_ color: Color, in view: StyledNode) -> Color {
    color.withAlpha(color.alpha * (view[opacity] ?? 1))
  }
}
