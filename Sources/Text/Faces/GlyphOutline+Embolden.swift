internal import Raster

extension GlyphOutline {
  /// Contours moved outward so that stems grow by `amount` font units (inward and thinner when it is
  /// negative), then squeezed vertically so that capitals keep their height and stand on the
  /// baseline still: as type designers do, bolder letters grow sideways.
  ///
  /// Each point of a contour, control points too, moves along the bisector of its neighbours'
  /// normals; only square roots are used.
  func emboldened(by amount: Double, capHeight: Double, em: Double) -> GlyphOutline {
    let contours = contours
    let area = contours.reduce(0) { $0 + Self.signedArea($1.points) }
    let outward = area < 0 ? -amount / 2 : amount / 2
    // Horizontal strokes of bolder weights grow less than upright ones.
    let vertical = abs(amount) * Self.verticalShare
    let height = capHeight * em
    let grown = amount < 0 ? -vertical : vertical
    let squeeze = height / (height + grown)
    var result = GlyphOutline()
    for contour in contours {
      let moved = Self.moved(contour.points, by: outward).map {
        Point(x: $0.x, y: ($0.y + grown / 2) * squeeze)
      }
      result.append(contour, points: moved)
    }
    return result
  }

  private static let verticalShare = 0.6

  /// A contour as its points in order and what the elements between them are.
  private struct Contour {
    enum Kind { case line, quad, cubic }
    var points: [Point] = []
    var kinds: [Kind] = []
  }

  private var contours: [Contour] {
    var contours: [Contour] = []
    for element in path.elements {
      if case .move(let p) = element {
        contours.append(Contour(points: [p]))
        continue
      }
      guard !contours.isEmpty else { continue }
      let last = contours.count - 1
      switch element {
      case .move, .close: break
      case .line(let p):
        contours[last].points.append(p)
        contours[last].kinds.append(.line)
      case .quad(let c, let p):
        contours[last].points += [c, p]
        contours[last].kinds.append(.quad)
      case .cubic(let c1, let c2, let p):
        contours[last].points += [c1, c2, p]
        contours[last].kinds.append(.cubic)
      }
    }
    return contours
  }

  private mutating func append(_ contour: Contour, points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    var next = 1
    for kind in contour.kinds {
      switch kind {
      case .line: line(to: points[next])
      case .quad: quad(control: points[next], to: points[next + 1])
      case .cubic:
        cubic(control1: points[next], control2: points[next + 1], to: points[next + 2])
      }
      next += kind == .line ? 1 : kind == .quad ? 2 : 3
    }
  }

  private static func signedArea(_ points: [Point]) -> Double {
    var sum = 0.0
    for i in points.indices {
      let (a, b) = (points[i], points[i + 1 == points.count ? 0 : i + 1])
      sum += a.x * b.y - b.x * a.y
    }
    return sum
  }

  /// Moves each point `distance` to the right of its contour's direction (outward where contours
  /// run counter-clockwise and y grows upward), upright edges fully, level ones by their share.
  private static func moved(_ points: [Point], by distance: Double) -> [Point] {
    let count = points.count
    var result = points
    for i in 0..<count {
      let incoming = direction(points, at: i, step: -1) * -1
      let outgoing = direction(points, at: i, step: 1)
      let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
      // At a turn sharper than about 120° the miter would shoot out: it is limited to twice the width.
      let scale = 1 / max(1 + cosine, 0.5)
      let normalX = (incoming.y + outgoing.y) * scale
      let normalY = -(incoming.x + outgoing.x) * scale
      result[i] = Point(
        x: points[i].x + normalX * distance,
        y: points[i].y + normalY * distance * verticalShare)
    }
    return result
  }

  /// Unit vector from a point to the nearest other one before or after it; zero when there is none.
  private static func direction(_ points: [Point], at index: Int, step: Int) -> Point {
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
