/// Takes the lines of a flattened path.
protocol LineSink {
  /// A line of a closed contour; every contour arrives whole and closed.
  mutating func line(from: Point, to: Point)
  /// True when a piece within these bounds cannot matter, or only by its end points; the flattener
  /// then sends its chord instead of the curve.
  func isOutside(minX: Double, minY: Double, maxX: Double, maxY: Double) -> Bool
}

/// Turns curves into lines, with + − × ÷ and square root only.
enum PathFlattener {
  /// The farthest a chord may leave its curve, in pixels. Coverage then stays within 2/255 of the
  /// exact area, rounding included: over random curves 1.6/255 is the most that was measured, where
  /// 1/128 gave 2.2/255.
  static let tolerance = 1.0 / 192

  /// Coordinates are held to this many pixels either side, far outside any surface, so that no sum
  /// or product below can overflow.
  static let farthest = 1_073_741_824.0

  /// The most lines one curve becomes; reached only by curves far larger than a surface.
  static let maximumSegments = 4096

  /// Sends the path's lines to `sink`, open contours closed. A path with a NaN or infinite point,
  /// before or after the transform, sends nothing and gives false.
  @discardableResult
  static func flatten(_ path: Path, _ transform: Transform, into sink: inout some LineSink) -> Bool
  {
    guard isFinite(path, transform) else { return false }
    var start = Point.zero
    var current = Point.zero
    var isOpen = false
    for element in path.elements {
      switch element {
      case .move(let p):
        if isOpen, current != start { sink.line(from: current, to: start) }
        start = place(p, transform)
        current = start
        isOpen = true
      case .line(let p):
        let end = place(p, transform)
        sink.line(from: current, to: end)
        current = end
        isOpen = true
      case .quad(let c, let p):
        let control = place(c, transform)
        let end = place(p, transform)
        quad(current, control, end, into: &sink)
        current = end
        isOpen = true
      case .cubic(let c1, let c2, let p):
        let end = place(p, transform)
        cubic(current, place(c1, transform), place(c2, transform), end, into: &sink)
        current = end
        isOpen = true
      case .close:
        if isOpen, current != start { sink.line(from: current, to: start) }
        current = start
      }
    }
    if isOpen, current != start { sink.line(from: current, to: start) }
    return true
  }

  /// The number of chords for a curve whose second difference is at most `difference` pixels:
  /// the distance is at most factor × difference / n².
  static func segments(difference: Double, factor: Double, tolerance: Double) -> Int {
    let count = (factor * difference / tolerance).squareRoot()
    guard count > 1 else { return 1 }
    return min(Int(min(count, Double(maximumSegments))) + 1, maximumSegments)
  }

  /// |P″|/8 for a quadratic: P″ is twice the second difference.
  static let quadFactor = 0.25
  /// |P″|/8 for a cubic: P″ is at most six times the larger second difference.
  static let cubicFactor = 0.75

  private static func quad(
    _ p0: Point, _ p1: Point, _ p2: Point, into sink: inout some LineSink
  ) {
    let outside = sink.isOutside(
      minX: min(p0.x, p1.x, p2.x), minY: min(p0.y, p1.y, p2.y),
      maxX: max(p0.x, p1.x, p2.x), maxY: max(p0.y, p1.y, p2.y))
    var last = p0
    points(p0, p1, p2, tolerance: outside ? .infinity : tolerance) {
      sink.line(from: last, to: $0)
      last = $0
    }
  }

  private static func cubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into sink: inout some LineSink
  ) {
    let outside = sink.isOutside(
      minX: min(p0.x, p1.x, p2.x, p3.x), minY: min(p0.y, p1.y, p2.y, p3.y),
      maxX: max(p0.x, p1.x, p2.x, p3.x), maxY: max(p0.y, p1.y, p2.y, p3.y))
    var last = p0
    points(p0, p1, p2, p3, tolerance: outside ? .infinity : tolerance) {
      sink.line(from: last, to: $0)
      last = $0
    }
  }

  /// The points of a quadratic after its first, the last one exactly its end.
  @inline(__always)
  static func points(
    _ p0: Point, _ p1: Point, _ p2: Point, tolerance: Double, _ body: (Point) -> Void
  ) {
    let bend = p0 - p1 * 2 + p2
    let count = segments(difference: length(bend), factor: quadFactor, tolerance: tolerance)
    if count > 1 {
      let step = 1 / Double(count)
      let slope = (p1 - p0) * 2
      for index in 1..<count {
        let t = Double(index) * step
        body(p0 + (slope + bend * t) * t)
      }
    }
    body(p2)
  }

  /// The points of a cubic after its first, the last one exactly its end.
  @inline(__always)
  static func points(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, tolerance: Double,
    _ body: (Point) -> Void
  ) {
    let d0 = p0 - p1 * 2 + p2
    let d1 = p1 - p2 * 2 + p3
    let count = segments(
      difference: max(length(d0), length(d1)), factor: cubicFactor, tolerance: tolerance)
    if count > 1 {
      let step = 1 / Double(count)
      let linear = (p1 - p0) * 3
      let square = d0 * 3
      let cube = d1 - d0
      for index in 1..<count {
        let t = Double(index) * step
        body(p0 + (linear + (square + cube * t) * t) * t)
      }
    }
    body(p3)
  }

  static func length(_ v: Point) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  static func place(_ p: Point, _ transform: Transform) -> Point {
    let q = transform.apply(p)
    return Point(
      x: min(max(q.x, -farthest), farthest), y: min(max(q.y, -farthest), farthest))
  }

  /// The bounds of all points where they are drawn, control points included; nil when there are none
  /// or one is NaN or infinite.
  static func bounds(_ path: Path, _ transform: Transform) -> Rect? {
    var lowX = Double.infinity
    var lowY = Double.infinity
    var highX = -Double.infinity
    var highY = -Double.infinity
    // Zero times anything but NaN and infinity is zero.
    var check = 0.0
    func take(_ point: Point) {
      let p = transform.apply(point)
      lowX = min(lowX, p.x)
      lowY = min(lowY, p.y)
      highX = max(highX, p.x)
      highY = max(highY, p.y)
      check += p.x * 0 + p.y * 0
    }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): take(p)
      case .quad(let c, let p):
        take(c)
        take(p)
      case .cubic(let c1, let c2, let p):
        take(c1)
        take(c2)
        take(p)
      case .close: break
      }
    }
    guard check == 0, lowX <= highX else { return nil }
    return Rect(x: lowX, y: lowY, width: highX - lowX, height: highY - lowY)
  }

  /// False when a point of the path is NaN or infinite where it is drawn.
  static func isFinite(_ path: Path, _ transform: Transform) -> Bool {
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p):
        guard transform.apply(p).isFinite else { return false }
      case .quad(let c, let p):
        guard transform.apply(c).isFinite, transform.apply(p).isFinite else { return false }
      case .cubic(let c1, let c2, let p):
        guard transform.apply(c1).isFinite, transform.apply(c2).isFinite,
          transform.apply(p).isFinite
        else { return false }
      case .close: break
      }
    }
    return true
  }
}
