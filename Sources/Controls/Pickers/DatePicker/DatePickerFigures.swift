import ObjectModel

/// The figures of the pills of a compact date picker, by look, in points (measured on iOS 16, unless a comment says otherwise).
struct DatePickerFigures {
  var height = 34.33
  /// Radius of pills; nil for capsules.
  var radius: Double? = 8.13
  var padding = 12.0
  /// Between two pills (choice).
  var gap = 6.0
  /// Whether the pills of a disabled picker are left out.
  var hidesDisabledPills = false

  init(_ look: Look) {
    guard look.era >= .glass else { return }
    // Views of 27.0.
    height = 36
    radius = nil
    gap = 4
    hidesDisabledPills = true
  }
}
