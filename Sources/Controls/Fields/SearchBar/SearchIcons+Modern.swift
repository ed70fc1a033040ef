import ObjectModel
import Raster

extension MagnifierIcon {
  /// The symbol.
  static var modern: any ControlClass.Type { ModernMagnifierIcon.self }
}

/// The image view before a search field's text from iOS 13 on.
enum ModernMagnifierIcon: IconView {
  static let imageRole = MagnifierIcon.imageRole
  static var followsReadingDirection: Bool { false }

  /// Ink of 15.5 by 15.5 (measured 15.5 × 16 on iOS 16, 14 × 15.3 on 14).
  private static let symbol = BuiltInSymbol("magnifyingglass")
  /// The side of the image view, in points (fitted to iOS 16).
  private static let side = 16.33

  static func isTemplate(_ node: StyledNode) -> Bool { MagnifierIcon.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Size(width: side, height: side) }

  static func defaultColor(_ node: StyledNode) -> Color? { node.color(named: .secondaryLabel) }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    symbol.paint(about: node.bounds.center, color, &canvas)
  }
}

extension BookmarkIcon {
  /// The symbol.
  static var modern: any ControlClass.Type { ModernBookmarkIcon.self }
}

/// The image view in a search field's bookmarks button from iOS 13 on.
enum ModernBookmarkIcon: IconView {
  static let imageRole = BookmarkIcon.imageRole
  private static let symbol = BuiltInSymbol("book", pointSize: 15)

  static func isTemplate(_ node: StyledNode) -> Bool { BookmarkIcon.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { BookmarkIcon.iconSize(node) }

  static func defaultColor(_ node: StyledNode) -> Color? { node.color(named: .secondaryLabel) }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    symbol.paint(about: node.bounds.center, color, &canvas)
  }
}

extension ResultsListIcon {
  /// The symbol.
  static var modern: any ControlClass.Type { ModernResultsListIcon.self }
}

/// The image view in a search field's results button from iOS 13 on.
enum ModernResultsListIcon: IconView {
  static let imageRole = ResultsListIcon.imageRole
  private static let symbol = BuiltInSymbol("list.bullet", pointSize: 15)

  static func isTemplate(_ node: StyledNode) -> Bool { ResultsListIcon.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { ResultsListIcon.iconSize(node) }

  static func defaultColor(_ node: StyledNode) -> Color? { node.color(named: .secondaryLabel) }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    symbol.paint(about: node.bounds.center, color, &canvas)
  }
}
