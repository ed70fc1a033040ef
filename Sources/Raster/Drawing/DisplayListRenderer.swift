/// Draws the commands of a list one by one: surfaces, current state, and the states to go back to.
struct DisplayListRenderer {
  /// The pixels that may be drawn on.
  struct Clip {
    /// Lies within the surface.
    var rect: PixelRect
    /// The coverage of the clip, over all of `rect`; nil when the clip is the rectangle.
    var mask: Mask?
  }

  struct State {
    /// From the list's current space to device pixels.
    var transform: Transform
    var clip: Clip
    var blendMode = BlendMode.normal
    /// Bytes used by the masks of clips and layers.
    var reserved = 0
    /// Bytes among these that the mask of a clip made since the last save uses.
    var ownMask = 0
    /// Whether the last glass is dark.
    var isGlassDark = false
  }

  private enum Entry {
    case saved(State)
    case layer(State, Layer)
    /// A layer that needs no surface of its own: nothing is done to it as a whole, clipping included.
    case plain(State)
  }

  /// How a layer is composited.
  private struct Layer {
    var opacity = 1.0
    var mask: Mask?
    var blendMode = BlendMode.normal
    var filters: [LayerFilter] = []
    /// Needs a surface of its own only because of blend modes within.
    var isIsolated = false
  }

  var surfaces: [Surface]
  var state: State
  var scanner = ShapeScanner()
  var glyphs = GlyphCache()
  var shadows = ShadowCache()
  var samplers = GradientSamplers()
  private var stack: [Entry] = []
  /// The number of open contents of glass, from one on that is left out.
  private var leftOut = 0
  /// Whether commands are those of content that is left out.
  var leavesOut: Bool { leftOut > 0 }
  private let limits: SurfaceLimits
  private let imageBytes: Int
  /// The bytes of the innermost surface when memory was last counted.
  private var countedBytes = 0

  init(surface: Surface, scale: Double, limits: SurfaceLimits, imageBytes: Int) {
    self.surfaces = [surface]
    self.state = State(
      transform: .scale(x: scale, y: scale), clip: Clip(rect: surface.bounds, mask: nil))
    self.limits = limits
    self.imageBytes = imageBytes
    countedBytes = surface.pixmap.bytes.count
  }

  /// Exchanges masks and working storage with a cache.
  mutating func exchange(_ cache: inout RasterizerCache) {
    swap(&glyphs, &cache.glyphs)
    swap(&shadows, &cache.shadows)
    swap(&scanner, &cache.scanner)
  }

  /// The picture, which is moved out.
  mutating func takePixmap() -> Pixmap {
    surfaces[0].touch(surfaces[0].limit)
    var pixmap = Pixmap(width: 0, height: 0)
    swap(&pixmap, &surfaces[0].pixmap)
    return pixmap
  }

  /// - Parameter isIsolated: For `beginLayer`: blend modes within make a surface necessary.
  mutating func perform(
    _ command: DrawCommand, isIsolated: Bool = false
  ) throws(RasterizerError) {
    if leftOut > 0 {
      if case .beginGlassContent = command { leftOut += 1 }
      if case .endGlassContent = command { leftOut -= 1 }
      return
    }
    try draw(command, isIsolated: isIsolated)
    // Layers grow as they are drawn on.
    let bytes = surfaces[surfaces.count - 1].pixmap.bytes.count
    if bytes != countedBytes {
      countedBytes = bytes
      try checkMemory()
    }
  }

  private mutating func draw(
    _ command: DrawCommand, isIsolated: Bool
  ) throws(RasterizerError) {
    switch command {
    case .fill(let path, let rule, let paint):
      try count(path)
      fill(path, rule: rule, paint: paint)
    case .stroke(let path, let style, let paint):
      try count(path, style)
      stroke(path, style: style, paint: paint)
    case .glyphs(let run, let origin, let color):
      draw(run, origin: origin, color: color)
    case .image(let image, let rect, let tint, let opacity):
      draw(image, in: rect, tint: tint, opacity: opacity)
    case .shadow(let path, let color, let offset, let blurRadius, let knockout):
      shadow(path, color: color, offset: offset, blurRadius: blurRadius, knockout: knockout)
    case .innerShadow(let path, let color, let offset, let blurRadius):
      innerShadow(path, color: color, offset: offset, blurRadius: blurRadius)
    case .backdrop(let path, let effect):
      backdrop(path, effect)
    case .glass(let glass):
      if let isDark = draw(glass) { state.isGlassDark = isDark }
    case .beginGlassContent(let isDark):
      if isDark != state.isGlassDark { leftOut = 1 }
    case .endGlassContent: break
    case .save:
      stack.append(.saved(state))
      state.ownMask = 0
    case .restore:
      if case .saved(let saved)? = stack.last {
        stack.removeLast()
        state = saved
      }
    case .concatenate(let transform):
      state.transform = transform.concatenating(state.transform)
    case .setBlendMode(let mode):
      state.blendMode = mode
    case .clip(let path, let rule):
      try clip(path, rule: rule)
    case .beginLayer(let opacity, let blendMode, let filters):
      try begin(
        Layer(
          opacity: opacity, blendMode: blendMode, filters: filters, isIsolated: isIsolated))
    case .beginMaskedLayer(let mask, let rect):
      let drawn = surface(of: mask, in: rect)
      try begin(Layer(mask: drawn.map { Stencil.mask($0) } ?? Mask(bounds: .empty)))
    case .endLayer:
      endLayer()
    }
  }

