import ObjectModel
import Raster
import Symbols
import Text

extension BarButtonIcon {
  /// A symbol for each system item.
  static var modern: any ControlClass.Type { ModernBarButtonIcon.self }
}

/// The image view of a bar button item from iOS 13 on.
enum ModernBarButtonIcon: IconView {
  static let imageRole = ImageRole.barButtonItem

  /// The configuration of symbols in bars: the plus of an item is 17.5 points with strokes of 1.65
  /// (measured). Compact bars have smaller ones (choice).
  static func configuration(_ node: StyledNode) -> SymbolConfiguration {
    SymbolConfiguration(
      pointSize: SymbolConfiguration.defaultPointSize,
      weight: BarButtonItemFigures(node.look).symbolWeight,
      scale: Bar.metrics(node) == .compact ? .medium : .large)
  }

  private static func symbol(of icon: StyledNode) -> BuiltInSymbol? {
    icon[BarButtonItem.systemItem]?.symbolName(in: icon.look).map {
      var configuration = configuration(icon)
      if icon.context.accessibility.boldText {
        configuration.weight = (configuration.weight ?? .regular).bolder
      }
      return BuiltInSymbol($0, configuration: configuration)
    }
  }

  static func iconSize(_ node: StyledNode) -> Size {
    symbol(of: node)?.size(on: node) ?? .zero
  }

  static func paintIcon(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    guard let symbol = symbol(of: node.styled) else { return }
    func paint(_ canvas: inout Canvas) { symbol.paint(about: node.bounds.center, ink, &canvas) }
    // Only the reply arrow is mirrored in right-to-left layouts.
    if node.styled[BarButtonItem.systemItem] == .reply {
      paint(&canvas)
    } else {
      canvas.unmirrored(about: node.bounds.midX) { paint(&$0) }
    }
  }
}

extension SystemItem {
  /// The symbol of the item from iOS 13 on (choice; those of `add`, `search`, `trash`, `action` and
  /// `compose` are UIKit's); nil for items with a title and for spaces.
  fileprivate func symbolName(in look: Look) -> String? {
    switch self {
    case .close: BarButtonItemFigures(look).liesOnPlatters ? "xmark" : "xmark.circle.fill"
    case .add: "plus"
    case .action: "square.and.arrow.up"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done: "checkmark"
    case .cancel: "xmark"
    case .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
