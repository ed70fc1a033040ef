import ObjectModel
import Raster

/// UICollectionLayoutListConfiguration: a collection view laid out as a list, from iOS 14 on.
enum CollectionListLayout: ConfigurationObject {
  static let appearance = AppearanceKey<Appearance>(
    "appearance", since: 14,
    default: .value(.plain),
    "The appearance of the list: plain, grouped, insetGrouped, sidebar or sidebarPlain.")
  static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 14, default: .byStyle,
    "The colour behind the list, which follows its appearance.")
  static let showsSeparators = AppearanceKey<Bool>(
    "showsSeparators", since: 14, default: .byStyle,
    "Whether separators lie between rows; in all appearances but sidebars.")
  static let headerTopPadding = AppearanceKey<Double>(
    "headerTopPadding", since: 15, default: .byStyle, "The padding above each header, in points.")

  static let definition = ClassDefinition(
    "UICollectionLayoutListConfiguration", superclass: "NSObject", kind: .object, isValue: true,
    since: 14, summary: "The layout of a collection view as a list.",
    properties: [
      appearance.declaration, backgroundColor.declaration, showsSeparators.declaration,
      headerTopPadding.declaration,
    ])

  /// UICollectionLayoutListConfiguration.Appearance.
  enum Appearance: String, NamedCases {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
    static let typeName = "listAppearance"

    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

    /// The style of a table with the same layout.
    var tableStyle: TableView.Style {
      switch self {
      case .plain, .sidebar, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }
}

/// A section of a collection view that is a list.
///
/// UIKit asks a data source for sections; documents contain them.
enum CollectionViewSection: BaseControl {
  static let definition = ClassDefinition(
    "UICollectionViewSection", superclass: "NSObject", kind: .object, since: 14,
    summary: "A section of a list: cells between a header and a footer.",
    properties: [
      .object(
        "header",
        ObjectType("UICollectionReusableView", default: "UICollectionViewListCell"),
        default: .none, "The header above the cells."),
      .object(
        "footer",
        ObjectType("UICollectionReusableView", default: "UICollectionViewListCell"),
        default: .none, "The footer below the cells."),
      .objects(
        "items", ObjectType("UICollectionViewCell", default: "UICollectionViewListCell"),
        "The cells of the section, first to last."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}

extension CollectionView {
  /// Subviews with frames, or a list.
  static var modern: any ControlClass.Type { ModernCollectionView.self }
}

/// UICollectionView from iOS 13 on: with a list's layout it lies as a table does.
enum ModernCollectionView: DerivedControl {
  typealias Base = CollectionView

  private static func layout(_ element: Element, system: Int) -> Element? {
    CollectionListLayout.exists(in: system)
      ? element.object(CollectionView.layoutName) : nil
  }

  private static func isList(_ node: StyledNode) -> Bool {
    layout(node.element, system: node.system) != nil
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    guard let layout = layout(element, system: context.system) else {
      return CollectionView.compose(&element, context)
    }
    let appearance = layout[CollectionListLayout.appearance] ?? .plain
    var table = element
    table.values[PropertySlot("sections")] = .objects(
      element.objects("sections").map { section($0, appearance) })
    table.setDefault(TableView.style, appearance.tableStyle)
    ModernTableView.compose(&table, context)
    element.children = table.children
    element.defaults = table.defaults
    let look = context.look
    if appearance == .sidebar {
      element.setDefault(View.backgroundColor, look.color(.secondarySystemBackground))
    }
    if let color = layout[CollectionListLayout.backgroundColor] {
      element.setDefault(View.backgroundColor, color)
    }
    if !(layout[CollectionListLayout.showsSeparators] ?? !appearance.isSidebar) {
      element.setDefault(TableView.separatorStyle, .none)
    }
    if let padding = layout[CollectionListLayout.headerTopPadding] {
      element.setDefault(TableView.sectionHeaderTopPadding, padding)
    } else if appearance.isSidebar {
      element.setDefault(TableView.sectionHeaderTopPadding, 0)
    }
  }

  /// The section as tables have them, with cells that know the list's appearance.
  private static func section(
    _ section: Element, _ appearance: CollectionListLayout.Appearance
  ) -> Element {
    var result = Element(TableViewSection.definition.name)
    func cell(_ cell: Element, _ place: ListCell.Place) -> Element {
      var cell = cell
      cell.setDefault(ListCell.appearance, appearance)
      cell.setDefault(ListCell.place, place)
      return cell
    }
    if let header = section.object("header") {
      result.values[PropertySlot("headerView")] = .object(cell(header, .header))
    }
    if let footer = section.object("footer") {
      result.values[PropertySlot("footerView")] = .object(cell(footer, .footer))
    }
    result.values[PropertySlot("rows")] = .objects(
      section.objects("items").map { cell($0, .item) })
    return result
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    isList(node)
      ? ModernTableView.values(for: part, of: node) : CollectionView.values(for: part, of: node)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard isList(node) else { return CollectionView.layOut(node, size: size, &pass) }
    TableViewLayout.layOut(node, size: size, &pass)
  }
}
