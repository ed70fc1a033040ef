import Raster

/// The pixels whose centres lie in a path, for `shape-rendering` without smooth edges. A centre on the right or lower edge
/// counts, one on the left or upper edge does not, as in Skia.
struct AliasedPath {
  private struct Crossing {
    var x: Double
    /// 1 for an edge that runs down, −1 for one that runs up.
    var winding: Int
  }

  private let area: Rect
  /// By row of the area: where edges cross the line through its pixels' centres.
  private var rows: [[Crossing]]
  /// The greatest distance between a curve and its lines, in pixels.
  private static let tolerance = 0.05
  private static let mostLines = 256.0

  /// The pixels of a path as rectangles.
  ///
  /// - Parameters:
  ///   - path: in pixels.
  ///   - area: the pixels that are drawn; whole numbers.
  static func pixels(of path: Path, rule: FillRule, in area: Rect) -> Path {
    var aliased = AliasedPath(area: area)
    aliased.add(path)
    return aliased.rectangles(rule)
  }

  private init(area: Rect) {
    self.area = area
    rows = Array(repeating: [], count: max(0, Int(area.height)))
  }

  // MARK: Edges

  private mutating func add(_ path: Path) {
    var start = Point.zero
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        line(current, start)
        (start, current) = (point, point)
      case .line(let point):
        line(current, point)
        current = point
      case .quad(let control, let end):
        let share = 2.0 / 3
        let control1: Point = current + (control - current) * share
        let control2: Point = end + (control - end) * share
        curve(current, control1, control2, end)
        current = end
      case .cubic(let control1, let control2, let end):
        curve(current, control1, control2, end)
        current = end
      case .close:
        line(current, start)
        current = start
      }
    }
    line(current, start)
  }

  private mutating func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let wanted = (max(bend(a, b, c), bend(b, c, d)) * 0.75 / Self.tolerance).squareRoot()
    guard wanted.isFinite else { return }
    let lines = Int(min(max(wanted, 1), Self.mostLines).rounded(.up))
    var last = a
    for index in 1...lines {
      let t = Double(index) / Double(lines)
      let point = index == lines ? d : Self.point(t, a, b, c, d)
      line(last, point)
      last = point
    }
  }

  /// A point of a curve, at a parameter of 0–1.
  private static func point(_ t: Double, _ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
    func between(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (first, middle, last) = (between(a, b), between(b, c), between(c, d))
    return between(between(first, middle), between(middle, last))
  }

  private mutating func line(_ from: Point, _ to: Point) {
    guard from.y != to.y, from.isFinite, to.isFinite else { return }
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    let first = max((upper.y - area.minY + 0.5).rounded(.down), 0)
    let end = min((lower.y - area.minY + 0.5).rounded(.down), Double(rows.count))
    guard first < end else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    for row in Int(first)..<Int(end) {
      let x = upper.x + (area.minY + Double(row) + 0.5 - upper.y) * slope
      rows[row].append(Crossing(x: x, winding: from.y < to.y ? 1 : -1))
    }
  }

  // MARK: Pixels

  private func rectangles(_ rule: FillRule) -> Path {
    var path = Path()
    var open: [ClosedRange<Double>] = []
    var top = 0
    for row in 0...rows.count {
      let spans = row < rows.count ? spans(of: row, rule) : []
      guard spans != open else { continue }
      for span in open {
        path.append(
          Path(
            rect: Rect(
              x: span.lowerBound, y: area.minY + Double(top),
              width: span.upperBound - span.lowerBound, height: Double(row - top))))
      }
      (open, top) = (spans, row)
    }
    return path
  }

  /// The pixels of a row that are inside, from left to right.
  private func spans(of row: Int, _ rule: FillRule) -> [ClosedRange<Double>] {
    func pixel(_ x: Double) -> Double {
      min(max((x + 0.5).rounded(.down), area.minX), area.maxX)
    }
    var result: [ClosedRange<Double>] = []
    var winding = 0
    var start = 0.0
    for crossing in rows[row].sorted(by: { $0.x < $1.x }) {
      let wasInside = rule == .evenOdd ? winding % 2 != 0 : winding != 0
      winding += crossing.winding
      let isInside = rule == .evenOdd ? winding % 2 != 0 : winding != 0
      if isInside, !wasInside { start = crossing.x }
      guard wasInside, !isInside else { continue }
      let (left, right) = (pixel(start), pixel(crossing.x))
      guard left < right else { continue }
      if let last = result.last, last.upperBound >= left {
        result[result.count - 1] = last.lowerBound...right
      } else {
        result.append(left...right)
      }
    }
    return result
  }
}
