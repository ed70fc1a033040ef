import ScreenFormat

extension SceneWriter {
  /// The most menus that may lie in one another.
  private static let menuDepth = 8

  /// Adds the menu of a button or of an item of a bar.
  mutating func addMenu(of node: InterfaceNode, _ members: inout Members) {
    guard let part = node.part("menu"), part.name == "menu" else { return }
    let menu = menu(part, depth: 0, standard: "UIMenu")
    if !menu.isEmpty { members["menu"] = menu.value }
  }

  /// - Parameter standard: the class that needs no telling.
  private mutating func menu(
    _ node: InterfaceNode, depth: Int, standard: String
  ) -> Members {
    var members = object(node, standard: standard)
    addImages([("image", "image")], of: node, &members)
    guard depth < Self.menuDepth else {
      report.warn("too many menus in one another", at: node)
      return members
    }
    var children: [DocumentValue] = []
    for child in node.list("menuElements") where child.name == "menu" || child.name == "command" {
      children.append(menu(child, depth: depth + 1, standard: "UIAction").value)
    }
    if !children.isEmpty { members["children"] = .array(children) }
    return members
  }
}
