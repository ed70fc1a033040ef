public import Raster

extension TextLayout {
  /// The outlines of all glyphs, to be filled by the non-zero rule.
  ///
  /// - Parameter topLeft: where the layout's top left corner lies, in points.
  /// - Complexity: O(points of the outlines).
  public func outline(at topLeft: Point) -> Path {
    var path = Path()
    for line in lines {
      for segment in line.segments {
        let origin = Point(
          x: topLeft.x + line.x + segment.x,
          y: topLeft.y + line.baseline - segment.baselineOffset)
        path.append(segment.run.outline(at: origin))
      }
    }
    return path
  }
}
