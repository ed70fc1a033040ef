import Raster

/// Strokes the plain way: is this point within half a width of the line, in a corner or in a cap?
enum ReferenceStroke {
  /// 0–255, from samples spread evenly over the pixel (Roberts' sequence).
  static func level(
    _ lines: [[Point]], isClosed: Bool = false, _ style: StrokeStyle, x: Int, y: Int
  ) -> Double {
    let samples = 640
    var u = 0.5
    var v = 0.5
    var count = 0
    for _ in 0..<samples {
      u += 0.7548776662466927
      v += 0.5698402909980532
      if u >= 1 { u -= 1 }
      if v >= 1 { v -= 1 }
      let p = Point(x: Double(x) + u, y: Double(y) + v)
      if lines.contains(where: { covers(p, $0, isClosed: isClosed, style) }) { count += 1 }
    }
    return Double(count) / Double(samples) * 255
  }

  /// The parts of an open line that its dashes leave.
  static func dashes(of line: [Point], _ style: StrokeStyle) -> [[Point]] {
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let sum = pattern.reduce(0, +)
    var starts = [0.0]
    for (a, b) in zip(line, line.dropFirst()) {
      starts.append(starts[starts.count - 1] + length(b - a))
    }
    let total = starts[starts.count - 1]
    func point(_ at: Double) -> Point {
      let index = max(0, (starts.firstIndex { $0 >= at } ?? starts.count - 1) - 1)
      let part = (at - starts[index]) / (starts[index + 1] - starts[index])
      return line[index] + (line[index + 1] - line[index]) * part
    }
    var result: [[Point]] = []
    // From a whole pattern before the line on.
    var at = -style.dashPhase.truncatingRemainder(dividingBy: sum) - sum
    while at < total {
      for (index, length) in pattern.enumerated() {
        let (low, high) = (max(at, 0), min(at + length, total))
        at += length
        guard index % 2 == 0, high > low else { continue }
        let between = line.indices.filter { starts[$0] > low && starts[$0] < high }
        result.append([point(low)] + between.map { line[$0] } + [point(high)])
      }
    }
    return result
  }

  private static func covers(
    _ p: Point, _ line: [Point], isClosed: Bool, _ style: StrokeStyle
  ) -> Bool {
    let half = style.width / 2
    let points = isClosed ? line + [line[0]] : line
    for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
      let d = (b - a) * (1 / length(b - a))
      let along = dot(p - a, d)
      let across = d.x * (p.y - a.y) - d.y * (p.x - a.x)
      let isFirst = !isClosed && index == 0
      let isLast = !isClosed && index == points.count - 2
      let before = isFirst && style.cap == .square ? half : 0
      let after = isLast && style.cap == .square ? half : 0
      if across.magnitude <= half, along >= -before, along <= length(b - a) + after { return true }
      if isFirst, style.cap == .round, length(p - a) <= half { return true }
      if isLast, style.cap == .round, length(p - b) <= half { return true }
      if !isLast {
        let next = isClosed && index == points.count - 2 ? points[1] : points[index + 2]
        if joins(p, a, b, next, style) { return true }
      }
    }
    return false
  }

  /// True within the corner at `b`, beyond both lines.
  private static func joins(
    _ p: Point, _ a: Point, _ b: Point, _ c: Point, _ style: StrokeStyle
  ) -> Bool {
    let half = style.width / 2
    if style.join == .round { return length(p - b) <= half }
    let (d0, d1) = ((b - a) * (1 / length(b - a)), (c - b) * (1 / length(c - b)))
    let turn = d0.x * d1.y - d0.y * d1.x
    let side = turn < 0 ? 1.0 : -1
    let n0 = Point(x: -d0.y, y: d0.x) * side
    let n1 = Point(x: -d1.y, y: d1.x) * side
    let q = p - b
    // Between both normals, on the outer side.
    guard dot(q, d0) >= 0, dot(q, d1) <= 0 else { return false }
    let middle = n0 + n1
    let unit = middle * (1 / length(middle))
    // The cosine of half the turn: a miter is half/cos long, a bevel half·cos.
    let cosine = dot(unit, n0)
    if style.join == .miter, 1 <= style.miterLimit * cosine {
      return dot(q, n0) <= half && dot(q, n1) <= half && dot(q, unit) >= 0
    }
    return dot(q, unit) <= half * cosine && dot(q, unit) >= 0
  }

  private static func length(_ v: Point) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  private static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }
}
