public import ObjectModel
public import Raster

/// UITableView: sections of rows with headers and footers, plain or grouped.
public enum TableView: BaseControl {
  /// The style of the table, which decides how sections are set apart.
  public static let style = AppearanceKey<Style>(
    "style", default: .value(.plain),
    "The style of the table, which decides how sections are set apart.")
  /// The height of rows without one of their own, in points; -1 lets the content decide.
  public static let rowHeight = AppearanceKey<Double>(
    "rowHeight", default: .byLook,
    "The height of rows without one of their own, in points; -1 lets the content decide.")
  /// The height of section headers, in points; -1 is that of the look.
  public static let sectionHeaderHeight = AppearanceKey<Double>(
    "sectionHeaderHeight", default: .byLook,
    "The height of section headers, in points; -1 is that of the look.")
  /// The height of section footers, in points; -1 is that of the look.
  public static let sectionFooterHeight = AppearanceKey<Double>(
    "sectionFooterHeight", default: .byLook,
    "The height of section footers, in points; -1 is that of the look.")
  /// The padding above each section header, in points; -1 is 22 in plain tables.
  public static let sectionHeaderTopPadding = AppearanceKey<Double>(
    "sectionHeaderTopPadding", since: 15,
    default: .value(-1),
    "The padding above each section header, in points; -1 is 22 in plain tables.")
  /// The height of empty rows below the last one, in points; 0 leaves them out, -1 is rowHeight.
  public static let fillerRowHeight = AppearanceKey<Double>(
    "fillerRowHeight", since: 15,
    default: .value(0),
    "The height of empty rows below the last one, in points; 0 leaves them out, -1 is rowHeight.")
  /// The colour of separators, and of the lines around groups.
  public static let separatorColor = AppearanceKey<ColorValue>(
    "separatorColor", default: .byLook, "The colour of separators, and of the lines around groups.")
  /// The style of separators: none, singleLine or singleLineEtched.
  public static let separatorStyle = AppearanceKey<SeparatorStyle>(
    "separatorStyle", default: .byLook,
    "The style of separators: none, singleLine or singleLineEtched.")
  /// The insets of separators, in points; no effect of top and bottom.
  public static let separatorInset = AppearanceKey<EdgeInsets>(
    "separatorInset", since: 7, default: .byLook,
    "The insets of separators, in points; no effect of top and bottom.")
  /// The effect of separators on the content behind the table; no effect on a picture.
  public static let separatorEffect = AppearanceKey<VisualEffect>(
    "separatorEffect", since: 8, isDrawn: false,
    default: .none,
    "The effect of separators on the content behind the table; no effect on a picture.")
  /// The colour of the section index's letters; null is the tint.
  public static let sectionIndexColor = AppearanceKey<ColorValue>(
    "sectionIndexColor", since: 6, default: .inherited,
    "The colour of the section index's letters; null is the tint.")
  /// The colour behind the section index.
  public static let sectionIndexBackgroundColor = AppearanceKey<ColorValue>(
    "sectionIndexBackgroundColor", since: 7, default: .byLook,
    "The colour behind the section index.")
  /// The colour behind the section index while it is touched; no effect on a picture.
  public static let sectionIndexTrackingBackgroundColor = AppearanceKey<ColorValue>(
    "sectionIndexTrackingBackgroundColor", since: 6,
    default: .byLook,
    "The colour behind the section index while it is touched; no effect on a picture.")

  /// Whether rows show their editing controls.
  public static let isEditing = AppearanceKey<Bool>(
    "isEditing", default: .value(false), "Whether rows show their editing controls.")
  /// Whether rows show selection marks while editing, in place of their editing controls.
  public static let allowsMultipleSelectionDuringEditing = AppearanceKey<Bool>(
    "allowsMultipleSelectionDuringEditing",
    default: .value(false),
    "Whether rows show selection marks while editing, in place of their editing controls.")

