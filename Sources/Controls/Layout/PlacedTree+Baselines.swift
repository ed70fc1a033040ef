import ObjectModel
import Raster

extension PlacedTree {
  /// The first and the last baseline of each object's own text, in the window, in points: of labels, and of controls that have
  /// one. Empty for other objects; one where both are the same.
  ///
  /// - Complexity: O(objects), and the layout of their texts.
  package var textBaselines: [[Double]] {
    var result = [[Double]](repeating: [], count: frames.count)
    func visit(_ node: PlacedNode) {
      for child in node.children { visit(child) }
      let (frame, styled) = (node.windowFrame, node.styled)
      guard styled.control.baselines(styled, width: frame.width).first != .bottom else { return }
      // A control's text is where its label is.
      let labels = node.children.map { result[$0.index] }.filter { !$0.isEmpty }
      if !labels.isEmpty {
        result[node.index] = Array(labels.joined())
        return
      }
      let (first, last) = styled.centeredBaselines(width: frame.width)
      let places = [first, last].map { frame.minY + $0.share * frame.height + $0.offset }
      result[node.index] = places[0] == places[1] ? [places[0]] : places
    }
    if !frames.isEmpty { visit(root) }
    return result
  }
}
