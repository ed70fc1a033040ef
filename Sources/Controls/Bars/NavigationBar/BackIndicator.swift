import ObjectModel
import Raster

/// The image view beside a navigation bar's back button, from iOS 7 on: a chevron, or the bar's own
/// image.
enum BackIndicator: IconView {
  static let imageRole = ImageRole.backIndicator

  /// Frame of UIKit's own image in a bar of 44 points (measured across).
  private static let box = Rect(x: 8, y: 11.5, width: 13, height: 21)
  /// Distance from the indicator to the back button's text, in points (measured).
  private static let toTitle = 6.0

  /// The bar's own image, which counts only together with its mask (WWDC 2013 session 214).
  static func image(of bar: StyledNode) -> ImageValue? {
    bar[NavigationBar.backIndicatorTransitionMaskImage] == nil
      ? nil : bar[NavigationBar.backIndicatorImage]
  }

  /// Left edge of the indicator in a bar, in points.
  private static func x(in node: StyledNode) -> Double { box.minX + Bar.edgeInset(node) }

  /// Left edge of a back button's text beside the indicator, in points.
  static func titleX(in bar: StyledNode) -> Double {
    x(in: bar) + (image(of: bar)?.size.width ?? box.width) + toTitle
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

  static func iconSize(_ node: StyledNode) -> Size { box.size }

  /// Frame of the indicator in the bar's row: a chevron at its measured position, an image centred
  /// vertically.
  static func frame(_ indicator: StyledNode, in row: Rect) -> Rect {
    guard let image = ImageView.shownImage(indicator) else {
      return box.offsetBy(
        x: Bar.edgeInset(indicator),
        y: row.minY + indicator.roundToPixel((row.height - Bar.height) / 2))
    }
    return frame(of: image, in: row, indicator)
  }

  /// Frame of an image, or of its mask, at the chevron's position.
  static func frame(of image: ImageValue, in row: Rect, _ node: StyledNode) -> Rect {
    let y = row.minY + node.roundToPixel((row.height - image.size.height) / 2)
    return Rect(origin: Point(x: x(in: node), y: y), size: image.size)
  }

  /// The area to the right of the chevron in a bar `width` by `height` points, which clips a back
  /// button's text during a push.
  static func rightSide(of node: StyledNode, to width: Double, height: Double) -> Path {
    let chevron = BackChevron(node.look)
    let down = node.roundToPixel((height - Bar.height) / 2)
    let across = Bar.edgeInset(node)
    func moved(_ point: Point) -> Point { Point(x: point.x + across, y: point.y + down) }
    let (top, bottom) = (moved(chevron.top), moved(chevron.bottom))
    return Path(polygon: [
      Point(x: top.x, y: 0), top, moved(chevron.vertex), bottom, Point(x: bottom.x, y: height),
      Point(x: width, y: height), Point(x: width, y: 0),
    ])
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let chevron = BackChevron(node.styled.look)
    canvas.translated(x: -box.minX, y: -box.minY) {
      $0.stroke(
        Path(polyline: [chevron.top, chevron.vertex, chevron.bottom]), color,
        style: StrokeStyle(width: chevron.stroke))
    }
  }
}
