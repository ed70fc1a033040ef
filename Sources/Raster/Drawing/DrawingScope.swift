/// Follows the commands of a list as a renderer does: from points to pixels, and where drawing may show. No pixel is drawn.
struct DrawingScope {
  /// A layer that has ended.
  struct Layer {
    /// Where something may have been drawn; all of the layer where its blend mode changes what it leaves empty.
    var area: PixelRect
    var filters: [LayerFilter]
    /// Whether it is drawn through a mask, or in another mode than normal.
    var isPlain: Bool
  }

  private struct Group {
    var state: State
    /// Nil of a `save`.
    var layer: OpenLayer?
  }

  private struct State {
    var transform: Transform
    var area: PixelRect
    var isMasked = false
    var isBlending = false
  }

  private struct OpenLayer {
    var filters: [LayerFilter]
    var touched = PixelRect.empty
    /// Whether it needs a surface of its own.
    var isApart: Bool
    var isPlain: Bool
    var keepsUnderTransparent: Bool
  }

  private var state: State
  private var groups: [Group] = []
  private let farthest: PixelRect

  /// - Parameters:
  ///   - picture: all of its pixels.
  ///   - scale: pixels a point.
  init(picture: PixelRect, scale: Double) {
    state = State(transform: .scale(x: scale, y: scale), area: picture)
    farthest = picture.expanded(by: SurfaceLimits.overhang)
  }

  /// From points to pixels.
  var transform: Transform { state.transform }
  /// The pixels that may be drawn on.
  var area: PixelRect { state.area }
  /// Whether what is drawn goes through a mask of coverage.
  var isMasked: Bool { state.isMasked }
  /// Whether what is drawn blends in another mode than normal.
  var isBlending: Bool { state.isBlending }

  /// Notes that pixels are drawn on.
  mutating func touch(_ area: PixelRect) {
    guard let index = groups.lastIndex(where: { $0.layer?.isApart == true }),
      let touched = groups[index].layer?.touched
    else { return }
    groups[index].layer?.touched = touched.union(area)
  }

  /// Takes a command that changes how others are drawn.
  ///
  /// - Parameter isIsolated: Of `beginLayer`: blend modes within make a surface necessary.
  /// - Returns: The layer that it ends, if that has a surface of its own.
  mutating func follow(_ command: DrawCommand, isIsolated: Bool = false) -> Layer? {
    switch command {
    case .save: groups.append(Group(state: state))
    case .restore:
      if let last = groups.last, last.layer == nil {
        groups.removeLast()
        state = last.state
      }
    case .endLayer: return endLayer()
    case .concatenate(let transform):
      state.transform = transform.concatenating(state.transform)
    case .setBlendMode(let mode): state.isBlending = mode != .normal
    case .clip(let path, _):
      if path.rectangle == nil || !state.transform.isScaleAndTranslation { state.isMasked = true }
      state.area = state.area.intersection(Self.area(of: path, state.transform))
    case .beginLayer(let opacity, let mode, let filters):
      let isApart =
        opacity < 1 || mode != .normal || !filters.isEmpty || isIsolated || state.isMasked
      let layer = OpenLayer(
        filters: filters, isApart: isApart, isPlain: mode == .normal,
        keepsUnderTransparent: mode.keepsUnderTransparent)
      groups.append(Group(state: state, layer: layer))
      state.isBlending = false
      guard isApart else { return nil }
      state.isMasked = false
      guard !state.area.isEmpty else { return nil }
      state.area = state.area.expanded(
        by: filters.margin(pixelsPerPoint: state.transform.averageScale)
      ).intersection(farthest)
    case .beginMaskedLayer(_, let rect):
      let layer = OpenLayer(
        filters: [], isApart: true, isPlain: false, keepsUnderTransparent: true)
      groups.append(Group(state: state, layer: layer))
      state.area = state.area.intersection(Self.area(of: rect, state.transform))
      state.isMasked = false
      state.isBlending = false
    case .fill, .stroke, .glyphs, .image, .shadow, .innerShadow, .backdrop, .glass,
      .beginGlassContent, .endGlassContent:
      break
    }
    return nil
  }

  /// Closes the innermost layer and every save that was left open in it.
  private mutating func endLayer() -> Layer? {
    guard let index = groups.lastIndex(where: { $0.layer != nil }) else { return nil }
    let group = groups[index]
    groups.removeSubrange(index...)
    let inner = state.area
    state = group.state
    guard let layer = group.layer, layer.isApart else { return nil }
    var area = layer.keepsUnderTransparent ? layer.touched : inner
    guard !area.isEmpty else { return nil }
    area = area.expanded(
      by: layer.filters.reach(pixelsPerPoint: state.transform.averageScale)
    ).intersection(farthest)
    touch(area.intersection(state.area))
    return Layer(area: area, filters: layer.filters, isPlain: layer.isPlain)
  }

  /// The pixels that a path covers, whole or in part.
  static func area(of path: Path, _ transform: Transform) -> PixelRect {
    if let rect = path.rectangle { return area(of: rect, transform) }
    guard let bounds = PathFlattener.bounds(path, transform), bounds.isFinite else { return .empty }
    return PixelRect.enclosing(bounds)
  }

  /// The pixels that a rectangle covers, whole or in part.
  static func area(of rect: Rect, _ transform: Transform) -> PixelRect {
    guard rect.isFinite, !rect.isEmpty else { return .empty }
    if transform.isScaleAndTranslation {
      let bounds = transform.apply(upright: rect)
      guard bounds.isFinite else { return .empty }
      return RectCoverage.wholePixels(bounds) ?? PixelRect.enclosing(bounds)
    }
    guard let bounds = PathFlattener.bounds(Path(rect: rect), transform), bounds.isFinite else {
      return .empty
    }
    return RectCoverage.wholePixels(bounds) ?? PixelRect.enclosing(bounds)
  }
}

extension Rect {
  /// The same rectangle in fractions of pixels.
  init(_ area: PixelRect) {
    self.init(
      x: Double(area.minX), y: Double(area.minY), width: Double(area.width),
      height: Double(area.height))
  }
}
