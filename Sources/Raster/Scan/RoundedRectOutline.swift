/// A path that is an upright rectangle but for its corners, each of which is square or a run of cubics from one side to the next:
/// cards, buttons and the ends of table sections are drawn so.
struct RoundedRectOutline {
  /// The cubics of a corner.
  struct Curve {
    let corner: RectCorners
    /// Their points among all: a start, then three for each cubic.
    let points: Range<Int>
    /// The upper left and the lower right of the rectangle between the ends, which holds all points.
    let low: Point
    let high: Point
  }

  private enum Step { case none, horizontal, vertical, curve }

  /// More steps than four corners of three cubics each have.
  private static let mostSteps = 24
  /// More points than the curves of so many steps have.
  static let mostPoints = 3 * mostSteps

  /// Points of the curves on the device.
  private(set) var points: [Point] = []
  private(set) var curves: [Curve] = []
  /// The rectangle's upper left and lower right.
  private(set) var low = Point.zero
  private(set) var high = Point.zero
  private var passed: RectCorners = []
  private var last = Step.none
  private var current = Point.zero
  private var curveStart = 0

  /// The points of a corner's cubics; nil of a square one.
  func points(of corner: RectCorners) -> ArraySlice<Point>? {
    curves.first { $0.corner == corner }.map { points[$0.points] }
  }

  /// Takes a path in; false when it is of another kind.
  ///
  /// - Parameters:
  ///   - transform: From the path's units to pixels.
  ///   - low: The upper left of all points on the device, control points too; finite.
  ///   - high: Their lower right.
  mutating func take(_ path: Path, _ transform: Transform, _ low: Point, _ high: Point) -> Bool {
    let farthest = CoordinateLimit.farthest
    guard path.elementCount <= Self.mostSteps, transform.isScaleAndTranslation,
      min(low.x, low.y) > -farthest, max(high.x, high.y) < farthest
    else { return false }
    let elements = path.elements
    guard case .move(let p)? = elements.first else { return false }
    self.low = low
    self.high = high
    points.removeAll(keepingCapacity: true)
    curves.removeAll(keepingCapacity: true)
    passed = []
    last = .none
    let start = transform.apply(p)
    current = start
    var first = Step.none
    for element in elements.dropFirst() {
      switch element {
      case .line(let p):
        guard line(to: transform.apply(p)) else { return false }
      case .cubic(let c1, let c2, let p):
        cubic(transform.apply(c1), transform.apply(c2), transform.apply(p))
      case .close:
        guard line(to: start) else { return false }
      case .move, .quad:
        return false
      }
      if first == .none { first = last }
    }
    return line(to: start) && turn(to: first) && passed == .all
  }

  /// Goes along a side; false when the points do not lie on one, or what is before does not end there.
  private mutating func line(to end: Point) -> Bool {
    let step: Step
    if current.x == end.x {
      if current.y == end.y { return true }
      guard end.x == low.x || end.x == high.x else { return false }
      step = .vertical
    } else {
      guard current.y == end.y, end.y == low.y || end.y == high.y else { return false }
      step = .horizontal
    }
    guard turn(to: step) else { return false }
    last = step
    current = end
    return true
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    if last != .curve {
      curveStart = points.count
      points.append(current)
      last = .curve
    }
    points.append(control1)
    points.append(control2)
    points.append(end)
    current = end
  }

  /// Ends what leads to the current point, where the outline goes on as `next`; false when that is no corner.
  private mutating func turn(to next: Step) -> Bool {
    if last == .curve { return endCurve() }
    if last == .none || next == .curve || last == next { return true }
    // Both lie on sides, so that they meet in a corner of the rectangle.
    return pass(RectCorners(isLeft: current.x == low.x, isTop: current.y == low.y))
  }

  private mutating func endCurve() -> Bool {
    let (start, end) = (points[curveStart], current)
    let first = Point(x: min(start.x, end.x), y: min(start.y, end.y))
    let last = Point(x: max(start.x, end.x), y: max(start.y, end.y))
    let isLeft = first.x == low.x
    let isTop = first.y == low.y
    guard isLeft != (last.x == high.x), isTop != (last.y == high.y), first.x < last.x,
      first.y < last.y
    else { return false }
    let side = Point(x: isLeft ? low.x : high.x, y: isTop ? low.y : high.y)
    // One end on each of the two sides.
    guard (start.x == side.x && end.y == side.y) != (start.y == side.y && end.x == side.x) else {
      return false
    }
    for point in points[(curveStart + 1)...]
    where point.x < first.x || point.x > last.x || point.y < first.y || point.y > last.y {
      return false
    }
    let corner = RectCorners(isLeft: isLeft, isTop: isTop)
    curves.append(
      Curve(corner: corner, points: curveStart..<points.count, low: first, high: last))
    return pass(corner)
  }

  /// False when the corner was passed before.
  private mutating func pass(_ corner: RectCorners) -> Bool { passed.insert(corner).inserted }
}

/// Single corners.
extension RectCorners {
  static let each: [RectCorners] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  init(isLeft: Bool, isTop: Bool) {
    let side: RectCorners = isLeft ? .left : .right
    self = side.intersection(isTop ? .top : .bottom)
  }

  var isLeft: Bool { !isDisjoint(with: .left) }
  var isTop: Bool { !isDisjoint(with: .top) }

  /// The place of the corner's bit.
  var index: Int { rawValue.trailingZeroBitCount }

  /// The corner that this one is an image of where its shape is its own mirror image.
  func original(_ mirror: Mirror?) -> RectCorners {
    RectCorners(isLeft: isLeft || mirror?.x != nil, isTop: isTop || mirror?.y != nil)
  }
}
