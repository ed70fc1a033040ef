/// An attribute of a view or of one of its guides.
struct LayoutAnchor: Hashable {
  /// The view, as documents have it.
  var view: InterfaceNode
  /// A guide of the view by its word in documents; nil for the view itself.
  var guide: String?
  /// The attribute by its word in documents.
  var attribute: String

  private static let marginAttributes = [
    "leadingMargin": "leading", "trailingMargin": "trailing", "topMargin": "top",
    "bottomMargin": "bottom", "leftMargin": "left", "rightMargin": "right",
    "centerXWithinMargins": "centerX", "centerYWithinMargins": "centerY",
  ]
  private static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline",
  ]
  private static let horizontal: Set<String> = ["leading", "trailing", "left", "right", "centerX"]
  private static let guides = [
    "safeArea": "safeArea", "contentLayoutGuide": "contentGuide",
    "frameLayoutGuide": "frameGuide", "keyboard": "keyboard",
  ]

  /// - Parameter node: the element that a constraint names.
  /// - Returns: nil for an element that has no such attribute.
  init?(_ node: InterfaceNode, _ name: String) {
    let plain = name == "baseline" ? "lastBaseline" : name
    switch node.name {
    case "viewLayoutGuide":
      guard let owner = node.parent, let guide = node.key.flatMap({ Self.guides[$0] }),
        Self.attributes.contains(plain)
      else { return nil }
      self.init(LayoutViews.standing(for: owner), guide, plain)
    case "viewControllerLayoutGuide":
      guard let root = node.parent?.parent?.part("view") else { return nil }
      switch (node["type"], plain) {
      case ("top", "bottom"): self.init(root, "safeArea", "top")
      case ("bottom", "top"): self.init(root, "safeArea", "bottom")
      case ("top", "top"), ("bottom", "bottom"): self.init(root, nil, plain)
      default: return nil
      }
    default:
      guard InterfaceElements.entry(node.name)?.rule.families.contains(.view) == true else {
        return nil
      }
      let view = LayoutViews.standing(for: node)
      if let attribute = Self.marginAttributes[plain] {
        let isReadable =
          node.isTrue("layoutMarginsFollowReadableWidth") && Self.horizontal.contains(attribute)
        self.init(view, isReadable ? "readable" : "margins", attribute)
      } else if Self.attributes.contains(plain) {
        self.init(view, nil, plain)
      } else {
        return nil
      }
    }
  }

  private init(_ view: InterfaceNode, _ guide: String?, _ attribute: String) {
    self.view = view
    self.guide = guide
    self.attribute = attribute
  }

  /// The kinds of attributes that may be compared with one another.
  enum Kind {
    case horizontal, absolute, vertical, size
  }

  var kind: Kind {
    switch attribute {
    case "width", "height": .size
    case "left", "right": .absolute
    case "leading", "trailing", "centerX": .horizontal
    default: .vertical
    }
  }

  /// Whether UIKit lets two attributes meet.
  func canMeet(_ other: LayoutAnchor) -> Bool {
    func isCenter(_ anchor: LayoutAnchor) -> Bool { anchor.attribute == "centerX" }
    if kind == other.kind { return true }
    return kind == .absolute && isCenter(other) || other.kind == .absolute && isCenter(self)
  }
}
