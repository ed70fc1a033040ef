import ObjectModel
import Raster

/// The figures of a picker's wheels from iOS 7 on, by look, in points.
struct WheelFigures {
  var rowHeight: Double
  var fontSize: Double
  /// Radius of the wheel that the rows lie on.
  var radius: Double
  private var isModern: Bool

  /// The figures of a wheel.
  init(_ wheel: StyledNode) {
    isModern = wheel.look.era >= .modern
    // Measured on iOS 16: middles of rows at 31.3 and 58.2 from the selected one; the size of the
    // font is a choice.
    rowHeight = isModern ? 32 : PickerView.Metrics.rowHeight
    radius = isModern ? 85 : PickerView.Metrics.radius
    fontSize = isModern ? 23 : PickerView.Metrics.fontSize
  }

  /// Whether rows that are not selected come closer to the picker's middle.
  var hasPerspective: Bool { !isModern }

  /// Size of a row that is not selected, of the selected one's.
  ///
  /// - Parameter facing: cosine of the angle between the row and the eye.
  func size(facing: Double) -> Double {
    // Measured on iOS 16: the widths of the first and second row from the selected one.
    if isModern { return 0.89 }
    let depth = radius * (1 - facing)
    return PickerView.Metrics.distance / (PickerView.Metrics.distance + depth)
  }

  /// Opacity of a row that is not selected.
  ///
  /// - Parameter facing: cosine of the angle between the row and the eye.
  func opacity(facing: Double) -> Double {
    // Measured on iOS 16: 0.45 and 0.42 of the selected row's.
    isModern ? 0.47 * (1 + facing) / 2 : PickerView.Metrics.dimming * facing * facing
  }
}
