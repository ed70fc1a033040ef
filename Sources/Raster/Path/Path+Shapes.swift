/// Corners of a rectangle, for shapes that round only some.
public struct RectCorners: OptionSet, Sendable, Hashable {
  /// One bit a corner.
  public let rawValue: Int

  /// The corners of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = RectCorners(rawValue: 1)
  /// The top right corner.
  public static let topRight = RectCorners(rawValue: 2)
  /// The bottom right corner.
  public static let bottomRight = RectCorners(rawValue: 4)
  /// The bottom left corner.
  public static let bottomLeft = RectCorners(rawValue: 8)
  /// Both upper corners.
  public static let top: RectCorners = [.topLeft, .topRight]
  /// Both lower corners.
  public static let bottom: RectCorners = [.bottomLeft, .bottomRight]
  /// Both left corners.
  public static let left: RectCorners = [.topLeft, .bottomLeft]
  /// Both right corners.
  public static let right: RectCorners = [.topRight, .bottomRight]
  /// All four corners.
  public static let all: RectCorners = [.top, .bottom]
}

extension Path {
  /// The handle of a cubic that draws a quarter of a unit circle: 4/3·(√2 − 1).
  package static let circleHandle = 0.5522847498307936

  /// Lines from point to point; nothing without points.
  public init(polyline points: [Point]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
  }

  /// Lines from point to point, and back to the first; nothing without points.
  public init(polygon points: [Point]) {
    self.init(polyline: points)
    if !points.isEmpty { close() }
  }

  /// The ellipse that fills `rect`, as four cubics, clockwise from its rightmost point.
  public init(ellipseIn rect: Rect) {
    self.init()
    let rx = rect.width / 2
    let ry = rect.height / 2
    let hx = rx * Path.circleHandle
    let hy = ry * Path.circleHandle
    let c = rect.center
    func at(_ x: Double, _ y: Double) -> Point { Point(x: c.x + x, y: c.y + y) }
    move(to: at(rx, 0))
    cubic(control1: at(rx, hy), control2: at(hx, ry), to: at(0, ry))
    cubic(control1: at(-hx, ry), control2: at(-rx, hy), to: at(-rx, 0))
    cubic(control1: at(-rx, -hy), control2: at(-hx, -ry), to: at(0, -ry))
    cubic(control1: at(hx, -ry), control2: at(rx, -hy), to: at(rx, 0))
    close()
    form = .ellipse(rect)
  }

