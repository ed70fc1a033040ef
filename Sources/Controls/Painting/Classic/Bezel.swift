import ObjectModel
import Raster

/// A raised or sunken shape up to iOS 6: a gradient, edge lines of one pixel each along the
/// outline, and a hard drop shadow.
struct Bezel: Sendable {
  /// A line around the outline, as wide as a pixel of the artwork.
  struct Ring: Sendable {
    /// The colour along the top; the sides and the bottom have their own, and corners blend them.
    let top: Color
    let side: Color
    let bottom: Color

    init(_ top: Color, _ side: Color, _ bottom: Color) {
      self.top = top
      self.side = side
      self.bottom = bottom
    }

    /// Black with these alphas.
    static func shade(_ top: Double, _ side: Double, _ bottom: Double) -> Ring {
      Ring(.shade(top), .shade(side), .shade(bottom))
    }

    /// Creates a ring of one colour.
    init(_ color: Color) { self.init(color, color, color) }

    /// Whether nothing shows through.
    var isOpaque: Bool { top.alpha == 1 && side.alpha == 1 && bottom.alpha == 1 }
  }

  /// The rings, from the outline inward.
  struct Edge: Sendable {
    /// Rings of a point each, for scales below 1.5.
    let at1x: [Ring]
    /// Rings of half a point each, for larger scales.
    let at2x: [Ring]

    /// The rings for a scale and the width of each, in points.
    func rings(scale: Double) -> (rings: [Ring], width: Double) {
      scale < 1.5 ? (at1x, 1) : (at2x, 0.5)
    }
  }

  /// How the colour of a ring changes from its top over its sides to its bottom.
  enum Transition {
    /// Around the corners, for raised shapes.
    case atCorners
    /// Evenly over the height, for shapes shaded from above.
    case evenly
  }

  let shape: BezelShape
  let fill: VerticalGradient?
  let edge: Edge
  var transition = Transition.atCorners
  /// Rows below the shape, along its outline: light below raised shapes, a shadow below thumbs.
  var dropShadow = PixelRows(at1x: [], at2x: [])

  /// Draws the bezel.
  ///
  /// - Parameter rect: in points, without the drop shadow.
  func paint(in rect: Rect, scale: Double, _ canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    paintDropShadow(below: rect, scale: scale, &canvas)
    guard let fill else { return paintEdge(in: rect, scale: scale, &canvas) }
    // Opaque rings are filled one on the other, so that no fill shows between them on curves.
    let (rings, width) = edge.rings(scale: scale)
    let opaque = rings.prefix { $0.isOpaque }.count
    for (index, ring) in rings.prefix(opaque).enumerated() {
      let gradient = gradient(of: ring, index: index, width: width, in: rect)
      canvas.fill(shape.path(in: rect, inset: Double(index) * width), gradient.paint(in: rect))
    }
    canvas.fill(shape.path(in: rect, inset: Double(opaque) * width), fill.paint(in: rect))
    paintEdge(in: rect, from: opaque, scale: scale, &canvas)
  }

  /// Draws the rings only.
  ///
  /// - Parameter first: the index of the first ring to draw.
  func paintEdge(in rect: Rect, from first: Int = 0, scale: Double, _ canvas: inout Canvas) {
    let (rings, width) = edge.rings(scale: scale)
    for (index, ring) in rings.enumerated().dropFirst(first) {
      let outer = Double(index) * width
      var path = shape.path(in: rect, inset: outer)
      path.append(shape.path(in: rect, inset: outer + width))
      let gradient = gradient(of: ring, index: index, width: width, in: rect)
      canvas.fill(path, gradient.paint(in: rect), rule: .evenOdd)
    }
  }

  private func gradient(
    of ring: Ring, index: Int, width: Double, in rect: Rect
  ) -> VerticalGradient {
    let inner = Double(index + 1) * width
    return gradient(of: ring, straight: min(inner / rect.height, 0.5), in: rect)
  }

  /// The colours of a ring, from top to bottom.
  ///
  /// - Parameter straight: the share of the height that its straight top and bottom take up.
  private func gradient(of ring: Ring, straight: Double, in rect: Rect) -> VerticalGradient {
    func stop(_ location: Double, _ color: Color) -> GradientStop {
      GradientStop(location: location, color: color)
    }
    switch transition {
    case .evenly:
      return VerticalGradient([
        stop(straight, ring.top), stop(0.5, ring.side), stop(1 - straight, ring.bottom),
      ])
    case .atCorners:
      // The colour changes more slowly than the corner's direction (fitted to black bar buttons at
      // 2x).
      let corner = max(shape.cornerRadius(in: rect) / rect.height, straight)
      let turn = min(max(corner * 0.6, straight), 0.5)
      let end = min(corner * 1.2, 0.5)
      return VerticalGradient([
        stop(straight, ring.top), stop(turn, ring.top.blended(with: ring.side, 0.3)),
        stop(end, ring.side), stop(1 - end, ring.side),
        stop(1 - turn, ring.bottom.blended(with: ring.side, 0.3)),
        stop(1 - straight, ring.bottom),
      ])
    }
  }

