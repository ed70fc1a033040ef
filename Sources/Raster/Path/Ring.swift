/// The stroke of a shape whose both sides are shapes of its own kind.
struct Ring {
  var outer: Path
  /// What is left out of it; nil when the stroke covers all.
  var hole: Path?
}

extension Path {
  /// The stroke of this path as a ring, for rectangles, rounded rectangles and circles without dashes.
  ///
  /// Along a circle of radius r the sides of a stroke are circles of r ± half its width, where those
  /// exist.
  func ring(_ style: StrokeStyle) -> Ring? {
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
      return Ring(
        outer: style.join == .round ? Path(roundedRect: outer, radius: half) : Path(rect: outer),
        hole: hasHole ? Path(rect: inner) : nil)
    case .rounded(_, let radius):
      return Ring(
        outer: Path(roundedRect: outer, radius: radius + half),
        hole: hasHole ? Path(roundedRect: inner, radius: max(radius - half, 0)) : nil)
    case .ellipse:
      guard bounds.width == bounds.height else { return nil }
      return Ring(outer: Path(ellipseIn: outer), hole: hasHole ? Path(ellipseIn: inner) : nil)
    case .symmetric: return nil
    }
  }
}
