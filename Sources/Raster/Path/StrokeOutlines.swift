/// A stroke whose outer and inner outlines are shapes of the stroked path's kind.
struct StrokeOutlines {
  var outer: Path
  /// The inner outline; nil when the stroke covers the whole inside.
  var hole: Path?
}

extension Path {
  /// The stroke of this path as two outlines, for rectangles, rounded rectangles and circles without dashes.
  ///
  /// Along a circle of radius r the sides of a stroke are circles of r ± half its width, where those
  /// exist.
  func strokeOutlines(_ style: StrokeStyle) -> StrokeOutlines? {
    guard let form, style.dash.isEmpty, style.width > 0, style.width.isFinite else { return nil }
    let bounds = form.bounds
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return nil }
    let half = style.width / 2
    let outer = bounds.insetBy(x: -half, y: -half)
    let inner = bounds.insetBy(x: half, y: half)
    let hasHole = bounds.width > style.width && bounds.height > style.width
    switch form {
    case .rectangle:
      // The miter of a right angle is √2 widths long.
      guard style.join != .bevel, style.join != .miter || style.miterLimit * style.miterLimit >= 2
      else { return nil }
      return StrokeOutlines(
        outer: style.join == .round ? Path(roundedRect: outer, radius: half) : Path(rect: outer),
        hole: hasHole ? Path(rect: inner) : nil)
    case .rounded(_, let radius):
      return StrokeOutlines(
        outer: Path(roundedRect: outer, radius: radius + half),
        hole: hasHole ? Path(roundedRect: inner, radius: max(radius - half, 0)) : nil)
    case .ellipse:
      guard bounds.width == bounds.height else { return nil }
      return StrokeOutlines(
        outer: Path(ellipseIn: outer), hole: hasHole ? Path(ellipseIn: inner) : nil)
    case .symmetric: return nil
    }
  }
}
