import Raster

/// The outlines of SVG's basic shapes.
struct ShapeGeometry {
  let element: SVGTree.Element
  /// By property: values of style sheets, which may set geometry too.
  let values: [String: String]
  let viewport: Size
  let fontSize: Double
  /// Whether a rounded rectangle begins where SVG has it begin, which dashes and markers show.
  var keepsStart = false

  /// Nil for an element that is no shape, or has none of its own.
  var path: Path? {
    switch element.name {
    case "rect": rectangle
    case "circle":
      length("r", .diagonal).flatMap { radius in
        radius > 0 ? ellipse(radius, radius) : nil
      }
    case "ellipse": ellipse
    case "line":
      Path(polyline: [
        Point(x: length("x1", .horizontal) ?? 0, y: length("y1", .vertical) ?? 0),
        Point(x: length("x2", .horizontal) ?? 0, y: length("y2", .vertical) ?? 0),
      ])
    case "polyline": points.map { Path(polyline: $0) }
    case "polygon": points.map { Path(polygon: $0) }
    case "path": data
    default: nil
    }
  }

  /// The length of an attribute in user units.
  func length(_ name: String, _ direction: Length.Direction) -> Double? {
    guard let text = values[name] ?? element.attributes[name], let length = Length(text) else {
      return nil
    }
    return length.resolved(direction, viewport: viewport, fontSize: fontSize)
  }

  private var rectangle: Path? {
    guard let width = length("width", .horizontal), width > 0,
      let height = length("height", .vertical), height > 0
    else { return nil }
    let rect = Rect(
      x: length("x", .horizontal) ?? 0, y: length("y", .vertical) ?? 0, width: width,
      height: height)
    // A negative radius counts as left out; one that is left out is like the other.
    let x = length("rx", .horizontal).flatMap { $0 >= 0 ? $0 : nil }
    let y = length("ry", .vertical).flatMap { $0 >= 0 ? $0 : nil }
    let rx = min(x ?? y ?? 0, width / 2)
    let ry = min(y ?? x ?? 0, height / 2)
    guard rx > 0, ry > 0 else { return Path(rect: rect) }
    if rx == ry, !keepsStart { return Path(roundedRect: rect, radius: rx) }
    return Self.rounded(rect, rx, ry)
  }

  /// A rectangle with elliptical corners, clockwise from the left end of its upper side (SVG 2, 10.2).
  private static func rounded(_ rect: Rect, _ rx: Double, _ ry: Double) -> Path {
    let handle = 1 - Path.circleHandle
    var path = Path()
    /// The corner at `x` and `y`, from the side before it to the side behind it.
    func corner(_ x: Double, _ y: Double, _ before: Point, _ behind: Point) {
      func at(_ side: Point, _ share: Double) -> Point {
        Point(x: x + side.x * rx * share, y: y + side.y * ry * share)
      }
      path.line(to: at(before, 1))
      path.cubic(control1: at(before, handle), control2: at(behind, handle), to: at(behind, 1))
    }
    let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    path.move(to: Point(x: rect.minX + rx, y: rect.minY))
    corner(rect.maxX, rect.minY, left, down)
    corner(rect.maxX, rect.maxY, up, left)
    corner(rect.minX, rect.maxY, right, up)
    corner(rect.minX, rect.minY, down, right)
    path.close()
    return path
  }

  private var ellipse: Path? {
    let x = length("rx", .horizontal).flatMap { $0 >= 0 ? $0 : nil }
    let y = length("ry", .vertical).flatMap { $0 >= 0 ? $0 : nil }
    guard let rx = x ?? y, let ry = y ?? x, rx > 0, ry > 0 else { return nil }
    return ellipse(rx, ry)
  }

  private func ellipse(_ rx: Double, _ ry: Double) -> Path {
    let x = length("cx", .horizontal) ?? 0
    let y = length("cy", .vertical) ?? 0
    return Path(ellipseIn: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  /// Nil for fewer than two points. An odd number at the end is left out.
  private var points: [Point]? {
    var scanner = ValueScanner(element.attributes["points"] ?? "")
    let numbers = scanner.numbers()
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
    return points.count > 1 ? points : nil
  }

  private var data: Path? {
    guard var text = values["d"] ?? element.attributes["d"] else { return nil }
    // As a property: d: path("…").
    if text.hasPrefix("path("), let open = text.firstIndex(where: { $0 == "\"" || $0 == "'" }),
      let close = text.lastIndex(of: text[open]), open < close
    {
      text = String(text[text.index(after: open)..<close])
    }
    let path = Path(validPrefixOf: text)
    return path.elements.count > 1 ? path : nil
  }
}
