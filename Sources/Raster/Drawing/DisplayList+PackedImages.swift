extension DisplayList {
  /// The packed pixels of images of which something may show in a picture: no others are asked for when it is drawn. What
  /// lies outside of the picture or of a clip is not among them, what lies below something else is.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - scale: Pixels a point.
  /// - Returns: Each once, in the order of the commands.
  /// - Complexity: O(commands).
  package func packedImages(width: Int, height: Int, scale: Double) -> [PackedPixmap] {
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let farthest = picture.expanded(by: SurfaceLimits.overhang)
    // The state of open groups: from points to pixels, and where drawing may show.
    var state = (transform: Transform.scale(x: scale, y: scale), area: picture)
    var open: [(isLayer: Bool, transform: Transform, area: PixelRect)] = []
    var known: Set<PackedPixmap> = []
    var result: [PackedPixmap] = []
    func show(_ image: Image) {
      guard let packed = image.packed, known.insert(packed).inserted else { return }
      result.append(packed)
    }
    for command in commands {
      switch command {
      case .save: open.append((false, state.transform, state.area))
      case .restore:
        if let last = open.last, !last.isLayer {
          open.removeLast()
          state = (last.transform, last.area)
        }
      case .endLayer:
        if let index = open.lastIndex(where: \.isLayer) {
          state = (open[index].transform, open[index].area)
          open.removeSubrange(index...)
        }
      case .concatenate(let transform):
        state.transform = transform.concatenating(state.transform)
      case .clip(let path, _):
        state.area = state.area.intersection(Self.area(of: path, state.transform))
      case .beginLayer(_, _, let filters):
        open.append((true, state.transform, state.area))
        guard !state.area.isEmpty else { continue }
        state.area = state.area.expanded(
          by: filters.margin(pixelsPerPoint: state.transform.averageScale)
        ).intersection(farthest)
      case .beginMaskedLayer(let mask, let rect):
        open.append((true, state.transform, state.area))
        state.area = state.area.intersection(Self.area(of: rect, state.transform))
        if !state.area.isEmpty { show(mask) }
      case .image(let image, let rect, _, _):
        if image.packed != nil,
          !state.area.intersection(Self.area(of: rect, state.transform)).isEmpty
        {
          show(image)
        }
      case .fill(let path, _, .pattern(let image, _)):
        if image.packed != nil,
          !state.area.intersection(Self.area(of: path, state.transform)).isEmpty
        {
          show(image)
        }
      case .stroke(_, _, .pattern(let image, _)):
        if !state.area.isEmpty { show(image) }
      case .fill, .stroke, .glyphs, .shadow, .innerShadow, .backdrop, .setBlendMode: break
      }
    }
    return result
  }

  /// The pixels that a clip may leave; those that it covers in part included.
  private static func area(of path: Path, _ transform: Transform) -> PixelRect {
    if let rect = path.rectangle { return area(of: rect, transform) }
    guard let bounds = PathFlattener.bounds(path, transform), bounds.isFinite else { return .empty }
    return PixelRect.enclosing(bounds)
  }

  /// The pixels that a rectangle covers, whole or in part.
  private static func area(of rect: Rect, _ transform: Transform) -> PixelRect {
    guard rect.isFinite, !rect.isEmpty else { return .empty }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply)
    guard corners.allSatisfy(\.isFinite) else { return .empty }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let bounds = Rect(
      x: x.reduce(x[0], min), y: y.reduce(y[0], min),
      width: x.reduce(x[0], max) - x.reduce(x[0], min),
      height: y.reduce(y[0], max) - y.reduce(y[0], min))
    return RectCoverage.wholePixels(bounds) ?? PixelRect.enclosing(bounds)
  }
}
