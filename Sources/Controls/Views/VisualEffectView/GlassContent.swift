import Raster

/// Content on glass that a control draws for itself.
enum GlassContent {
  /// Draws parts of a control, in both styles where the ground decides about the glass.
  static func paint(
    _ parts: [PlacedNode], on glass: Glass, of node: PlacedNode, _ canvas: inout Canvas
  ) {
    paint(on: glass, of: node, &canvas) { tree, canvas in
      for part in parts {
        ViewPainter.paint(tree.map { part.counterpart(in: $0) } ?? part, &canvas)
      }
    }
  }

  /// - Parameter content: draws parts as they are in a tree; nil stands for their own.
  static func paint(
    on glass: Glass, of node: PlacedNode, _ canvas: inout Canvas,
    content: (PlacedTree?, inout Canvas) -> Void
  ) {
    guard glass.followsGround, glass.tint == nil, !node.tree.isOnGlass else {
      return content(nil, &canvas)
    }
    let trees = node.tree.fact(TreesOnGlass.self)
    canvas.glassContent { canvas, isDark in content(isDark ? trees.dark : trees.light, &canvas) }
  }
}
