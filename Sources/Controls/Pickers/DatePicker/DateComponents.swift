import ObjectModel
import Raster
import Text

/// NSDateComponents: a date in a document.
enum DateComponents: BaseControl {
  static let year = AppearanceKey<Int>(
    "year", default: .byContent,
    "The year, 1 to 9999; where there is none, that of 9 January 2007, 9:41.")
  static let month = AppearanceKey<Int>(
    "month", default: .byContent,
    "The month, 1 to 12; where there is none, that of 9 January 2007, 9:41.")
  static let day = AppearanceKey<Int>(
    "day", default: .byContent,
    "The day of the month, 1 to 31; where there is none, that of 9 January 2007, 9:41.")
  static let hour = AppearanceKey<Int>(
    "hour", default: .byContent,
    "The hour of the day, 0 to 23; where there is none, that of 9 January 2007, 9:41.")
  static let minute = AppearanceKey<Int>(
    "minute", default: .byContent,
    "The minute of the hour, 0 to 59; where there is none, that of 9 January 2007, 9:41.")

  static let definition = ClassDefinition(
    "NSDateComponents", superclass: "NSObject", kind: .object,
    summary: "A date and time in parts: year, month, day, hour and minute.",
    properties: [
      year.declaration, month.declaration, day.declaration, hour.declaration, minute.declaration,
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
