public import ObjectModel
import Raster

/// UISwitch: a thumb on a track, at one of its ends or on its way between them.
public enum Switch: ControlClass {
  /// On or off.
  public static let isOn = AppearanceKey<Bool>("isOn", "Whether the switch is on.")
  /// Where the thumb is while it slides; UIKit animates this, documents write the moment down.
  public static let slide = AppearanceKey<Double>(
    "slide", "How far the thumb is on its way to on, 0–1, while it slides.")
  /// The track's colour while on.
  public static let onTintColor = AppearanceKey<ColorValue>(
    "onTintColor", "The track's colour while on; green by default.")
  /// The thumb's colour.
  public static let thumbTintColor = AppearanceKey<ColorValue>(
    "thumbTintColor", since: 6, "The colour of the thumb and its shadow.")
  /// Shown in the on state up to iOS 6.
  public static let onImage = AppearanceKey<ImageValue>(
    "onImage", since: 6, imageRole: .track, "Shown while on; no effect from iOS 7 on.")
  /// Shown in the off state up to iOS 6.
  public static let offImage = AppearanceKey<ImageValue>(
    "offImage", since: 6, imageRole: .track, "Shown while off; no effect from iOS 7 on.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UISwitch", superclass: "UIControl", summary: "On or off; always 51 × 31 points from iOS 7 on.",
    properties: [
      View.tintColor(since: 6), isOn.declaration, slide.declaration, onTintColor.declaration,
      thumbTintColor.declaration,
      onImage.declaration, offImage.declaration,
    ])

  /// UISwitch has one size and keeps it whatever its frame says (UISwitch reference).
  static let size = Size(width: 51, height: 31)
  /// #4CD964, measured.
  private static let defaultOnTint = Color(bytes: 0x4C, 0xD9, 0x64)
  /// #E6E6E6, measured.
  private static let defaultRing = Color(bytes: 0xE6, 0xE6, 0xE6)
  /// Inside the frame, measured.
  private static let ringWidth = 1.5
  /// How much longer a pressed thumb is (uikit facts, A2).
  private static let pressedGrowth = 7.0
  /// Of the whole control, as one group (measured).
  private static let disabledAlpha = 0.5

  /// The size the content asks for, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { size }

  /// Places the parts.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Switch.size))
    pass.layOutSubviews(of: node, size: Switch.size)
  }

  /// Draws in the bounds.
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
      // A pressed switch's ring closes over its inside.
      if !isPressed { track.append(inside(of: bounds, thumb: thumb, position: position)) }
      canvas.fill(track, ringColor(node).blended(with: on, position), rule: .evenOdd)
    }
    Thumb.draw(
      thumb, style: .ofSwitch(system: node.system), color: node.color(thumbTintColor),
      scale: node.scale, on: &canvas)
  }

  /// Where the thumb is: 0 off, 1 on, between them while it slides.
  static func position(of node: StyledNode) -> Double {
    node[slide].map { min(max($0, 0), 1) } ?? (node[isOn] == true ? 1 : 0)
  }

  /// What the ring leaves free: less and less on the way to on. Where the thumb touches the ring it lies on the ring's colour
  /// (measured: nothing of what is behind shows between them), so the hole begins under its middle;
  /// what a sliding thumb leaves behind is closed too.
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

  /// The ring takes a tint that was set on this very switch or by a rule for it; the tint that comes
  /// from above leaves it grey (measured; resolution rules, section 3).
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
