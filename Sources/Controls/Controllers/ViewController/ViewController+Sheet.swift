import ObjectModel

extension ViewController {
  /// The view that dims the screen behind a sheet.
  static let sheetDimming = Element.Role("sheetDimming")

  /// Whether a controller is shown as a sheet, also where that is as wide as the screen.
  static func isInSheet(_ controller: Element) -> Bool {
    isSheet(controller) || controller.environment == .sheet
  }

  static func isSheet(_ controller: Element) -> Bool {
    controller.environment == .formSheet || controller.environment == .pageSheet
  }
}
