extension Path {
  /// The most that a ring covers of its bounds, 0–1: the area between two convex contours, filled by the even-odd rule.
  /// Borders are such rings. Nil for other paths.
  ///
  /// Convex contours cover at least any polygon of points that they go through, so that what only one of the two covers is at
  /// most twice the bounds less both polygons.
  var largestRingShare: Double? {
    // Borders with continuous corners have most steps: three curves a corner.
    guard elements.count <= 48, case .move? = elements.first,
      let second = elements.dropFirst().firstIndex(where: \.isMove),
      !elements[(second + 1)...].contains(where: \.isMove), let bounds = bounds, bounds.isFinite,
      let outer = Self.leastConvexArea(elements[..<second]),
      let inner = Self.leastConvexArea(elements[second...])
    else { return nil }
    let whole = bounds.width * bounds.height
    guard whole.isFinite, whole > 0 else { return nil }
    return max(0, min(1, (2 * whole - outer - inner) / whole))
  }

  /// The area of the polygon of points that a contour goes through: its ends, and quarters of its curves; nil for a contour that
  /// is not convex.
  private static func leastConvexArea(_ contour: ArraySlice<Element>) -> Double? {
    var ends: [Point] = []
    var all: [Point] = []
    for element in contour {
      switch element {
      case .move(let point), .line(let point):
        ends.append(point)
        all.append(point)
      case .quad(let control, let end):
        ends.append(end)
        all += [control, end]
      case .cubic(let control1, let control2, let end):
        if let start = ends.last {
          ends += [0.25, 0.5, 0.75].map { part in
            let (rest, cube) = (1 - part, part * part * part)
            let (first, second) = (3 * rest * rest * part, 3 * rest * part * part)
            let zeroth = rest * rest * rest
            return Point(
              x: zeroth * start.x + first * control1.x + second * control2.x + cube * end.x,
              y: zeroth * start.y + first * control1.y + second * control2.y + cube * end.y)
          }
        }
        ends.append(end)
        all += [control1, control2, end]
      case .close: break
      }
    }
    guard isConvex(all) else { return nil }
    var doubled = 0.0
    for (a, b) in zip(ends, ends.dropFirst() + ends.prefix(1)) { doubled += a.x * b.y - b.x * a.y }
    return doubled.isFinite ? abs(doubled) / 2 : nil
  }

  /// Whether a polygon turns to one side only, and once around.
  private static func isConvex(_ points: [Point]) -> Bool {
    var corners: [Point] = []
    for point in points where corners.last != point { corners.append(point) }
    if corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count > 2 else { return false }
    var turnsLeft = false
    var turnsRight = false
    var reversals = 0
    var direction = 0.0
    for index in 0..<2 * corners.count {
      let a = corners[index % corners.count]
      let b = corners[(index + 1) % corners.count]
      let c = corners[(index + 2) % corners.count]
      let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      turnsLeft = turnsLeft || turn > 0
      turnsRight = turnsRight || turn < 0
      // The second round counts, where the direction before the first side is known.
      let step = b.x - a.x
      if step * direction < 0, index >= corners.count { reversals += 1 }
      if step != 0 { direction = step > 0 ? 1 : -1 }
    }
    return turnsLeft != turnsRight && reversals == 2
  }
}

extension Path.Element {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
