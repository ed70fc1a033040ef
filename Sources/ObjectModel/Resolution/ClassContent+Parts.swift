import Raster

extension ClassContent {
  /// The subviews that the class adds to an object, not composed.
  package func parts(of node: StyledNode) -> [Element] {
    let design = designSize(of: node)
    return Binder(node).elements(subviews).map { part in
      var part = part
      part.designSize = design
      return part
    }
  }

  /// Adds the subviews that the class builds to an object's children: above the parts of its
  /// superclass, below the subviews that the document gives it. Those of a controller go to its
  /// view.
  package func insert(_ parts: [Element], into children: [Element]) -> [Element] {
    var result = children
    if let view = result.firstIndex(where: { $0.role == .controllerView }) {
      let slot = PropertySlot("subviews")
      result[view].values[slot] = .objects(parts + result[view].objects(slot))
    } else {
      result.insert(contentsOf: parts, at: result.firstSubview)
    }
    return result
  }

  /// The size that subviews' frames refer to; nil without an intrinsic size.
  private func designSize(of node: StyledNode) -> Size? {
    guard let size = intrinsicContentSize, let width = size.width, let height = size.height else {
      return nil
    }
    let binder = Binder(node)
    return Size(width: max(0, binder.number(width)), height: max(0, binder.number(height)))
  }
}

extension [Element] {
  /// The index of the document's first subview, after the parts that a control makes. In a window
  /// without subviews, above its root controller and below those that are presented.
  fileprivate var firstSubview: Int {
    if let subview = firstIndex(where: \.role.isAdded) { return subview }
    return firstIndex { $0.role == .rootViewController }.map { $0 + 1 } ?? endIndex
  }
}
