import Raster

extension Painter {
  /// Paths (ISO 32000-1, 8.5).
  ///
  /// - Returns: false for an operator of another kind.
  mutating func performPath(_ name: String, _ numbers: [Double]) throws(PDFError) -> Bool {
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    switch (name, numbers.count) {
    case ("m", 2...):
      path.move(to: point(0))
      pathStart = point(0)
    case ("l", 2...): path.line(to: point(0))
    case ("c", 6...):
      path.cubic(control1: point(0), control2: point(2), to: point(4))
    case ("v", 4...):
      path.cubic(control1: path.end(pathStart) ?? point(0), control2: point(0), to: point(2))
    case ("y", 4...): path.cubic(control1: point(0), control2: point(2), to: point(2))
    case ("h", _): path.close()
    case ("re", 4...): addRectangle(numbers)
    case ("S", _): try paintPath(fill: nil, strokes: true)
    case ("s", _):
      path.close()
      try paintPath(fill: nil, strokes: true)
    case ("f", _), ("F", _): try paintPath(fill: .nonZero, strokes: false)
    case ("f*", _): try paintPath(fill: .evenOdd, strokes: false)
    case ("B", _): try paintPath(fill: .nonZero, strokes: true)
    case ("B*", _): try paintPath(fill: .evenOdd, strokes: true)
    case ("b", _):
      path.close()
      try paintPath(fill: .nonZero, strokes: true)
    case ("b*", _):
      path.close()
      try paintPath(fill: .evenOdd, strokes: true)
    case ("n", _): try paintPath(fill: nil, strokes: false)
    case ("W", _): pendingClip = .nonZero
    case ("W*", _): pendingClip = .evenOdd
    // Operators with too few operands do nothing.
    case ("m", _), ("l", _), ("c", _), ("v", _), ("y", _), ("re", _): break
    default: return false
    }
    try checkMemory(of: path)
    return true
  }

  private mutating func addRectangle(_ numbers: [Double]) {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    pathStart = Point(x: x, y: y)
    if width >= 0, height >= 0 {
      // Alone it stays a rectangle, which has faster ways.
      path.append(Path(rect: Rect(x: x, y: y, width: width, height: height)))
      return
    }
    path.move(to: Point(x: x, y: y))
    path.line(to: Point(x: x + width, y: y))
    path.line(to: Point(x: x + width, y: y + height))
    path.line(to: Point(x: x, y: y + height))
    path.close()
  }

  private mutating func paintPath(fill: FillRule?, strokes: Bool) throws(PDFError) {
    let current = path
    path = Path()
    defer { pendingClip = nil }
    guard !current.isEmpty else { return }
    try file.budget.take(work: Double(current.elementCount) * Work.segment)
    let pixels = current.pixels(under: state.transform)
    if !isHidden {
      if let fill { try self.fill(pixels, rule: fill) }
      if strokes { try stroke(current) }
    }
    if let rule = pendingClip { try clip(to: pixels, rule: rule) }
  }

  /// Fills a path in pixels with the fill colour.
  mutating func fill(_ path: Path, rule: FillRule) throws(PDFError) {
    try paint(path, rule: rule, state.fill, opacity: state.fillOpacity)
  }

  /// Strokes a path of user space.
  mutating func stroke(_ path: Path) throws(PDFError) {
    let color = state.stroke
    var style = state.line
    // A width of zero is the thinnest line that can be drawn.
    let scale = state.transform.scale
    if style.width * scale < Self.thinnestLine { style.width = Self.thinnestLine / scale }
    let pixels = path.transformed(by: state.transform)
    let bounds = pixels.controlBounds
    let reach = style.width * scale * (style.join == .miter ? style.miterLimit : 1)
    guard
      try takes(bounds?.insetBy(x: -reach, y: -reach), perPixel: Work.pixel)
    else { return }
    try take(pixels, style)
    if !style.dash.isEmpty, let bounds {
      // As many dashes as lie within the bounds, about.
      let length = style.dash.reduce(0, +) * scale
      let count = (bounds.width + bounds.height) / max(length, 0.001)
      try file.budget.take(work: count * Double(path.elementCount) * Work.segment)
      // Dashes that no pixel shows are none.
      if length < 0.05 { style.dash = [] }
    }
    guard color.pattern == nil else {
      let outline = path.outline(of: style, scale: scale)
      return try paint(
        outline.transformed(by: state.transform), rule: .nonZero, color,
        opacity: state.strokeOpacity)
    }
    guard !color.space.drawsNothing else { return }
    let solid = color.space.color(color.components).withAlpha(state.strokeOpacity)
    let transform = state.transform
    try composed { (painter) throws(PDFError) in
      painter.canvas.append(.save)
      painter.canvas.append(.concatenate(transform))
      painter.canvas.stroke(path, solid, style: style)
      painter.canvas.append(.restore)
    }
  }

  /// In pixels.
  private static let thinnestLine = 1.0

  /// Fills a path in pixels with a colour or pattern.
  mutating func paint(
    _ path: Path, rule: FillRule, _ color: PaintColor, opacity: Double
  ) throws(PDFError) {
    guard try takes(path.controlBounds, perPixel: Work.pixel) else { return }
    try take(path)
    if let pattern = color.pattern {
      return try paint(path, rule: rule, pattern: pattern, color, opacity: opacity)
    }
    guard !color.space.drawsNothing else { return }
    let solid = color.space.color(color.components).withAlpha(opacity)
    try composed { (painter) throws(PDFError) in
      painter.canvas.fill(path, solid, rule: rule)
    }
  }
}

extension Path {
  /// Where the path goes on.
  ///
  /// - Parameter start: of the contour that was closed last.
  func end(_ start: Point) -> Point? {
    switch elements.last {
    case .move(let p)?, .line(let p)?, .quad(_, let p)?, .cubic(_, _, let p)?: p
    case .close?: start
    case nil: nil
    }
  }

  /// The path in pixels; a rectangle that is only moved, scaled or mirrored stays one.
  func pixels(under transform: Transform) -> Path {
    guard let rectangle, transform.b == 0, transform.c == 0 else {
      return transformed(by: transform)
    }
    return Path(rect: rectangle.bounds(under: transform))
  }
}
