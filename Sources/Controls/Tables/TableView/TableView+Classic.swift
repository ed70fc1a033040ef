import ObjectModel
import Raster

extension TableView {
  /// Section headers with gradients, or groups on pinstripes.
  static var classic: any ControlClass.Type { ClassicTableView.self }
}

/// UITableView up to iOS 6.
enum ClassicTableView: DerivedControl {
  typealias Base = TableView

  /// In points, measured on iOS 6.
  private enum Metrics {
    static let rowHeight = 44.0
    /// Extra height of the first and last row of a group, for its border.
    static let groupEdge = 1.0
    static let plainHeader = 22.0
    /// Gap above and below a group, and above a header with a title: 46 from the table's top.
    static let groupGap = 10.0
    static let groupHeader = 36.0
    static let plainSeparator = Color(grey: 0xE0)
    static let groupSeparator = Color(grey: 0xAB)
    static let footerPadding = 16.0
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TableView.compose(&element, context)
    let isGrouped = TableView.isGrouped(element)
    // Headers are as wide as the table, and the index lies over them.
    if let index = element.children.firstIndex(where: { $0.role == TableView.index }) {
      element.children.append(element.children.remove(at: index))
    }
    // Pinstripes are drawn unless a colour is set.
    if isGrouped { element.setDefault(View.backgroundColor, .color(.clear)) }
    element.setDefault(
      TableView.separatorColor,
      .color(isGrouped ? Metrics.groupSeparator : Metrics.plainSeparator))
    // Titles are not put in capitals.
    let titles = element.objects("sections").map { $0[TableViewSection.headerTitle] }
    for index in element.children.indices
    where element.children[index].role == TableView.sectionHeader {
      let number = element.children[index].default(TableView.sectionNumber) ?? 0
      if titles.indices.contains(number), let title = titles[number] {
        element.children[index].setDefault(TableViewHeaderFooterView.title, title)
      }
    }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TableView.values(for: part, of: node)
    if part.role == TableView.index {
      // Rows show through the index.
      values.setDefault(
        View.backgroundColor, node[TableView.sectionIndexBackgroundColor] ?? .color(.clear))
    }
    return values
  }

