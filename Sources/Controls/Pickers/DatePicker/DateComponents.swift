import ObjectModel
import Raster
import Text

/// NSDateComponents: a date in a document.
enum DateComponents: BaseControl {
  static let year = AppearanceKey<Int>("year", "1 to 9999.")
  static let month = AppearanceKey<Int>("month", "1 to 12.")
  static let day = AppearanceKey<Int>("day", "1 to 31.")
  static let hour = AppearanceKey<Int>("hour", "0 to 23.")
  static let minute = AppearanceKey<Int>("minute", "0 to 59.")

  static let definition = ClassDefinition(
    "NSDateComponents", superclass: "NSObject", kind: .object, summary: "A date.",
    properties: [
      year.declaration, month.declaration, day.declaration, hour.declaration, minute.declaration,
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
