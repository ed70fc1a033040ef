import ObjectModel
import Raster

/// The layout of a table view: its parts one below the other, moved by the scroll offset.
enum TableViewLayout {
  /// Height of rows, in points (measured).
  private static let rowHeight = 44.0

  /// Width of the table without the section index, in points. Beside a notch the index lies in the
  /// margin of the rows.
  static func contentWidth(_ table: StyledNode, _ width: Double) -> Double {
    let isBeside =
      table.child(TableView.index) != nil && TableMargins.safeArea(table, width: width).isZero
    return isBeside ? max(0, width - TableViewIndex.width) : width
  }

  /// Height of rows without a height of their own, in points.
  static func rowHeight(_ table: StyledNode) -> Double {
    guard let height = table[TableView.rowHeight], height >= 0 else { return rowHeight }
    return height
  }

  static func layOut(_ table: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ScrollView.layOut(table, size: size, &pass)
    let inset = ScrollView.inset(of: table, covered: pass.contentInset(of: table))
    let offset = ScrollView.offset(of: table, inset: inset)
    let safe = TableMargins.safeArea(table, width: size.width)
    let card = TableView.isInset(table) ? TableMarginFigures(table.context).card : nil
    let cards = TableMargins.Sides(
      start: card.map { $0 + safe.start } ?? 0, end: card.map { $0 + safe.end } ?? 0)
    var cursor = Cursor(
      table: table, x: -offset.x, y: -offset.y,
      width: contentWidth(table, size.width - inset.left - inset.right), cards: cards,
      isBelowBar: pass.contentInset(of: table).top > table.context.device.safeAreaTop)
    var titles: [StyledNode] = []
    for child in table.children {
      switch child.role {
      case TableView.background: pass.place(child, in: Rect(origin: .zero, size: size))
      case TableView.index:
        let width = TableViewIndex.width
        pass.place(
          child,
          in: Rect(
            x: size.width - safe.end - width, y: inset.top, width: width,
            height: max(0, size.height - inset.top - inset.bottom)))
      case TableView.tableHeader:
        cursor.place(child, height: cursor.ownHeight(child), &pass)
      case TableView.tableFooter:
        cursor.finishSections()
        cursor.place(child, height: cursor.ownHeight(child), &pass)
      case TableView.sectionHeader:
        cursor.begin(child)
        cursor.placeHeader(child, &pass)
        titles.append(child)
      case TableView.row:
        cursor.begin(child)
        let height = height(of: child, in: table, width: cursor.width(beside: cards))
        cursor.place(child, height: height, inset: cards, &pass)
      case TableView.sectionFooter:
        cursor.begin(child)
        cursor.placeFooter(child, &pass)
        titles.append(child)
      default: break
      }
    }
    if let roots = table.tree.layoutRoots,
      table.children.contains(where: { roots.constrained.contains($0.index) })
    {
      cursor.finishSections()
      pass.setContentSize(Size(width: cursor.width, height: cursor.y + offset.y), of: table)
    }
    noteMissingRows(of: table, height: size.height, &pass)
    guard !TableView.isGrouped(table.element) else { return }
    pinHeadersAndFooters(titles, of: table, from: inset.top, to: size.height - inset.bottom, &pass)
  }

  /// Notes that rows would show that were left out, unless the last row begins so far below the
  /// table that neither it nor a title on its way out can be seen.
  static func noteMissingRows(of table: StyledNode, height: Double, _ pass: inout LayoutPass) {
    guard table[TableView.lacksRows] == true else { return }
    var end = 0.0
    var tallest = 0.0
    for child in table.children {
      let frame = pass.frame(of: child)
      switch child.role {
      case TableView.row: end = max(end, frame.minY)
      case TableView.sectionHeader, TableView.sectionFooter: tallest = max(tallest, frame.height)
      default: break
      }
    }
    if end <= height + tallest { pass.noteMissingRows() }
  }

