import ObjectModel

extension BarButtonItem: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let item = node.styled
    guard item.child(customView) == nil, item[systemItem]?.isSpace != true else {
      return .container
    }
    let isOff = item[BarItem.isEnabled] == false
    return .element(
      SpokenContent(
        label: item[BarItem.title] ?? item[systemItem]?.spokenName
          ?? SymbolLabel.label(of: item[BarItem.image]),
        value: item.child(BarButtonItemBadge.role)?[BarButtonItemBadge.stringValue],
        traits: isOff ? [.button, .notEnabled] : .button))
  }
}

extension SystemItem {
  /// Accessibility label of an item that shows no text.
  fileprivate var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: title?.rawValue
    }
  }
}
