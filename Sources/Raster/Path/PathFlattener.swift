/// Takes the lines of a flattened path.
protocol LineSink {
  /// A line of a closed contour; every contour arrives whole and closed.
  mutating func line(from: Point, to: Point)
  /// True when a piece within these bounds cannot matter, or only by its end points; the flattener
  /// then sends its chord instead of the curve.
  func isOutside(minX: Double, minY: Double, maxX: Double, maxY: Double) -> Bool
}

/// Turns curves into lines, with + − × ÷ and square root only.
///
/// Chords do not end on their curve but two thirds of their sagitta beyond it, so that each cuts off as
/// much on the inside as it adds on the outside: areas then come out right with a third of the chords
/// that ends on the curve would need.
enum PathFlattener {
  /// The farthest a chord need stay from its curve, in pixels, however large the curve.
  static let tolerance = 1.0 / 192

  /// The most that |P′ × P″|·h³ may be for a chord over h of the parameter, in square pixels: the lens
  /// between curve and chord is a twelfth of that, and what a pixel's border leaves unbalanced of it
  /// at most a fifth of the lens. Over random curves coverage then stays within 1.5/255 of the exact
  /// area before it is rounded, on circles within 0.9/255.
  static let lens = 0.2

  /// How much of a chord the first and the last are shorter by: their outer ends are on the curve, and
  /// 1 − √½ of the length less evens out what they cut off and add.
  private static let shortening = 0.2928932188134524

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

  /// The number of chords for a curve.
  ///
  /// - Parameters:
  ///   - bend: The most of |P′ × P″|, in square pixels.
  ///   - acceleration: The most of |P″|, in pixels.
  private static func chords(bend: Double, acceleration: Double) -> Int {
    // Chords that end on the curve lie at most |P″|·h²/8 from it.
    let most = (acceleration / (8 * tolerance)).squareRoot()
    var high = most < Double(maximumSegments) ? Int(most) + 1 : maximumSegments
    var low = 1
    while low < high {
      let middle = (low + high) / 2
      let lengths = Double(middle) - 2 * shortening
      if lengths * lengths * lengths * lens >= bend { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func quad(
    _ p0: Point, _ p1: Point, _ p2: Point, into sink: inout some LineSink
  ) {
    let outside = sink.isOutside(
      minX: min(p0.x, p1.x, p2.x), minY: min(p0.y, p1.y, p2.y),
      maxX: max(p0.x, p1.x, p2.x), maxY: max(p0.y, p1.y, p2.y))
    var last = p0
    points(p0, p1, p2, scale: outside ? 0 : 1) {
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
    points(p0, p1, p2, p3, scale: outside ? 0 : 1) {
      sink.line(from: last, to: $0)
      last = $0
    }
  }

  /// The ends of a quadratic's chords after its first point, the last one exactly its end.
  ///
  /// - Parameter scale: Pixels for a unit of the points; 0 gives a single chord.
  @inline(__always)
  static func points(
    _ p0: Point, _ p1: Point, _ p2: Point, scale: Double, _ body: (Point) -> Void
  ) {
    let square = p0 - p1 * 2 + p2
    let linear = (p1 - p0) * 2
    let count = chords(
      bend: 2 * cross(linear, square).magnitude * (scale * scale),
      acceleration: 2 * length(square) * scale)
    if count > 1 {
      let step = 1 / (Double(count) - 2 * shortening)
      // Less P″·h²/12: across the curve that is two thirds of the sagitta.
      let start = p0 - square * (step * step / 6)
      for index in 1..<count {
        let t = (Double(index) - shortening) * step
        body(start + (linear + square * t) * t)
      }
    }
    body(p2)
  }

  /// The ends of a cubic's chords after its first point, the last one exactly its end.
  ///
  /// - Parameter scale: Pixels for a unit of the points; 0 gives a single chord.
  @inline(__always)
  static func points(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, scale: Double, _ body: (Point) -> Void
  ) {
    let d0 = p0 - p1 * 2 + p2
    let d1 = p1 - p2 * 2 + p3
    let linear = (p1 - p0) * 3
    let square = d0 * 3
    let cube = d1 - d0
    // P′ × P″ is a + b·t + c·t².
    let a = 2 * cross(linear, square)
    let b = 6 * cross(linear, cube)
    let c = 6 * cross(square, cube)
    var bend = max(a.magnitude, (a + b + c).magnitude)
    let peak = -b / (2 * c)
    if peak > 0, peak < 1 { bend = max(bend, (a + b * peak / 2).magnitude) }
    let count = chords(
      bend: bend * (scale * scale), acceleration: 6 * max(length(d0), length(d1)) * scale)
    if count > 1 {
      let step = 1 / (Double(count) - 2 * shortening)
      // Less P″·h²/12, as for quadratics: again a cubic in t.
      let shift = step * step / 12
      let start = p0 - square * (2 * shift)
      let first = linear - cube * (6 * shift)
      for index in 1..<count {
        let t = (Double(index) - shortening) * step
        body(start + (first + (square + cube * t) * t) * t)
      }
    }
    body(p3)
  }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

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
