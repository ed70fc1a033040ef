import Raster

extension ClassContent {
  /// The subviews that an object of the class is built from, not yet composed.
  package func parts(of node: StyledNode) -> [Element] {
    let design = designSize(of: node)
    return Binder(node).elements(subviews).map { part in
      var part = part
      part.designSize = design
      return part
    }
  }

  /// An object's children with the subviews that its class builds: above the parts of its
  /// superclass, below the subviews that the document gives it.
  package func compose(_ parts: [Element], over children: [Element], of node: StyledNode)
    -> [Element]
  {
    let context = ComposeContext(node.context, traits: node.traits)
    var result = children
    if let place = result.firstIndex(where: { $0.role == .controllerView }) {
      // Among the values, so that the view has them however often it is composed.
      let slot = PropertySlot("subviews")
      var view = result[place]
      view.values[slot] = .objects(parts + view.objects(slot.name))
      Screen.compose(&view, context)
      result[place] = view
    } else {
      var parts = parts
      for index in parts.indices { Screen.compose(&parts[index], context) }
      result.insert(contentsOf: parts, at: result.firstSubview)
    }
    return result
  }

  /// Frames are meant in the size that the class asks for, where it asks for one.
  private func designSize(of node: StyledNode) -> Size? {
    guard let size = intrinsicContentSize, let width = size.width, let height = size.height else {
      return nil
    }
    let binder = Binder(node)
    return Size(width: max(0, binder.number(width)), height: max(0, binder.number(height)))
  }
}

extension [Element] {
  /// Where the subviews of a document begin, behind the parts that a control makes.
  fileprivate var firstSubview: Int { firstIndex(where: \.role.isAdded) ?? endIndex }
}
