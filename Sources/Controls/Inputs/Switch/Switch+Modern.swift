import ObjectModel
import Raster

extension Switch {
  /// A capsule filled with the colour of its state.
  static var modern: any ControlClass.Type { ModernSwitch.self }
}

/// UISwitch from iOS 13 on.
enum ModernSwitch: DerivedControl {
  typealias Base = Switch

  /// Figures in points.
  private enum Metrics {
    /// How much wider a pressed thumb is (choice, as in the flat look).
    static let pressedGrowth = 7.0
    /// The alpha of a disabled switch, as a group (choice, as in the flat look).
    static let disabledAlpha = 0.5
    /// The signs of a user who asks for them: a line while on, a ring while off (choice).
    static let lineSize = Size(width: 1.5, height: 10)
    static let ring = (diameter: 10.0, width: 1.5)
    /// The distance of a sign's middle from the track's end.
    static let signMiddle = 12.5
    /// The alpha of the ring's black or white.
    static let ringAlpha = 0.35
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let isEnabled = node.styled[Control.isEnabled] != false
    let bounds = Rect(origin: .zero, size: Switch.size)
    canvas.layerIfNeeded(opacity: isEnabled ? 1 : Metrics.disabledAlpha, within: bounds) {
      draw(node.styled, in: bounds, &$0)
    }
  }

  private static func draw(_ node: StyledNode, in bounds: Rect, _ canvas: inout Canvas) {
    let position = Switch.position(of: node)
    let track =
      node.system >= 18
      ? Path(capsuleIn: bounds, ends: .modern)
      : Path(roundedRect: bounds, radius: bounds.height / 2)
    let on = node.color(Switch.onTintColor) ?? node.color(named: .systemGreen)
    let off = node.color(named: .secondarySystemFill)
    canvas.fill(track, off.blended(with: on, position))
    if node.context.accessibility.onOffLabels { drawSigns(node, position, bounds, &canvas) }
    let diameter = ModernThumb.diameter
    let inset = (bounds.height - diameter) / 2
    let isPressed = node[Control.isHighlighted] == true
    let width = diameter + (isPressed ? Metrics.pressedGrowth : 0)
    let thumb = Rect(
      x: inset + (bounds.width - 2 * inset - width) * position, y: inset, width: width,
      height: diameter)
    ModernThumb.drawSwitch(thumb, in: track, node.color(Switch.thumbTintColor), &canvas)
  }

  static func drawSigns(
    _ node: StyledNode, _ position: Double, _ bounds: Rect, _ canvas: inout Canvas
  ) {
    if position > 0.5 {
      let line = Rect(
        x: Metrics.signMiddle - Metrics.lineSize.width / 2,
        y: bounds.midY - Metrics.lineSize.height / 2, width: Metrics.lineSize.width,
        height: Metrics.lineSize.height)
      canvas.fill(node.roundToPixel(line), .white)
    } else {
      let (diameter, width) = Metrics.ring
      let ring = Path(
        circleAt: Point(x: bounds.maxX - Metrics.signMiddle, y: bounds.midY),
        radius: (diameter - width) / 2)
      let ink: Color = node.traits.userInterfaceStyle == .dark ? .white : .black
      canvas.stroke(ring, ink.withAlpha(Metrics.ringAlpha), style: StrokeStyle(width: width))
    }
  }
}
