import ObjectModel
import Raster

/// The layout of a table view: its parts one below the other, moved by the scroll offset.
enum TableViewLayout {
  /// In points, measured where nothing else is said.
  private enum Metrics {
    static let rowHeight = 44.0
    /// Gap above and below a group without a title: 35 between two groups and at a table's top.
    static let groupGap = 17.5
    /// Padding of a group's title, above a line of 17 points on iOS 7 and of 16 later: 55 and 55.5
    /// from bar to first row, 17.5 of it the gap.
    static let groupHeaderPadding7 = 20.5
    static let groupHeaderPadding = 22.0
    /// Least height of a title's line, before it is rounded up to a pixel: 14 points on iOS 7, then
    /// 13.
    static let groupHeaderLine7 = 16.7
    static let groupHeaderLine = 15.5
    /// Padding of a group's footer: 53.5 for two lines of 16.
    static let groupFooterPadding = 21.5
    static let plainHeader7 = 23.0
    /// Height of a plain header from iOS 8 on (common knowledge); 23 on 7 is measured.
    static let plainHeader = 28.0
  }

  /// Width of content that is comfortable to read, in points: 176 to 848 of a pad's 1024 (measured).
  private static let readableWidth = 672.0

  /// Margin of text and lines at the sides, in points.
  ///
  /// - Parameter node: a table, or a row or title of it.
  static func margin(_ node: StyledNode, width: Double) -> Double {
    max(plainMargin(node.context), readableMargin(node, width: width))
  }

  /// Margin of tables that are not wider than what is readable, in points: 15 on iOS 7 and 9, 16 on
  /// 8 and from 12 on; from 8 on 20 on the widest phones, and on the widest pads (measured).
  static func plainMargin(_ context: ScreenContext) -> Double {
    guard context.system >= 8 else { return 15 }
    let device = context.device
    let shortSide = min(device.size.width, device.size.height)
    if shortSide >= (device.idiom == .phone ? 414 : 1024) { return 20 }
    let isWide = context.system == 8 || context.system >= 12 && device.idiom == .phone
    return isWide ? 16 : 15
  }

  /// Distance of the readable width from the sides, in points; 0 where it does not count.
  private static func readableMargin(_ node: StyledNode, width: Double) -> Double {
    TableView.followsReadableWidth(node) ? max(0, (width - readableWidth) / 2) : 0
  }

  /// Inset of lines at their right end, in points: they end where readable content does, else at
  /// the table's edge (useyourloaf.com, "Table View Separator Inset").
  static func lineRightInset(_ node: StyledNode, width: Double) -> Double {
    let margin = readableMargin(node, width: width)
    return margin > plainMargin(node.context) ? margin : 0
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

    /// Places a part on whole pixels; heights add up unrounded.
    mutating func place(_ child: StyledNode, height: Double, _ pass: inout LayoutPass) {
      let top = table.roundToPixel(y)
      y += height
      pass.place(
        child, in: Rect(x: x, y: top, width: width, height: table.roundToPixel(y) - top))
    }

    /// The gap of a group, rounded up to a pixel: 17.667 at 3x.
    private var groupGap: Double { table.ceilToPixel(Metrics.groupGap) }

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
      y += nonNegative(TableView.sectionHeaderHeight) ?? (groupGap + firstGap)
    }

    /// Ends the sections that have parts.
    mutating func finishSections() {
      if section != nil { finish() }
      section = nil
    }

    private mutating func finish() {
      if isGrouped, !headerDone {
        y += nonNegative(TableView.sectionHeaderHeight) ?? (groupGap + firstGap)
      }
      if isGrouped, !footerDone {
        y += nonNegative(TableView.sectionFooterHeight) ?? groupGap
      }
      headerDone = true
      footerDone = true
    }

    /// Gap above the first group: a footer's too, unless a header view lies above.
    private var firstGap: Double {
      section == 0 && table.child(TableView.tableHeader) == nil ? groupGap : 0
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
      // Lines and paddings are rounded up to a pixel each: 55.333 above the first row at 3x.
      if view.role == TableView.sectionFooter {
        return text + table.ceilToPixel(Metrics.groupFooterPadding)
      }
      let line = isFlat7 ? Metrics.groupHeaderLine7 : Metrics.groupHeaderLine
      let padding = isFlat7 ? Metrics.groupHeaderPadding7 : Metrics.groupHeaderPadding
      return max(text, table.ceilToPixel(line)) + table.ceilToPixel(padding) + firstGap
    }
  }
}
