import ObjectModel
import Raster
import Symbols
import Text

/// UICellAccessory: a sign, a text or a view at the end of a list's cell.
enum CellAccessory: BaseControl {
  static let kind = AppearanceKey<Kind>(
    "kind", since: 14, default: .value(.disclosureIndicator),
    "The kind of accessory: disclosureIndicator, checkmark, detail, label and more.")
  static let text = AppearanceKey<String>(
    "text", since: 14, default: .none, "The text of an accessory whose kind is label.")
  static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", since: 14, default: .byStyle,
    "The colour of the accessory, which follows its kind.")
  static let isExpanded = AppearanceKey<Bool>(
    "isExpanded", since: 14, default: .value(false),
    "Whether an outline disclosure is expanded, so that it points down.")

  static let definition = ClassDefinition(
    "UICellAccessory", superclass: "NSObject", kind: .object, since: 14,
    summary: "An accessory at the end of a list's cell: a sign, a text or a view.",
    properties: [
      kind.declaration, text.declaration, tintColor.declaration, isExpanded.declaration,
      .object(
        "customView", ObjectType("UIView"), default: .none,
        "The view of an accessory whose kind is customView."),
    ])

  /// The classes of UICellAccessory that pictures show.
  enum Kind: String, NamedCases {
    case disclosureIndicator, checkmark, detail, outlineDisclosure, label, customView
    static let typeName = "cellAccessory"
    static let since = ["detail": 15]
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// The accessory type of a table's row that looks the same; nil for none.
  static func type(of accessory: Element) -> TableViewCell.AccessoryType? {
    guard accessory[tintColor] == nil else { return nil }
    switch accessory[kind] {
    case .disclosureIndicator: return .disclosureIndicator
    case .checkmark: return .checkmark
    case .detail: return .detailButton
    case .outlineDisclosure, .label, .customView, nil: return nil
    }
  }

  /// A view that shows an accessory; nil for a custom view that is missing.
  static func view(of accessory: Element, _ look: Look) -> Element? {
    func symbol(_ name: String, size: Double, _ color: ColorValue?) -> Element {
      var view = Element(ImageView.definition.name)
      let configuration = SymbolConfiguration(pointSize: size, weight: .semibold)
      view.values[ImageView.image.slot] = .image(
        ImageValue(source: .symbol(SymbolImage(name: name, configuration: configuration))))
      view.values[View.contentMode.slot] = ContentMode.center.appearanceValue
      if let color = accessory[tintColor] ?? color {
        view.values[View.tintColor.slot] = .color(color)
      }
      return view
    }
    switch accessory[kind] ?? .disclosureIndicator {
    case .disclosureIndicator:
      return symbol("chevron.forward", size: Metrics.chevron, look.color(.tertiaryLabel))
    case .checkmark: return symbol("checkmark", size: Metrics.sign, nil)
    case .detail: return symbol("info.circle", size: Metrics.detail, nil)
    case .outlineDisclosure:
      let isExpanded = accessory[isExpanded] == true
      return symbol(isExpanded ? "chevron.down" : "chevron.forward", size: Metrics.chevron, nil)
    case .label:
      var label = Element(Label.definition.name)
      label.values[Label.text.slot] = .string(accessory[text] ?? "")
      label.values[Label.font.slot] = .font(.textStyle(TextStyle.body.rawValue))
      label.values[Label.textColor.slot] = .color(
        accessory[tintColor] ?? look.color(.secondaryLabel))
      return label
    case .customView: return accessory.object("customView")
    }
  }

  /// In points (choice; trailing accessories are 8 apart: charon).
  enum Metrics {
    static let chevron = 13.0
    static let sign = 17.0
    static let detail = 20.0
    static let spacing = 8.0
  }
}

/// UICollectionViewListCell: a cell of a list, with accessories and swipe actions.
enum ListCell: BaseControl {
  static let accessories = "accessories"

  static let definition = ClassDefinition(
    "UICollectionViewListCell", superclass: "UICollectionViewCell", since: 14,
    summary: "A cell of a collection view that is a list.",
    properties: [
      .objects(
        accessories,
        ObjectType(
          CellAccessory.definition.name, default: CellAccessory.definition.name,
          shorthand: CellAccessory.kind.declaration.name),
        "The accessories at the cell's end, first to last; a bare string is a kind."),
      TableViewCell.indentationLevel.declaration, TableViewCell.indentationWidth.declaration,
      TableViewCell.height.declaration, TableViewCell.swipedEdge.declaration,
      SwipeActions.property(
        TableViewCell.leadingSwipeActions, since: 14, default: .none,
        "The actions that a swipe shows at the beginning of the cell."),
      SwipeActions.property(
        TableViewCell.trailingSwipeActions, since: 14, default: .none,
        "The actions that a swipe shows at the end of the cell."),
    ])

