import ObjectModel
import Text

/// The figures of a tab bar's items from iOS 7 on, by look, in points.
struct TabBarItemFigures {
  /// Baseline of a title below its icon (measured on 9 and 10).
  var titleBaseline = 45.5
  /// Middle of the icon from the top: from 6.5 to 31.5 of 49 (measured).
  var imageCenter = 19.0
  /// Weight of titles (measured).
  var titleWeight = FontWeight.medium
  /// Weight of the selected title; nil for that of the others.
  var selectedTitleWeight: FontWeight?
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
    if look.era >= .glass { setGlass(look) }
  }
}

/// The figures of badges from iOS 7 on, by look, in points.
struct BadgeFigures {
  var height = 18.0
  var top = 2.0
  var fontSize = 13.0
  var padding = 5.0

  init(_ look: Look) {
    if look.era >= .glass { setGlass() }
  }
}