  // MARK: Layout

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ScrollView.layOut(node, size: size, &pass)
    let inset = ScrollView.inset(of: node, covered: pass.contentInset(of: node))
    let offset = ScrollView.offset(of: node, inset: inset)
    let isGrouped = TableView.isGrouped(node.element)
    let width = size.width
    var y = -offset.y
    // On whole pixels; heights add up unrounded.
    func place(_ child: StyledNode, _ height: Double) {
      let top = node.roundToPixel(y)
      y += height
      pass.place(
        child,
        in: Rect(x: -offset.x, y: top, width: width, height: node.roundToPixel(y) - top))
    }
    /// Section whose missing header and footer have gaps.
    var section: Int?
    var hasHeader = false
    var hasFooter = false
    func nonNegative(_ key: AppearanceKey<Double>) -> Double? {
      node[key].flatMap { $0 >= 0 ? $0 : nil }
    }
    func firstGap() -> Double {
      section == 0 && node.child(TableView.tableHeader) == nil && isGrouped ? Metrics.groupGap : 0
    }
    func finish() {
      guard section != nil, isGrouped, !hasFooter else { return }
      y += nonNegative(TableView.sectionFooterHeight) ?? Metrics.groupGap
    }
    func begin(_ part: StyledNode) {
      let number = part[TableView.sectionNumber] ?? 0
      if section != number {
        finish()
        section = number
        hasHeader = false
        hasFooter = false
      }
      guard part.role != TableView.sectionHeader, !hasHeader else { return }
      hasHeader = true
      if isGrouped { y += nonNegative(TableView.sectionHeaderHeight) ?? Metrics.groupGap }
    }
    for child in node.children {
      switch child.role {
      case TableView.background: pass.place(child, in: Rect(origin: .zero, size: size))
      case TableView.index:
        pass.place(
          child,
          in: Rect(
            x: size.width - ClassicTableViewIndex.width, y: inset.top,
            width: ClassicTableViewIndex.width,
            height: max(0, size.height - inset.top - inset.bottom)))
      case TableView.tableHeader: place(child, ownHeight(child, width))
      case TableView.tableFooter:
        finish()
        section = nil
        place(child, ownHeight(child, width))
      case TableView.sectionHeader:
        begin(child)
        hasHeader = true
        let given = nonNegative(TableView.sectionHeaderHeight)
        let gap = given == nil ? firstGap() : 0
        place(child, height(of: child, given, width, isGrouped: isGrouped) + gap)
      case TableView.sectionFooter:
        begin(child)
        hasFooter = true
        let given = nonNegative(TableView.sectionFooterHeight)
        place(child, height(of: child, given, width, isGrouped: isGrouped))
      case TableView.row:
        begin(child)
        place(child, rowHeight(child, in: node, isGrouped: isGrouped))
      default: break
      }
    }
    TableViewLayout.noteMissingRows(of: node, height: size.height, &pass)
    guard !isGrouped else { return }
    let titles = node.children.filter {
      $0.role == TableView.sectionHeader || $0.role == TableView.sectionFooter
    }
    TableViewLayout.pinHeadersAndFooters(
      titles, of: node, from: inset.top, to: size.height - inset.bottom, &pass)
    if let index = node.child(TableView.index) { pass.raise(index) }
  }

  private static func ownHeight(_ child: StyledNode, _ width: Double) -> Double {
    child[View.frame]?.height
      ?? child.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
  }

  /// Height of a title's view. A group's title gets what it needs, even where the table's heights
  /// are less (Interface Builder writes 10).
  private static func height(
    of view: StyledNode, _ given: Double?, _ width: Double, isGrouped: Bool
  ) -> Double {
    let own = titleHeight(view, width, isGrouped: isGrouped)
    guard let given else { return own }
    let hasTitle = view.child(TableViewHeaderFooterView.textLabel) != nil
    return isGrouped && hasTitle ? max(given, own) : given
  }

  private static func titleHeight(
    _ view: StyledNode, _ width: Double, isGrouped: Bool
  ) -> Double {
    guard view.isKind(of: "UITableViewHeaderFooterView") else { return ownHeight(view, width) }
    if let own = view[View.frame]?.height { return own }
    guard isGrouped else { return Metrics.plainHeader }
    if view.role == TableView.sectionHeader { return Metrics.groupHeader }
    return ownHeight(view, width) + Metrics.footerPadding
  }

  private static func rowHeight(
    _ row: StyledNode, in table: StyledNode, isGrouped: Bool
  ) -> Double {
    let tableRowHeight = table[TableView.rowHeight].flatMap { $0 >= 0 ? $0 : nil }
    var height = row[TableViewCell.height] ?? tableRowHeight ?? Metrics.rowHeight
    guard isGrouped else { return height }
    if row[TableViewCell.isFirstInSection] == true { height += Metrics.groupEdge }
    if row[TableViewCell.isLastInSection] == true { height += Metrics.groupEdge }
    return height
  }

  // MARK: Drawing

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let table = node.styled
    guard TableView.isGrouped(table.element) else { return paintEmptyRows(node, &canvas) }
    if let color = table.color(View.backgroundColor), color.alpha > 0 { return }
    // A pattern is a colour, too.
    if table[View.backgroundColor] != nil, table.color(View.backgroundColor) == nil { return }
    if table.context.device.idiom == .pad {
      canvas.fill(Path(rect: node.bounds), Pinstripes.pad.paint(in: node.bounds))
    } else {
      Pinstripes.paint(
        in: node.bounds, phase: node.windowOrigin.x, scale: table.scale, &canvas)
    }
  }

  /// Draws the lines of a plain table below its last row.
  private static func paintEmptyRows(_ node: PlacedNode, _ canvas: inout Canvas) {
    let table = node.styled
    guard !node.tree.drawsOnlyBackgrounds,
      table[TableView.separatorStyle] != TableView.SeparatorStyle.none,
      node.child(TableView.tableFooter) == nil, let color = table.color(TableView.separatorColor)
    else { return }
    let parts = node.children.filter {
      [TableView.tableHeader, TableView.sectionHeader, TableView.row, TableView.sectionFooter]
        .contains($0.styled.role)
    }
    let tableRowHeight = table[TableView.rowHeight].flatMap { $0 >= 0 ? $0 : nil }
    let height =
      node.children(TableView.row).last?.styled[TableViewCell.height] ?? tableRowHeight
      ?? Metrics.rowHeight
    var bottom = parts.map(\.frame.maxY).max() ?? 0
    while bottom + height <= node.size.height, height >= 1 {
      bottom += height
      canvas.fill(
        Rect(x: 0, y: table.roundToPixel(bottom) - 1, width: node.size.width, height: 1), color)
    }
  }
}
