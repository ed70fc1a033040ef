import ObjectModel
import Text

/// The figures of a tab bar's items from iOS 7 on, by look, in points.
struct TabBarItemFigures {
  /// Baseline of a title below its icon (measured on 9 and 10).
  var titleBaseline = 45.5
  /// Weight of titles (measured).
  var titleWeight = FontWeight.medium
  /// Whether icon and title lie side by side where there is room across.
  var laysSideBySide = true

  /// The figures of a look.
  init(_ look: Look) {
    if look.system < 11 {
      titleWeight = .regular
      laysSideBySide = false
    }
    // Measured.
    if look.era >= .modern { titleBaseline = 45 }
  }
}
