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
