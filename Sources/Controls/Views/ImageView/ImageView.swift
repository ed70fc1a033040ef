public import ObjectModel
import Raster

/// UIImageView: an image, scaled to the bounds by `contentMode`.
public enum ImageView: BaseControl {
  /// The image; a template image is filled with the tint.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .imageView, default: .none,
    "The image; a template image is filled with the tint.")
  /// The image while the view is highlighted; image where there is none.
  public static let highlightedImage = AppearanceKey<ImageValue>(
    "highlightedImage", imageRole: .imageView, default: .none,
    "The image while the view is highlighted; image where there is none.")
  /// Whether the view is highlighted, so that it shows highlightedImage.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the view is highlighted, so that it shows highlightedImage.")

  /// The alpha, 0–1, of black over the image's shape; set by buttons.
  static let darkening = PartKey<Double>("darkening")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIImageView", superclass: "UIView",
    summary: "An image, fitted to the bounds by its content mode.",
    properties: [
      image.declaration, highlightedImage.declaration, isHighlighted.declaration,
      SymbolConfigurationObject.property(
        preferredSymbolConfiguration, since: 13,
        default: .none, "The configuration of symbols that have none of their own."),
    ])

  /// The name of the property that holds the configuration of symbols.
  static let preferredSymbolConfiguration = "preferredSymbolConfiguration"

  /// False: `contentMode` names sides.
  static var followsReadingDirection: Bool { false }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    let hasImage = shownImage(node) != nil
    return IntrinsicContent(
      hasWidth: hasImage, hasHeight: hasImage, hugging: Offset(horizontal: 251, vertical: 251))
  }

  static func alignmentRectInsets(_ node: StyledNode) -> EdgeInsets { alignmentInsets(of: node) }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    shownImage(node)?.size ?? .zero
  }

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

  /// The frame of the image in the view's bounds, in points; it may extend beyond them.
  static func imageRect(_ node: PlacedNode, _ value: ImageValue) -> Rect {
    (node.styled[View.contentMode] ?? .scaleToFill).frame(of: value.size, in: node.bounds)
  }

  /// The edges of a view that Auto Layout ignores for alignment, such as an image's shadow, in
  /// points (`UIView.alignmentRectInsets`); zero unless it is an image view.
  static func alignmentInsets(of node: StyledNode) -> EdgeInsets {
    guard node.isKind(of: definition.name), let image = shownImage(node)?.source.file else {
      return .zero
    }
    return image.alignmentInsets
  }

  /// The image that is drawn: the highlighted or the normal one.
  static func shownImage(_ node: StyledNode) -> ImageValue? {
    let shown =
      node[isHighlighted] == true ? node[highlightedImage] ?? node[image] : node[image]
    guard let shown, case .symbol = shown.source,
      let symbols = SymbolConfigurationObject.value(
        node.configuration(preferredSymbolConfiguration))
    else { return shown }
    return shown.configured(symbols, for: node.traits)
  }
}
