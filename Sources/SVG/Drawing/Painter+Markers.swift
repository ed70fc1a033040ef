import Raster

extension Painter {
  /// Draws the markers at a path's vertices.
  mutating func paintMarkers(
    of path: Path, _ position: Int, _ bounds: Rect?, in context: Context
  ) throws(SVGError) {
    // SVG 2, unlike 1.1, has them at rectangles, circles and ellipses, too.
    let names: Set = ["path", "line", "polyline", "polygon", "rect", "circle", "ellipse"]
    let style = context.style
    guard !style.markers.isEmpty, names.contains(tree.elements[position].name) else { return }
    let vertices = MarkerVertices(path).vertices
    for (index, vertex) in vertices.enumerated() {
      if index == 0 { try paint("marker-start", at: vertex, bounds, in: context) }
      if index == vertices.count - 1 { try paint("marker-end", at: vertex, bounds, in: context) }
      if index > 0, index < vertices.count - 1 {
        try paint("marker-mid", at: vertex, bounds, in: context)
      }
    }
  }

  private mutating func paint(
    _ property: String, at vertex: MarkerVertices.Vertex, _ bounds: Rect?, in context: Context
  ) throws(SVGError) {
    guard let marker = self.position(of: context.style.markers[property], ["marker"]) else {
      return
    }
    let attributes = tree.elements[marker].attributes
    let style = context.style
    func length(_ text: String?, _ direction: Length.Direction, _ standard: Double) -> Double {
      let length = text.flatMap { Length($0) } ?? Length(standard)
      return length.resolved(direction, viewport: context.viewport, fontSize: style.fontSize)
    }
    let size = Size(
      width: length(attributes["markerWidth"], .horizontal, 3),
      height: length(attributes["markerHeight"], .vertical, 3))
    guard size.width > 0, size.height > 0 else { return }
    var transform = Self.turn(attributes["orient"], vertex, isStart: property == "marker-start")
    transform.tx = vertex.point.x
    transform.ty = vertex.point.y
    if attributes["markerUnits"] != "userSpaceOnUse" {
      guard let width = strokeStyle(context)?.width else { return }
      transform = Transform.scale(x: width, y: width).concatenating(transform)
    }
    var inner = context
    var content = Transform.identity
    var box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let viewBox = attributes["viewBox"].flatMap(Self.viewBox),
      let fit = AspectRatio(attributes["preserveAspectRatio"] ?? "")
        .transform(from: viewBox, to: size)
    {
      content = fit
      box = viewBox
      inner.viewport = viewBox.size
    }
    let reference = content.apply(
      Point(
        x: Self.reference(attributes["refX"], box.minX, box.width),
        y: Self.reference(attributes["refY"], box.minY, box.height)))
    let place = Transform.translation(x: -reference.x, y: -reference.y)
      .concatenating(transform).concatenating(context.transform)
    inner.transform = content.concatenating(place)
    inner.shape = ShapePaints(context, bounds: bounds)
    try paintMarker(
      marker,
      clippedTo: Path(
        rect: Rect(x: 0, y: 0, width: size.width, height: size.height)
      ).transformed(by: place), in: inner)
  }

  private mutating func paintMarker(
    _ marker: Int, clippedTo frame: Path, in context: Context
  ) throws(SVGError) {
    let values = cascade.values(of: marker)
    var inner = context
    // Properties come from the marker's own ancestors, not from the shape.
    inner.style = inheritedStyle(of: marker, context)
    let overflow = cascade.value("overflow", of: marker, values) ?? "hidden"
    let clips = overflow != "visible" && overflow != "auto"
    if clips { try budget.take(bytes: Self.commandBytes) }
    func paint(_ painter: inout Painter) throws(SVGError) {
      _ = try painter.within(marker) { (painter) throws(SVGError) in
        try painter.paintChildren(of: marker, in: inner)
      }
    }
    if clips { try clipped(to: frame, paint) } else { try paint(&self) }
  }

  /// The style that an element has by itself and its ancestors.
  func inheritedStyle(of position: Int, _ context: Context) -> ComputedStyle {
    let element = tree.elements[position]
    let outer = element.parent.map { inheritedStyle(of: $0, context) } ?? ComputedStyle()
    return outer.applying(cascade.values(of: position), viewport: context.viewport)
  }

  private static func turn(
    _ orient: String?, _ vertex: MarkerVertices.Vertex, isStart: Bool
  ) -> Transform {
    let direction = vertex.direction
    switch orient {
    case "auto" where direction != .zero:
      return Transform(
        a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0)
    case "auto-start-reverse" where direction != .zero:
      let sign = isStart ? -1.0 : 1
      return Transform(
        a: sign * direction.x, b: sign * direction.y, c: -sign * direction.y,
        d: sign * direction.x, tx: 0, ty: 0)
    case let text?:
      var scanner = ValueScanner(text)
      scanner.skipSpace()
      guard let number = scanner.number() else { return .identity }
      return .rotation(Angle(degrees: number * (CSSColor.degrees[scanner.name()] ?? 1)))
    default: return .identity
    }
  }

  private static func reference(_ text: String?, _ start: Double, _ extent: Double) -> Double {
    switch text {
    case nil: 0
    case "left", "top": start
    case "center": start + extent / 2
    case "right", "bottom": start + extent
    case let text?:
      Length(text).map { $0.unit == .percent ? start + extent * $0.value / 100 : $0.value } ?? 0
    }
  }
}
