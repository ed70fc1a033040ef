import ObjectModel
import Raster

/// The layout of a table view: its parts one below the other, moved by the scroll offset.
enum TableViewLayout {
  /// In points, measured where nothing else is said.
  private enum Metrics {
    static let rowHeight = 44.0
    /// Gap above and below a group without a title: 35 between two groups and at a table's top.
    static let groupGap = 17.5
    /// Height of a group's header without its gap: on iOS 7, 55 from bar to first row, 17.5 of it
    /// the gap; on 8, 55.5.
    static let groupHeader7 = 37.5
    static let groupHeader = 38.0
    /// Padding of a group's footer: 53.5 for two lines of 16.
    static let groupFooterPadding = 21.5
    static let plainHeader7 = 23.0
    /// Height of a plain header from iOS 8 on (common knowledge); 23 on 7 is measured.
    static let plainHeader = 28.0
  }

  /// Margin of text and lines at the sides, in points: at a width of 320, 15 on iOS 7 and 9 and 16
  /// on 8 (measured); 20 on the widest phones from 8 on.
  static func margin(_ context: ScreenContext, width: Double) -> Double {
    guard context.system >= 8 else { return 15 }
    let device = context.device
    let shortSide = min(device.size.width, device.size.height)
    if device.idiom == .phone, shortSide >= 414 { return 20 }
    return context.system == 8 ? 16 : 15
  }

  /// Width of the table without the section index, in points.
  static func contentWidth(_ table: StyledNode, _ width: Double) -> Double {
    table.child(TableView.index) == nil ? width : max(0, width - TableViewIndex.width)
  }

  /// Height of rows without a height of their own, in points.
  static func rowHeight(_ table: StyledNode) -> Double {
    guard let height = table[TableView.rowHeight], height >= 0 else { return Metrics.rowHeight }
    return height
  }

  static func layOut(_ table: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ScrollView.layOut(table, size: size, &pass)
    let inset = ScrollView.inset(of: table, covered: pass.contentInset(of: table))
    let offset = ScrollView.offset(of: table, inset: inset)
    var cursor = Cursor(
      table: table, x: -offset.x, y: -offset.y,
      width: contentWidth(table, size.width - inset.left - inset.right))
    var titles: [StyledNode] = []
    for child in table.children {
      switch child.role {
      case TableView.background: pass.place(child, in: Rect(origin: .zero, size: size))
      case TableView.index:
        let width = TableViewIndex.width
        pass.place(
          child,
          in: Rect(
            x: size.width - width, y: inset.top, width: width,
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
        cursor.place(child, height: height(of: child, in: table, width: cursor.width), &pass)
      case TableView.sectionFooter:
        cursor.begin(child)
        cursor.placeFooter(child, &pass)
        titles.append(child)
      default: break
      }
    }
    guard !TableView.isGrouped(table.element) else { return }
    pinHeadersAndFooters(titles, of: table, from: inset.top, to: size.height - inset.bottom, &pass)
  }

  /// Keeps the headers of a plain table at its top and footers at its bottom while rows of their
  /// section scroll past.
  static func pinHeadersAndFooters(
    _ titles: [StyledNode], of table: StyledNode, from top: Double, to bottom: Double,
    _ pass: inout LayoutPass
  ) {
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
    // Storyboards make tables self-sizing from iOS 11 on.
    let isAutomatic = tableRowHeight.map { $0 < 0 } ?? (row.system >= 11)
    guard isAutomatic else { return rowHeight(table) }
    return row.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
  }

  /// The current position while parts are laid out from top to bottom.
  private struct Cursor {
    let table: StyledNode
    let x: Double
    var y: Double
    let width: Double
    private var section: Int?
    private var headerDone = false
    private var footerDone = false
    private var isGrouped: Bool { TableView.isGrouped(table.element) }

    init(table: StyledNode, x: Double, y: Double, width: Double) {
      self.table = table
      self.x = x
      self.y = y
      self.width = width
    }

    mutating func place(_ child: StyledNode, height: Double, _ pass: inout LayoutPass) {
      pass.place(child, in: Rect(x: x, y: y, width: width, height: height))
      y += height
    }

    /// Height of a view by its frame, or its intrinsic height, in points.
    func ownHeight(_ child: StyledNode) -> Double {
      child[View.frame]?.height
        ?? child.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
    }

    /// Begins the section of `part`, and ends those before it.
    mutating func begin(_ part: StyledNode) {
      let number = part[TableView.sectionNumber] ?? 0
      while section ?? -1 < number {
        if section != nil { finish() }
        section = (section ?? -1) + 1
        headerDone = false
        footerDone = false
        y += padding
      }
      guard !headerDone, part.role != TableView.sectionHeader else { return }
      headerDone = true
      guard isGrouped else { return }
      y += nonNegative(TableView.sectionHeaderHeight) ?? (Metrics.groupGap + firstGap)
    }

    /// Ends the sections that have parts.
    mutating func finishSections() {
      if section != nil { finish() }
      section = nil
    }

    private mutating func finish() {
      if isGrouped, !headerDone {
        y += nonNegative(TableView.sectionHeaderHeight) ?? (Metrics.groupGap + firstGap)
      }
      if isGrouped, !footerDone {
        y += nonNegative(TableView.sectionFooterHeight) ?? Metrics.groupGap
      }
      headerDone = true
      footerDone = true
    }

    /// Gap above the first group: a footer's too, unless a header view lies above.
    private var firstGap: Double {
      section == 0 && table.child(TableView.tableHeader) == nil ? Metrics.groupGap : 0
    }

    private var padding: Double {
      table.system >= 15 ? table[TableView.sectionHeaderTopPadding] ?? 0 : 0
    }

    private func nonNegative(_ key: AppearanceKey<Double>) -> Double? {
      table[key].flatMap { $0 >= 0 ? $0 : nil }
    }

    mutating func placeHeader(_ header: StyledNode, _ pass: inout LayoutPass) {
      headerDone = true
      var height = nonNegative(TableView.sectionHeaderHeight)
      if height == nil, header.isKind(of: "UITableViewHeaderFooterView") {
        height = header[View.frame]?.height ?? titleHeight(header)
      }
      place(header, height: height ?? ownHeight(header), &pass)
    }

    mutating func placeFooter(_ footer: StyledNode, _ pass: inout LayoutPass) {
      footerDone = true
      var height = nonNegative(TableView.sectionFooterHeight)
      if height == nil, footer.isKind(of: "UITableViewHeaderFooterView") {
        height = footer[View.frame]?.height ?? titleHeight(footer)
      }
      place(footer, height: height ?? ownHeight(footer), &pass)
    }

    private func titleHeight(_ view: StyledNode) -> Double {
      let isFlat7 = table.system < 8
      guard isGrouped else { return isFlat7 ? Metrics.plainHeader7 : Metrics.plainHeader }
      let text = view.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
      if view.role == TableView.sectionFooter { return text + Metrics.groupFooterPadding }
      // The measured heights contain one line of 17 (iOS 7) or 16 points; each further line is
      // added.
      let line = isFlat7 ? 17.0 : 16.0
      let header = isFlat7 ? Metrics.groupHeader7 : Metrics.groupHeader
      return header + max(0, text - line) + firstGap
    }
  }
}
