import ObjectModel
import Raster

/// An image view of a search field from iOS 13 on: a symbol in the place of a drawn icon.
protocol ModernSearchIcon: IconView {
  /// The icon of earlier looks, with which it shares what documents and rules set.
  associatedtype Icon: IconView

  static var symbol: BuiltInSymbol { get }
}

extension ModernSearchIcon {
  static var imageRole: ImageRole { Icon.imageRole }

  static func isTemplate(_ node: StyledNode) -> Bool { Icon.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Icon.iconSize(node) }

  static func defaultColor(_ node: StyledNode) -> Color? { node.color(named: .secondaryLabel) }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    symbol.paint(about: node.bounds.center, color, &canvas)
  }
}

extension MagnifierIcon {
  /// The symbol.
  static var modern: any ControlClass.Type { ModernMagnifierIcon.self }
}

/// The image view before a search field's text from iOS 13 on.
enum ModernMagnifierIcon: ModernSearchIcon {
  typealias Icon = MagnifierIcon

  static var followsReadingDirection: Bool { false }

  /// Ink of 15.5 by 15.5 (measured 15.5 × 16 on iOS 16, 14 × 15.3 on 14).
  static let symbol = BuiltInSymbol("magnifyingglass")
  /// The side of the image view, in points (fitted to iOS 16).
  private static let side = 16.33

  static func iconSize(_ node: StyledNode) -> Size { Size(width: side, height: side) }
}

extension BookmarkIcon {
  /// The symbol.
  static var modern: any ControlClass.Type { ModernBookmarkIcon.self }
}

/// The image view in a search field's bookmarks button from iOS 13 on.
enum ModernBookmarkIcon: ModernSearchIcon {
  typealias Icon = BookmarkIcon

  static let symbol = BuiltInSymbol("book", pointSize: 15)
}

extension ResultsListIcon {
  /// The symbol.
  static var modern: any ControlClass.Type { ModernResultsListIcon.self }
}

/// The image view in a search field's results button from iOS 13 on.
enum ModernResultsListIcon: ModernSearchIcon {
  typealias Icon = ResultsListIcon

  static let symbol = BuiltInSymbol("list.bullet", pointSize: 15)
}
