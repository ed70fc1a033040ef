import ObjectModel

/// A section of a table view: rows between a header and a footer.
///
/// UIKit asks a data source for sections; documents contain them.
enum TableViewSection: BaseControl {
  static let headerTitle = AppearanceKey<String>(
    "headerTitle", "Title over the rows; grouped tables show it in capitals.")
  static let footerTitle = AppearanceKey<String>("footerTitle", "Text under the rows.")

  static let definition = ClassDefinition(
    "UITableViewSection", superclass: "NSObject", kind: .object,
    summary: "Rows of a table view between a header and a footer.",
    properties: [
      headerTitle.declaration, footerTitle.declaration,
      .object(
        "headerView", ObjectType("UIView", default: "UITableViewHeaderFooterView"),
        "A view in the header's place."),
      .object(
        "footerView", ObjectType("UIView", default: "UITableViewHeaderFooterView"),
        "A view in the footer's place."),
      .objects(
        "rows",
        ObjectType("UITableViewCell", default: "UITableViewCell", shorthand: "text"),
        "The cells, first to last."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