  /// Keeps the headers of a plain table at its top and footers at its bottom while rows of their
  /// section scroll past.
  static func pinHeadersAndFooters(
    _ titles: [StyledNode], of table: StyledNode, from top: Double, to bottom: Double,
    _ pass: inout LayoutPass
  ) {
    guard !titles.isEmpty else { return }
    var extents: [Int: (start: Double, end: Double)] = [:]
    for child in table.children {
      guard let number = child[TableView.sectionNumber] else { continue }
      let frame = pass.frame(of: child)
      let known = extents[number] ?? (frame.minY, frame.maxY)
      extents[number] = (min(known.start, frame.minY), max(known.end, frame.maxY))
    }
    for title in titles {
      var frame = pass.frame(of: title)
      let (start, end) =
        title[TableView.sectionNumber].flatMap { extents[$0] } ?? (frame.minY, frame.maxY)
      frame.origin.y =
        title.role == TableView.sectionHeader
        ? min(max(frame.minY, top), end - frame.height)
        : max(min(frame.maxY, bottom), start + frame.height) - frame.height
      pass.place(title, in: frame)
      pass.raise(title)
    }
  }

  private static func height(of row: StyledNode, in table: StyledNode, width: Double) -> Double {
    if let height = row[TableViewCell.height] { return height }
    let tableRowHeight = table[TableView.rowHeight]
    let isAutomatic = tableRowHeight.map { $0 < 0 } ?? TableFigures.sizesRows(row.look)
    guard isAutomatic else { return rowHeight(table) }
    return row.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
  }

  /// The current position while parts are laid out from top to bottom.
  private struct Cursor {
    let table: StyledNode
    let x: Double
    var y: Double
    let width: Double
    /// Margins of the cards of an inset grouped table.
    let cards: TableMargins.Sides
    let figures: TableFigures
    /// Whether a bar lies above.
    private let isBelowBar: Bool
    private var section: Int?
    private var headerDone = false
    private var footerDone = false
    private var isGrouped: Bool { TableView.isGrouped(table.element) }

    init(
      table: StyledNode, x: Double, y: Double, width: Double, cards: TableMargins.Sides,
      isBelowBar: Bool = false
    ) {
      self.isBelowBar = isBelowBar
      self.table = table
      self.cards = cards
      figures = TableFigures(table)
      self.x = x
      self.y = y
      self.width = width
    }

    /// `y` on a whole pixel. The margin keeps rounding errors from moving what lies between two pixels.
    private var pixelY: Double { table.roundToPixel(y + 1e-6) }

    /// Places a part on whole pixels; heights add up unrounded.
    mutating func place(
      _ child: StyledNode, height: Double, inset: TableMargins.Sides = .init(),
      _ pass: inout LayoutPass
    ) {
      let top = pixelY
      y += height
      pass.place(
        child,
        in: Rect(
          x: x + inset.start, y: top, width: width(beside: inset), height: pixelY - top))
    }

    /// Height of a view by its frame, or its intrinsic height, in points.
    func ownHeight(_ child: StyledNode, inset: TableMargins.Sides = .init()) -> Double {
      child[View.frame]?.height ?? fittingHeight(child, inset: inset)
    }

    private func fittingHeight(_ child: StyledNode, inset: TableMargins.Sides) -> Double {
      constrainedHeight(child, inset: inset)
        ?? child.intrinsicSize(fitting: Size(width: width(beside: inset), height: .infinity)).height
    }

    /// Height by the constraints in a header or footer, in points; nil if they don't decide it.
    private func constrainedHeight(_ child: StyledNode, inset: TableMargins.Sides) -> Double? {
      guard TableViewCellFigures.sizesByConstraints(child.look) else { return nil }
      return ConstraintLayout.fittingHeight(of: child, width: width(beside: inset))
    }

    /// Width between margins, in points.
    func width(beside margins: TableMargins.Sides) -> Double {
      max(0, width - margins.start - margins.end)
    }

    /// Begins the section of `part`, and ends those before it.
    mutating func begin(_ part: StyledNode) {
      let number = part[TableView.sectionNumber] ?? 0
      while section ?? -1 < number {
        if section != nil { finish() }
        section = (section ?? -1) + 1
        headerDone = false
        footerDone = false
        y += padding(part)
      }
      guard !headerDone, part.role != TableView.sectionHeader else { return }
      headerDone = true
      guard isGrouped else { return }
      y += nonNegative(TableView.sectionHeaderHeight) ?? gapAbove
    }

