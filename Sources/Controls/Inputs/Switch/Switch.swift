public import ObjectModel
import Raster

/// UISwitch: a thumb on a track, at one of its ends or sliding between them.
public enum Switch: ControlClass {
  /// Whether the switch is on; false by default.
  public static let isOn = AppearanceKey<Bool>("isOn", "Whether the switch is on.")
  /// The thumb's position, from 0 for off to 1 for on, while it slides. UIKit animates this.
  public static let slide = AppearanceKey<Double>(
    "slide", "How far the thumb is on its way to on, 0–1, while it slides.")
  /// The colour of the track while on; green by default.
  public static let onTintColor = AppearanceKey<ColorValue>(
    "onTintColor", "The track's colour while on; green by default.")
  /// The colour of the thumb; white by default.
  public static let thumbTintColor = AppearanceKey<ColorValue>(
    "thumbTintColor", since: 6, "The colour of the thumb and its shadow.")
  /// The image of the on side, up to iOS 6.
  public static let onImage = AppearanceKey<ImageValue>(
    "onImage", since: 6, imageRole: .track, "Shown while on; no effect from iOS 7 on.")
  /// The image of the off side, up to iOS 6.
  public static let offImage = AppearanceKey<ImageValue>(
    "offImage", since: 6, imageRole: .track, "Shown while off; no effect from iOS 7 on.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISwitch", superclass: "UIControl", summary: "On or off; always 51 × 31 points from iOS 7 on.",
    properties: [
      View.tintColor(since: 6), isOn.declaration, slide.declaration, onTintColor.declaration,
      thumbTintColor.declaration,
      onImage.declaration, offImage.declaration,
    ])

  /// The size of all switches in points, whatever their frame (UISwitch reference).
  static let size = Size(width: 51, height: 31)
  /// #4CD964 (measured).
  private static let defaultOnTint = Color(bytes: 0x4C, 0xD9, 0x64)
  /// #E6E6E6 (measured).
  private static let defaultRing = Color(bytes: 0xE6, 0xE6, 0xE6)
  /// Width of the ring inside the frame, in points (measured).
  private static let ringWidth = 1.5
  /// How much wider a pressed thumb is, in points (choice).
  private static let pressedGrowth = 7.0
  /// The alpha of a disabled switch, as a group (measured).
  private static let disabledAlpha = 0.5

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Switch.size))
    pass.layOutSubviews(of: node, size: Switch.size)
  }

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
      if !isPressed { track.append(inside(of: bounds, thumb: thumb, position: position)) }
      canvas.fill(track, ringColor(node).blended(with: on, position), rule: .evenOdd)
    }
    Thumb.draw(
      thumb, style: .ofSwitch(system: node.system), color: node.color(thumbTintColor),
      scale: node.scale, on: &canvas)
  }

  /// The position of the thumb: 0 for off, 1 for on.
  static func position(of node: StyledNode) -> Double {
    node[slide].map { min(max($0, 0), 1) } ?? (node[isOn] == true ? 1 : 0)
  }

  /// The inside of the ring, which shrinks while the thumb slides to on. It starts under the
  /// thumb's centre, since the background does not show between thumb and ring (measured).
  private static func inside(of bounds: Rect, thumb: Rect, position: Double) -> Path {
    let ring = ringWidth + (bounds.height / 2 - ringWidth) * position
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
