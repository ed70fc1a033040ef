import ObjectModel
import Raster

/// The figures of page controls from iOS 14 on, by look, in points.
struct PageControlFigures {
  /// The diameter of dots and the distance between their middles (measured: 7.3 to 7.6, rounded to pixels, and 17.7 to 18).
  var dot = 7.4
  var pitch = 18.0
  /// The height, which is the platter's too.
  var height = 26.0
  /// The distance from the middle of the first and last dot to the platter's end (choice).
  var end = 19.0
  /// The alpha of the other pages (choice).
  var otherAlpha = 0.3

  var dotSize: Size { Size(width: dot, height: dot) }

  init(_ look: Look) {
    guard look.system >= 27 else { return }
    // Views of 27.0; on 26 dots were measured as before.
    dot = 9.67
    pitch = 17.67
    height = 25.67
    end = 18.83
    otherAlpha = 0.45
  }
}
