/// The controllers of a document: which of them show, and where.
struct DocumentScenes {
  /// A controller in a container.
  struct Child {
    var controller: InterfaceNode
    /// Whether it is there for its title alone.
    var isStub = false
  }

  let document: ScenePlan.Document
  let others: (String) -> InterfaceFile?
  /// Controllers with views, in the order in which they are written.
  private(set) var controllers: [InterfaceNode] = []
  /// The views of embedded controllers with the views that they lie in.
  private(set) var embedded: [InterfaceNode: InterfaceNode] = [:]
  /// The views of embedded controllers by the views that they lie in.
  private(set) var contents: [InterfaceNode: InterfaceNode] = [:]
  /// Scenes that contain each other.
  private(set) var circular: [InterfaceNode] = []

  /// The most scenes that may lie in one another.
  static let depthLimit = 32
  /// The most scenes that a document may have.
  static let countLimit = 500

  init(_ document: ScenePlan.Document, others: @escaping (String) -> InterfaceFile?) {
    self.document = document
    self.others = others
    visit(document.root, [])
  }

  private mutating func visit(_ node: InterfaceNode, _ open: [InterfaceNode]) {
    let controller = resolved(node)
    guard !controllers.contains(controller) else {
      if open.contains(controller) { circular.append(controller) }
      return
    }
    guard open.count < Self.depthLimit, controllers.count < Self.countLimit else {
      circular.append(controller)
      return
    }
    controllers.append(controller)
    let open = open + [controller]
    for child in children(of: controller) where !child.isStub { visit(child.controller, open) }
    for (container, inner) in embeds(in: controller) {
      let inner = resolved(inner)
      if let view = inner.part("view"), !ScenePlan.containers.contains(inner.name),
        !controllers.contains(inner), contents[container] == nil
      {
        embedded[view] = container
        contents[container] = view
      }
      visit(inner, open)
    }
  }

  /// The controller that a placeholder stands for; itself where that is not found.
  func resolved(_ node: InterfaceNode) -> InterfaceNode {
    guard node.name == "viewControllerPlaceholder" else { return node }
    return ScenePlan.target(of: node, others) ?? node
  }

  /// The controllers in a container, in order.
  func children(of node: InterfaceNode) -> [Child] {
    let all = ScenePlan.contained(in: node)
    switch node.name {
    case "navigationController":
      guard let pushed = document.pushed, pushed.bar == node else {
        return all.prefix(1).map { Child(controller: $0) }
      }
      return all.prefix(1).map { Child(controller: $0, isStub: true) }
        + [Child(controller: pushed.controller)]
    case "tabBarController":
      let selected = selectedIndex(of: node)
      return all.enumerated().map { Child(controller: $0.element, isStub: $0.offset != selected) }
    default: return all.map { Child(controller: $0) }
    }
  }

  /// The tab that shows.
  func selectedIndex(of node: InterfaceNode) -> Int {
    let all = ScenePlan.contained(in: node)
    if let shown = all.firstIndex(where: document.shown.contains) { return shown }
    let own = node.number("selectedIndex").map { Int($0) } ?? 0
    return all.indices.contains(own) ? own : 0
  }

  /// The views of a controller in which others are embedded, with these.
  func embeds(in node: InterfaceNode) -> [(container: InterfaceNode, controller: InterfaceNode)] {
    guard let view = node.part("view") else { return [] }
    return ScenePlan.segues(["embed"], from: view).compactMap { segue in
      guard let container = segue.parent?.parent, let target = node.file.node(segue["destination"])
      else { return nil }
      return (container, target)
    }
  }

  /// The elements with all that the document has.
  var roots: [InterfaceNode] { controllers }
}
