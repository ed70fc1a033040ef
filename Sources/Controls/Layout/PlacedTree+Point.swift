import ObjectModel
public import Raster

extension PlacedTree {
  /// The topmost object at a point; nil when there is none.
  ///
  /// Hidden, fully transparent and clipped objects are skipped; a view's `transform` is applied.
  ///
  /// - Parameter point: in the window, in points.
  /// - Returns: the index of the object in the tree.
  /// - Complexity: O(objects).
  public func object(at point: Point) -> Int? {
    guard !frames.isEmpty, root.windowFrame.contains(point) else { return nil }
    return root.object(at: point)
  }
}

extension PlacedNode {
  /// The part of the window that the object's own content covers, in points: its frame, and with a
  /// bar the row of the status bar above it.
  var paintedFrame: Rect {
    let area = styled.control.paintedArea(self)
    return Rect(origin: windowOrigin + area.origin, size: area.size)
  }

  /// The index of the topmost of this object and its descendants at a point of the window.
  fileprivate func object(at point: Point) -> Int? {
    guard styled[View.isHidden] != true, (styled[View.alpha] ?? 1) > 0 else { return nil }
    var point = point
    if let transform = styled[View.transform] {
      // A transform without an inverse makes the view invisible.
      guard let inverse = transform.inverse else { return nil }
      let middle = windowFrame.center
      point = middle + inverse.apply(point - middle)
    }
    let isInside = paintedFrame.contains(point)
    guard isInside || styled[View.clipsToBounds] != true else { return nil }
    for child in children.reversed() {
      if let found = child.object(at: point) { return found }
    }
    return isInside ? index : nil
  }
}
