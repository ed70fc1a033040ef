import ObjectModel
import Raster

/// The figures of sheets from iOS 13 on, by look, in points.
struct SheetFigures {
  /// Upper corners, which are continuous, of a large sheet and of a medium one.
  private var radii = (large: 10.0, medium: 10.0)
  /// Whether the presenter of a large sheet lies behind it as a second card.
  var scalesPresenter = true
  /// The sheet's top below the presenter's.
  var below = 10.0
  /// Height of a medium sheet, as a share of the screen's (choice).
  var medium = 0.5
  /// Distance of a medium sheet from the sides and the bottom.
  var mediumInset = 0.0
  /// The colour over the presenter; nil for black by the detent.
  var dimming: ColorValue?

  init(_ look: Look) {
    if look.era >= .glass { setGlass() }
  }

  func radius(_ isLarge: Bool) -> Double { isLarge ? radii.large : radii.medium }

  /// From iOS 26 on (measured; the dark dimming on 26.1): a large sheet begins where the safe area does, a medium one floats.
  private mutating func setGlass() {
    radii = (large: 38, medium: 36)
    scalesPresenter = false
    below = 0
    medium = 0.516
    mediumInset = 5.33
    dimming = .dynamic(
      light: .color(Color(white: 0, alpha: 0.25)), dark: .color(Color(white: 0, alpha: 0.48)))
  }
}