  /// Composites the layers that are still open.
  mutating func finish() {
    while !stack.isEmpty {
      endLayer()
      if case .saved? = stack.last { stack.removeLast() }
    }
  }

  // MARK: Clips

  private mutating func clip(_ path: Path, rule: FillRule) throws(RasterizerError) {
    let old = state.clip
    if let rect = path.rectangle, state.transform.isScaleAndTranslation,
      rect.isFinite, let whole = RectCoverage.wholePixels(state.transform.apply(upright: rect))
    {
      setClip(Clip(rect: old.rect.intersection(whole), mask: old.mask))
      return
    }
    try count(path)
    guard let shape = shape(path, rule: rule) else {
      setClip(Clip(rect: .empty, mask: nil))
      return
    }
    // A clip within a clip of the same save takes its place.
    state.reserved -= state.ownMask
    state.ownMask = shape.area.width * shape.area.height
    try reserve(state.ownMask)
    let mask = coverage(of: shape, in: shape.area, through: old.mask)
    setClip(Clip(rect: shape.area, mask: mask))
  }

  private mutating func setClip(_ clip: Clip) {
    state.clip = clip.rect.isEmpty ? Clip(rect: .empty, mask: nil) : clip
  }

  /// Counts bytes that are used until the state is restored.
  private mutating func reserve(_ bytes: Int) throws(RasterizerError) {
    state.reserved += bytes
    try checkMemory()
  }

  /// Counts the memory of a path's outline before it is drawn.
  private func count(_ path: Path, _ stroke: StrokeStyle? = nil) throws(RasterizerError) {
    guard DrawingWork.isLong(path, stroke) else { return }
    let estimate = OutlineEstimate(
      of: path, under: state.transform, stroke: stroke, within: Rect(state.clip.rect))
    if estimate.bytes > DrawingWork.smallBytes {
      try checkMemory(paths: Int(min(estimate.bytes, 1e15)))
    }
  }

  private func checkMemory(paths: Int = 0) throws(RasterizerError) {
    let layers = surfaces.dropFirst().reduce(0) { $0 + $1.pixmap.bytes.count }
    let use = MemoryUse(
      picture: surfaces[0].pixmap.bytes.count, images: imageBytes, layers: layers + state.reserved,
      paths: paths)
    guard use.total <= limits.bytes else { throw .memoryExceeded(use, limits: limits) }
  }

  // MARK: Layers

  private mutating func begin(_ layer: Layer) throws(RasterizerError) {
    let keeps = layer.blendMode.keepsUnderTransparent
    if layer.mask == nil, layer.opacity >= 1, layer.blendMode == .normal, layer.filters.isEmpty,
      !layer.isIsolated, state.clip.mask == nil
    {
      stack.append(.plain(state))
      state.ownMask = 0
      state.blendMode = .normal
      return
    }
    var bounds = state.clip.rect
    if let mask = layer.mask { bounds = bounds.intersection(mask.bounds) }
    if Color.byte(layer.opacity) == 0, keeps { bounds = .empty }
    if !bounds.isEmpty {
      bounds = bounds.expanded(
        by: layer.filters.margin(pixelsPerPoint: state.transform.averageScale)
      ).intersection(surfaces[0].limit.expanded(by: SurfaceLimits.overhang))
    }
    stack.append(.layer(state, layer))
    if let mask = layer.mask { try reserve(mask.bytes.count) }
    state.ownMask = 0
    state.blendMode = .normal
    surfaces.append(Surface(layerWithin: bounds))
    state.clip = Clip(rect: bounds, mask: nil)
  }

  /// Closes the innermost layer and every save that was left open in it.
  private mutating func endLayer() {
    let isLayer = { (entry: Entry) -> Bool in
      if case .saved = entry { false } else { true }
    }
    guard let index = stack.lastIndex(where: isLayer) else { return }
    let entry = stack[index]
    stack.removeSubrange(index...)
    switch entry {
    case .saved: break
    case .plain(let saved): state = saved
    case .layer(let saved, let layer):
      var surface = surfaces.removeLast()
      state = saved
      // The layer's own mode while it is composited.
      state.blendMode = layer.blendMode
      composite(&surface, layer)
      state.blendMode = saved.blendMode
    }
  }

  private mutating func composite(_ surface: inout Surface, _ layer: Layer) {
    var area = layer.blendMode.keepsUnderTransparent ? surface.touched : surface.limit
    guard !area.isEmpty else { return }
    let scale = state.transform.averageScale
    surface.touch(area)
    if !layer.filters.isEmpty {
      area = area.expanded(by: layer.filters.reach(pixelsPerPoint: scale))
        .intersection(surface.limit)
      surface.touch(area)
      surface = surface.extended(to: area)
      for filter in layer.filters { filter.apply(to: &surface, pixelsPerPoint: scale) }
    }
    if let mask = layer.mask {
      composite(surface, as: .masks([MaskPlacement(mask: mask)], area: area))
    } else if layer.blendMode == .normal {
      composite(surface, as: .area(area, coverage: Color.byte(layer.opacity)))
    } else {
      surface.fade(layer.opacity)
      composite(surface, as: .area(area))
    }
  }
}