  /// Whether rows keep to a readable width; true from iOS 9 to 11.
  public static let cellLayoutMarginsFollowReadableWidth = AppearanceKey<Bool>(
    "cellLayoutMarginsFollowReadableWidth", since: 9,
    default: .byLook, "Whether rows keep to a readable width; true from iOS 9 to 11.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITableView", superclass: "UIScrollView",
    summary: "A table: rows in sections, plain or grouped.",
    properties: [
      style.declaration, rowHeight.declaration, sectionHeaderHeight.declaration,
      sectionFooterHeight.declaration, sectionHeaderTopPadding.declaration,
      fillerRowHeight.declaration,
      separatorColor.declaration, separatorStyle.declaration, separatorInset.declaration,
      separatorEffect.declaration, cellLayoutMarginsFollowReadableWidth.declaration,
      sectionIndexColor.declaration, sectionIndexBackgroundColor.declaration,
      sectionIndexTrackingBackgroundColor.declaration, isEditing.declaration,
      allowsMultipleSelectionDuringEditing.declaration,
      .objects(
        "sections", ObjectType("UITableViewSection", default: "UITableViewSection"),
        "The sections with headers, rows and footers, first to last."),
      .object(
        "tableHeaderView", ObjectType("UIView", default: "UIView"), default: .none,
        "The view above all sections."),
      .object(
        "tableFooterView", ObjectType("UIView", default: "UIView"),
        default: .none, "The view below all sections; a plain table with one shows no empty rows."),
      .object(
        "backgroundView", ObjectType("UIView", default: "UIView"), default: .none,
        "The view behind all rows."),
      PropertyDeclaration(
        name: "sectionIndexTitles", type: .strings,
        default: .value(.strings([])), summary: "The letters of the section index, first to last."),
      PropertyDeclaration(
        name: "allowsSelection", type: .boolean,
        default: .value(.boolean(true)),
        summary: "Whether touches select rows; no effect on a picture."),
    ])

  /// The style of a table view (UITableView.Style).
  public enum Style: String, NamedCases {
    /// Headers and footers that stay in sight.
    case plain
    /// Sections with gaps between them.
    case grouped
    /// Sections as cards with round corners, from iOS 13 on; before, as `grouped`.
    case insetGrouped
    /// The name that documents and messages use.
    public static let typeName = "tableViewStyle"
    /// The first iOS of the later cases.
    public static let since = ["insetGrouped": 13]
  }

  /// The lines between rows (UITableViewCell.SeparatorStyle).
  public enum SeparatorStyle: String, NamedCases {
    case none, singleLine
    /// Drawn as `singleLine`.
    case singleLineEtched
    /// The name that documents and messages use.
    public static let typeName = "separatorStyle"
  }

  static let background = Element.Role("backgroundView")
  static let tableHeader = Element.Role("tableHeaderView")
  static let tableFooter = Element.Role("tableFooterView")
  static let sectionHeader = Element.Role("sectionHeader")
  static let sectionFooter = Element.Role("sectionFooter")
  static let row = Element.Role("row")
  static let index = Element.Role("sectionIndex")

  /// Whether a table's rows and titles keep to the readable width.
  static func followsReadableWidth(_ table: StyledNode) -> Bool {
    table[cellLayoutMarginsFollowReadableWidth]
      ?? TableMarginFigures(table.context).keepsReadableWidth
  }

  /// Whether rows were left out below the others.
  static let lacksRows = PartKey<Bool>("lacksRows")

