public import ObjectModel
public import Raster

/// UIButton: a title and an image by state, in a label and an image view that rules can match.
public enum Button: ControlClass {
  /// The type of the button; `system` by default.
  public static let buttonType = AppearanceKey<ButtonType>(
    "buttonType", "The look the button has by itself; system where nothing is said.")
  /// The title, by state.
  public static let title = AppearanceKey<String>(
    "title", axes: [.state], decidesParts: true, "The title.")
  /// The attributed title, by state; replaces `title`.
  public static let attributedTitle = AppearanceKey<AttributedText>(
    "attributedTitle", axes: [.state], since: 6, decidesParts: true,
    "A title in several looks, instead of title.")
  /// The title's colour, by state; the tint by default for system buttons, white for custom ones.
  public static let titleColor = AppearanceKey<ColorValue>(
    "titleColor", axes: [.state], "The title's colour; a system button's is its tint.")
  /// The colour of the title's shadow, by state.
  public static let titleShadowColor = AppearanceKey<ColorValue>(
    "titleShadowColor", axes: [.state], "The colour of the title's shadow.")
  /// The image before the title, by state.
  public static let image = AppearanceKey<ImageValue>(
    "image", axes: [.state], imageRole: .button, decidesParts: true, "The image before the title.")
  /// The image that fills the button's bounds, by state.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state], imageRole: .background, "Fills the button's bounds.")
  /// Insets of title and image together, in points.
  public static let contentEdgeInsets = AppearanceKey<EdgeInsets>(
    "contentEdgeInsets", "Room around the title and the image together.")
  /// Insets of the title, in points; they move it but do not change the button's size.
  public static let titleEdgeInsets = AppearanceKey<EdgeInsets>(
    "titleEdgeInsets", "Room around the title; changes its place, not the button's size.")
  /// Insets of the image, in points; they move it but do not change the button's size.
  public static let imageEdgeInsets = AppearanceKey<EdgeInsets>(
    "imageEdgeInsets", "Room around the image; changes its place, not the button's size.")
  /// Whether images are darkened while the button is pressed; true by default.
  public static let adjustsImageWhenHighlighted = AppearanceKey<Bool>(
    "adjustsImageWhenHighlighted", "Whether images darken while pressed; true by default.")
  /// Whether images are lightened while the button is disabled; true by default.
  public static let adjustsImageWhenDisabled = AppearanceKey<Bool>(
    "adjustsImageWhenDisabled", "Whether images lighten while disabled; true by default.")

  /// UIButtonType.
  public enum ButtonType: String, NamedCases {
    /// No look of its own; white titles.
    case custom
    /// Title and template image in the tint; a white bezel up to iOS 6.
    case system
    /// The same as `system`, by its earlier name.
    case roundedRect
    /// An i in a circle; a blue disc with a chevron up to iOS 6.
    case detailDisclosure
    /// An i in a circle, in white up to iOS 6.
    case infoLight
    /// An i in a circle, in dark grey up to iOS 6.
    case infoDark
    /// A plus in a circle; a blue disc with a plus up to iOS 6.
    case contactAdd
    /// The name of the type in documents and messages.
    public static let typeName = "buttonType"
  }

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIButton", superclass: "UIControl", summary: "A title and an image, by state.",
    properties: [
      View.tintColor(since: 5), buttonType.declaration, title.declaration,
      attributedTitle.declaration,
      titleColor.declaration, titleShadowColor.declaration, image.declaration,
      backgroundImage.declaration, contentEdgeInsets.declaration, titleEdgeInsets.declaration,
      imageEdgeInsets.declaration, adjustsImageWhenHighlighted.declaration,
      adjustsImageWhenDisabled.declaration,
      .object(
        titleLabelName, ObjectType("UILabel", default: "UILabel"),
        "Properties of the title's label."),
    ])

  static let titleLabelName = "titleLabel"
  static let titleLabelRole = Element.Role("titleLabel")
  static let imageViewRole = Element.Role("imageView")

  // MARK: Parts

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var parts: [Element] = []
    if sets(element, [image.declaration.name]) {
      parts.append(Element("UIImageView", role: imageViewRole))
    }
    if sets(
      element, [title.declaration.name, attributedTitle.declaration.name, titleLabelName])
    {
      let label = element.object(titleLabelName) ?? Element("UILabel")
      parts.append(label.with(role: titleLabelRole))
    }
    element.children = parts + View.subviews(of: element)
  }

  private static func sets(_ element: Element, _ names: [String]) -> Bool {
    names.contains(where: element.has)
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    switch part.role {
    case titleLabelRole: ButtonParts.title(of: node)
    case imageViewRole: ButtonParts.image(of: node)
    default: PassedValues()
    }
  }

  // MARK: Layout

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
    let content = Rect(origin: .zero, size: size).inset(by: insets(contentEdgeInsets))
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
    func place(_ part: StyledNode?, _ own: Size, _ insets: EdgeInsets, isTitle: Bool) {
      guard let part else { return }
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
      pass.place(part, in: rect)
    }
    place(image, imageSize, imageInsets, isTitle: false)
    place(title, titleSize, titleInsets, isTitle: true)
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

  // MARK: Drawing

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    let style = ButtonStyle(styled)
    paintBackgroundImage(node, &canvas)
    if let glyph = style.glyph {
      let rect = node.bounds.centered(
        Size(width: GlyphCircle.diameter, height: GlyphCircle.diameter))
      let color = style.glyphColor(styled)
      canvas.translated(x: styled.roundToPixel(rect.minX), y: styled.roundToPixel(rect.minY)) {
        GlyphCircle.draw(glyph, color: color, of: styled, on: &$0)
      }
    }
    if style.showsSelection { ButtonSelection.paint(node, &canvas) }
  }

  /// Draws the background image of the button's state.
  static func paintBackgroundImage(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    guard
      let background = styled.value(backgroundImage, AxisValues(state: styled.controlState))
    else { return }
    let adjustment = ButtonStyle(styled).imageAdjustment(styled, backgroundImage)
    canvas.draw(
      background, in: node.bounds, of: styled, role: .background, opacity: adjustment.opacity)
    if adjustment.darkening > 0 {
      canvas.image(
        styled.image(background, filling: node.bounds.size), in: node.bounds,
        tint: Color(white: 0, alpha: adjustment.darkening))
    }
  }
}
