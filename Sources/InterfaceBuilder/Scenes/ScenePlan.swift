import ScreenFormat

/// Which documents a storyboard becomes: a container with what it contains is one, and what it does not show has one of its
/// own.
struct ScenePlan {
  /// A document that is to be written.
  struct Document {
    /// The name of the file, without its ending.
    var name: String
    /// The outermost controller, or a view.
    var root: InterfaceNode
    /// The controllers that show, in whichever containers they are.
    var shown: Set<InterfaceNode> = []
    /// A scene that is pushed in a navigation controller, with that.
    var pushed: (controller: InterfaceNode, bar: InterfaceNode)?
    /// Whether a navigation bar is shown that no container of the file has.
    var hasSimulatedBar = false
    /// Whether it holds the initial scene of its storyboard.
    var isInitial = false
  }

  private(set) var documents: [Document] = []
  /// Scenes that become no document, with their reasons.
  private(set) var undrawn: [(name: String, reason: String)] = []
  private let others: (String) -> InterfaceFile?
  private var parents: [InterfaceNode: InterfaceNode] = [:]

  /// The number of further tabs of a tab bar with documents of their own, and of documents a file may become.
  private static let tabLimit = 50
  static let documentLimit = 5_000

  static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController",
  ]
  private static let relations = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "primaryViewController", "secondaryViewController", "supplementaryViewController",
    "compactViewController",
  ]

  /// - Parameter others: a storyboard by its name.
  init(_ file: InterfaceFile, others: @escaping (String) -> InterfaceFile?) {
    self.others = others
    switch file.kind {
    case .storyboard: planScenes(file)
    case .xib: planRoots(file)
    }
    if documents.count == 1, Self.hasNoName(documents[0].root) {
      documents[0].name = FilePath.stem(of: file.label)
    }
  }

  // MARK: Relations

  /// The controllers that another contains, in order.
  static func contained(in node: InterfaceNode) -> [InterfaceNode] {
    let segues = node.list("connections").filter {
      $0["kind"] == "relationship" && relations.contains($0["relationship"] ?? "")
    }
    let linked = segues.compactMap { node.file.node($0["destination"]) }
    // A xib has them as elements.
    let inner = node.children.first { $0.name == "viewControllers" }?.children ?? []
    return linked + inner.filter { controllerNames.contains($0.name) }
  }

  static let controllerNames: Set<String> = {
    let names = InterfaceElements.all.filter { $0.families.contains(.controller) }.map(\.name)
    return Set(names)
  }()

  /// The segues of a kind that lead from a controller, or from anything in it.
  static func segues(_ kinds: Set<String>, from node: InterfaceNode) -> [InterfaceNode] {
    var result: [InterfaceNode] = []
    func visit(_ node: InterfaceNode) {
      if node.name == "segue", kinds.contains(node["kind"] ?? "") { result.append(node) }
      for child in node.children { visit(child) }
    }
    visit(node)
    return result
  }

  /// The controller of another storyboard that a placeholder stands for; nil where that is not found.
  static func target(
    of placeholder: InterfaceNode, _ others: (String) -> InterfaceFile?
  ) -> InterfaceNode? {
    guard let name = placeholder["storyboardName"], let file = others(name) else { return nil }
    let controllers = scenes(file).map(\.controller)
    if let id = placeholder["referencedIdentifier"] {
      return controllers.first { $0["storyboardIdentifier"] == id }
    }
    return file.node(InterfaceHeader(file).initialController)
  }

  static func scenes(_ file: InterfaceFile) -> [(scene: InterfaceNode, controller: InterfaceNode)] {
    file.root.list("scenes").compactMap { scene in
      scene.list("objects").first { controllerNames.contains($0.name) }.map { (scene, $0) }
    }
  }

  // MARK: Storyboards

  private mutating func planScenes(_ file: InterfaceFile) {
    let controllers = Self.scenes(file).map(\.controller)
    var embedded: Set<InterfaceNode> = []
    for controller in controllers {
      for inner in Self.contained(in: controller) where parents[inner] == nil {
        parents[inner] = controller
      }
      for segue in Self.segues(["embed"], from: controller) {
        if let target = file.node(segue["destination"]), target != controller {
          embedded.insert(target)
        }
      }
    }
    let initial = file.node(InterfaceHeader(file).initialController)
    let bars = pushes(controllers)
    for controller in controllers {
      if parents[controller] != nil, !isOnCircle(controller) { continue }
      if Self.containers.contains(controller.name) {
        planContainer(controller, initial)
        continue
      }
      if embedded.contains(controller), controller != initial { continue }
      planScene(controller, bars[controller], initial)
    }
  }

  private func isOnCircle(_ node: InterfaceNode) -> Bool {
    var seen: Set<InterfaceNode> = [node]
    var current = parents[node]
    while let next = current {
      guard seen.insert(next).inserted else { return next == node }
      current = parents[next]
    }
    return false
  }

  /// The navigation controllers in which scenes are pushed, however far from the root.
  private func pushes(_ controllers: [InterfaceNode]) -> [InterfaceNode: InterfaceNode] {
    var result: [InterfaceNode: InterfaceNode] = [:]
    var waiting: [(InterfaceNode, bar: InterfaceNode)] = []
    for controller in controllers where controller.name == "navigationController" {
      for root in Self.contained(in: controller) { waiting.append((root, controller)) }
    }
    var next = 0
    while next < waiting.count {
      let (from, bar) = waiting[next]
      next += 1
      for segue in Self.segues(["show", "push"], from: from) {
        guard let target = from.file.node(segue["destination"]), result[target] == nil,
          parents[target] == nil, !Self.containers.contains(target.name)
        else { continue }
        result[target] = bar
        waiting.append((target, bar))
      }
    }
    return result
  }

  private mutating func planScene(
    _ controller: InterfaceNode, _ bar: InterfaceNode?, _ initial: InterfaceNode?
  ) {
    if let reason = reasonForNone(controller) {
      undrawn.append((Self.name(of: controller), reason))
      return
    }
    if controller.name == "viewControllerPlaceholder" { return }
    var document = Document(name: Self.name(of: controller), root: controller)
    document.isInitial = controller == initial
    if let bar {
      document.root = outermost(bar)
      document.pushed = (controller, bar)
      document.shown = path(to: bar)
    } else if let metrics = controller.part("simulatedTopBarMetrics") {
      document.hasSimulatedBar = metrics.name == "simulatedNavigationBarMetrics"
    }
    documents.append(document)
  }

  /// Why a scene has no picture; nil for one that has.
  private func reasonForNone(_ controller: InterfaceNode) -> String? {
    switch controller.name {
    case "viewControllerPlaceholder":
      guard Self.target(of: controller, others) == nil else { return nil }
      let name = controller["storyboardName"] ?? "this one"
      return "it is in the storyboard \(Quotation.single(name)), which is not here"
    case "pageViewController": return "its pages are made by code"
    case "hostingController", "avPlayerViewController": return nil
    default:
      if controller.part("view") != nil { return nil }
      if let nib = controller["nibName"] {
        return "its view is in \(Quotation.single(nib + ".xib"))"
      }
      return "its view is made by code"
    }
  }

  private mutating func planContainer(_ node: InterfaceNode, _ initial: InterfaceNode?) {
    let inner = Self.contained(in: node)
    var document = Document(name: Self.containerName(node), root: node)
    document.isInitial = node == initial
    documents.append(document)
    if node.name == "splitViewController", inner.count > 1 {
      // A pad that stands upright hides it.
      documents.append(Document(name: Self.name(of: innermost(inner[0])), root: inner[0]))
    }
    guard node.name == "tabBarController" else { return }
    for tab in inner.dropFirst().prefix(Self.tabLimit) {
      let content = innermost(tab)
      if content.name == "viewControllerPlaceholder", Self.target(of: content, others) == nil {
        undrawn.append((Self.name(of: content), reasonForNone(content) ?? ""))
        continue
      }
      var document = Document(name: Self.name(of: content), root: node)
      document.shown = [tab]
      documents.append(document)
    }
  }

  /// The controller that shows in a container.
  private func innermost(_ node: InterfaceNode) -> InterfaceNode {
    var current = node
    var seen: Set<InterfaceNode> = []
    while Self.containers.contains(current.name), seen.insert(current).inserted,
      let inner = Self.contained(in: current).first
    {
      current = inner
    }
    return current
  }

  private func outermost(_ node: InterfaceNode) -> InterfaceNode {
    var current = node
    var seen: Set<InterfaceNode> = [node]
    while let next = parents[current], seen.insert(next).inserted { current = next }
    return current
  }

  private func path(to node: InterfaceNode) -> Set<InterfaceNode> {
    var result: Set<InterfaceNode> = [node]
    var current = node
    while let next = parents[current], result.insert(next).inserted { current = next }
    return result
  }

  // MARK: Xibs

  private mutating func planRoots(_ file: InterfaceFile) {
    let stem = FilePath.stem(of: file.label)
    let roots = file.root.list("objects").filter { node in
      guard let rule = InterfaceElements.entry(node.name)?.rule, rule.className != nil else {
        return false
      }
      return rule.families.contains(.view) || rule.families.contains(.controller)
    }
    for root in roots {
      let isOnly = roots.count == 1
      let own = root["customClass"] ?? root["userLabel"].map(ObjectNames.camelCase)
      documents.append(
        Document(name: isOnly ? stem : own.map { "\(stem)-\($0)" } ?? stem, root: root))
    }
  }

  // MARK: Names

  /// The name of a scene: its identifier, its class, its title, else its id.
  static func name(of controller: InterfaceNode) -> String {
    let title = controller["title"] ?? controller.child("navigationItem")?["title"]
    let names = [
      controller["storyboardIdentifier"], controller["customClass"], title,
      controller["storyboardName"], controller.id,
    ]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "scene"
  }

  /// Whether a scene has a name of nothing but its id.
  private static func hasNoName(_ controller: InterfaceNode) -> Bool {
    controllerNames.contains(controller.name) && containerName(controller) == controller.id
  }

  /// The name of a container: as itself, else as what it shows.
  private static func containerName(_ node: InterfaceNode) -> String {
    var current = node
    var seen: Set<InterfaceNode> = []
    while seen.insert(current).inserted {
      let own = [current["storyboardIdentifier"], current["customClass"], current["title"]]
      if let name = own.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
      guard containers.contains(current.name), let inner = contained(in: current).first else {
        break
      }
      current = inner
    }
    return name(of: current)
  }

  /// Leaves out the documents of scenes that others show, in whichever files these are, and makes names those of files,
  /// each another also where letters are not told apart by case.
  static func settle(_ plans: inout [ScenePlan]) {
    var shown: Set<InterfaceNode> = []
    for plan in plans {
      for document in plan.documents {
        let scenes = DocumentScenes(document, others: plan.others)
        shown.formUnion(scenes.controllers.filter { $0.file !== document.root.file })
      }
    }
    var used: Set<String> = []
    for plan in plans.indices {
      plans[plan].documents.removeAll { $0.pushed == nil && shown.contains($0.root) }
      for index in plans[plan].documents.indices {
        let plain = fileName(plans[plan].documents[index].name)
        var name = plain
        var number = 1
        while !used.insert(name.lowercased()).inserted {
          number += 1
          name = "\(plain)-\(number)"
        }
        plans[plan].documents[index].name = name
      }
    }
  }

  private static let nameLimit = 100

  private static func fileName(_ name: String) -> String {
    let kept = name.map { character -> Character in
      let isPlain = character.isLetter || character.isNumber || "-_. ".contains(character)
      return isPlain && character != " " ? character : "-"
    }
    let trimmed = String(kept.prefix(nameLimit)).drop { $0 == "." || $0 == "-" }
    return trimmed.isEmpty ? "scene" : String(trimmed)
  }
}
