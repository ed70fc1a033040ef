/// The tree of a file's views, whatever elements stand between them.
struct LayoutViews {
  /// The views of embedded controllers with the views that they lie in.
  var embedded: [InterfaceNode: InterfaceNode] = [:]

  private static let contentViews: Set<String> = [
    "tableViewCellContentView", "collectionViewCellContentView",
  ]
  private static let scrollViews: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]

  /// The view that stands for another in documents: for the content view of a cell or an effect view, that.
  static func standing(for node: InterfaceNode) -> InterfaceNode {
    guard let parent = node.parent, contentViews.contains(node.name) || node.key == "contentView"
    else { return node }
    return InterfaceElements.entry(parent.name)?.rule.className == nil ? node : parent
  }

  /// Whether a view lies among the subviews of another.
  func isSubview(_ view: InterfaceNode) -> Bool {
    view.parent?.name == "subviews" || embedded[view] != nil
  }

  /// The view around another in the same layout; nil where a layout begins.
  func superview(of view: InterfaceNode) -> InterfaceNode? {
    if let container = embedded[view] { return container }
    guard let list = view.parent, list.name == "subviews", let owner = list.parent else {
      return nil
    }
    return Self.standing(for: owner)
  }

  /// Whether a view lies in another, at any depth.
  func isInside(_ view: InterfaceNode, _ outer: InterfaceNode) -> Bool {
    var current = superview(of: view)
    while let next = current {
      if next == outer { return true }
      current = superview(of: next)
    }
    return false
  }

  static func isScrollView(_ view: InterfaceNode) -> Bool { scrollViews.contains(view.name) }

  /// The scroll view around a view; nil for none.
  func scrollView(around view: InterfaceNode) -> InterfaceNode? {
    var current = superview(of: view)
    while let next = current {
      if Self.isScrollView(next) { return next }
      current = superview(of: next)
    }
    return nil
  }

  /// Whether a stack arranges a view.
  func isArranged(_ view: InterfaceNode) -> Bool { superview(of: view)?.name == "stackView" }

  /// Whether a view lies by its frame and mask, whatever constraints there are.
  static func hasMask(_ view: InterfaceNode) -> Bool {
    view["translatesAutoresizingMaskIntoConstraints"] != "NO" || view.isTrue("fixedFrame")
  }
}
