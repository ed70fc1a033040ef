import ObjectModel
import Raster
import Text

extension PassedValues {
  /// A label's shadow, which rules and attributes beat.
  mutating func setShadow(_ shadow: TextAttributes.Shadow) {
    setDefault(Label.shadowColor, shadow.color)
    setDefault(
      Label.shadowOffset,
      Size(width: shadow.offset.horizontal, height: shadow.offset.vertical))
  }
}

extension StyledNode {
  /// A frame for a one-line label whose baseline is to lie at `baseline`, in what holds the label.
  func frame(
    ofLabel label: StyledNode, x: Double, width: Double, baseline: Double
  ) -> Rect {
    let height = label.intrinsicSize(fitting: Size(width: .infinity, height: .infinity)).height
    let font = label.font(label[Label.font] ?? .system(17))
    // Where `Label` puts the baseline in a frame of that height.
    let own = roundToPixel((height - ceilToPixel(font.lineHeight)) / 2 + font.ascender)
    return Rect(x: x, y: baseline - own, width: width, height: height)
  }
}
