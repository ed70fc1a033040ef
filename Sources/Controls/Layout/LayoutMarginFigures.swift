import ObjectModel
import Raster
import Text

/// The margins that UIKit gives to views, and the width of lines that are read well, in points.
enum LayoutMarginFigures {
  /// Of any view (UIView reference).
  static let standard = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The least width of views whose readable content is narrower than their margins leave: a pad of 744 points keeps its
  /// margins, one of 810 does not (probed on iOS 16).
  static let wideEnough = 768.0
  /// Whether the view's margins are at least those of the system: 16 or 20 points at the sides.
  static let respectsMinimum = AppearanceKey<Bool>(
    "viewRespectsSystemMinimumLayoutMargins", since: 11, takesRules: false, default: .value(true),
    "Whether the view's margins are at least those of the system: 16 or 20 points at the sides.")
  private static let wide = 414.0

  /// Of a controller's view without its safe area: at the sides 16, from 414 points on 20, but 16 beside a notch (probed on
  /// iOS 16).
  static func ofController(width: Double, isBesideNotch: Bool) -> EdgeInsets {
    let side = width < wide || isBesideNotch ? 16.0 : 20
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The width of lines that are read well: 664 at the usual size of text (probed on iOS 16), 672 before iOS 11. At others in
  /// proportion to the body's size, from 560 to 896 (choice).
  static func readableWidth(of view: StyledNode) -> Double {
    let usual = view.system < 11 ? 672.0 : 664
    let body = TextStyle.body
    let factor =
      body.size(category: view.traits.preferredContentSizeCategory, system: view.system)
      / body.size(category: "large", system: view.system)
    return factor == 1 ? usual : min(max((usual * factor).rounded(), 560), 896)
  }
}
