// What UIKit's views, rows and items say of themselves.

extension Label: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let isTitle =
      [NavigationBar.title, AlertContentView.titleLabel].contains(node.styled.role)
    return .element(
      SpokenContent(
        label: spokenText(node.styled), traits: isTitle ? [.staticText, .header] : .staticText))
  }

  /// The text that the label shows.
  static func spokenText(_ label: StyledNode) -> String? {
    label[attributedText]?.text ?? label[text]
  }
}

extension ImageView: AccessibleClass {
  /// Pictures are passed over unless they have a name.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    guard node.styled[ObjectRoot.accessibilityLabel] != nil else { return .container }
    return .element(SpokenContent(traits: .image))
  }
}

extension TableViewCell: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let cell = node.styled
    let isChosen = cell[isSelected] == true || cell[accessoryType] == .checkmark
    return .combined(SpokenContent(traits: isChosen ? .selected : []))
  }
}

extension TableViewHeaderFooterView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let isFooter = node.styled[isFooter] == true
    return .combined(SpokenContent(traits: isFooter ? .staticText : [.staticText, .header]))
  }
}

extension TableViewIndex: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(SpokenContent(label: "section index", traits: .adjustable))
  }
}

extension BarButtonItem: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let item = node.styled
    guard item.child(customView) == nil, item[systemItem]?.isSpace != true else {
      return .container
    }
    let isOff = item[BarItem.isEnabled] == false
    return .element(
      SpokenContent(
        label: item[BarItem.title] ?? item[systemItem]?.spokenName,
        traits: isOff ? [.button, .notEnabled] : .button))
  }
}

extension TabBarItem: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let item = node.styled
    var traits: AccessibilityTraits = .button
    if isSelected(item) { traits.insert(.selected) }
    if item[BarItem.isEnabled] == false { traits.insert(.notEnabled) }
    return .element(
      SpokenContent(
        label: item[BarItem.title] ?? item[systemItem]?.title, value: item[badgeValue],
        traits: traits))
  }
}

extension AlertAction: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let isOff = node.styled[isEnabled] == false
    return .element(
      SpokenContent(label: node.styled[title], traits: isOff ? [.button, .notEnabled] : .button))
  }
}

extension SystemItem {
  /// What the item is called where it shows no text.
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
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: title
    }
  }
}
