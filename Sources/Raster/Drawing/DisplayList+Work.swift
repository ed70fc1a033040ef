extension DisplayList {
  /// The work of drawing a picture: a pass over the commands with the renderer's clips and bounds, and no pixels.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - scale: Pixels a point.
  /// - Returns: The sum, in units of `PixelCost`, and the most bytes that a path takes while it is drawn.
  /// - Throws: `RasterizerError.outlinesTooLong`.
  /// - Complexity: O(commands and steps of their paths).
  package func work(
    width: Int, height: Int, scale: Double
  ) throws(RasterizerError) -> (pixels: Int, pathBytes: Int) {
    var counter = WorkCounter(width: width, height: height, scale: scale)
    try counter.count(self)
    return (counter.work.pixels, counter.work.pathBytes)
  }

  /// As ``work(width:height:scale:)``, for each command.
  package func workOfCommands(width: Int, height: Int, scale: Double) -> [Int] {
    var counter = WorkCounter(width: width, height: height, scale: scale)
    var result: [Int] = []
    result.reserveCapacity(commands.count)
    do { try counter.count(self) { result.append($0) } } catch { return result }
    return result
  }
}

/// Adds up what the commands of a list cost, or those of one list after the other.
struct WorkCounter {
  private(set) var work = DrawingWork()
  private var scope: DrawingScope
  private var distinctGlyphs = DistinctGlyphs()
  private let picture: PixelRect

  init(width: Int, height: Int, scale: Double) {
    picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    scope = DrawingScope(picture: picture, scale: scale)
  }

  /// - Parameters:
  ///   - list: closes all layers that it opens, unless it is the last one.
  ///   - each: is told the cost of each command.
  mutating func count(
    _ list: DisplayList, _ each: (Int) -> Void = { _ in }
  ) throws(RasterizerError) {
    let isolated = list.isolatedLayers
    let commands = list.commands.span
    var before = work.pixels
    for index in commands.indices {
      if let rectangle = commands[index].solidRectangle {
        count(rectangle)
      } else {
        try count(commands[index], isIsolated: !isolated.isEmpty && isolated.contains(index))
      }
      each(work.pixels - before)
      before = work.pixels
    }
  }

  /// Counts a rectangle as its command would be, in half of the time.
  private mutating func count(_ rectangle: SolidRectangle) {
    guard !scope.area.isEmpty else { return }
    work.addRectangle()
    let area = DrawingScope.area(of: rectangle.rect, scope.transform).intersection(scope.area)
    let isUpright = scope.transform.isScaleAndTranslation
    draw(
      area,
      times: scope.isBlending
        ? PixelCost.shaded + PixelCost.plain : isUpright ? PixelCost.plain : PixelCost.curved)
  }

  private mutating func count(
    _ command: DrawCommand, isIsolated: Bool
  ) throws(RasterizerError) {
    if let layer = scope.follow(command, isIsolated: isIsolated) {
      work.add(layer.area, times: layer.isPlain ? PixelCost.layer : PixelCost.shaded)
      work.add(layer.area, times: layer.filters.reduce(0) { $0 + $1.cost })
    }
    guard !scope.area.isEmpty else { return }
    switch command {
    case .fill(let path, let rule, let paint):
      let area = DrawingScope.area(of: path, scope.transform).intersection(scope.area)
      try work.add(path, nil, under: scope.transform, within: scope.area)
      var pixels = Int.max
      // A border paints less than the rectangle around it, and looks at each row. Small ones are drawn soon in either case.
      if rule == .evenOdd, area.width > PixelCost.smallRing, area.height > PixelCost.smallRing,
        let share = path.largestRingShare
      {
        let whole = DrawingScope.area(of: path, scope.transform)
        pixels = Int(min(share * Double(whole.width) * Double(whole.height), 4e9))
        work.add(steps: area.height, times: PixelCost.ringRow)
      }
      draw(area, path, times: cost(of: paint, of: path), pixels: pixels)
    case .stroke(let path, let style, let paint):
      let reach = style.width * scope.transform.largestScale
      let area = DrawingScope.area(of: path, scope.transform)
        .expanded(by: PixelRect.pixel(reach, .up)).intersection(scope.area)
      let outline = try work.add(path, style, under: scope.transform, within: scope.area)
      // A thin stroke paints less than the rectangle around it.
      let painted = outline * (max(0, reach) / 2 + 1)
      work.add(steps: path.elements.count(where: \.isCurve), times: PixelCost.strokedCurve)
      draw(
        area, path, times: cost(of: paint, of: path),
        pixels: painted.isFinite ? Int(min(painted, 4e9)) : .max)
    case .glyphs(let run, let origin, _):
      let side = run.font.size * scope.transform.largestScale
      // A run's place is not looked for. Masks are made as rows of short spans, and drawn pixel by pixel.
      let rows = side.isFinite ? Int(max(0, min(side, Double(scope.area.height)))) : 0
      let square = run.font.size * scope.transform.averageScale
      let pixels = Int(max(0, min(square * square, Double(rows * scope.area.width))))
      let new = distinctGlyphs.newGlyphs(in: run, at: origin, under: scope.transform)
      work.add(steps: new, times: PixelCost.glyph + rows * PixelCost.glyphRow)
      work.add(steps: run.glyphs.count - new, times: PixelCost.glyphAgain)
      work.add(steps: run.glyphs.count, times: pixels / PixelCost.glyphPixels)
      scope.touch(scope.area)
    case .image(let image, let rect, let tint, let opacity):
      let area = DrawingScope.area(of: rect, scope.transform).intersection(scope.area)
      draw(area, times: cost(of: image, in: rect, isPlain: tint == nil && opacity >= 1))
      if !scope.transform.isScaleAndTranslation { countTurned(image, in: rect) }
    case .shadow(let path, _, let offset, let radius, let knockout):
      guard offset.isFinite, !radius.isNaN else { return }
      let blur = DropShadow.blur(
        radius: radius, pixelsPerPoint: scope.transform.averageScale)
      let moved = Transform.translation(x: offset.x, y: offset.y).concatenating(scope.transform)
      try work.add(path, nil, under: moved, within: scope.area.expanded(by: blur.reach))
      let area = DrawingScope.area(of: path, moved).expanded(by: blur.reach)
        .intersection(scope.area)
      draw(area, path, times: PixelCost.blurredMask + (knockout ? 2 : 1) * PixelCost.mask)
    case .innerShadow(let path, _, _, _):
      try work.add(path, nil, under: scope.transform, within: scope.area)
      let area = DrawingScope.area(of: path, scope.transform).intersection(scope.area)
      draw(area, path, times: PixelCost.blurredMask + 2 * PixelCost.mask)
    case .backdrop(let path, _):
      try work.add(path, nil, under: scope.transform, within: scope.area)
      let area = DrawingScope.area(of: path, scope.transform).intersection(scope.area)
      draw(area, path, times: PixelCost.blurred + PixelCost.shaded)
    case .glass(let glass):
      guard let painter = GlassPainter(glass, scope.transform) else { return }
      let area = painter.area.intersection(scope.area)
      guard !area.isEmpty else { return }
      work.add(steps: 1, times: PixelCost.anyGlass)
      work.add(painter.area(read: area).intersection(picture), times: PixelCost.reduced)
      work.add(
        steps: painter.squareCount(within: area), times: painter.squareCost * glass.shapes.count)
      work.add(area, times: PixelCost.glass * glass.shapes.count)
      scope.touch(area)
    case .clip(let path, _):
      guard scope.isMasked else { return }
      try work.add(path, nil, under: scope.transform, within: scope.area)
      work.add(steps: 1, times: PixelCost.path)
      work.add(scope.area, times: PixelCost.mask)
    case .beginMaskedLayer:
      work.add(scope.area, times: PixelCost.resampled)
    case .save, .restore, .concatenate, .setBlendMode, .beginLayer, .endLayer,
      .beginGlassContent, .endGlassContent:
      break
    }
  }