  private func paintDropShadow(below rect: Rect, scale: Double, _ canvas: inout Canvas) {
    let rows = dropShadow.rows(scale: scale)
    guard !rows.colors.isEmpty else { return }
    let lower = Rect(
      x: rect.minX, y: rect.midY, width: rect.width,
      height: rect.height / 2 + dropShadow.height(scale: scale))
    canvas.clipped(to: Path(rect: lower)) {
      for (index, color) in rows.colors.enumerated() {
        var path = shape.path(in: rect.offsetBy(x: 0, y: Double(index) * rows.height))
        path.append(shape.path(in: rect.offsetBy(x: 0, y: Double(index + 1) * rows.height)))
        $0.fill(path, color, rule: .evenOdd)
      }
    }
  }
}

/// The outline of a bezel.
enum BezelShape: Sendable {
  /// A rectangle with corners of this radius, in points.
  case rounded(Double, RectCorners = .all)
  /// A rectangle with semicircular ends.
  case capsule
  /// An arrow to the left: a back button, with corners of this radius on the right.
  case back(Double)

  /// The radius of the corners in a frame, in points.
  func cornerRadius(in rect: Rect) -> Double {
    switch self {
    case .rounded(let radius, _), .back(let radius): radius
    case .capsule: min(rect.width, rect.height) / 2
    }
  }

  /// The outline within `rect`, inset by `inset` points.
  func path(in rect: Rect, inset: Double = 0) -> Path {
    switch self {
    case .rounded(let radius, let corners):
      let inner = rect.insetBy(x: inset, y: inset)
      let left = corners.isDisjoint(with: .left) ? inset : 0
      let right = corners.isDisjoint(with: .right) ? inset : 0
      // A side without corners is not inset, so that rings have no line there.
      return Path(
        roundedRect: Rect(
          x: inner.minX - left, y: inner.minY, width: inner.width + left + right,
          height: inner.height),
        radius: max(0, radius - inset), corners: corners)
    case .capsule:
      let inner = rect.insetBy(x: inset, y: inset)
      return Path(roundedRect: inner, radius: min(inner.width, inner.height) / 2)
    case .back(let radius):
      return Self.arrow(in: rect, inset: inset, radius: radius)
    }
  }

  /// The straight edges of the arrow's tip: .706 points across for each point down (measured on a
  /// black bar).
  private static let slope = 0.706
  /// Radius between these edges and the top or bottom, in points (measured on a black bar).
  private static let shoulder = 6.5
  /// The horizontal distance that insets such an edge by one point: √(1 + .706²).
  private static let tipInset = 1.2241
  /// How far the arc of the shoulder, 54.8°, reaches along both edges, in radii; `turnHandle` is
  /// the length of its cubic's handles, in radii.
  private static let turnReach = 0.5184
  private static let turnHandle = 0.3254
  /// The direction of the upper edge: (.706, −1) at length 1.
  private static let edgeDirection = Point(x: 0.5767, y: 0.8169)

  private static func arrow(in rect: Rect, inset: Double, radius: Double) -> Path {
    let top = rect.minY + inset
    let bottom = rect.maxY - inset
    let right = rect.maxX - inset
    let tip = Point(x: rect.minX + inset * tipInset, y: rect.midY)
    let cornerX = tip.x + (rect.midY - top) * slope
    let reach = (shoulder - inset) * turnReach
    let handle = (shoulder - inset) * turnHandle
    var path = Path()
    path.move(to: tip)
    func along(_ distance: Double, _ y: Double, _ direction: Double) -> Point {
      Point(
        x: cornerX - edgeDirection.x * distance, y: y + direction * edgeDirection.y * distance)
    }
    path.line(to: along(reach, top, 1))
    path.cubic(
      control1: along(reach - handle, top, 1), control2: Point(x: cornerX + reach - handle, y: top),
      to: Point(x: cornerX + reach, y: top))
    let corner = max(0, radius - inset)
    let curve = corner * (1 - Path.cornerHandle)
    path.line(to: Point(x: right - corner, y: top))
    path.cubic(
      control1: Point(x: right - curve, y: top), control2: Point(x: right, y: top + curve),
      to: Point(x: right, y: top + corner))
    path.line(to: Point(x: right, y: bottom - corner))
    path.cubic(
      control1: Point(x: right, y: bottom - curve), control2: Point(x: right - curve, y: bottom),
      to: Point(x: right - corner, y: bottom))
    path.line(to: Point(x: cornerX + reach, y: bottom))
    path.cubic(
      control1: Point(x: cornerX + reach - handle, y: bottom),
      control2: along(reach - handle, bottom, -1), to: along(reach, bottom, -1))
    path.close()
    return path
  }
}

extension Path {
  /// The handle of a cubic that draws a quarter of a unit circle.
  fileprivate static let cornerHandle = 0.5522847498307936
}
