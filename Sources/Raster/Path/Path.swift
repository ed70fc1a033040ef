/// Contours of lines and Bézier curves. Coordinates are in the space of whoever draws it.
///
/// Shapes (`roundedRect`, `ellipse`, …) are added in `Path+Shapes.swift`, SVG path data in
/// `SVGPathData.swift`.
public struct Path: Sendable, Hashable {
  /// One step of a contour; each starts where the one before ended.
  public enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case quad(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  /// The steps in the order they were added; of a rectangle they are made each time.
  public var elements: [Element] { rectangle.map(Self.steps) ?? steps }

  /// The number of steps.
  package var elementCount: Int { rectangle == nil ? steps.count : Self.rectangleSteps }

  /// The steps; none of a rectangle, since most rectangles are filled without a look at them.
  private var steps: [Element] = []

  private static let rectangleSteps = 5

  /// A path without contours.
  public init() {}

  /// A rectangle, clockwise on screen from its origin.
  public init(rect: Rect) { form = .rectangle(rect) }

  private static func steps(of rect: Rect) -> [Element] {
    [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// The shape that a path was created from, where fills, clips and strokes have a faster way for it.
  enum Form: Sendable, Hashable {
    case rectangle(Rect)
    /// Four circular corners of one radius.
    case rounded(Rect, radius: Double)
    case ellipse(Rect)
    /// Its own mirror image about both middles of its bounds.
    case symmetric(Rect)

    /// The path's bounds.
    var bounds: Rect {
      switch self {
      case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect), .symmetric(let rect):
        rect
      }
    }
  }

  /// Nil when the path is none of these or was changed. Only a path without steps of its own may be a rectangle.
  var form: Form?

  /// The rectangle this path is, when it was made as one and not changed since: the fast path of
  /// fills and clips.
  public var rectangle: Rect? {
    if case .rectangle(let rect)? = form { rect } else { nil }
  }

  /// True when nothing was added.
  public var isEmpty: Bool { steps.isEmpty && rectangle == nil }

  /// Starts a contour.
  public mutating func move(to point: Point) { append(.move(point)) }
  /// Adds a line; a path that is empty starts at the origin.
  public mutating func line(to point: Point) { append(.line(point)) }
  /// Adds a quadratic Bézier curve.
  public mutating func quad(control: Point, to end: Point) {
    append(.quad(control: control, end: end))
  }
  /// Adds a cubic Bézier curve.
  public mutating func cubic(control1: Point, control2: Point, to end: Point) {
    append(.cubic(control1: control1, control2: control2, end: end))
  }
  /// Closes the contour with a line to its start, where the next step begins.
  public mutating func close() { append(.close) }

  /// Adds a step.
  public mutating func append(_ element: Element) {
    dropForm()
    steps.append(element)
  }

  /// Makes room for so many steps.
  mutating func reserve(_ count: Int) { steps.reserveCapacity(count) }

  /// Adds another path's contours.
  public mutating func append(_ other: Path) {
    if isEmpty {
      if other.rectangle == nil { steps.append(contentsOf: other.steps) }
      form = other.form
      return
    }
    dropForm()
    steps.append(contentsOf: other.elements)
  }

  /// Makes the path one of steps alone.
  private mutating func dropForm() {
    if let rectangle { steps = Self.steps(of: rectangle) }
    form = nil
  }

  /// The path with every point mapped; a rectangle stays one where it can.
  public func transformed(by transform: Transform) -> Path {
    if let rectangle, transform.isScaleAndTranslation {
      return Path(rect: transform.apply(upright: rectangle))
    }
    var result = Path()
    result.steps.reserveCapacity(elementCount)
    for element in elements {
      switch element {
      case .move(let p): result.steps.append(.move(transform.apply(p)))
      case .line(let p): result.steps.append(.line(transform.apply(p)))
      case .quad(let c, let p):
        result.steps.append(.quad(control: transform.apply(c), end: transform.apply(p)))
      case .cubic(let c1, let c2, let p):
        result.steps.append(
          .cubic(
            control1: transform.apply(c1), control2: transform.apply(c2), end: transform.apply(p)))
      case .close: result.steps.append(.close)
      }
    }
    if transform.isScaleAndTranslation {
      result.form = form?.transformed(by: transform)
    }
    return result
  }

  /// The bounds of all points, control points included; nil when there are none.
  public var controlBounds: Rect? {
    var low: Point?
    var high = Point.zero
    func take(_ p: Point) {
      guard let current = low else {
        low = p
        high = p
        return
      }
      low = Point(x: min(current.x, p.x), y: min(current.y, p.y))
      high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    for element in elements {
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
    guard let low else { return nil }
    return Rect(low, high)
  }
}

extension Path.Form {
  /// The form under an upright transform.
  fileprivate func transformed(by transform: Transform) -> Path.Form {
    let rect = transform.apply(upright: bounds)
    return switch self {
    case .rectangle: .rectangle(rect)
    case .rounded(_, let radius):
      transform.a == transform.d
        ? .rounded(rect, radius: radius * transform.a) : .symmetric(rect)
    case .ellipse: .ellipse(rect)
    case .symmetric: .symmetric(rect)
    }
  }
}
