import Raster

extension Painter {
  mutating func paintShape(_ position: Int, in context: Context) throws(SVGError) {
    var geometry = geometry(of: position, in: context)
    geometry.keepsStart = !context.style.dashes.isEmpty || !context.style.markers.isEmpty
    guard let path = geometry.path else { return }
    try paint(path, position, in: context)
  }

  /// Draws a path with fill, stroke and markers.
  mutating func paint(_ path: Path, _ position: Int, in context: Context) throws(SVGError) {
    let style = context.style
    switch purpose {
    case .measure:
      guard let bounds = path.transformed(by: context.transform).bounds else { return }
      measured = measured.map { $0.union(bounds) } ?? bounds
      guard measuresStrokes else { return }
      if let stroke = strokeStyle(context), style.stroke != .none {
        let reach = stroke.greatestReach * context.transform.scale
        measured = measured?.union(bounds.insetBy(x: -reach, y: -reach))
      }
      try paintMarkers(of: path, position, path.bounds, in: context)
    case .clip:
      guard style.isVisible else { return }
      let pixels = path.transformed(by: context.transform)
      try takeWork(of: pixels)
      canvas.fill(
        style.smoothsEdges ? pixels : aliased(pixels, style.clipRule), .white, rule: style.clipRule)
    case .draw:
      let bounds = path.bounds
      for part in style.paintOrder {
        switch part {
        case .fill where style.isVisible: try fill(path, bounds, in: context)
        case .stroke where style.isVisible: try stroke(path, bounds, in: context)
        case .markers where style.isVisible:
          try paintMarkers(of: path, position, bounds, in: context)
        default: break
        }
      }
    }
  }

  private mutating func fill(
    _ path: Path, _ bounds: Rect?, in context: Context
  ) throws(SVGError) {
    let style = context.style
    guard style.fill != .none else { return }
    let pixels = path.transformed(by: context.transform)
    try takeWork(of: pixels)
    try paint(
      PaintRequest(
        value: style.fill, opacity: style.fillOpacity, bounds: bounds,
        transform: context.transform),
      style.smoothsEdges ? pixels : aliased(pixels, style.fillRule), rule: style.fillRule,
      in: context)
  }

  /// A path in pixels as whole pixels.
  func aliased(_ path: Path, _ rule: FillRule) -> Path {
    AliasedPath.pixels(of: path, rule: rule, in: area)
  }

  private mutating func stroke(
    _ path: Path, _ bounds: Rect?, in context: Context
  ) throws(SVGError) {
    let style = context.style
    guard style.stroke != .none, let stroke = strokeStyle(context) else { return }
    try takeWork(of: path.transformed(by: context.transform), stroke, context.transform.scale)
    let request = PaintRequest(
      value: style.stroke, opacity: style.strokeOpacity, bounds: bounds,
      transform: context.transform)
    if style.smoothsEdges, let color = solidColor(request.value, in: context) {
      canvas.append(.save)
      canvas.append(.concatenate(context.transform))
      canvas.stroke(path, color.withAlpha(color.alpha * request.opacity), style: stroke)
      canvas.append(.restore)
      return
    }
    let outline = path.outline(of: stroke, scale: context.transform.scale)
      .transformed(by: context.transform)
    try paint(
      request, style.smoothsEdges ? outline : aliased(outline, .nonZero), rule: .nonZero,
      in: context)
  }

  /// The stroke in user units; nil where there is none.
  func strokeStyle(_ context: Context) -> StrokeStyle? {
    let style = context.style
    func length(_ length: Length) -> Double {
      length.resolved(.diagonal, viewport: context.viewport, fontSize: style.fontSize)
    }
    let width = length(style.strokeWidth)
    guard width > 0 else { return nil }
    var dashes = style.dashes.map(length)
    if dashes.contains(where: { $0 < 0 }) || dashes.reduce(0, +) <= 0 { dashes = [] }
    if dashes.count % 2 == 1 { dashes += dashes }
    return StrokeStyle(
      width: width, cap: style.lineCap, join: style.lineJoin, miterLimit: max(1, style.miterLimit),
      clipsMiters: style.clipsMiters, dash: dashes, dashPhase: length(style.dashOffset))
  }

  /// A paint that is one colour; nil for gradients and patterns, and for none.
  func solidColor(_ value: ComputedStyle.PaintValue, in context: Context) -> Color? {
    switch value {
    case .color(let color): color
    case .currentColor: context.style.color
    default: nil
    }
  }
}

extension StrokeStyle {
  /// How far it may reach beyond its path.
  fileprivate var greatestReach: Double {
    // The corner of a square cap, or a miter.
    width / 2 * max(join == .miter ? miterLimit : 1, 1.5)
  }
}
