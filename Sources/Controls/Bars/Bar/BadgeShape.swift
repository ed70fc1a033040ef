import ObjectModel
import Raster
import Text

/// What the badges of tabs and of bar items share: a disc or capsule around a label in its middle.
enum BadgeShape {
  /// Places a badge's label in its middle; a text that is wider than the badge without its padding is truncated.
  static func place(
    _ label: StyledNode, in badge: StyledNode, size: Size, padding: Double,
    _ pass: inout LayoutPass
  ) {
    let line = Label.line(of: label)
    let baseline = badge.centeredTop(line, height: size.height) + line.firstBaseline
    let x = max(padding, (size.width - label.ceilToPixel(line.size.width)) / 2)
    var frame = EmbeddedButton.frame(of: label, line, x: x, baseline: baseline)
    frame.size.width = min(frame.width, size.width - 2 * x)
    pass.place(label, in: frame)
  }

  static func outline(_ badge: PlacedNode) -> Path {
    Path(roundedRect: badge.bounds, radius: badge.size.height / 2)
  }
}
