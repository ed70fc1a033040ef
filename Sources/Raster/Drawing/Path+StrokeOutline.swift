extension Path {
  /// The outline of this path's stroke, to fill with the non-zero rule.
  ///
  /// - Parameter scale: pixels for a unit of the path, above zero; decides how close round joins are.
  package func outline(of style: StrokeStyle, scale: Double) -> Path {
    guard PathFlattener.isFinite(self, .scale(x: scale, y: scale)) else { return Path() }
    return StrokeOutliner.outline(self, style: style, scale: scale)
  }
}
