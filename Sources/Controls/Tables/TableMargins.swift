import ObjectModel
import Raster

/// The margins that the rows and titles of a table share.
enum TableMargins {
  /// Whether a row, header or footer belongs to a card of an inset grouped table; set by the table.
  static let isInset = PartKey<Bool>("isInset")
  /// Whether rows and titles keep to the readable width; set by the table.
  static let keepsReadableWidth = PartKey<Bool>("keepsReadableWidth")

  /// Lengths at the two sides of a table, in its reading direction, in points.
  struct Sides {
    var start = 0.0
    var end = 0.0

    var isZero: Bool { start == 0 && end == 0 }
  }

  /// Margins of text and lines at the sides, in points.
  ///
  /// - Parameters:
  ///   - node: a row or title of a table, or the table itself.
  ///   - isReadable: whether it keeps to the readable width; nil for what the table told its row or title.
  static func margins(_ node: StyledNode, width: Double, isReadable: Bool? = nil) -> Sides {
    let figures = TableMarginFigures(node.context)
    guard node[isInset] != true else {
      let margin = figures.inCard ?? figures.card
      return Sides(start: margin, end: margin)
    }
    let plain = figures.plain(width: width)
    let readable = readableMargin(node, width: width, isReadable, figures)
    let safe = safeArea(node, width: width)
    return Sides(start: max(plain + safe.start, readable), end: max(plain + safe.end, readable))
  }

  /// Width at the sides of a table as wide as the screen that rows keep clear of, beside a notch in
  /// landscape (UITableView.insetsContentViewsToSafeArea); 0 for rows of cards, which begin beyond it.
  static func safeArea(_ node: StyledNode, width: Double) -> Sides {
    let context = node.context
    let sides = Sides(start: context.device.safeAreaLeft, end: context.device.safeAreaRight)
    guard !sides.isZero, width >= context.device.size.width, node[isInset] != true else {
      return Sides()
    }
    return node.runsFromRight ? Sides(start: sides.end, end: sides.start) : sides
  }

  /// Distance of the readable width from the sides, in points; 0 where it does not count.
  private static func readableMargin(
    _ node: StyledNode, width: Double, _ isReadable: Bool?, _ figures: TableMarginFigures
  ) -> Double {
    let isReadable = isReadable ?? node[keepsReadableWidth] ?? false
    return isReadable ? max(0, (width - figures.readableWidth) / 2) : 0
  }

  /// Inset of lines at their right end, in points: they end where readable content does, else at
  /// the table's edge (useyourloaf.com, "Table View Separator Inset").
  ///
  /// - Parameter isReadable: as of `margin`.
  static func lineRightInset(_ node: StyledNode, width: Double, isReadable: Bool? = nil) -> Double {
    let figures = TableMarginFigures(node.context)
    let margin = readableMargin(node, width: width, isReadable, figures)
    return margin > figures.plain ? margin : 0
  }

  /// Left end of lines by a separator inset, in points: beyond a notch, unless the inset is 0 (choice).
  static func lineLeft(_ inset: EdgeInsets, of node: StyledNode, width: Double) -> Double {
    inset.left > 0 ? inset.left + safeArea(node, width: width).start : inset.left
  }
}
