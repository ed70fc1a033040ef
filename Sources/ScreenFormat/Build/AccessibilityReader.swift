import ObjectModel
import Raster

/// Reads the user's settings for accessibility, and for glass.
struct AccessibilityReader: DocumentReading {
  let context: ReadingContext

  /// The names of the settings.
  static let keys = ["reduceTransparency", "boldText", "buttonShapes", "onOffLabels"]

  /// The settings of a screen; off, and the standard tint, where it says nothing.
  func settings(
    of screen: Cursor, system: Int
  ) -> (accessibility: Screen.AccessibilitySettings, glassTint: Double) {
    (
      screen["accessibility"].map(settings) ?? .init(),
      screen["glassTint"].flatMap { glassTint($0, system: system) } ?? Glass.standardTintAmount
    )
  }

  private func settings(_ cursor: Cursor) -> Screen.AccessibilitySettings {
    let kind = "the accessibility settings"
    guard let fields = fields(cursor, of: kind, keys: Self.keys) else { return .init() }
    func flag(_ name: String) -> Bool { fields[name].flatMap { bool($0) } ?? false }
    return Screen.AccessibilitySettings(
      reduceTransparency: flag(Self.keys[0]), boldText: flag(Self.keys[1]),
      buttonShapes: flag(Self.keys[2]), onOffLabels: flag(Self.keys[3]))
  }

  /// How much glass is tinted, which iOS 27 asks the user; nil where that is no amount.
  private func glassTint(_ cursor: Cursor, system: Int) -> Double? {
    if system < 27 { warn(ScreenProblem.glassTintChangesNothing(system: system), at: cursor) }
    return number(cursor, in: 0...1)
  }
}
