import ObjectModel
public import Raster

extension PlacedTree {
  /// The object that is drawn last of those at a point of the window, in points; nil where there is
  /// none.
  ///
  /// What is hidden, fully transparent or cut off is not there; a view with a `transform` is where
  /// that puts it.
  ///
  /// - Returns: its place among the objects of the tree.
  /// - Complexity: O(objects).
  public func object(at point: Point) -> Int? {
    guard !frames.isEmpty, root.windowFrame.contains(point) else { return nil }
    return root.object(at: point)
  }
}

extension PlacedNode {
  /// The place of the object on top, of this one and all below it.
  fileprivate func object(at point: Point) -> Int? {
    guard styled[View.isHidden] != true, (styled[View.alpha] ?? 1) > 0 else { return nil }
    var point = point
    if let transform = styled[View.transform] {
      // A transform without an inverse leaves nothing of the view.
      guard let inverse = transform.inverse else { return nil }
      let middle = windowFrame.center
      point = middle + inverse.apply(point - middle)
    }
    let isInside = windowFrame.contains(point)
    guard isInside || styled[View.clipsToBounds] != true else { return nil }
    for child in children.reversed() {
      if let found = child.object(at: point) { return found }
    }
    return isInside ? index : nil
  }
}
