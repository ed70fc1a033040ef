import ObjectModel
import Raster

/// The figures of a picker's wheels from iOS 7 on, by look, in points.
struct WheelFigures {
  var rowHeight = PickerView.Metrics.rowHeight
  var fontSize = 23.5
  /// Radius of the wheel that the rows lie on.
  var radius = 107.0
  /// Size of a row that is not selected, of the selected one's; nil for that of the perspective, in which
  /// rows come closer to the picker's middle, too.
  var unselectedSize: Double?
  /// Opacity of rows that are not selected, where they face the eye.
  var dimming = 0.45

  /// The band below the selected rows from iOS 14 on (measured on iOS 16).
  var band = (inset: 10.0, height: 34.0, radius: 8.0)

  /// Distance from the eye to the wheel's front.
  private static let distance = 600.0

  /// The figures of a look.
  init(_ look: Look) {
    guard look.era >= .modern else { return }
    // Measured on iOS 16: middles of rows at 31.3 and 58.2 from the selected one; the size of the
    // font is a choice.
    rowHeight = 32
    radius = 85
    fontSize = 23
    // Measured on iOS 16: the widths of the first and second row from the selected one.
    unselectedSize = 0.89
    // Measured on iOS 16: 0.45 and 0.42 of the selected row's.
    dimming = 0.47
    // Views of 26.1; the rows are as before.
    if look.era >= .glass { band = (inset: 9, height: 34, radius: 17) }
  }

  /// Size of a row that is not selected, of the selected one's.
  ///
  /// - Parameter facing: cosine of the angle between the row and the eye.
  func size(facing: Double) -> Double {
    if let unselectedSize { return unselectedSize }
    let depth = radius * (1 - facing)
    return Self.distance / (Self.distance + depth)
  }

  /// Opacity of a row that is not selected. Without perspective it falls by half towards the wheel's
  /// edge.
  ///
  /// - Parameter facing: cosine of the angle between the row and the eye.
  func opacity(facing: Double) -> Double {
    unselectedSize == nil ? dimming * facing * facing : dimming * (1 + facing) / 2
  }
}
