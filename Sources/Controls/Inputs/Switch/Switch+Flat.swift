import ObjectModel
import Raster

extension Switch {
  /// #4CD964 (measured).
  private static let defaultOnTint = Color(bytes: 0x4C, 0xD9, 0x64)
  /// #E6E6E6 (measured).
  private static let defaultRing = Color(bytes: 0xE6, 0xE6, 0xE6)
  /// Width of the ring inside the frame, in points (measured). It touches the thumb, which is
  /// smaller from iOS 11 on.
  private static func ringWidth(system: Int) -> Double { system < 11 ? 1.5 : 2 }
  /// How much wider a pressed thumb is, in points (choice).
  private static let pressedGrowth = 7.0
  /// The alpha of a disabled switch, as a group (measured).
  private static let disabledAlpha = 0.5

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.styled[Control.isEnabled] == false {
      canvas.layer(opacity: disabledAlpha) { draw(node.styled, &$0) }
    } else {
      draw(node.styled, &canvas)
    }
  }

  private static func draw(_ node: StyledNode, _ canvas: inout Canvas) {
    let bounds = Rect(origin: .zero, size: size)
    let position = position(of: node)
    let isPressed = node[Control.isHighlighted] == true
    let thumb = thumbRect(node, position: position, isPressed: isPressed)
    var track = Path(roundedRect: bounds, radius: bounds.height / 2)
    let on = node.color(onTintColor) ?? defaultOnTint
    if position == 1 {
      canvas.fill(track, on)
    } else {
      // The ring of a pressed switch fills its inside.
      if !isPressed {
        let ring = ringWidth(system: node.system)
        track.append(inside(of: bounds, ring: ring, thumb: thumb, position: position))
      }
      canvas.fill(track, ringColor(node).blended(with: on, position), rule: .evenOdd)
    }
    Thumb.draw(
      thumb, style: .ofSwitch(system: node.system), color: node.color(thumbTintColor),
      scale: node.scale, on: &canvas)
  }

  /// The inside of the ring, which shrinks while the thumb slides to on. It starts under the
  /// thumb's centre, since the background does not show between thumb and ring (measured).
  private static func inside(
    of bounds: Rect, ring: Double, thumb: Rect, position: Double
  ) -> Path {
    let ring = ring + (bounds.height / 2 - ring) * position
    let inner = bounds.insetBy(x: ring, y: ring)
    guard position > 0 || thumb.minX <= inner.minX else {
      return Path(roundedRect: inner, radius: inner.height / 2)
    }
    return Path(
      roundedRect: Rect(
        x: thumb.midX, y: inner.minY, width: inner.maxX - thumb.midX, height: inner.height),
      radius: inner.height / 2, corners: .right)
  }

  /// The colour of the ring: a tint set on the switch itself or by a rule for it, otherwise grey;
  /// an inherited tint does not colour it (measured; see Documentation/appearance.md).
  private static func ringColor(_ node: StyledNode) -> Color {
    guard let candidate = node.candidate(View.tintColor), candidate.value != .null else {
      return defaultRing
    }
    return node.tintColor
  }

  private static func thumbRect(_ node: StyledNode, position: Double, isPressed: Bool) -> Rect {
    let diameter = Thumb.Style.ofSwitch(system: node.system).diameter
    let inset = (size.height - diameter) / 2
    let width = diameter + (isPressed ? pressedGrowth : 0)
    return Rect(
      x: inset + (size.width - 2 * inset - width) * position, y: inset, width: width,
      height: diameter)
  }
}
