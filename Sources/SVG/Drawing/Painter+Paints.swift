import Raster

/// A fill or stroke to draw.
struct PaintRequest {
  var value: ComputedStyle.PaintValue
  /// 0–1.
  var opacity: Double
  /// The shape's bounds without its stroke, in the units of `transform`.
  var bounds: Rect?
  /// From the shape's user units to pixels.
  var transform: Transform
}

extension Painter {
  /// Fills a path in pixels.
  mutating func paint(
    _ request: PaintRequest, _ path: Path, rule: FillRule, in context: Context
  ) throws(SVGError) {
    switch request.value {
    case .none: break
    case .color(let color):
      canvas.fill(path, color.withAlpha(color.alpha * request.opacity), rule: rule)
    case .currentColor:
      let color = context.style.color
      canvas.fill(path, color.withAlpha(color.alpha * request.opacity), rule: rule)
    case .contextFill, .contextStroke:
      try paintContext(request, path, rule: rule, in: context)
    case .link(let id, let fallback):
      let names: Set = ["linearGradient", "radialGradient", "pattern"]
      if let position = self.position(of: id, names) {
        try takeShadedPixels(of: path.bounds)
        let isPainted =
          tree.elements[position].name == "pattern"
          ? try paint(request, path, rule: rule, pattern: position, in: context)
          : try paint(request, path, rule: rule, gradient: position, in: context)
        if isPainted { return }
      }
      guard let fallback else { return }
      var request = request
      request.value = fallback
      try paint(request, path, rule: rule, in: context)
    }
  }

  private mutating func paintContext(
    _ request: PaintRequest, _ path: Path, rule: FillRule, in context: Context
  ) throws(SVGError) {
    guard let shape = context.shape else { return }
    var request = request
    let usesFill = request.value == .contextFill
    request.value = usesFill ? shape.context.style.fill : shape.context.style.stroke
    if case .link = request.value {
      request.bounds = try shape.bounds(self)
      request.transform = shape.context.transform
    }
    var inner = context
    inner.style = shape.context.style
    inner.shape = shape.context.shape
    try paint(request, path, rule: rule, in: inner)
  }

  // MARK: Gradients

  /// - Returns: false for a gradient that can't be used: without stops, or in units of bounds that are flat.
  private mutating func paint(
    _ request: PaintRequest, _ path: Path, rule: FillRule, gradient position: Int,
    in context: Context
  ) throws(SVGError) -> Bool {
    let gradient = try GradientReader(painter: self, context: context).read(position)
    guard let source = gradient.source else { return false }
    let stops = try gradientStops.stops(
      gradient.stops, of: source, opacity: request.opacity, budget)
    guard let last = stops.last else { return false }
    try budget.take(work: Double(stops.count) * Work.stop)
    var units = Transform.identity
    if gradient.usesBounds {
      guard let box = request.bounds, !box.isEmpty else { return false }
      units = Self.units(of: box)
    }
    let transform = gradient.transform.concatenating(units).concatenating(request.transform)
    guard let inverse = transform.inverse else { return false }
    guard stops.count > 1, let paint = gradient.paint(stops) else {
      canvas.fill(path, last.color, rule: rule)
      return true
    }
    canvas.append(.save)
    canvas.append(.concatenate(transform))
    canvas.fill(path.transformed(by: inverse), paint, rule: rule)
    canvas.append(.restore)
    return true
  }

  /// The transform of a gradient or pattern, about its origin.
  ///
  /// - Parameters:
  ///   - chain: the element, and those that it takes values over from.
  ///   - name: the attribute.
  func transform(of chain: [Int], _ name: String, _ context: Context) -> Transform {
    func value(_ name: String) -> String? {
      chain.lazy.compactMap { cascade.values(of: $0)[name] }.first
    }
    let own = value(name).flatMap(TransformList.read) ?? .identity
    let frame = Rect(origin: .zero, size: context.viewport)
    let origin = value("transform-origin").flatMap { Self.origin($0, in: frame, context) }
    let transform = origin.map(own.about) ?? own
    return transform.inverse == nil ? .identity : transform
  }

  // MARK: Patterns

