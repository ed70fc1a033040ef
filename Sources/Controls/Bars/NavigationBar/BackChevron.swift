import ObjectModel
import Raster

/// The chevron of a back indicator from iOS 7 to 12, by look: its points from the corner of a bar of 44
/// points, and its stroke width, fitted to iOS 7.0 (rms 0.006) and 9 (rms 0.018).
struct BackChevron {
  var top = Point(x: 20.08, y: 12.45)
  var vertex = Point(x: 10.41, y: 22.02)
  var bottom = Point(x: 20.09, y: 31.57)
  var stroke = 3.06

  /// The chevron of a look.
  init(_ look: Look) {
    guard look.system < 9 else { return }
    top = Point(x: 19.29, y: 13.22)
    vertex = Point(x: 10.24, y: 22.25)
    bottom = Point(x: 19.27, y: 31.29)
    stroke = 2.95
  }
}
