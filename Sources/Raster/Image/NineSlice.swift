/// Where the slices of an image fall along one axis, in whole device pixels: every edge is rounded
/// once, so that neighbours meet without a seam.
enum NineSlice {
  /// Tiles that are counted with fractions to spare.
  private static let mostTiles = 1e12
  /// Source pixels that one axis takes in all.
  private static let mostTaps = 1e7

  /// One axis of a sliced image.
  ///
  /// - Parameters:
  ///   - target: Where the image goes, device pixels.
  ///   - visible: The device pixels wanted.
  ///   - bitmap: Pixels of the bitmap along this axis.
  ///   - lead: The left or top cap, in pixels of the bitmap; `trail`: the right or bottom one.
  ///   - devicePixels: Device pixels for one pixel of the bitmap at its own size.
  /// - Returns: Nil where nothing shows.
  static func map(
    target: ClosedRange<Double>, visible: Range<Int>, bitmap: Int, lead: Double, trail: Double,
    devicePixels: Double, mode: Image.ResizingMode, sampling: Image.Sampling = .automatic
  ) -> AxisMap? {
    let low = PixelRect.nearest(target.lowerBound)
    let high = PixelRect.nearest(target.upperBound)
    let from = max(low, visible.lowerBound)
    let to = min(high, visible.upperBound)
    guard to > from, bitmap > 0 else { return nil }
    let size = Double(bitmap)
    // Caps beyond the bitmap are cut to it, and no number is none; a target smaller than both caps
    // shrinks them alike.
    let leadPixels = lead > 0 ? min(lead, size) : 0
    let trailPixels = trail > 0 ? min(trail, size - leadPixels) : 0
    let room = target.upperBound - target.lowerBound
    let caps = (leadPixels + trailPixels) * devicePixels
    guard room.isFinite, caps.isFinite else { return nil }
    let shrink = caps > room && caps > 0 ? room / caps : 1
    let interior = size - leadPixels - trailPixels
    let innerLow = min(
      max(PixelRect.nearest(target.lowerBound + leadPixels * devicePixels * shrink), low), high)
    // Caps that fill the target exactly must not leave a line between them by rounding.
    let capsMeet = room - caps * shrink < 0.5
    let innerHigh =
      capsMeet
      ? innerLow
      : min(
        max(
          PixelRect.nearest(target.upperBound - trailPixels * devicePixels * shrink), innerLow),
        high)

    var map = AxisMap(start: from, count: to - from, sampling: sampling)
    if innerLow > low, leadPixels > 0 {
      map.append(
        through: min(max(innerLow, from), to), target: Double(low)...Double(innerLow),
        source: 0...leadPixels, bitmap: bitmap)
    }
    if innerHigh > innerLow, interior > 0 {
      let source = leadPixels...(size - trailPixels)
      let through = min(max(innerHigh, from), to)
      let tile = interior * devicePixels
      if mode == .stretch || interior <= 1 || tile < 1 {
        map.append(
          through: through, target: Double(innerLow)...Double(innerHigh), source: source,
          bitmap: bitmap)
      } else {
        appendTiles(
          to: &map, through: through, first: Double(innerLow), tile: tile, source: source,
          bitmap: bitmap)
      }
    } else if innerHigh > innerLow {
      // Caps that meet have nothing between them to draw (iOS 5 and later).
      map.appendNothing(through: min(max(innerHigh, from), to))
    }
    if high > innerHigh, trailPixels > 0 {
      map.append(
        through: to, target: Double(innerHigh)...Double(high), source: (size - trailPixels)...size,
        bitmap: bitmap)
    }
    return map.taps.isEmpty ? nil : map
  }

  /// Repeats a piece at its own size from `first` on; tiles start on whole pixels, and the last is
  /// cut off.
  static func appendTiles(
    to map: inout AxisMap, through: Int, first: Double, tile: Double,
    source: ClosedRange<Double>, bitmap: Int
  ) {
    // Start at the tile that holds the first wanted pixel.
    var index = ((Double(map.end) - first) / tile).rounded(.down) - 1
    // Tiles too far off to count, or of too many source pixels each, are drawn as one piece.
    let sourcePixels = (source.upperBound - source.lowerBound) / tile
    guard index.magnitude < mostTiles, sourcePixels * Double(through - map.end) < mostTaps else {
      map.append(
        through: through, target: Double(map.end)...Double(max(through, map.end)), source: source,
        bitmap: bitmap)
      return
    }
    while map.end < through {
      let low = PixelRect.nearest(first + index * tile)
      let high = PixelRect.nearest(first + (index + 1) * tile)
      index += 1
      guard high > max(low, map.end) else { continue }
      map.append(
        through: min(high, through), target: Double(low)...Double(high), source: source,
        bitmap: bitmap)
    }
  }
}
