/// The state of a list being drawn: surfaces, transform, clip, and what to go back to.
struct Replay {
  /// What drawing is narrowed to, in device pixels.
  struct Clip {
    /// Lies within the surface.
    var rect: PixelRect
    /// Covers `rect`; nil when the clip is the rectangle.
    var mask: Mask?
  }

  struct State {
    /// From the list's current space to device pixels.
    var transform: Transform
    var clip: Clip
    /// Bytes of the layers and clip masks that are open.
    var reserved = 0
    /// What of that is the mask of a clip made since the last save.
    var ownMask = 0
  }

  private enum Entry {
    case saved(State)
    case layer(State, opacity: Double, mask: Mask?)
    /// A layer that needs no surface of its own.
    case plain(State)
  }

  var surfaces: [Surface]
  var state: State
  var scanner = CoverageScanner()
  var edges = EdgeList()
  var glyphs = GlyphCache()
  private var stack: [Entry] = []
  private let limits: SurfaceLimits

  init(surface: Surface, scale: Double, limits: SurfaceLimits) {
    self.surfaces = [surface]
    self.state = State(
      transform: .scale(x: scale, y: scale), clip: Clip(rect: surface.bounds, mask: nil))
    self.limits = limits
  }

  /// Swaps what may be kept between drawings.
  mutating func exchange(_ cache: inout RasterizerCache) {
    swap(&glyphs, &cache.glyphs)
    swap(&scanner, &cache.scanner)
    swap(&edges, &cache.edges)
  }

  /// The picture; the replay is left without it.
  mutating func takePixmap() -> Pixmap {
    var pixmap = Pixmap(width: 0, height: 0)
    swap(&pixmap, &surfaces[0].pixmap)
    return pixmap
  }

  mutating func perform(_ command: DrawCommand) throws(RasterizerError) {
    switch command {
    case .fill(let path, let rule, let paint):
      fill(path, rule: rule, paint: paint)
    case .stroke(let path, let style, let paint):
      stroke(path, style: style, paint: paint)
    case .glyphs(let run, let origin, let color):
      draw(run, origin: origin, color: color)
    case .image(let image, let rect, let tint, let opacity):
      draw(image, in: rect, tint: tint, opacity: opacity)
    case .shadow(let path, let color, let offset, let blurRadius, let knockout):
      shadow(path, color: color, offset: offset, blurRadius: blurRadius, knockout: knockout)
    case .backdrop(let path, let effect):
      backdrop(path, effect)
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
    case .clip(let path, let rule):
      try clip(path, rule: rule)
    case .beginLayer(let opacity):
      try beginLayer(opacity: opacity, mask: nil)
    case .beginMaskedLayer(let mask, let rect):
      let drawn = surface(of: mask, in: rect)
      try beginLayer(opacity: 1, mask: drawn.map { Stencil.mask($0) } ?? Mask(bounds: .empty))
    case .endLayer:
      endLayer()
    }
  }

  /// Lays down the layers that are still open.
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
      let device = path.transformed(by: state.transform).rectangle, rect.isFinite,
      let whole = RectCoverage.wholePixels(device)
    {
      setClip(Clip(rect: old.rect.intersection(whole), mask: old.mask))
      return
    }
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

  /// Counts bytes that stay until the state is restored.
  private mutating func reserve(_ bytes: Int) throws(RasterizerError) {
    state.reserved += bytes
    guard state.reserved <= limits.bytes else {
      throw .layersTooLarge(bytes: state.reserved, limits: limits)
    }
  }

  // MARK: Layers

  private mutating func beginLayer(opacity: Double, mask: Mask?) throws(RasterizerError) {
    if mask == nil, opacity >= 1 {
      stack.append(.plain(state))
      state.ownMask = 0
      return
    }
    var bounds = state.clip.rect
    if let mask { bounds = bounds.intersection(mask.bounds) }
    if Color.byte(opacity) == 0 { bounds = .empty }
    stack.append(.layer(state, opacity: opacity, mask: mask))
    try reserve(bounds.width * bounds.height * 4 + (mask?.bytes.count ?? 0))
    state.ownMask = 0
    surfaces.append(Surface(bounds: bounds))
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
    case .layer(let saved, let opacity, let mask):
      let surface = surfaces.removeLast()
      state = saved
      let area = surface.touched
      guard !area.isEmpty else { return }
      let shape: Shape =
        mask.map { .masks([MaskPlacement(mask: $0)], area: area) }
        ?? .area(area, coverage: Color.byte(opacity))
      lay(surface, as: shape)
    }
  }
}
