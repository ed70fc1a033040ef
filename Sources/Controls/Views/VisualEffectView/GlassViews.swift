import ObjectModel
import Raster

/// The glass of all visual effect views of a tree. Views in a container are drawn by it, those of one effect together.
struct GlassViews: TreeFact {
  private var all: [Int: [Glass]] = [:]
  /// The views whose glass a container draws.
  private var contained: Set<Int> = []
  private var turning: Set<Int> = []

  init(_ tree: PlacedTree) { visit(tree.root) }

  /// The glass that a view draws before its content.
  func glasses(of index: Int) -> [Glass] { all[index] ?? [] }

  /// Whether what lies on the view's glass is light or dark as the glass is, which its ground decides.
  func turns(_ index: Int) -> Bool { turning.contains(index) }

  private static func turns(_ glass: Glass) -> Bool {
    guard glass.generation == .first, !glass.isOpaque else { return false }
    switch glass.appearance {
    case .groundOrLight, .groundOrDark: return true
    case .light, .dark: return false
    }
  }

  private mutating func visit(_ node: PlacedNode) {
    switch effect(of: node) {
    case .glassContainer(let spacing)?:
      var groups: [[View]] = []
      for view in Self.views(in: node) {
        contained.insert(view.node.index)
        if let index = groups.firstIndex(where: { $0[0].effect == view.effect }) {
          groups[index].append(view)
        } else {
          groups.append([view])
        }
      }
      all[node.index] = groups.map { views in
        let glass = views[0].effect.glass(views.map(\.shape), spacing: spacing, of: node.styled)
        if Self.turns(glass) { turning.formUnion(views.map(\.node.index)) }
        return glass
      }
    case .glass(let effect)? where !contained.contains(node.index):
      let glass = effect.glass([Self.shape(of: node)], of: node.styled)
      all[node.index] = [glass]
      if Self.turns(glass) { turning.insert(node.index) }
    case .glass?, .blur?, .vibrancy?, nil: break
    }
    for child in node.children { visit(child) }
  }

  /// A view with glass, and its shape in the container, in points.
  private typealias View = (node: PlacedNode, effect: GlassEffect, shape: Glass.RoundedRect)

  /// The views with glass in a container. A view that is turned, faded or clips has a picture of its own, as has what is in it.
  private static func views(in container: PlacedNode) -> [View] {
    var result: [View] = []
    func visit(_ node: PlacedNode) {
      let styled = node.styled
      guard styled[ObjectModel.View.isHidden] != true, styled[ObjectModel.View.alpha] ?? 1 >= 1,
        styled[ObjectModel.View.transform] == nil
      else { return }
      switch GlassViews.effect(of: node) {
      case .glassContainer?: return
      case .glass(let effect)?:
        let offset = node.windowOrigin - container.windowOrigin
        var shape = GlassViews.shape(of: node)
        shape.rect = shape.rect.offsetBy(x: offset.x, y: offset.y)
        result.append((node, effect, shape))
      case .blur?, .vibrancy?, nil: break
      }
      guard styled[ObjectModel.View.clipsToBounds] != true else { return }
      for child in node.children { visit(child) }
    }
    for child in container.children { visit(child) }
    return result
  }

  private static func effect(of node: PlacedNode) -> VisualEffect? {
    guard node.styled.isKind(of: VisualEffectView.definition.name), !node.bounds.isEmpty else {
      return nil
    }
    return node.styled[VisualEffectView.effect]
  }

  private func effect(of node: PlacedNode) -> VisualEffect? { Self.effect(of: node) }

  /// The shape of a view: a capsule unless its corners have radii.
  private static func shape(of node: PlacedNode) -> Glass.RoundedRect {
    let corners = ViewCorners(node)
    return corners.areRound
      ? Glass.RoundedRect(node.bounds, radii: corners.radii)
      : Glass.RoundedRect(node.bounds)
  }
}

/// The tree as it lies on light and on dark glass.
struct TreesOnGlass: TreeFact {
  let light: PlacedTree
  let dark: PlacedTree

  init(_ tree: PlacedTree) {
    light = tree.onGlass(.light)
    dark = tree.onGlass(.dark)
  }
}
