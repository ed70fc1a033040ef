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

  private mutating func visit(_ node: PlacedNode) {
    switch Self.effect(of: node) {
    case .glassContainer(let spacing)?:
      var groups: [[GlassView]] = []
      var places: [GlassEffect: Int] = [:]
      for view in Self.views(in: node) {
        contained.insert(view.node.index)
        if let place = places[view.effect] {
          groups[place].append(view)
        } else {
          places[view.effect] = groups.count
          groups.append([view])
        }
      }
      all[node.index] = groups.map { views in
        let glass = views[0].effect.glass(views.map(\.shape), spacing: spacing, of: node.styled)
        if glass.followsGround { turning.formUnion(views.map(\.node.index)) }
        return glass
      }
    case .glass(let effect)? where !contained.contains(node.index):
      let glass = effect.glass([Self.shape(of: node)], of: node.styled)
      all[node.index] = [glass]
      if glass.followsGround { turning.insert(node.index) }
    case .glass?, .blur?, .vibrancy?, nil: break
    }
    for child in node.children { visit(child) }
  }

  /// A view with glass, and its shape in the container, in points.
  private typealias GlassView = (node: PlacedNode, effect: GlassEffect, shape: Glass.RoundedRect)

  /// The views with glass in a container. A view that is turned, faded or clips has a picture of its own, as has what is in it.
  private static func views(in container: PlacedNode) -> [GlassView] {
    var result: [GlassView] = []
    func visit(_ node: PlacedNode) {
      let styled = node.styled
      guard styled[View.isHidden] != true, styled[View.alpha] ?? 1 >= 1,
        styled[View.transform] == nil
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
      guard styled[View.clipsToBounds] != true else { return }
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

  /// The shape of a view: a capsule unless its corners have radii.
  private static func shape(of node: PlacedNode) -> Glass.RoundedRect {
    let corners = ViewCorners(node)
    return corners.areRound
      ? Glass.RoundedRect(node.bounds, radii: corners.radii, isContinuous: corners.isContinuous)
      : Glass.RoundedRect(node.bounds)
  }
}

/// The tree as it lies on light and on dark glass.
struct TreesOnGlass: TreeFact {
  let light: PlacedTree
  let dark: PlacedTree

  init(_ tree: PlacedTree) {
    light = PlacedTree(tree, onGlass: .light)
    dark = PlacedTree(tree, onGlass: .dark)
  }
}
