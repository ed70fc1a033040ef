public import ObjectModel
import Raster

/// UIImageView: an image fitted to the bounds.
public enum ImageView: ControlClass {
  /// The image.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .imageView, "The image; a template is filled with the tint.")
  /// The image while highlighted.
  public static let highlightedImage = AppearanceKey<ImageValue>(
    "highlightedImage", imageRole: .imageView, "The image while highlighted.")
  /// Whether `highlightedImage` is shown.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", "Whether highlightedImage is shown.")

  /// The alpha of black laid over the image's own shape; handed over by buttons.
  static let darkening = PartKey<Double>("darkening")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIImageView", superclass: "UIView", summary: "An image fitted to the bounds.",
    properties: [image.declaration, highlightedImage.declaration, isHighlighted.declaration])

  /// False: contentMode says sides.
  static var followsReadingDirection: Bool { false }

  /// The size the content asks for, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    shownImage(node)?.size ?? .zero
  }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    guard styled[Knockout.isKnockedOut] != true, let value = shownImage(styled) else { return }
    let rect = imageRect(node, value)
    canvas.draw(value, in: rect, of: styled, role: .imageView)
    if let amount = styled[darkening], amount > 0 {
      canvas.image(
        styled.image(value, filling: rect.size), in: rect,
        tint: Color(white: 0, alpha: min(amount, 1)))
    }
  }

  /// Where the image is drawn, in the view's bounds; may reach beyond them.
  static func imageRect(_ node: PlacedNode, _ value: ImageValue) -> Rect {
    (node.styled[View.contentMode] ?? .scaleToFill).place(value.size, in: node.bounds)
  }

  /// What of a view Auto Layout leaves out where it aligns it: an image's shadow, for example. Only
  /// image views have any; frames don't know of it (UIView.alignmentRectInsets).
  static func alignmentInsets(of node: StyledNode) -> EdgeInsets {
    guard node.isKind(of: definition.name), let image = shownImage(node)?.source.file else {
      return .zero
    }
    return image.alignmentInsets
  }

  /// The image of the view's state.
  static func shownImage(_ node: StyledNode) -> ImageValue? {
    if node[isHighlighted] == true, let image = node[highlightedImage] { return image }
    return node[image]
  }
}
