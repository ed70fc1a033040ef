import ObjectModel
import Raster

extension Button {
  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .size }

  static func baselines(
    _ node: StyledNode, width: Double
  ) -> (first: Baseline, last: Baseline) {
    node.child(titleLabelRole)?.centeredBaselines(width: width) ?? (.bottom, .bottom)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    if ButtonStyle(node).glyph != nil {
      return Size(width: GlyphCircle.diameter, height: GlyphCircle.diameter)
    }
    let image = node.child(imageViewRole)?.intrinsicSize(fitting: fitting) ?? .zero
    let title = titleSize(node, room: fitting)
    let insets = node[contentEdgeInsets] ?? .zero
    let hasTitle = title.height > 0
    var width = image.width + title.width
    var height = max(image.height, title.height)
    if hasTitle, insets == .zero {
      width = max(width, minimumTitleWidth)
      height = max(image.height, title.height + 2 * titlePadding)
    }
    width += insets.left + insets.right
    height += insets.top + insets.bottom
    if !hasTitle, image.height == 0, insets == .zero { return emptySize }
    let background = node.value(backgroundImage, AxisValues(state: node.controlState))?.size
    return Size(
      width: max(width, background?.width ?? 0), height: max(height, background?.height ?? 0))
  }

  /// Padding above and below a title when `contentEdgeInsets` are zero, in points (measured: a font
  /// of 15 points makes 30).
  private static let titlePadding = 6.0
  /// Minimum width with a title, and the size of an empty button, in points (choice).
  private static let minimumTitleWidth = 30.0
  private static let emptySize = Size(width: 30, height: 34)

  private static func titleSize(_ node: StyledNode, room: Size) -> Size {
    node.child(titleLabelRole)?.intrinsicSize(fitting: room) ?? .zero
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    // Insets and sides refer to the final layout, but the frames set here are mirrored afterwards.
    let isMirrored = pass.isMirrored(node)
    func insets(_ key: AppearanceKey<EdgeInsets>) -> EdgeInsets {
      let insets = node[key] ?? .zero
      return isMirrored ? insets.mirrored : insets
    }
    var rects = ButtonRects(node, size: size, isMirrored: isMirrored)
    let content = rects.rect(
      .content, Rect(origin: .zero, size: size).inset(by: insets(contentEdgeInsets)))
    let imageInsets = insets(imageEdgeInsets)
    let titleInsets = insets(titleEdgeInsets)
    let image = node.child(imageViewRole)
    let title = node.child(titleLabelRole)
    let imageRoom = content.inset(by: imageInsets)
    var imageSize = image?.intrinsicSize(fitting: imageRoom.size) ?? .zero
    imageSize.width = min(imageSize.width, imageRoom.width)
    imageSize.height = min(imageSize.height, imageRoom.height)
    let titleRoom = content.inset(by: titleInsets)
    var titleSize = titleSize(node, room: titleRoom.size)
    titleSize.width = min(titleSize.width, max(0, titleRoom.width - imageSize.width))
    titleSize.height = min(titleSize.height, titleRoom.height)
    let both = imageSize.width + titleSize.width
    func frame(_ own: Size, _ insets: EdgeInsets, isTitle: Bool) -> Rect {
      // Insets may move a part out of the content rectangle, so this is not an intersection.
      let minX = content.minX + insets.left
      let maxX = content.maxX - insets.right
      let minY = content.minY + insets.top
      let maxY = content.maxY - insets.bottom
      var rect = Rect(origin: .zero, size: own)
      let before = isTitle ? imageSize.width : 0
      switch horizontalAlignment(node, isMirrored: isMirrored) {
      case .left, .leading, .fill: rect.origin.x = minX + before
      case .right, .trailing: rect.origin.x = maxX - both + before
      case .center: rect.origin.x = (minX + maxX - both) / 2 + before
      }
      switch node[Control.contentVerticalAlignment] ?? .center {
      case .top: rect.origin.y = minY
      case .bottom: rect.origin.y = maxY - own.height
      case .center: rect.origin.y = (minY + maxY - own.height) / 2
      case .fill:
        rect.origin.y = minY
        rect.size.height = max(0, maxY - minY)
      }
      rect.origin = Point(
        x: node.roundToPixel(rect.minX), y: node.roundToPixel(rect.minY))
      return rect
    }
    let frames = rects.parts(
      title: frame(titleSize, titleInsets, isTitle: true),
      image: frame(imageSize, imageInsets, isTitle: false))
    if let image { pass.place(image, in: frames.image) }
    if let title { pass.place(title, in: frames.title) }
  }

  /// The horizontal alignment before mirroring.
  private static func horizontalAlignment(
    _ node: StyledNode, isMirrored: Bool
  ) -> Control.HorizontalAlignment {
    switch node[Control.contentHorizontalAlignment] ?? .center {
    case .left where isMirrored: .right
    case .right where isMirrored: .left
    case let other: other
    }
  }
}
