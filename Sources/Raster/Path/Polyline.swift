/// A subpath as straight lines, on its way to being stroked.
struct Polyline {
  struct Vertex {
    var point: Point
    /// Within a curve: joined without a corner, whatever the stroke's join is.
    var isSmooth: Bool
  }

  var vertices: [Vertex]
  var isClosed: Bool

  /// The subpaths of `path`; points that repeat are left out, so every line has a length. A subpath
  /// that is a single point stays as one.
  ///
  /// - Parameter scale: Pixels for a unit of the path, for the number of chords.
  static func subpaths(of path: Path, scale: Double) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(vertices: [], isClosed: false)
    func held(_ p: Point) -> Point { p.clampedToLimit }
    func finish(closed: Bool) {
      // A lone move draws nothing; a line without length is a dot.
      guard current.vertices.count > 1 else { return }
      var line = Polyline(vertices: [], isClosed: closed)
      for vertex in current.vertices where line.vertices.last?.point != vertex.point {
        line.vertices.append(vertex)
      }
      if closed, line.vertices.count > 1, line.vertices.last?.point == line.vertices[0].point {
        line.vertices.removeLast()
      }
      if line.vertices.count < 2 { line.isClosed = false }
      result.append(line)
    }
    func add(_ point: Point, smooth: Bool) {
      current.vertices.append(Vertex(point: point, isSmooth: smooth))
    }
    func last() -> Point {
      guard let vertex = current.vertices.last else {
        add(.zero, smooth: false)
        return .zero
      }
      return vertex.point
    }
    func turn(_ points: [Point]) {
      for point in points { add(point, smooth: false) }
    }
    /// The last point of a curve is a corner, those before are not.
    func endCurve(from start: Int) {
      for index in start..<current.vertices.count - 1 { current.vertices[index].isSmooth = true }
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish(closed: false)
        current.vertices = [Vertex(point: held(p), isSmooth: false)]
      case .line(let p):
        _ = last()
        add(held(p), smooth: false)
      case .quad(let c, let p):
        let from = last()
        let start = current.vertices.count
        let chords = Chords(from, held(c), held(p), scale: scale)
        if chords.count == 1 {
          let third = 1.0 / 3
          turn(
            CurveTurns.points(
              from, held(c) * (2 * third) + from * third, held(c) * (2 * third) + held(p) * third,
              held(p)))
        }
        for index in 0..<chords.count { add(chords[index], smooth: false) }
        endCurve(from: start)
      case .cubic(let c1, let c2, let p):
        let from = last()
        let start = current.vertices.count
        let chords = Chords(from, held(c1), held(c2), held(p), scale: scale)
        if chords.count == 1 { turn(CurveTurns.points(from, held(c1), held(c2), held(p))) }
        for index in 0..<chords.count { add(chords[index], smooth: false) }
        endCurve(from: start)
      case .close:
        guard let first = current.vertices.first else { continue }
        if current.vertices.count == 1 { add(first.point, smooth: false) }
        finish(closed: true)
        current.vertices = [first]
      }
    }
    finish(closed: false)
    return result
  }

  /// The pieces of this line that `dash` leaves, lengths of dashes and gaps in turn.
  ///
  /// An odd number of lengths is used twice over, as CoreGraphics and SVG do. Lengths that are
  /// negative, not finite or all zero leave the line whole.
  func dashed(_ dash: [Double], phase: Double) -> [Polyline] {
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    let sum = pattern.reduce(0, +)
    guard vertices.count > 1, sum > 0, sum.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return [self]
    }
    var points = vertices
    if isClosed { points.append(vertices[0]) }
    var total = 0.0
    for index in 1..<points.count {
      total += (points[index].point - points[index - 1].point).length
    }
    guard total / sum * Double(pattern.count) < Self.mostDashes else { return [self] }

    // Where in the pattern the line starts.
    var left = phase.isFinite ? phase.remainder(dividingBy: sum) : 0
    if left < 0 { left += sum }
    var entry = 0
    // A dash of no length that begins here is a dot.
    while left >= pattern[entry], left > 0 || pattern[entry] > 0, entry < pattern.count - 1 {
      left -= pattern[entry]
      entry += 1
    }
    var room = max(pattern[entry] - left, 0)
    var pieces: [Polyline] = []
    var piece: [Vertex] = entry % 2 == 0 ? [points[0]] : []
    let startsDrawn = !piece.isEmpty
    for index in 1..<points.count {
      let from = points[index - 1].point
      let line = points[index].point - from
      let length = line.length
      var done = 0.0
      while length - done > room {
        done += room
        let at = Vertex(point: from + line * (done / length), isSmooth: false)
        if entry % 2 == 0 {
          piece.append(at)
          pieces.append(Polyline(vertices: piece, isClosed: false))
          piece = []
        } else {
          piece = [at]
        }
        entry = (entry + 1) % pattern.count
        room = pattern[entry]
      }
      room -= length - done
      if entry % 2 == 0 { piece.append(points[index]) }
    }
    if !piece.isEmpty {
      if isClosed, startsDrawn, !pieces.isEmpty {
        // The last dash of a closed line continues in its first.
        pieces[0].vertices = piece + pieces[0].vertices.dropFirst()
      } else if isClosed, startsDrawn {
        return [self]
      } else {
        pieces.append(Polyline(vertices: piece, isClosed: false))
      }
    }
    return pieces.map { $0.withoutRepeats() }
  }

  /// Beyond this many dashes a line is drawn whole: they would be far below a pixel.
  static let mostDashes = 100_000.0

  private func withoutRepeats() -> Polyline {
    var line = Polyline(vertices: [], isClosed: isClosed)
    for vertex in vertices where line.vertices.last?.point != vertex.point {
      line.vertices.append(vertex)
    }
    return line
  }
}
