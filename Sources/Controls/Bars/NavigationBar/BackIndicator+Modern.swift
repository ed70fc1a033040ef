import ObjectModel
import Raster

extension BackIndicator {
  /// Two strokes with round ends.
  static var modern: any ControlClass.Type { ModernBackIndicator.self }
}

/// The image view beside a navigation bar's back button from iOS 13 on.
enum ModernBackIndicator: IconView {
  static let imageRole = BackIndicator.imageRole

  /// In points.
  private enum Metrics {
    /// Left edge of the chevron's ink less the margin: 13 less 20 (measured at a width of 414).
    static let inkX = -7.0
    /// Size of the chevron's ink (measured).
    static let size = Size(width: 11, height: 19)
    static let stroke = 2.6
    /// From the ink's left edge to the text: 32 less 13 (measured).
    static let toTitle = 19.0
    /// The same in a sheet, where the title's ink begins at 34 (measured).
    static let toTitleInSheet = 20.0
  }

  /// The bar's own image and mask, which count only together.
  static func images(
    in bar: StyledNode, _ appearance: BarAppearanceInForce
  ) -> (image: ImageValue, mask: ImageValue, source: Candidate?)? {
    if appearance.isInUse {
      guard let image = appearance.values?[NavigationBarAppearance.backIndicatorImage],
        let mask = appearance.values?[NavigationBarAppearance.backIndicatorTransitionMaskImage]
      else { return nil }
      return (image.adapted(to: bar.traits), mask.adapted(to: bar.traits), appearance.source)
    }
    guard let image = BackIndicator.image(of: bar),
      let mask = bar[NavigationBar.backIndicatorTransitionMaskImage]
    else { return nil }
    return (image, mask, bar.candidate(NavigationBar.backIndicatorImage))
  }

  /// Left edge of the indicator, in points.
  static func x(_ node: StyledNode) -> Double {
    ModernNavigationBar.Metrics.margin(node) + Metrics.inkX
  }

  /// Left edge of a back button's text beside the indicator, in points.
  static func titleX(in bar: StyledNode, _ appearance: BarAppearanceInForce) -> Double {
    let own = images(in: bar, appearance)?.image.size.width
    let toTitle =
      bar[NavigationBar.isInSheet] == true ? Metrics.toTitleInSheet : Metrics.toTitle
    return x(bar) + toTitle + (own.map { $0 - Metrics.size.width } ?? 0)
  }

  /// The values that the bar passes to its indicator.
  static func values(in bar: StyledNode, _ appearance: BarAppearanceInForce) -> PassedValues {
    var values = PassedValues()
    if let own = images(in: bar, appearance) {
      let isTemplate = bar.rendering(of: own.image, role: .backIndicator).isTemplate
      values.pass(ImageView.image, own.image.decided(isTemplate: isTemplate), from: own.source)
    }
    return values
  }

  /// Frame of the indicator in the bar's row.
  static func frame(_ indicator: StyledNode, in row: Rect) -> Rect {
    let size = ImageView.shownImage(indicator)?.size ?? Metrics.size
    return Rect(
      origin: Point(
        x: x(indicator), y: row.minY + indicator.roundToPixel((row.height - size.height) / 2)),
      size: size)
  }

  static func iconSize(_ node: StyledNode) -> Size { Metrics.size }

  /// Draws the chevron.
  static func paintIcon(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    let half = Metrics.stroke / 2
    let (width, height) = (Metrics.size.width, Metrics.size.height)
    // A miter's tip at a right angle reaches further than a round one.
    canvas.stroke(
      Path(polyline: [
        Point(x: width - half, y: half), Point(x: half, y: height / 2),
        Point(x: width - half, y: height - half),
      ]), ink, style: StrokeStyle(width: Metrics.stroke, cap: .round, join: .round))
  }
}
