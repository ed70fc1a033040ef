/// Turns a stroke into a path to fill with the non-zero rule.
///
/// Both sides are walked in the same sense, so that every part of the outline winds the same way and
/// overlaps are never holes: a corner's inner side goes through the corner itself unless both lines
/// are long enough to meet.
struct StrokeOutliner {
  private let style: StrokeStyle
  private let half: Double
  /// The farthest that lines may leave round joins, in the path's units.
  private let tolerance: Double
  private var result = Path()
  private var contour: [Point] = []
  /// Points that arcs may still add; when they are used up, arcs become chords.
  private var arcPoints = 200_000

  /// - Parameter scale: Pixels for a unit of the path, above zero.
  static func outline(_ path: Path, style: StrokeStyle, scale: Double) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    var outliner = StrokeOutliner(style: style, tolerance: Chords.tolerance / scale)
    for line in Polyline.subpaths(of: path, scale: scale) {
      let pieces =
        style.dash.isEmpty ? [line] : line.dashed(style.dash, phase: style.dashPhase)
      for piece in pieces { outliner.add(piece) }
    }
    return outliner.result
  }

  private init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    self.half = min(style.width / 2, CoordinateLimit.farthest)
    self.tolerance = tolerance
  }

  private mutating func add(_ line: Polyline) {
    guard let first = line.vertices.first else { return }
    guard line.vertices.count > 1 else {
      addDot(first.point)
      return
    }
    let back = Polyline(vertices: line.vertices.reversed(), isClosed: line.isClosed)
    addSide(line)
    if line.isClosed {
      emit()
      addSide(back)
      emit()
    } else {
      addCap(line)
      addSide(back)
      addCap(back)
      emit()
    }
  }

  /// A line without length: nothing, a square or a disc, as its caps are.
  private mutating func addDot(_ p: Point) {
    switch style.cap {
    case .butt: return
    case .square:
      contour = [
        Point(x: p.x - half, y: p.y - half), Point(x: p.x + half, y: p.y - half),
        Point(x: p.x + half, y: p.y + half), Point(x: p.x - half, y: p.y + half),
      ]
    case .round:
      let axes = [
        Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1),
      ]
      for index in 0..<4 { addArc(p, from: axes[index], to: axes[(index + 1) % 4]) }
    }
    emit()
  }

  private mutating func emit() {
    guard contour.count > 2 else {
      contour.removeAll(keepingCapacity: true)
      return
    }
    result.move(to: contour[0])
    for point in contour.dropFirst() { result.line(to: point) }
    result.close()
    contour.removeAll(keepingCapacity: true)
  }

  /// The side to the left of travel.
  private mutating func addSide(_ line: Polyline) {
    let vertices = line.vertices
    let count = vertices.count
    let lines = line.isClosed ? count : count - 1
    if !line.isClosed {
      let direction = Self.direction(vertices[0].point, vertices[1].point)
      contour.append(vertices[0].point + Self.normal(direction) * half)
    }
    for index in 0..<lines {
      let end = (index + 1) % count
      guard line.isClosed || end < count - 1 else { break }
      addJoin(
        from: vertices[index].point, at: vertices[end],
        to: vertices[(index + 2) % count].point)
    }
    if !line.isClosed {
      let direction = Self.direction(vertices[count - 2].point, vertices[count - 1].point)
      contour.append(vertices[count - 1].point + Self.normal(direction) * half)
    }
  }

  private mutating func addJoin(from: Point, at vertex: Polyline.Vertex, to: Point) {
    let p = vertex.point
    let d0 = Self.direction(from, p)
    let d1 = Self.direction(p, to)
    let n0 = Self.normal(d0)
    let n1 = Self.normal(d1)
    let turn = d0.x * d1.y - d0.y * d1.x
    let cosine = d0.x * d1.x + d0.y * d1.y
    let middle = 1 + cosine
    if turn < 0 || (turn == 0 && cosine > 0) {
      // The inner side. The offset lines meet half·tan(turn/2) before the corner; tan² of half an
      // angle is (1 − cos)/(1 + cos). More than half of a line is not given away, since its other
      // end may need as much.
      let reach = half * half * max(0, 1 - cosine)
      let shortest = min(Self.squaredLength(p - from), Self.squaredLength(to - p))
      if middle > 0, reach * 4 <= shortest * middle {
        contour.append(p + (n0 + n1) * (half / middle))
      } else {
        contour.append(p + n0 * half)
        contour.append(p)
        contour.append(p + n1 * half)
      }
      return
    }
    // How far a straight cut stays inside the round join: half·(1 − cos(turn/2)).
    let cut = half * (1 - (max(0, middle) / 2).squareRoot())
    let join: StrokeStyle.Join =
      vertex.isSmooth ? (cut > tolerance ? .round : .miter) : style.join
    switch join {
    case .miter:
      // The miter is 1/cos(turn/2) widths long. Within a curve it is hardly longer than one.
      if vertex.isSmooth || (middle > 0 && 2 <= style.miterLimit * style.miterLimit * middle) {
        contour.append(p + (n0 + n1) * (half / middle))
      } else if style.clipsMiters {
        // The sides go on until they are as far from the corner, along the miter, as the limit lets them. Where the
        // line turns right back, the miter is its direction.
        let across = n0 + n1
        let axis = Self.squaredLength(across) > 1e-12 ? Self.unit(across) : d0
        let cosine = n0.x * axis.x + n0.y * axis.y
        let sine = d0.x * axis.x + d0.y * axis.y
        let reach = sine > 1e-6 ? max(0, style.miterLimit - cosine) / sine * half : 0
        contour.append(p + n0 * half + d0 * reach)
        contour.append(p + n1 * half - d1 * reach)
      } else {
        contour.append(p + n0 * half)
        contour.append(p + n1 * half)
      }
    case .bevel:
      contour.append(p + n0 * half)
      contour.append(p + n1 * half)
    case .round:
      if middle < 1 {
        // More than a quarter turn: by way of its middle, which is the direction of travel when the
        // line turns right back.
        let across = n0 + n1
        let between = Self.squaredLength(across) > 1e-12 ? Self.unit(across) : d0
        addArc(p, from: n0, to: between)
        addArc(p, from: between, to: n1)
      } else {
        addArc(p, from: n0, to: n1)
      }
    }
  }

  private mutating func addCap(_ line: Polyline) {
    let end = line.vertices[line.vertices.count - 1].point
    let direction = Self.direction(line.vertices[line.vertices.count - 2].point, end)
    let normal = Self.normal(direction)
    switch style.cap {
    case .butt: break
    case .square:
      contour.append(end + (normal + direction) * half)
      contour.append(end + (direction - normal) * half)
    case .round:
      addArc(end, from: normal, to: direction)
      addArc(end, from: direction, to: normal * -1)
    }
  }

  /// The points of an arc of at most a half turn's half, both ends included: halved until the chords
  /// are near enough.
  private mutating func addArc(_ center: Point, from: Point, to: Point) {
    contour.append(center + from * half)
    divideArc(center, from, to, depth: 0)
    contour.append(center + to * half)
  }

  private mutating func divideArc(_ center: Point, _ from: Point, _ to: Point, depth: Int) {
    let across = from + to
    let length = across.length
    // |from + to| is 2·cos(half the angle), and the chord lies half·(1 − that) inside.
    guard depth < Self.deepestArc, arcPoints > 0, length > 0, half * (1 - length / 2) > tolerance
    else { return }
    arcPoints -= 1
    let middle = across * (1 / length)
    divideArc(center, from, middle, depth: depth + 1)
    contour.append(center + middle * half)
    divideArc(center, middle, to, depth: depth + 1)
  }

  /// 512 chords a quarter: within the tolerance up to a stroke of six thousand pixels.
  private static let deepestArc = 9

  private static func squaredLength(_ v: Point) -> Double { v.x * v.x + v.y * v.y }

  private static func unit(_ v: Point) -> Point {
    let length = v.length
    return length > 0 ? v * (1 / length) : Point(x: 1, y: 0)
  }

  private static func direction(_ from: Point, _ to: Point) -> Point { unit(to - from) }

  /// A quarter turn to the left of travel, on screen.
  private static func normal(_ direction: Point) -> Point {
    Point(x: direction.y, y: -direction.x)
  }
}
