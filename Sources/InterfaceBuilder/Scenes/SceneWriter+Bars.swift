import ScreenFormat

extension SceneWriter {
  /// Adds the items and appearances of a bar.
  mutating func addBar(_ node: InterfaceNode, _ members: inout Members) {
    addTitles(of: node, &members)
    addAppearances(of: node, &members)
    var items: [DocumentValue] = []
    for item in node.list("items") {
      switch item.name {
      case "navigationItem": items.append(navigationItem(item))
      case "barButtonItem": items.append(barButtonItem(item))
      case "tabBarItem": items.append(tabBarItem(item))
      default: break
      }
    }
    if !items.isEmpty { members["items"] = .array(items) }
  }

  private mutating func addTitles(of node: InterfaceNode, _ members: inout Members) {
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard let part = node.part(key) else { continue }
      let attributes = textAttributes(part)
      if !attributes.isEmpty { members[key] = attributes.value }
    }
  }

  private mutating func textAttributes(_ node: InterfaceNode) -> Members {
    var members = Members()
    if let part = node.part("fontDescription"), let font = font(part) { members["font"] = font }
    if let part = node.part("textColor"), let color = color(part) {
      members["foregroundColor"] = color
    }
    if let part = node.part("textShadowColor"), let color = color(part) {
      let offset = node.part("textShadowOffset")
      let numbers = offset.map { [$0.number("horizontal") ?? 0, $0.number("vertical") ?? 0] }
      members["shadow"] = .object([("color", color), ("offset", .numbers(numbers ?? [0, -1]))])
    }
    return members
  }

  private mutating func addAppearances(of node: InterfaceNode, _ members: inout Members) {
    for key in ["standardAppearance", "scrollEdgeAppearance", "compactAppearance"] {
      guard let part = node.part(key), let entry = InterfaceElements.entry(part.name),
        part.name.hasSuffix("Appearance")
      else { continue }
      var values = Members()
      apply(entry, to: part, &values)
      addTitles(of: part, &values)
      if let name = part["backgroundImage"] { values["backgroundImage"] = image(name, of: part) }
      if let name = part["shadowImage"] { values["shadowImage"] = image(name, of: part) }
      let effect = part.part("backgroundEffect")?["style"] ?? part["backgroundEffect"]
      if let effect { values["backgroundEffect"] = .string(effect) }
      // What nil stands for is meant: a bar without a shadow, or without an effect.
      for name in ["shadowColor", "backgroundEffect", "backgroundColor"]
      where part.part(name)?.name == "nil" { values[name] = .null }
      members[key] = values.value
    }
  }

  // MARK: Items

  mutating func navigationItem(_ node: InterfaceNode) -> DocumentValue {
    var members = object(node, standard: "UINavigationItem")
    for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
      if let part = node.part(key), part.name == "barButtonItem" {
        members[key] = barButtonItem(part)
      }
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      let items = node.list(key).filter { $0.name == "barButtonItem" }
      if !items.isEmpty { members[key] = .array(items.map { barButtonItem($0) }) }
    }
    addViewParts(["titleView"], of: node, &members)
    addAppearances(of: node, &members)
    return members.value
  }

  mutating func barButtonItem(_ node: InterfaceNode) -> DocumentValue {
    var members = object(node, standard: "UIBarButtonItem")
    addImages([("image", "image")], of: node, &members)
    addOffset(of: node, &members)
    addViewParts(["customView"], of: node, &members)
    addMenu(of: node, &members)
    // Spaces have no texts, and icons of the system none that shows.
    if members["systemItem"] != nil { members["title"] = nil }
    return members.value
  }

  mutating func tabBarItem(_ node: InterfaceNode) -> DocumentValue {
    var members = object(node, standard: "UITabBarItem")
    addImages([("image", "image"), ("selectedImage", "selectedImage")], of: node, &members)
    addOffset(of: node, &members)
    addAppearances(of: node, &members)
    if members["systemItem"] != nil { members["title"] = nil }
    return members.value
  }

  private func addOffset(of node: InterfaceNode, _ members: inout Members) {
    guard let part = node.part("titlePositionAdjustment") else { return }
    let numbers = [part.number("horizontal") ?? 0, part.number("vertical") ?? 0]
    if numbers != [0, 0] { members["titlePositionAdjustment"] = .numbers(numbers) }
  }
}