  /// Index of a part's section.
  static let sectionNumber = PartKey<Int>("sectionNumber")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    ScrollView.composeAll(of: &element, context)
    let look = context.look
    let isGrouped = isGrouped(element)
    element.setDefault(
      View.backgroundColor, .color(isGrouped ? look.groupedBackground : .white))
    element.setDefault(separatorColor, .color(look.separator))
    var children: [Element] = []
    func add(_ name: String, _ role: Element.Role) {
      if let view = element.object(name) { children.append(view.with(role: role)) }
    }
    add("backgroundView", background)
    add("tableHeaderView", tableHeader)
    // A table that does not clip shows what lies below it.
    let limit = element[View.clipsToBounds] == false ? nil : context.rowLimit
    let isCut = addSections(
      of: element, upTo: limit, isGrouped: isGrouped,
      isInset: isInset(element, context.look), context, to: &children)
    if isCut { element.setDefault(lacksRows, true) } else { add("tableFooterView", tableFooter) }
    let end = children.count
    children += element.children
    if isCut { children.keepPaths(without: leftOut(of: element, upTo: limit ?? 0), at: end) }
    if let index = TableViewIndex.element(of: element) { children.append(index) }
    element.children = children
  }

  /// Adds the parts of a table's sections.
  ///
  /// - Parameter limit: the number of rows to add; nil for all. An empty section counts as a row.
  /// - Returns: true where rows were left out.
  private static func addSections(
    of table: Element, upTo limit: Int?, isGrouped: Bool, isInset: Bool, _ context: ComposeContext,
    to children: inout [Element]
  ) -> Bool {
    var room = limit ?? .max
    for (number, section) in table.objects("sections").enumerated() {
      guard room > 0 else { return true }
      let count = section.objects("rows").count
      children += parts(
        of: section, rows: room, number: number, isGrouped: isGrouped, isInset: isInset,
        of: table, context)
      if count > room { return true }
      room -= max(1, count)
    }
    return false
  }

  /// The classes of the parts that `addSections` leaves out.
  private static func leftOut(of table: Element, upTo limit: Int) -> [String] {
    var names = table.object("tableFooterView").map { [$0.className] } ?? []
    var room = limit
    for section in table.objects("sections") {
      func title(_ view: String, _ text: AppearanceKey<String>) {
        let named = section[text].map { _ in TableViewHeaderFooterView.definition.name }
        if let name = section.object(view)?.className ?? named { names.append(name) }
      }
      if room <= 0 {
        title("headerView", TableViewSection.headerTitle)
        title("footerView", TableViewSection.footerTitle)
      }
      let rows = section.objects("rows")
      names += rows.dropFirst(max(0, room)).map(\.className)
      room -= max(1, rows.count)
    }
    return names
  }

  static func isGrouped(_ element: Element) -> Bool {
    (element[style] ?? .plain) != .plain
  }

  /// Whether sections are cards.
  static func isInset(_ table: StyledNode) -> Bool { isInset(table.element, table.look) }

  private static func isInset(_ element: Element, _ look: Look) -> Bool {
    look.era >= .modern && element[style] == .insetGrouped
  }

  /// Creates the header, the first rows and the footer of a section with their positions in it.
  private static func parts(
    of section: Element, rows limit: Int, number: Int, isGrouped: Bool, isInset: Bool,
    of table: Element, _ context: ComposeContext
  ) -> [Element] {
    var parts: [Element] = []
    let header = TableViewHeaderFooterView.element(
      section.object("headerView"), title: section[TableViewSection.headerTitle],
      isGrouped: isGrouped, isFooter: false, context)
    let footer = TableViewHeaderFooterView.element(
      section.object("footerView"), title: section[TableViewSection.footerTitle],
      isGrouped: isGrouped, isFooter: true, context)
    if let header { parts.append(header.with(role: sectionHeader)) }
    let rows = section.objects("rows")
    let isEdited = table[isEditing] == true
    let showsMark = table[allowsMultipleSelectionDuringEditing] ?? false
    func setPlace(of part: inout Element) {
      part.setDefault(sectionNumber, number)
      if isInset { part.setDefault(TableMargins.isInset, true) }
    }
    func place(_ row: Element, _ position: Int) -> Element {
      var cell = row.with(role: TableView.row)
      if context.classes.isKind(row.className, of: TableViewCell.definition.name) {
        TableViewCell.setBackground(of: &cell)
      }
      cell.setDefault(TableViewCell.isFirstInSection, position == 0)
      cell.setDefault(TableViewCell.isLastInSection, position == rows.count - 1)
      cell.setDefault(TableViewCell.isGrouped, isGrouped)
      if isEdited {
        cell.setDefault(TableViewCell.isEditing, true)
        cell.setDefault(TableViewCell.showsMark, showsMark)
      }
      setPlace(of: &cell)
      return cell
    }
    // Rows of a class between the first and the last have the same defaults.
    var inner: (className: String, defaults: PropertyValues)?
    parts.reserveCapacity(parts.count + min(limit, rows.count) + 1)
    for (position, row) in rows.prefix(limit).enumerated() {
      guard position > 0, position < rows.count - 1, row.defaults.isEmpty else {
        parts.append(place(row, position))
        continue
      }
      if let inner, inner.className == row.className {
        var cell = row.with(role: TableView.row)
        cell.defaults = inner.defaults
        parts.append(cell)
      } else {
        let cell = place(row, position)
        inner = (row.className, cell.defaults)
        parts.append(cell)
      }
    }
    if let footer { parts.append(footer.with(role: sectionFooter)) }
    for index in parts.indices where parts[index].role != TableView.row {
      setPlace(of: &parts[index])
    }
    return parts
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let keepsWidth =
      part.role == row || part.role == sectionHeader || part.role == sectionFooter
    if keepsWidth, followsReadableWidth(node) {
      values.setDefault(TableMargins.keepsReadableWidth, true)
    }
    switch part.role {
    case row:
      guard node[separatorStyle] != SeparatorStyle.none else { break }
      values.setDefault(TableViewCell.separatorColor, node[separatorColor])
      values.setDefault(TableViewCell.separatorInset, node[separatorInset])
      values.setDefault(TableViewCell.isBeforeTitle, isBeforeTitle(part, of: node))
    case index:
      values.setDefault(TableViewIndex.color, node[sectionIndexColor])
      values.setDefault(
        View.backgroundColor,
        node[sectionIndexBackgroundColor] ?? .color(TableViewIndex.defaultBackground))
    default: break
    }
    return values
  }

  private static let sections = PropertySlot("sections")

  /// Whether the section's last row is followed by a title, which needs no line above it.
  private static func isBeforeTitle(_ cell: Element, of node: StyledNode) -> Bool {
    let sections = node.element.objects(sections)
    guard case .number(let number)? = cell.defaults[sectionNumber.slot],
      sections.indices.contains(Int(number))
    else { return false }
    let own = sections[Int(number)]
    if own.has("footerTitle") || own.has("footerView") { return true }
    let next = Int(number) + 1
    return next < sections.count
      && (sections[next].has("headerTitle") || sections[next].has("headerView"))
  }
}