  /// - Returns: false for a pattern that can't be used: without content, or with empty tiles.
  private mutating func paint(
    _ request: PaintRequest, _ path: Path, rule: FillRule, pattern position: Int,
    in context: Context
  ) throws(SVGError) -> Bool {
    let chain = referenceChain(position, ["pattern"])
    let elements = chain.map { tree.elements[$0] }
    func attribute(_ name: String) -> String? {
      elements.lazy.compactMap { $0.attributes[name] }.first
    }
    let usesBounds = attribute("patternUnits") != "userSpaceOnUse"
    guard !usesBounds || request.bounds?.isEmpty == false,
      let tile = tile(attribute, usesBounds: usesBounds, request, in: context)
    else { return false }
    let transform = self.transform(of: chain, "patternTransform", context)
      .concatenating(request.transform)
    guard let source = chain.first(where: { !tree.children(of: $0).isEmpty }),
      transform.inverse != nil,
      let (pixmap, columns, rows) = try tilePicture(
        source, tile, transform, attribute, request, in: context)
    else { return false }
    // From pixels of the tile to those of the picture.
    let place = Transform(
      a: tile.width / columns, b: 0, c: 0, d: tile.height / rows, tx: tile.minX, ty: tile.minY
    ).concatenating(transform)
    guard let inverse = place.inverse else { return false }
    if request.opacity < 1 { canvas.append(.beginLayer(opacity: request.opacity)) }
    canvas.append(.save)
    canvas.append(.concatenate(place))
    canvas.fill(
      path.transformed(by: inverse), .pattern(Image(pixmap: pixmap), origin: .zero), rule: rule)
    canvas.append(.restore)
    if request.opacity < 1 { canvas.append(.endLayer) }
    return true
  }

  /// The first tile, in the units of the pattern's space; nil where it is empty.
  private func tile(
    _ attribute: (String) -> String?, usesBounds: Bool, _ request: PaintRequest,
    in context: Context
  ) -> Rect? {
    func length(_ name: String, _ direction: Length.Direction) -> Double {
      guard let length = attribute(name).flatMap({ Length($0) }) else { return 0 }
      if usesBounds { return length.unit == .percent ? length.value / 100 : length.value }
      return length.resolved(
        direction, viewport: context.viewport, fontSize: context.style.fontSize)
    }
    var tile = Rect(
      x: length("x", .horizontal), y: length("y", .vertical), width: length("width", .horizontal),
      height: length("height", .vertical))
    if usesBounds, let box = request.bounds {
      tile = Rect(
        x: box.minX + tile.minX * box.width, y: box.minY + tile.minY * box.height,
        width: tile.width * box.width, height: tile.height * box.height)
    }
    return tile.isEmpty || !tile.isFinite ? nil : tile
  }

  /// One tile as a picture, with its size in pixels.
  private mutating func tilePicture(
    _ source: Int, _ tile: Rect, _ transform: Transform, _ attribute: (String) -> String?,
    _ request: PaintRequest, in context: Context
  ) throws(SVGError) -> (Pixmap, Double, Double)? {
    // Whole pixels, so that tiles repeat without seams; larger tiles than the picture are drawn smaller.
    let limit = 2 * max(area.width, area.height, 1)
    let columns = min(max((tile.width * transform.scales.x).rounded(), 1), limit)
    let rows = min(max((tile.height * transform.scales.y).rounded(), 1), limit)
    guard columns.isFinite, rows.isFinite else { return nil }
    var inner = context
    inner.style = inheritedStyle(of: source, context)
    inner.shape = nil
    // The content's origin is the tile's.
    var content = Transform.identity
    if let box = attribute("viewBox").flatMap(Self.viewBox) {
      guard
        let fit = AspectRatio(attribute("preserveAspectRatio") ?? "").transform(
          from: box, to: tile.size)
      else { return nil }
      content = fit
      inner.viewport = box.size
    } else if attribute("patternContentUnits") == "objectBoundingBox", let box = request.bounds {
      content = .scale(x: box.width, y: box.height)
    }
    inner.transform = content.concatenating(
      .scale(x: columns / tile.width, y: rows / tile.height))
    let area = Rect(x: 0, y: 0, width: columns, height: rows)
    var isValid = true
    let pixmap = try picture(of: area, for: .draw) { (painter) throws(SVGError) in
      isValid = try painter.within(source) { (painter) throws(SVGError) in
        try painter.paintChildren(of: source, in: inner)
      }
    }
    return isValid ? (pixmap, columns, rows) : nil
  }

  /// The attribute of the first of some elements that has it.
  func attribute(_ name: String, of chain: [Int]) -> String? {
    chain.lazy.compactMap { tree.elements[$0].attributes[name] }.first
  }

  /// An element and those that its `href` leads to, as long as they have one of the names.
  func referenceChain(_ position: Int, _ names: Set<String>) -> [Int] {
    var chain = [position]
    while let last = chain.last, let href = tree.elements[last].attributes["href"]?.trimmed,
      href.hasPrefix("#"), let next = self.position(of: String(href.dropFirst()), names),
      !chain.contains(next)
    { chain.append(next) }
    return chain
  }
}
