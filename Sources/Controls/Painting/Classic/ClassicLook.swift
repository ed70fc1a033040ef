import ObjectModel
import Raster
import Text

/// Figures that several controls share up to iOS 6.
///
/// Measured on renderings of iOS 6 at 1x and 2x where nothing else is said.
enum ClassicLook {
  /// Light text on bars and dark bezels: black at half, a point above.
  static let raisedText = TextAttributes.Shadow(
    color: .color(.shade(0.5)), offset: Offset(horizontal: 0, vertical: -1))
  /// Dark text on light grounds: white a point below.
  static let sunkenText = TextAttributes.Shadow(
    color: .color(.white), offset: Offset(horizontal: 0, vertical: 1))

  /// Below navigation bars and search bars, over what follows, from iOS 6 on.
  static let shadowBelowBar = PixelRows.shades(
    at1x: [0.177, 0.086, 0.027], at2x: [0.204, 0.162, 0.110, 0.068, 0.031, 0.016])
  /// Above tab bars, from the bar outward.
  static let shadowAboveBar = PixelRows.shades(
    at1x: [0.146, 0.049], at2x: [0.162, 0.126, 0.079, 0.042, 0.016])

  /// Titles of grouped tables' headers, and other text on the pinstripes.
  static let groupText = Color(bytes: 76, 86, 108)
  /// Titles of rounded-rect buttons and of detail texts.
  static let buttonText = Color(bytes: 50, 79, 133)
  /// Detail texts of value cells (lxuan2/IOS6SwiftUI).
  static let detailText = Color(bytes: 56, 84, 135)
  /// Of pressed and chosen things: the top pixels, then down to the last (measured within 2 levels).
  static let selection = VerticalGradient(
    height: 44,
    [
      (3, Color(bytes: 5, 140, 245)), (34.5, Color(bytes: 1, 101, 233)),
      (43, Color(bytes: 1, 93, 230)),
    ])
  /// White text that is disabled on a bezel.
  static let disabledTextAlpha = 0.40
  /// What a pressed bezel is darkened by, from top to bottom: pressed against normal bar buttons
  /// (150, 160, 180) → (53, 72, 115) and (150, 166, 188) → (71, 98, 138) of lxuan2/IOS6SwiftUI.
  static let pressed = VerticalGradient([
    GradientStop(location: 0, color: .shade(0.05)),
    GradientStop(location: 0.5, color: .shade(0.12)),
    GradientStop(location: 1, color: .shade(0.26)),
  ])
}

extension StyledNode {
  /// The tint set on this very object or by a rule for it. Up to iOS 6 a tint colours the object that
  /// has it and nothing below.
  var ownTint: Color? {
    guard let candidate = candidate(View.tintColor), candidate.value != .null else { return nil }
    return tintColor
  }
}