  /// Where a cell stands in its section.
  enum Place: String, NamedCases {
    case header, footer, item
    static let typeName = "listPlace"
  }

  /// The appearance of the list around the cell, and its place there; set by the list.
  static let appearance = PartKey<CollectionListLayout.Appearance>("listAppearance")
  static let place = PartKey<Place>("listPlace")

  static var modern: any ControlClass.Type { ModernListCell.self }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    CollectionViewCell.compose(&element, context)
  }
}

/// UICollectionViewListCell: a table's row with other accessories and styles.
enum ModernListCell: DerivedControl {
  typealias Base = ModernTableViewCell

  static var definition: ClassDefinition { ListCell.definition }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    var cell = element
    let look = context.look
    setAccessories(&cell, look)
    let appearance = element.default(ListCell.appearance) ?? .plain
    let place = element.default(ListCell.place) ?? .item
    cell.setDefault(TableViewCell.contentStyle, contentStyle(appearance, place))
    let background = backgroundStyle(appearance, place)
    cell.setDefault(TableViewCell.backgroundStyle, background)
    // Titles and sidebars have their own background; rows that of tables.
    if place != .item || appearance.isSidebar,
      cell.object(TableViewCell.backgroundConfiguration) == nil
    {
      cell.defaults[PropertySlot(TableViewCell.backgroundConfiguration)] = .object(
        Element(BackgroundConfiguration.definition.name))
    }
    ModernTableViewCell.compose(&cell, context)
    element.children = cell.children
    element.defaults = cell.defaults
  }

  /// Accessories that tables have, too, look as theirs; others are views in a row.
  private static func setAccessories(_ cell: inout Element, _ look: Look) {
    let accessories = cell.objects(ListCell.accessories)
    if accessories.count == 1, let type = CellAccessory.type(of: accessories[0]) {
      return cell.setDefault(TableViewCell.accessoryType, type)
    }
    let views = accessories.compactMap { CellAccessory.view(of: $0, look) }
    guard !views.isEmpty else { return }
    var stack = Element(StackView.definition.name)
    stack.values[PropertySlot("arrangedSubviews")] = .objects(views)
    stack.values[StackView.spacing.slot] = .number(CellAccessory.Metrics.spacing)
    stack.values[StackView.alignment.slot] = StackView.Alignment.center.appearanceValue
    cell.values[PropertySlot("accessoryView")] = .object(stack)
  }

  private static func contentStyle(
    _ appearance: CollectionListLayout.Appearance, _ place: ListCell.Place
  ) -> ListContentStyle {
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    return switch place {
    case .item: appearance.isSidebar ? .sidebarCell : .cell
    case .header:
      appearance.isSidebar ? .sidebarHeader : isGrouped ? .groupedHeader : .plainHeader
    case .footer: isGrouped ? .groupedFooter : .plainFooter
    }
  }

  private static func backgroundStyle(
    _ appearance: CollectionListLayout.Appearance, _ place: ListCell.Place
  ) -> ListBackgroundStyle {
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    guard place == .item else {
      return appearance.isSidebar
        ? .listSidebarHeader : isGrouped ? .listGroupedHeaderFooter : .listPlainHeaderFooter
    }
    return appearance.isSidebar
      ? .listSidebarCell : isGrouped ? .listGroupedCell : .listPlainCell
  }

  /// Titles are as high as their content.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let size = TableViewCell.intrinsicSize(node, fitting: fitting)
    guard node[ListCell.place] ?? .item != .item,
      let content = TableViewCellLayout.contentHeight(of: node, width: fitting.width)
    else { return size }
    return Size(width: size.width, height: content)
  }
}

extension ListCell: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let cell = node.styled
    switch cell[place] ?? .item {
    case .header: return .combined(SpokenContent(traits: [.staticText, .header]))
    case .footer: return .combined(SpokenContent(traits: .staticText))
    case .item:
      let isChosen =
        cell[TableViewCell.isSelected] == true || cell[TableViewCell.accessoryType] == .checkmark
      return .combined(SpokenContent(traits: isChosen ? .selected : []))
    }
  }
}
