import ObjectModel
import Raster
import Text

extension PassedValues {
  /// Sets the default shadow of a label; rules and text attributes override it.
  mutating func setShadow(_ shadow: TextAttributes.Shadow) {
    setDefault(Label.shadowColor, shadow.color)
    setDefault(
      Label.shadowOffset,
      Size(width: shadow.offset.horizontal, height: shadow.offset.vertical))
  }
}

extension StyledNode {
  /// The frame of a label with one line whose baseline lies at `baseline`, in points.
  func frame(
    ofLabel label: StyledNode, x: Double, width: Double, baseline: Double
  ) -> Rect {
    let height = label.intrinsicSize(fitting: Size(width: .infinity, height: .infinity)).height
    let font = label.font(Label.textAttributes(label).font ?? .system(17))
    // The baseline that `Label` has in a frame of this height.
    let own = roundToPixel((height - ceilToPixel(font.lineHeight)) / 2 + font.ascender)
    return Rect(x: x, y: baseline - own, width: width, height: height)
  }

  /// How much lower a line's baseline lies than that of text in a control's own font, so that the
  /// capitals of both have one middle, in points.
  func baselineShift(of line: TextLayout, from own: FontValue) -> Double {
    let natural = textLayout("X", attributes: TextAttributes(font: own))
    // Half of the capitals' height, as a share of the ascender.
    return roundToPixel((line.firstBaseline - natural.firstBaseline) * 0.36)
  }
}

extension Label {
  /// Whether a label is a view of its own up to iOS 6; those that controls make are placed by their
  /// baselines.
  static func isClassicView(_ label: StyledNode) -> Bool {
    label.look.era < .flat && label.role.isAdded
  }

  /// The top left corner of a text that is set in lines of their own height, not of whole pixels:
  /// centred, rounded up, with its first baseline on a pixel (measured at 2x: in a height of 21, 17
  /// points have it at 16.5 and 13 points at 15.5). Widths of right-aligned texts are rounded up to
  /// points (measured).
  static func classicOrigin(of layout: TextLayout, _ node: PlacedNode) -> Point {
    let label = node.styled
    let height = layout.lines.reduce(0) { $0 + $1.ascender + $1.descender }
    let top = label.ceilToPixel((node.size.height - height) / 2)
    let baseline = layout.firstBaseline
    let spare = layout.size.width.rounded(.up) - layout.size.width
    return Point(
      x: alignment(label) == .right ? -spare : 0, y: label.roundToPixel(top + baseline) - baseline)
  }
}
