import ObjectModel
import Raster

/// UITableViewController: a controller whose view is a table.
enum TableViewController: DerivedControl {
  typealias Base = ViewController

  static let definition = ClassDefinition(
    "UITableViewController", superclass: "UIViewController", kind: .viewController,
    summary: "A controller whose view is a table view.",
    properties: [
      .object(
        "tableView", ObjectType("UITableView", default: "UITableView"), takesRules: false,
        default: .own, "The controller's view, with its own properties."),
      .object(
        "view", ObjectType("UIView", default: "UITableView"), takesRules: false,
        default: .none, "The controller's view, where tableView is not set."),
      RefreshControl.property(since: 6),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    var view =
      element.object("tableView") ?? element.object("view") ?? Element(TableView.definition.name)
    // The controller's takes the place of the table's own.
    if let control = element.values[RefreshControl.slot] {
      view.values[RefreshControl.slot] = control
    }
    Base.compose(&element, view: view, context)
  }
}