    /// Ends the sections that have parts.
    mutating func finishSections() {
      if section != nil { finish() }
      section = nil
    }

    private mutating func finish() {
      if isGrouped, !headerDone {
        y += nonNegative(TableView.sectionHeaderHeight) ?? gapAbove
      }
      if isGrouped, !footerDone {
        y += nonNegative(TableView.sectionFooterHeight) ?? figures.groupGap
      }
      headerDone = true
      footerDone = true
    }

    /// Gap above a group without a title; above the first one a footer's too, unless a header view lies above.
    private var gapAbove: Double {
      guard isBelowTop else { return figures.groupGap }
      return (isBelowBar ? figures.firstGroupGap : nil) ?? 2 * figures.groupGap
    }

    private var isBelowTop: Bool { section == 0 && table.child(TableView.tableHeader) == nil }

    /// Room above a section; nothing but a header has it where the table does not say.
    private func padding(_ part: StyledNode) -> Double {
      guard TableView.sectionHeaderTopPadding.exists(in: table.system) else { return 0 }
      if let own = nonNegative(TableView.sectionHeaderTopPadding) { return own }
      let hasTitle =
        part.role == TableView.sectionHeader && part[TableView.sectionNumber] == section
      return isGrouped || !hasTitle ? 0 : figures.plainTopPadding
    }

    private func nonNegative(_ key: AppearanceKey<Double>) -> Double? {
      table[key].flatMap { $0 >= 0 ? $0 : nil }
    }

    mutating func placeHeader(_ header: StyledNode, _ pass: inout LayoutPass) {
      headerDone = true
      let height = self.height(of: header, given: nonNegative(TableView.sectionHeaderHeight))
      place(header, height: height ?? ownHeight(header, inset: cards), inset: cards, &pass)
    }

    mutating func placeFooter(_ footer: StyledNode, _ pass: inout LayoutPass) {
      footerDone = true
      let height = self.height(of: footer, given: nonNegative(TableView.sectionFooterHeight))
      place(footer, height: height ?? ownHeight(footer, inset: cards), inset: cards, &pass)
    }

    /// Height of a title's view; nil lets it have its own. A group's title gets what it needs, even
    /// where the table's heights are less (Interface Builder writes 18).
    private func height(of view: StyledNode, given: Double?) -> Double? {
      guard view.isKind(of: "UITableViewHeaderFooterView") else { return given }
      guard let given else { return view[View.frame]?.height ?? titleHeight(view) }
      let hasTitle =
        view.child(TableViewHeaderFooterView.textLabel) != nil
        || view.child(TableViewHeaderFooterView.content) != nil
      return isGrouped && hasTitle ? max(given, titleHeight(view)) : given
    }

    private func titleHeight(_ view: StyledNode) -> Double {
      if let height = constrainedHeight(view, inset: cards) { return height }
      if view.child(TableViewHeaderFooterView.content) != nil {
        let own = fittingHeight(view, inset: cards)
        guard isGrouped, view.role == TableView.sectionHeader else {
          return isGrouped ? own : max(own, figures.plainHeader)
        }
        return table.ceilToPixel(own + figures.groupHeaderExtra)
          + (isBelowTop ? figures.firstHeaderGap : 0)
      }
      guard isGrouped else { return figures.plainHeader }
      let text = fittingHeight(view, inset: cards)
      if view.role == TableView.sectionFooter {
        return table.roundToPixel(text + figures.groupFooterPadding)
      }
      // The first title with its gap is rounded down: 55.33 above the first row at 3x, and 73 for two
      // lines (measured).
      return table.floorToPixel(
        max(text, table.ceilToPixel(figures.groupHeaderLine))
          + table.ceilToPixel(figures.groupHeaderPadding)
          + (isBelowTop ? figures.firstHeaderGap : 0))
    }
  }
}
