import ObjectModel
import Raster
import Text

/// Colours and shadows that several controls share up to iOS 6 (measured on pictures of iOS 6 at 1x
/// and 2x unless a comment says otherwise).
enum ClassicLook {
  /// The shadow of light text on bars and dark bezels: half-transparent black, a point above.
  static let raisedText = TextAttributes.Shadow(
    color: .color(.shade(0.5)), offset: Offset(horizontal: 0, vertical: -1))
  /// The shadow of dark text on light backgrounds: white, a point below.
  static let sunkenText = TextAttributes.Shadow(
    color: .color(.white), offset: Offset(horizontal: 0, vertical: 1))

  /// The shadow below navigation bars and search bars, over the content, on iOS 6.
  static let shadowBelowBar = PixelRows.shades(
    at1x: [0.177, 0.086, 0.027], at2x: [0.204, 0.162, 0.110, 0.068, 0.031, 0.016])
  /// The shadow above tab bars, from the bar upward.
  static let shadowAboveBar = PixelRows.shades(
    at1x: [0.146, 0.049], at2x: [0.162, 0.126, 0.079, 0.042, 0.016])

  /// The colour of headers in grouped tables, and of other text on the pinstripes.
  static let groupText = Color(bytes: 76, 86, 108)
  /// The colour of titles of rounded-rect buttons.
  static let buttonText = Color(bytes: 50, 79, 133)
  /// The colour of detail texts in value cells (lxuan2/IOS6SwiftUI).
  static let detailText = Color(bytes: 56, 84, 135)
  /// The blue of pressed buttons and selected rows (measured, within 2 levels).
  static let selection = VerticalGradient(
    height: 44,
    [
      (3, Color(bytes: 5, 140, 245)), (34.5, Color(bytes: 1, 101, 233)),
      (43, Color(bytes: 1, 93, 230)),
    ])
  /// The alpha of disabled white text on a bezel.
  static let disabledTextAlpha = 0.40
  /// The black over a pressed bezel (lxuan2/IOS6SwiftUI: the gradient (150, 160, 180) → (53, 72,
  /// 115) of pressed bar buttons over the normal (150, 166, 188) → (71, 98, 138)).
  static let pressed = VerticalGradient([
    GradientStop(location: 0, color: .shade(0.05)),
    GradientStop(location: 0.5, color: .shade(0.12)),
    GradientStop(location: 1, color: .shade(0.26)),
  ])
}

extension StyledNode {
  /// The tint set on this object itself or by a rule for it; nil when it is inherited. Up to iOS 6
  /// tints are not inherited.
  var ownTint: Color? {
    guard let candidate = candidate(View.tintColor), candidate.value != .null else { return nil }
    return tintColor
  }
}
