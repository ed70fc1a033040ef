/// A closed contour as its points in order and what the segments between them are, so that its points can
/// be moved.
package struct Contour: Sendable {
  /// A line, or a curve with one or two control points.
  package enum Segment: Sendable { case line, quad, cubic }

  /// The start, then each segment's control points and end.
  package var points: [Point]
  /// One for each segment.
  package var segments: [Segment] = []

  /// A contour without segments.
  package init(start: Point) { points = [start] }

  /// Twice the area within the points, control points too: positive where the contour runs clockwise on
  /// screen.
  package var doubleArea: Double {
    var sum = 0.0
    for i in points.indices {
      let (a, b) = (points[i], points[i + 1 == points.count ? 0 : i + 1])
      sum += a.x * b.y - b.x * a.y
    }
    return sum
  }

  /// Twice the area divided by the length, between the points: the width of a long shape.
  package var meanWidth: Double {
    var length = 0.0
    for i in points.indices {
      let (a, b) = (points[i], points[i + 1 == points.count ? 0 : i + 1])
      length += ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    return length > 0 ? doubleArea.magnitude / length : 0
  }

  /// The contour with every point `distance` farther to the left of its direction on screen: outward where
  /// it runs clockwise around what is filled.
  ///
  /// Each point, control points too, moves along the bisector of its neighbours' normals; only square roots
  /// are used. Curves keep their number of segments, which suits distances smaller than their radii.
  ///
  /// - Parameter verticalShare: How much of the distance counts along y.
  package func moved(by distance: Double, verticalShare: Double = 1) -> Contour {
    var result = self
    for i in points.indices {
      let incoming = direction(at: i, step: -1) * -1
      let outgoing = direction(at: i, step: 1)
      let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
      // At a turn sharper than about 120° the miter would shoot out: it is limited to twice the width.
      let scale = 1 / max(1 + cosine, 0.5)
      let normalX = (incoming.y + outgoing.y) * scale
      let normalY = -(incoming.x + outgoing.x) * scale
      result.points[i] = Point(
        x: points[i].x + normalX * distance,
        y: points[i].y + normalY * distance * verticalShare)
    }
    return result
  }

  /// The contour in the other direction.
  package var reversed: Contour {
    var result = self
    result.points.reverse()
    result.segments.reverse()
    return result
  }

  /// Unit vector from a point to the nearest other one before or after it; zero when there is none.
  private func direction(at index: Int, step: Int) -> Point {
    let count = points.count
    var next = index
    for _ in 1..<max(count, 2) {
      next = (next + step + count) % count
      let (x, y) = (points[next].x - points[index].x, points[next].y - points[index].y)
      let length = (x * x + y * y).squareRoot()
      if length > 0 { return Point(x: x / length, y: y / length) }
    }
    return .zero
  }
}

extension Path {
  /// The contours; what stands before the first move is left out.
  package var contours: [Contour] {
    var contours: [Contour] = []
    for element in elements {
      if case .move(let p) = element {
        contours.append(Contour(start: p))
        continue
      }
      guard !contours.isEmpty else { continue }
      let last = contours.count - 1
      switch element {
      case .move, .close: break
      case .line(let p):
        contours[last].points.append(p)
        contours[last].segments.append(.line)
      case .quad(let c, let p):
        contours[last].points += [c, p]
        contours[last].segments.append(.quad)
      case .cubic(let c1, let c2, let p):
        contours[last].points += [c1, c2, p]
        contours[last].segments.append(.cubic)
      }
    }
    return contours
  }

  /// Adds a contour without closing it.
  package mutating func append(open contour: Contour) {
    guard let first = contour.points.first else { return }
    let points = contour.points
    move(to: first)
    var next = 1
    for segment in contour.segments {
      switch segment {
      case .line:
        line(to: points[next])
        next += 1
      case .quad:
        quad(control: points[next], to: points[next + 1])
        next += 2
      case .cubic:
        cubic(control1: points[next], control2: points[next + 1], to: points[next + 2])
        next += 3
      }
    }
  }

  /// The outline of a stroke, to fill with the non-zero rule.
  ///
  /// - Parameter tolerance: How far its lines may leave round joins and caps, in the path's units.
  package func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
    StrokeOutliner.outline(self, style: style, scale: Chords.tolerance / tolerance)
  }
}
