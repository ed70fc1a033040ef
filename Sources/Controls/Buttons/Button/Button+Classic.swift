import ObjectModel
import Raster
import Text

extension Button {
  /// White bezels; blue discs for `detailDisclosure` and `contactAdd`.
  static var classic: any ControlClass.Type { ClassicButton.self }
}

/// UIButton up to iOS 6.
enum ClassicButton: DerivedControl {
  typealias Base = Button

  /// Figures in points, measured at 1x and 2x unless a comment says otherwise.
  private enum Metrics {
    static let radius = 8.0
    static let fontSize = 15.0
    static let border = Color(grey: 0xAB)
    /// Padding above and below a title, which makes a button 37 points high (UIButton's height on
    /// iOS 6).
    static let padding = 9.0
    /// Padding at the sides of a title.
    static let sidePadding = 12.0
    static let minimumWidth = 72.0
    static let disabledTitle = Color(grey: 178)
    /// Size of a button with a disc.
    static let discSize = Size(width: 29, height: 31)
    /// The alpha of a disabled disc (choice).
    static let disabledDisc = 0.5
  }

  private static let edge = Bezel.Edge(
    at1x: [Bezel.Ring(Metrics.border), Bezel.Ring(Color(grey: 0xE5), .shade(0), .shade(0))],
    at2x: [
      Bezel.Ring(Metrics.border), Bezel.Ring(Metrics.border),
      Bezel.Ring(Color(grey: 0xE3), .shade(0), .shade(0)),
      Bezel.Ring(Color(grey: 0xEA), .shade(0), .shade(0)),
    ])
  private static let white = VerticalGradient([GradientStop(location: 0, color: .white)])
  private static let dropShadow = PixelRows(at1x: [.light(0.6)], at2x: [.light(0.6), .light(0.4)])

  private static func isRounded(_ node: StyledNode) -> Bool {
    let style = ButtonStyle(node)
    return style.isSystem && style.glyph == nil
  }

  private static func isPressed(_ style: ButtonStyle) -> Bool {
    style.state.contains(.highlighted) && !style.state.contains(.disabled)
  }

  // MARK: Parts

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let style = ButtonStyle(node)
    let axes = AxisValues(state: style.state)
    switch part.role {
    case Button.titleLabelRole:
      values = ButtonParts.text(of: node, axes)
      values.setDefault(Label.font, .system(Metrics.fontSize, .bold))
      values.setDefault(Label.shadowOffset, .zero)
      if let color = node.value(Button.titleColor, axes) {
        values.pass(Label.textColor, color, from: node.candidate(Button.titleColor, axes))
      } else {
        values.setDefault(Label.textColor, .color(titleColor(style)))
      }
    case Button.imageViewRole:
      // Up to iOS 6, system buttons do not tint their images.
      guard let image = node.value(Button.image, axes) else { return values }
      values.pass(
        ImageView.image,
        image.decided(isTemplate: node.rendering(of: image, role: .button).isTemplate),
        from: node.candidate(Button.image, axes))
      let adjustment = style.imageAdjustment(node, Button.image)
      if adjustment.opacity < 1 { values.setDefault(View.alpha, adjustment.opacity) }
      if adjustment.darkening > 0 {
        values.setDefault(ImageView.darkening, adjustment.darkening)
      }
    default: break
    }
    return values
  }

  private static func titleColor(_ style: ButtonStyle) -> Color {
    guard style.isSystem else { return .white }
    if style.state.contains(.disabled) { return Metrics.disabledTitle }
    return isPressed(style) ? .white : ClassicLook.buttonText
  }

  // MARK: Layout

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let style = ButtonStyle(node)
    if style.glyph != nil { return Metrics.discSize }
    let own = Button.intrinsicSize(node, fitting: fitting)
    guard isRounded(node), node[Button.contentEdgeInsets] == nil else { return own }
    let title = node.child(Button.titleLabelRole)?.intrinsicSize(fitting: fitting) ?? .zero
    return Size(
      width: max(own.width, title.width + 2 * Metrics.sidePadding, Metrics.minimumWidth),
      height: max(own.height, title.height + 2 * Metrics.padding))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    Button.layOut(node, size: size, &pass)
    guard isRounded(node), let label = node.child(Button.titleLabelRole),
      (node[Control.contentVerticalAlignment] ?? .center) == .center,
      !ButtonRects.overrides(.title, of: node)
    else { return }
    // The bezel is a point less high than the button, and the title is centred in it (measured:
    // baseline 27 of 44).
    let frame = pass.frame(of: label)
    pass.place(label, in: frame.offsetBy(x: 0, y: -node.roundToPixel(0.5)))
  }

  // MARK: Drawing

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let button = node.styled
    let style = ButtonStyle(button)
    if style.glyph != nil {
      return paintDisc(style, node, &canvas)
    }
    // The bezel lies over the background colour and under the background image.
    if isRounded(button) { paintBezel(node, style, &canvas) }
    Button.paintBackgroundImage(node, &canvas)
  }

  private static func paintBezel(
    _ node: PlacedNode, _ style: ButtonStyle, _ canvas: inout Canvas
  ) {
    let rect = Rect(
      x: 0, y: 0, width: node.size.width, height: max(0, node.size.height - 1))
    let shape = BezelShape.rounded(Metrics.radius)
    Bezel(shape: shape, fill: white, edge: edge, dropShadow: dropShadow)
      .paint(in: rect, scale: node.styled.scale, &canvas)
    guard isPressed(style) else { return }
    let fill =
      node.styled.ownTint.map { tint in
        VerticalGradient([
          GradientStop(location: 0, color: tint.mixed(with: .white, 0.15)),
          GradientStop(location: 1, color: tint.mixed(with: .black, 0.15)),
        ])
      } ?? ClassicLook.selection
    let inner = rect.insetBy(x: 1, y: 1)
    canvas.fill(BezelShape.rounded(Metrics.radius - 1).path(in: inner), fill.paint(in: inner))
  }

  private static func paintDisc(
    _ style: ButtonStyle, _ node: PlacedNode, _ canvas: inout Canvas
  ) {
    let isInfo = style.type == .infoLight || style.type == .infoDark
    let middle = node.bounds.center
    let center =
      isInfo
      ? Point(x: node.styled.roundToPixel(middle.x), y: node.styled.roundToPixel(middle.y))
      : ClassicDisc.middle(near: middle, on: node.styled)
    // Pressed info buttons glow; the others are darkened.
    if isInfo, isPressed(style) { TouchGlow.paint(about: center, &canvas) }
    let isEnabled = !style.state.contains(.disabled)
    let area = ClassicDisc.area(about: center)
    canvas.layerIfNeeded(opacity: isEnabled ? 1 : Metrics.disabledDisc, within: area) {
      switch style.type {
      case .infoLight: ClassicDisc.paintInfo(at: center, .white, shadowColor: .shade(0.5), &$0)
      case .infoDark:
        ClassicDisc.paintInfo(at: center, Color(grey: 70), shadowColor: .light(0.5), &$0)
      case .contactAdd: ClassicDisc.paint(.add, at: center, &$0)
      default: ClassicDisc.paint(.disclosure, at: center, &$0)
      }
    }
    if !isInfo, isPressed(style) {
      canvas.fill(
        Path(circleAt: center, radius: ClassicDisc.radius), .shade(0.4))
    }
  }
}
