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
      PropertyDeclaration(
        name: "refreshControl",
        type: .object(ObjectType("UIRefreshControl", default: "UIRefreshControl")), since: 6,
        takesRules: false, default: .none,
        summary: "The refresh control above the rows, which make room for it while it spins."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    var view =
      element.object("tableView") ?? element.object("view") ?? Element(TableView.definition.name)
    if RefreshControl.exists(in: context.system), let control = element.object("refreshControl") {
      add(control, to: &view)
    }
    Base.compose(&element, view: view, context)
  }

  private static func add(_ control: Element, to table: inout Element) {
    var control = control
    let height = RefreshControl.height
    control.setDefault(View.frame, FrameValue(x: 0, y: -height, width: nil, height: nil))
    table.values[PropertySlot("subviews")] = .objects([control] + table.objects("subviews"))
    if control[RefreshControl.isRefreshing] == true {
      table.setDefault(
        ScrollView.contentInset, EdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }
  }
}