  /// A circle around a point, as the ellipse of its square.
  public init(circleAt center: Point, radius: Double) {
    self.init(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle with circular corners, as `CALayer.cornerRadius` draws them.
  ///
  /// - Parameters:
  ///   - rect: The bounds.
  ///   - radius: In the path's units; at most half of the shorter side is used.
  ///   - corners: The corners that are rounded.
  public init(roundedRect rect: Rect, radius: Double, corners: RectCorners = .all) {
    let r = min(radius, min(rect.width, rect.height) / 2)
    guard r > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init(rect: rect, corners: corners, corner: .circular(radius: r))
  }

  /// A rectangle with the continuous corners that UIKit draws from iOS 7 on (`UIBezierPath`'s
  /// rounded rectangles; layers with `cornerCurve = .continuous`).
  ///
  /// The corner reaches 1.528665 radii along both edges. Where only one side is too short for that,
  /// the short side gets UIKit's capsule-like end; where both are, the corners are circular.
  /// Source of the numbers: UIKit's own paths as published in PaintCode's "iOS 7 rounded rectangles".
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: Of the corners.
  ///   - corners: Those that are round.
  public init(
    continuousRoundedRect rect: Rect, radius: Double, corners: RectCorners = .all
  ) {
    guard radius > 0, !rect.isEmpty, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    let halfWidth = rect.width / 2
    let halfHeight = rect.height / 2
    let reach = ContinuousCorner.reach * radius
    let corner: Corner =
      switch (halfWidth >= reach, halfHeight >= reach) {
      case (true, true): .continuous(radius: radius)
      case (true, false): .capsule(short: halfHeight, long: halfWidth, shortIsVertical: true)
      case (false, true): .capsule(short: halfWidth, long: halfHeight, shortIsVertical: false)
      case (false, false): .circular(radius: min(halfWidth, halfHeight))
      }
    self.init(rect: rect, corners: corners, corner: corner)
  }

  /// A rectangle with the continuous corners of iOS 26: along a side that is too short for two of them each ends in the middle,
  /// also where only one is round, in a form between that of a capsule's end and the whole one.
  ///
  /// Measured on rows of 50.33 and 51 points, whose card has corners of 26, and of more than 80; between them it is a choice.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: Of the corners; where the longer side has no room for two of them the corners are arcs.
  ///   - corners: Those that are round.
  public init(glassRoundedRect rect: Rect, radius: Double, corners: RectCorners = .all) {
    let (short, long) = (min(rect.width, rect.height), max(rect.width, rect.height))
    guard radius > 0, long / 2 >= ContinuousCorner.reach * radius, !corners.isEmpty else {
      self.init(continuousRoundedRect: rect, radius: radius, corners: corners)
      return
    }
    self.init(
      rect: rect, corners: corners,
      corner: .glass(radius: radius, half: short / 2, shortIsVertical: rect.height < rect.width))
  }

  /// The ends of capsules with continuous corners.
  public enum CapsuleEnds: Sendable {
    /// As those of a switch of iOS 18.
    case modern
    /// As those of fills from iOS 26 on.
    case fill
    /// As those of glass.
    case glass

    fileprivate var curve: [CornerPoint] {
      switch self {
      case .modern: ContinuousCorner.modernHalf
      case .fill: ContinuousCorner.fillHalf
      case .glass: ContinuousCorner.glassHalf
      }
    }
  }

  /// A capsule whose corners are continuous where the longer side has room for them; one that is hardly longer has circular ends.
  public init(capsuleIn rect: Rect, ends: CapsuleEnds = .fill) {
    let (long, short) = (max(rect.width, rect.height), min(rect.width, rect.height))
    guard short > 0, long >= ContinuousCorner.reach * short else {
      self.init(roundedRect: rect, radius: short / 2)
      return
    }
    self.init(
      rect: rect, corners: .all,
      corner: .half(ends, radius: short / 2, shortIsVertical: rect.height == short))
  }

  /// Adds an arc of a circle, joined by a line to the current point.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Nothing is added where it is not positive.
  ///   - start: The direction of the arc's first point, from the x axis towards the y axis.
  ///   - sweep: How far to turn from `start`, clockwise on screen when positive; more than a whole
  ///     turn draws one.
  public mutating func arc(center: Point, radius: Double, start: Angle, sweep: Angle) {
    guard radius > 0, start.radians.isFinite, sweep.radians.isFinite else { return }
    let whole = 2 * Double.pi
    let turn = min(max(sweep.radians, -whole), whole)
    // A quarter turn a cubic keeps the radius within 0.03 %.
    let count = max(1, Int((turn.magnitude / (Double.pi / 2)).rounded(.up)))
    let step = turn / Double(count)
    let quarterStep = Angle(radians: step / 4).vector
    let handle = 4.0 / 3 * quarterStep.y / quarterStep.x * radius
    var direction = start.vector
    let first = center + direction * radius
    if isEmpty { move(to: first) } else { line(to: first) }
    for index in 1...count {
      let next = Angle(radians: start.radians + step * Double(index)).vector
      let from = center + direction * radius
      let to = center + next * radius
      cubic(
        control1: Point(x: from.x - direction.y * handle, y: from.y + direction.x * handle),
        control2: Point(x: to.x + next.y * handle, y: to.y - next.x * handle), to: to)
      direction = next
    }
  }

  /// The curve of a corner.
  enum Corner {
    case circular(radius: Double)
    case continuous(radius: Double)
    case capsule(short: Double, long: Double, shortIsVertical: Bool)
    /// Of half the shorter side.
    case half(CapsuleEnds, radius: Double, shortIsVertical: Bool)
    /// Of iOS 26, ending at half the shorter side.
    case glass(radius: Double, half: Double, shortIsVertical: Bool)
  }

  private init(rect: Rect, corners: RectCorners, corner: Corner) {
    if corners == .all, case .circular(let radius) = corner {
      self.init(rect: rect, rounded: radius)
      return
    }
    let names: [RectCorners] = [.topRight, .bottomRight, .bottomLeft, .topLeft]
    self.init(rect: rect, clockwise: names.map { corners.contains($0) ? corner : nil })
    if corners == .all { form = .symmetric(rect) }
  }

  /// Four circular corners, clockwise from the top left one's end on the top edge.
  private init(rect: Rect, rounded radius: Double) {
    self.init()
    reserve(10)
    let inner = radius * (1 - Path.circleHandle)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: Point(x: right - radius, y: top))
    cubic(
      control1: Point(x: right - inner, y: top), control2: Point(x: right, y: top + inner),
      to: Point(x: right, y: top + radius))
    line(to: Point(x: right, y: bottom - radius))
    cubic(
      control1: Point(x: right, y: bottom - inner), control2: Point(x: right - inner, y: bottom),
      to: Point(x: right - radius, y: bottom))
    line(to: Point(x: left + radius, y: bottom))
    cubic(
      control1: Point(x: left + inner, y: bottom), control2: Point(x: left, y: bottom - inner),
      to: Point(x: left, y: bottom - radius))
    line(to: Point(x: left, y: top + radius))
    cubic(
      control1: Point(x: left, y: top + inner), control2: Point(x: left + inner, y: top),
      to: Point(x: left + radius, y: top))
    close()
    form = .rounded(rect, radius: radius)
  }

  /// Walks the rectangle clockwise from the top left corner's end on the top edge.
  ///
  /// - Parameter corners: Top right, bottom right, bottom left, top left; nil is square.
  init(rect: Rect, clockwise corners: [Corner?]) {
    self.init()
    // Each corner: its point, the direction back along the edge that leads into it, and the
    // direction along the edge that leads out.
    let turns: [(Point, Point, Point)] = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    for (corner, (point, back, forward)) in zip(corners, turns) {
      guard let corner else {
        lineOrMove(to: point)
        continue
      }
      /// A curve that begins on the long side, from the incoming edge on.
      func turned(_ fromLong: [CornerPoint], _ shortIsVertical: Bool) -> [CornerPoint] {
        (back.y == 0) == shortIsVertical
          ? fromLong : fromLong.reversed().map { CornerPoint($0.outgoing, $0.incoming) }
      }
      /// The curve in units along the two edges, from the incoming edge to the outgoing one.
      let curve: [CornerPoint]
      switch corner {
      case .circular(let radius):
        let inner = radius * (1 - Path.circleHandle)
        curve = [
          CornerPoint(radius, 0), CornerPoint(inner, 0), CornerPoint(0, inner),
          CornerPoint(0, radius),
        ]
      case .continuous(let radius):
        curve = ContinuousCorner.full.map { $0.scaled(radius) }
      case .capsule(let short, let long, let shortIsVertical):
        // The published curve may reach past the middle of the long edge when both sides are near
        // the limit; there it is drawn in, so that two corners never cross.
        let along = short * min(1, long / (short * ContinuousCorner.capsuleReach))
        curve = turned(
          ContinuousCorner.capsule.map {
            CornerPoint($0.incoming * along, $0.outgoing * short)
          }, shortIsVertical)
      case .half(let ends, let radius, let shortIsVertical):
        curve = turned(ends.curve.map { $0.scaled(radius) }, shortIsVertical)
      case .glass(let radius, let half, let shortIsVertical):
        curve = turned(ContinuousCorner.glass(radius: radius, half: half), shortIsVertical)
      }
      func place(_ p: CornerPoint) -> Point { point + back * p.incoming + forward * p.outgoing }
      lineOrMove(to: place(curve[0]))
      for index in stride(from: 1, to: curve.count - 2, by: 3) {
        cubic(
          control1: place(curve[index]), control2: place(curve[index + 1]),
          to: place(curve[index + 2]))
      }
    }
    close()
  }

  private mutating func lineOrMove(to point: Point) {
    if isEmpty { move(to: point) } else { line(to: point) }
  }
}
