import ObjectModel
import Raster

extension BarButton {
  /// A bezel under a title or icon.
  static var classic: any ControlClass.Type { ClassicBarButton.self }
}

/// The button of a bar button item up to iOS 6.
enum ClassicBarButton: DerivedControl {
  typealias Base = EmbeddedButton

  /// The bezel under the title; set by the item.
  static let bezel = PartKey<BezelStyle>("bezel")
  /// Tint of the bezel, from the bar or its material. A tint of the button itself goes before it.
  static let bezelTint = PartKey<ColorValue>("bezelTint")
  /// Whether the button is a back button, whose bezel points to the left.
  static let pointsBack = PartKey<Bool>("pointsBack")

  enum BezelStyle: String, NamedCases {
    /// No bezel, but a glow while the button is pressed.
    case glow
    case standard, black, done, tinted, search
    static let typeName = "bezel"
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = EmbeddedButton.values(for: part, of: node)
    if node[Control.isEnabled] == false {
      values.setDefault(ClassicBarButtonLabel.isDisabled, true)
    }
    return values
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let button = node.styled
    let isPressed = button[Control.isHighlighted] == true
    if EmbeddedButton.backgroundImage(of: button) != nil {
      return EmbeddedButton.paint(node, &canvas)
    }
    guard let kind = kind(of: button) else {
      if isPressed, button[bezel] == .glow { TouchGlow.paint(about: node.bounds.center, &canvas) }
      return
    }
    let radius = BarButtonBezel.radius
    let shape: BezelShape = button[pointsBack] == true ? .back(radius) : .rounded(radius)
    BarButtonBezel.bezel(kind, shape: shape)
      .paint(in: node.bounds, scale: button.scale, &canvas)
    if isPressed {
      canvas.fill(shape.path(in: node.bounds), ClassicLook.pressed.paint(in: node.bounds))
    }
  }

  private static func kind(of button: StyledNode) -> BarButtonBezel.Kind? {
    guard let style = button[bezel], style != .glow else { return nil }
    if let tint = button.ownTint { return .tinted(tint) }
    return switch style {
    case .glow: nil
    case .standard: .standard
    case .black: .black
    case .done: .done
    case .tinted: .tinted(button.color(bezelTint) ?? .black)
    case .search: .search
    }
  }
}

extension BarButtonIcon {
  /// Raised from the bezel.
  static var classic: any ControlClass.Type { ClassicBarButtonIcon.self }
}

/// Images of buttons up to iOS 6, when no image view had a tint.
extension IconStyle {
  /// Draws a figure over its shadow.
  static func paintWithShadow(
    _ node: PlacedNode, _ canvas: inout Canvas, shape: (inout Canvas, Color) -> Void
  ) {
    let view = node.styled
    canvas.drawWithShadow(
      view.color(tintColor) ?? .white, shadowColor: view.color(shadowColor) ?? .clear,
      offset: Point(x: 0, y: view[shadowOffset] ?? 0), within: node.bounds, shape: shape)
  }
}

/// The image view of a bar button item up to iOS 6: its icon over a shadow.
enum ClassicBarButtonIcon: DerivedControl {
  typealias Base = BarButtonIcon

  private enum Metrics {
    /// Side of an icon's square, in points; lines in it are 2 thick (Human Interface Guidelines of
    /// iOS 6).
    static let side = 20.0
    static let line = 2.0
  }

  private static func glyph(of icon: StyledNode) -> SystemItemGlyph? {
    icon[BarButtonItem.systemItem].flatMap(SystemItemGlyph.classic)
  }

  /// Scale of a glyph: that of iOS 7's outlines, at most the size of icons up to iOS 6.
  private static func scale(of glyph: SystemItemGlyph) -> Double {
    min(1, Metrics.side / max(glyph.size.width, glyph.size.height))
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    if let image = ImageView.shownImage(node) { return image.size }
    guard let glyph = glyph(of: node) else { return .zero }
    let scale = scale(of: glyph)
    return Size(width: glyph.size.width * scale, height: glyph.size.height * scale)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let icon = node.styled
    if let image = ImageView.shownImage(icon) {
      let rect = ImageView.imageRect(node, image)
      guard icon.rendering(of: image, role: .imageView).isTemplate else {
        return canvas.draw(image, in: rect, of: icon, role: .imageView)
      }
      IconStyle.paintWithShadow(node, &canvas) {
        $0.draw(image, in: rect, of: icon, role: .imageView, tint: $1)
      }
    } else if let glyph = glyph(of: icon) {
      let factor = scale(of: glyph)
      IconStyle.paintWithShadow(node, &canvas) { canvas, color in
        canvas.noted(.symbol(node.bounds, color)) {
          $0.scaled(x: factor, y: factor) {
            glyph.paint(color, lineWidth: Metrics.line / factor, &$0)
          }
        }
      }
    }
  }
}
