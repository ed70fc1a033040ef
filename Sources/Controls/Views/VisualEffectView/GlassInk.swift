import ObjectModel
import Raster

/// The colours of what lies on the glass of bars and buttons. They are vibrant, and drawn as over the usual grounds.
enum GlassInk {
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

  /// The levels added to a tint that shows a selection (measured over the usual grounds).
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
