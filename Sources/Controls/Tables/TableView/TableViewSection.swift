import ObjectModel

/// A section of a table view: rows between a header and a footer.
///
/// UIKit asks a data source for sections; documents contain them.
enum TableViewSection: BaseControl {
  static let headerTitle = AppearanceKey<String>(
    "headerTitle", default: .none,
    "The title above the rows; grouped tables show it in capitals up to iOS 13.")
  static let footerTitle = AppearanceKey<String>(
    "footerTitle", default: .none, "The text below the section's rows.")

  static let definition = ClassDefinition(
    "UITableViewSection", superclass: "NSObject", kind: .object,
    summary: "A section of a table view: rows between a header and a footer.",
    properties: [
      headerTitle.declaration, footerTitle.declaration,
      .object(
        "headerView", ObjectType("UIView", default: "UITableViewHeaderFooterView"),
        default: .none, "The view that replaces the section's header."),
      .object(
        "footerView", ObjectType("UIView", default: "UITableViewHeaderFooterView"),
        default: .none, "The view that replaces the section's footer."),
      .objects(
        "rows",
        ObjectType("UITableViewCell", default: "UITableViewCell", shorthand: "text"),
        "The cells of the section, first to last."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