  /// - Parameter pixels: how many of the area's are painted at most.
  private mutating func draw(
    _ area: PixelRect, _ path: Path? = nil, times cost: Int, pixels: Int = .max
  ) {
    guard !area.isEmpty else { return }
    let isRectangle = path.map { $0.rectangle != nil } ?? true
    work.add(steps: 1, times: isRectangle ? PixelCost.rectangle : PixelCost.path)
    work.add(
      steps: min(area.width * area.height, pixels),
      times: cost + (scope.isMasked ? PixelCost.mask : 0))
    scope.touch(area)
  }

  private func cost(of paint: Paint, of path: Path) -> Int {
    if scope.isBlending { return PixelCost.shaded + PixelCost.plain }
    switch paint {
    case .solid:
      guard scope.transform.isScaleAndTranslation else { return PixelCost.curved }
      switch path.form {
      case .rectangle, .rounded, .symmetric: return PixelCost.plain
      case .ellipse: return PixelCost.ellipse
      case nil: return PixelCost.curved
      }
    case .gradient(let gradient):
      let isAlongAxis =
        scope.transform.isScaleAndTranslation
        && (gradient.start.x == gradient.end.x || gradient.start.y == gradient.end.y)
      return isAlongAxis ? PixelCost.plain : PixelCost.slanted
    case .radialGradient, .sweepGradient: return PixelCost.shaded
    case .pattern: return PixelCost.tiled
    }
  }

  private func cost(of image: Image, in rect: Rect, isPlain: Bool) -> Int {
    guard scope.transform.isScaleAndTranslation else { return PixelCost.turned }
    let size = scope.transform.apply(upright: rect).size
    let isCopied =
      image.capInsets == nil && isPlain && size.width == Double(image.pixelWidth)
      && size.height == Double(image.pixelHeight)
    guard isPlain else { return PixelCost.coloured }
    guard !isCopied else { return PixelCost.copied }
    return image.capInsets == nil ? PixelCost.resampled : PixelCost.sliced
  }

  /// An image is drawn upright before it is turned, but for one that is scaled by its nearest pixels.
  private mutating func countTurned(_ image: Image, in rect: Rect) {
    let scale = scope.transform.averageScale
    let side = DisplayListRenderer.largestTurned
    let area = min(rect.width * scale, side) * min(rect.height * scale, side)
    guard area.isFinite, area > 0 else { return }
    work.add(steps: Int(area), times: PixelCost.resampled)
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    switch self {
    case .quad, .cubic: true
    case .move, .line, .close: false
    }
  }
}

extension LayerFilter {
  /// What a pixel of it costs.
  fileprivate var cost: Int {
    switch self {
    case .blur: PixelCost.blurred
    case .saturation, .desaturation: PixelCost.shaded
    }
  }
}
