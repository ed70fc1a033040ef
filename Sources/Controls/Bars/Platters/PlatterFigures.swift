import ObjectModel
import Raster

/// The figures of the glass below the items of a bar, in points (views of iOS 26.0 and 27.0, and pictures; both agree).
struct PlatterFigures {
  /// The height of a platter.
  var height = 44.0
  /// The distance from a platter's edge to its items.
  var inset = 4.0
  /// Padding at both sides of a symbol, and of a title.
  var symbolPadding = 7.0
  var titlePadding = 12.0
  /// The distance between two items of a platter.
  var spacing = 16.0
  /// The distance between two platters.
  var gap = 12.0

  /// The height of an item.
  var itemHeight: Double { height - 2 * inset }

  /// Platters in navigation bars.
  static let navigationBar = PlatterFigures()
  /// Platters in toolbars.
  static let toolbar = PlatterFigures(
    height: 48, inset: 5, symbolPadding: 8, titlePadding: 11, spacing: 14)

  /// The figures of the bar that an item is in.
  static func of(_ item: StyledNode) -> PlatterFigures {
    item.role == BarButtonItem.toolbarItem ? toolbar : navigationBar
  }

  /// The fill of platters over a bar with a background of its own (measured in light: 243 on white; in dark a choice).
  static let flatFill = ColorValue.dynamic(
    light: .color(Color(white: 0, alpha: 0.047)), dark: .color(Color(white: 1, alpha: 0.1)))
}

/// The colours of what lies on the glass of bars. They are vibrant, and drawn as over the usual grounds.
enum BarInk {
  /// Titles and symbols (measured).
  static func label(_ generation: Glass.Generation) -> ColorValue {
    switch generation {
    case .first:
      .dynamic(
        light: .color(Color(bytes: 25, 25, 30)), dark: .color(Color(bytes: 244, 243, 244)))
    case .second:
      .dynamic(light: .color(Color(bytes: 13, 13, 14)), dark: .color(Color(bytes: 249, 249, 250)))
    }
  }

  /// Disabled titles and symbols (views of 27; on 26 the colour of tertiary labels, a choice).
  static func disabled(_ generation: Glass.Generation, isTitle: Bool, _ look: Look) -> ColorValue {
    switch generation {
    case .first: look.color(.tertiaryLabel)
    case .second:
      isTitle
        ? .dynamic(light: .color(Color(white: 221.0 / 255)), dark: .color(Color(white: 47.0 / 255)))
        : .dynamic(light: .color(Color(white: 167.0 / 255)), dark: .color(Color(white: 83.0 / 255)))
    }
  }

  /// What is added to the levels of a tint where it shows what is selected (measured over the usual grounds).
  private static func selectedShift(
    _ generation: Glass.Generation, isDark: Bool
  ) -> (red: Double, green: Double, blue: Double) {
    switch (generation, isDark) {
    case (.first, false): (-12, -12, -9)
    case (.first, true): (29, 29, 29)
    case (.second, false): (0, -6, -3)
    case (.second, true): (3, 6, 0)
    }
  }

  /// The colour of what is selected.
  static func selected(_ tint: Color, _ generation: Glass.Generation, isDark: Bool) -> Color {
    let shift = selectedShift(generation, isDark: isDark)
    func moved(_ component: Double, _ by: Double) -> Double {
      min(max(component + by / 255, 0), 1)
    }
    return Color(
      red: moved(tint.red, shift.red), green: moved(tint.green, shift.green),
      blue: moved(tint.blue, shift.blue), alpha: tint.alpha)
  }

  /// The body of a prominent platter that is disabled, and of other prominent glass (views of 27).
  static func disabledBody(_ look: Look) -> ColorValue { look.color(.systemGray4) }
}
