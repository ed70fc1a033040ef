import Raster

/// An image view that a control makes for a figure of its own, a bar item's icon or a stepper's sign:
/// it shows the image that it is given, else draws the figure.
protocol FigureView: ControlClass {
  /// What an image's automatic rendering mode means there.
  static var imageRole: ImageRole { get }

  /// Of the figure, in points.
  static func figureSize(_ node: StyledNode) -> Size

  /// The figure's colour where nobody says one; nil for the tint.
  static func defaultInk(_ node: StyledNode) -> Color?

  /// Draws the figure in the bounds.
  static func paintFigure(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas)
}

extension FigureView {
  static var definition: ClassDefinition { ImageView.definition }

  static func defaultInk(_ node: StyledNode) -> Color? { nil }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    ImageView.shownImage(node)?.size ?? figureSize(node)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard !node.bounds.isEmpty else { return }
    let view = node.styled
    let ink = Figure.color(of: view, else: defaultInk(view))
    guard let image = ImageView.shownImage(view) else { return paintFigure(node, ink, &canvas) }
    canvas.draw(
      image, in: ImageView.imageRect(node, image), of: view, role: .imageView, tint: ink)
  }
}

/// What the maker of a figure's view says of its colour.
enum Figure {
  /// Of the figure, and of images that are stencils; the tint where nothing is said.
  static let ink = AppearanceKey<ColorValue>("ink", "Internal.")
  /// Of the copy of the figure below it, up to iOS 6.
  static let shade = AppearanceKey<ColorValue>("shade", "Internal.")
  /// How far down that copy lies, in points.
  static let drop = AppearanceKey<Double>("drop", "Internal.")
  /// What is left of the ink's alpha, 0–1.
  static let strength = AppearanceKey<Double>("strength", "Internal.")

  /// What somebody gave the maker goes before a tint of the view's own, and that before what the
  /// maker draws in by itself.
  static func color(of view: StyledNode, else figureInk: Color?) -> Color {
    let own = view.candidate(ink) == nil ? view.ownTint : nil
    let color = own ?? view.color(ink) ?? figureInk ?? view.tintColor
    return color.withAlpha(color.alpha * (view[strength] ?? 1))
  }
}
