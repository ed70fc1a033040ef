import ObjectModel
import Raster
import Symbols
import Text

extension TabBarIcon {
  /// A symbol for each system item.
  static var modern: any ControlClass.Type { ModernTabBarIcon.self }
}

/// The image view of a tab bar item from iOS 13 on.
enum ModernTabBarIcon: IconView {
  static let imageRole = ImageRole.tabBarItem

  /// The configuration of symbols in tab bars (choice).
  static func configuration(_ node: StyledNode) -> SymbolConfiguration {
    SymbolConfiguration(
      pointSize: 18, weight: .medium,
      scale: TabBarItem.Arrangement(node) == .compactInline ? .medium : .large)
  }

  private static func symbol(of icon: StyledNode) -> BuiltInSymbol? {
    icon[TabBarItem.systemItem].map {
      BuiltInSymbol($0.symbolName, configuration: configuration(icon))
    }
  }

  static func iconSize(_ node: StyledNode) -> Size {
    symbol(of: node)?.size(on: node) ?? .zero
  }

  static func paintIcon(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    guard let symbol = symbol(of: node.styled) else { return }
    // None of them is mirrored in right-to-left layouts.
    canvas.unmirrored(about: node.bounds.midX) {
      symbol.paint(about: node.bounds.center, ink, &$0)
    }
  }
}

extension TabBarSystemItem {
  /// The symbol of the item from iOS 13 on, in both states (choice).
  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .history: "clock.arrow.circlepath"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}
