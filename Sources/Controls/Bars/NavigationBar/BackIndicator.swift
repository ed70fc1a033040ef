import ObjectModel
import Raster

/// The image view beside a navigation bar's back button, from iOS 7 on: a chevron, or the bar's own
/// image.
enum BackIndicator: IconView {
  static let imageRole = ImageRole.backIndicator

  /// Distance from the indicator to the back button's text, in points (measured).
  private static let toTitle = 6.0

  /// The bar's own image, which counts only together with its mask (WWDC 2013 session 214).
  static func image(of bar: StyledNode) -> ImageValue? {
    bar[NavigationBar.backIndicatorTransitionMaskImage] == nil
      ? nil : bar[NavigationBar.backIndicatorImage]
  }

  /// Left edge of a back button's text beside the indicator, in points.
  static func titleX(in bar: StyledNode) -> Double {
    BackChevron.x(in: bar) + (image(of: bar)?.size.width ?? BackChevron.box.width) + toTitle
  }

  /// The values that the bar passes to its indicator.
  static func values(in bar: StyledNode) -> PassedValues {
    var values = PassedValues()
    if let image = image(of: bar) {
      let isTemplate = bar.rendering(of: image, role: imageRole).isTemplate
      values.pass(
        ImageView.image, image.decided(isTemplate: isTemplate),
        from: bar.candidate(NavigationBar.backIndicatorImage))
    }
    return values
  }

  static func iconSize(_ node: StyledNode) -> Size { BackChevron.box.size }

  /// Frame of the indicator in the bar's row: a chevron at its measured position, an image centred
  /// vertically.
  static func frame(_ indicator: StyledNode, in row: Rect) -> Rect {
    guard let image = ImageView.shownImage(indicator) else {
      return BackChevron.box.offsetBy(
        x: Bar.edgeInset(indicator),
        y: row.minY + indicator.roundToPixel((row.height - Bar.height) / 2))
    }
    return BackChevron.frame(of: image, in: row, indicator)
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let chevron = BackChevron(node.styled.look)
    canvas.translated(x: -BackChevron.box.minX, y: -BackChevron.box.minY) {
      $0.stroke(
        Path(polyline: [chevron.top, chevron.vertex, chevron.bottom]), color,
        style: StrokeStyle(width: chevron.stroke))
    }
  }
}
