import ScreenFormat

extension SceneWriter {
  /// A controller with what it contains.
  ///
  /// - Parameter standard: the class that needs no telling.
  mutating func controller(_ node: InterfaceNode, standard: String? = nil) -> DocumentValue {
    let node = scenes.resolved(node)
    guard !open.contains(node) else {
      report.warn("scenes that contain each other", at: node)
      return Members([("class", .string("UIViewController"))]).value
    }
    guard node.name != "viewControllerPlaceholder" else {
      report.warn(
        "the storyboard \(Quotation.single(node["storyboardName"] ?? "")) is not here",
        kind: "a storyboard that is not here", at: node)
      return stub(node).value
    }
    guard written < DocumentScenes.countLimit, open.count < DocumentScenes.depthLimit else {
      report.warn("too many scenes in one another", at: node)
      return stub(node).value
    }
    written += 1
    open.append(node)
    defer { open.removeLast() }
    var members = object(node, standard: standard)
    addItems(of: node, &members)
    switch node.name {
    case "navigationController", "tabBarController", "splitViewController":
      addChildren(node, &members)
    default: addView(of: node, &members)
    }
    return members.value
  }

  private mutating func addItems(of node: InterfaceNode, _ members: inout Members) {
    if let item = node.child("navigationItem") {
      let value = navigationItem(item)
      if !value.members.isEmpty { members["navigationItem"] = value }
    }
    if let item = node.child("tabBarItem") {
      let value = tabBarItem(item)
      if !value.members.isEmpty { members["tabBarItem"] = value }
    }
    let items = node.list("toolbarItems").filter { $0.name == "barButtonItem" }
    if !items.isEmpty { members["toolbarItems"] = .array(items.map { barButtonItem($0) }) }
    if let edges = node.child("extendedEdge") {
      let names = ["top", "left", "bottom", "right"].filter { edges.isTrue($0) }
      members["edgesForExtendedLayout"] = .strings(names.isEmpty ? ["none"] : names)
    }
  }

  // MARK: Containers

  private mutating func addChildren(_ node: InterfaceNode, _ members: inout Members) {
    for (key, name) in [
      ("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"),
    ] {
      guard let part = node.part(key) else { continue }
      var bar = view(part, .whole, standard: name).members
      // A bar lies where its controller puts it.
      for silent in ["autoresizingMask", "insetsLayoutMarginsFromSafeArea", "subviews"] {
        bar[silent] = nil
      }
      if !bar.isEmpty { members[key] = bar.value }
    }
    var children: [DocumentValue] = []
    for child in scenes.children(of: node) {
      children.append(child.isStub ? stub(child.controller).value : controller(child.controller))
    }
    if !children.isEmpty { members["viewControllers"] = .array(children) }
    if node.name == "tabBarController" {
      let index = scenes.selectedIndex(of: node)
      members["selectedIndex"] = index == 0 ? nil : .number(Double(index))
    }
  }

  /// A controller of which only the title shows: in a tab, or on a back button.
  private mutating func stub(_ node: InterfaceNode) -> Members {
    let node = scenes.resolved(node)
    var members = Members([("class", .string("UIViewController"))])
    if let title = node["title"] { members["title"] = text(title, "title", of: node) }
    if let item = node.child("navigationItem") {
      var shown = Members()
      let inner = item.part("title").flatMap { $0.name == "nil" ? nil : InterfaceText.string($0) }
      if let title = item["title"] ?? inner { shown["title"] = text(title, "title", of: item) }
      if let back = item.part("backBarButtonItem"), back.name == "barButtonItem" {
        shown["backBarButtonItem"] = barButtonItem(back)
      }
      if !shown.isEmpty { members["navigationItem"] = shown.value }
    }
    if let item = node.child("tabBarItem") {
      let value = tabBarItem(item)
      if !value.members.isEmpty { members["tabBarItem"] = value }
    }
    return members
  }

  // MARK: Views of controllers

  /// The properties of controllers whose view has a class of its own.
  private static let views = [
    "tableViewController": ("tableView", "UITableView"),
    "collectionViewController": ("collectionView", "UICollectionView"),
  ]

  private mutating func addView(of node: InterfaceNode, _ members: inout Members) {
    guard let part = node.part("view"),
      InterfaceElements.entry(part.name)?.rule.className != nil
    else { return }
    let own = Self.views[node.name]
    members[own?.0 ?? "view"] = view(part, .whole, standard: own?.1)
    if let control = node.part("refreshControl"), control.name == "refreshControl" {
      members["refreshControl"] = view(control, .whole, standard: "UIRefreshControl")
    }
    // Containers in containers can't be views among others.
    var children: [DocumentValue] = []
    for (container, inner) in scenes.embeds(in: node) {
      let inner = scenes.resolved(inner)
      guard ScenePlan.containers.contains(inner.name) || inner.part("view") == nil else { continue }
      var child = controller(inner).members
      if let frame = frame(of: container, in: part) {
        child["view"] = .object([("class", .string("UIView")), ("frame", .numbers(frame))])
      }
      children.append(child.value)
    }
    if !children.isEmpty { members["childViewControllers"] = .array(children) }
  }

  /// The saved frame of a view in another, by way of those between them.
  private func frame(of node: InterfaceNode, in root: InterfaceNode) -> [Double]? {
    guard var result = InterfaceGeometry.frame(node) else { return nil }
    var current = layout.views.superview(of: node)
    while let view = current, view != root {
      guard let frame = InterfaceGeometry.frame(view) else { return nil }
      result[0] += frame[0]
      result[1] += frame[1]
      current = layout.views.superview(of: view)
    }
    return result
  }
}
