import ObjectModel
import Raster
import Text

extension DatePicker {
  /// The same wheels, as wide as the frame.
  static var classic: any ControlClass.Type { ClassicDatePicker.self }
}

/// UIDatePicker up to iOS 6.
enum ClassicDatePicker: DerivedControl {
  typealias Base = DatePicker

  /// Widths of wheels that fill the 300 points between the frame's sides on a phone (choice).
  private static let widths = DatePicker.Widths(
    date: (142, 58, 88), day: 138, time: (44, 44, 56), timeAlone: (92, 92, 104),
    timer: (147, nil))

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    DatePicker.compose(&element, widths, context.words)
  }
}
