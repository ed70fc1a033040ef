import ObjectModel

extension TableViewHeaderFooterView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let isFooter = node.styled[isFooter] == true
    return .combined(SpokenContent(traits: isFooter ? .staticText : [.staticText, .header]))
  }
}
