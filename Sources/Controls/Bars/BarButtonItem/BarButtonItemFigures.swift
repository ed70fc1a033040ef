import ObjectModel
import Text

/// The figures of bar button items from iOS 13 on, by look.
struct BarButtonItemFigures {
  /// Distance from a bar's middle to the baseline of titles in it, in points: 16 above the end of 44 (measured).
  var baseline = 6.0
  var titleWeight = FontWeight.regular
  var prominentWeight = FontWeight.semibold
  var symbolWeight = FontWeight.regular
  /// System items that show a symbol in place of their title.
  var symbolItems: Set<SystemItem> = []
  /// Whether items lie on glass.
  var liesOnPlatters = false

  /// The figures of a look.
  init(_ look: Look) {
    if look.era >= .glass { setGlass() }
  }
}
