/// The coverage of corners that were drawn before, by their curves and where these lie within a pixel: cards and buttons of one look
/// have the same few, wherever they are.
///
/// A corner is drawn near the origin when it is met again, and is kept only if it has the same bytes anywhere: pixels do not depend on
/// what was drawn before.
struct CornerMasks {
  /// A corner's mask on the device.
  private struct Placement {
    let corner: RectCorners
    /// Its pixels.
    let area: PixelRect
    /// Where its rows start among all bytes.
    var start = 0
  }

  /// A corner's curve that was met, and its masks.
  private struct Entry {
    let corner: RectCorners
    /// The curve's points among all keys.
    let key: Range<Int>
    /// How often it was drawn, three at most: its mask is made the second time.
    var uses = 1
    /// Where the masks of the corner and of its images at other corners start among all bytes; nil: not needed yet, or, of the corner
    /// itself from the second time on, not the same everywhere.
    var starts = InlineArray<4, Int?>(repeating: nil)
  }

  /// The longest side of a mask, in pixels: larger corners are few.
  private static let longestSide = 128
  /// With more bytes than this it starts anew: those of two thousand corners of twenty points at 2x.
  private static let limit = 2 << 20
  /// Points are told apart by parts of a pixel far below those that change a byte.
  private static let grid = 4_294_967_296.0

  /// The bits of a part that are zero in 1,048,576ths of a pixel: nothing of sums of these is rounded.
  private static let exactMask: Int64 = 1 << 12 - 1
  /// How far a corner is moved to see whether its bytes depend on the last bits of its points, in pixels: more than these and the grid
  /// round. Some coverage lies just between two bytes.
  private static let shifts: [Point] = [
    Point(x: -shift, y: -shift), Point(x: shift, y: -shift), Point(x: -shift, y: shift),
    Point(x: shift, y: shift),
  ]
  private static let shift = 4 / grid

  /// The masks of the outline that was placed last.
  private var placements: [Placement] = []
  /// Rows from the top, no padding.
  private var bytes: [UInt8] = []
  /// Coordinates in parts of a pixel; the lowest bit tells those that are not exact.
  private var keys: [Int64] = []
  /// The key that is looked up, the first so many of these.
  private var wanted = [Int64](repeating: 0, count: 2 * RoundedRectOutline.mostPoints)
  private var entries: [Entry] = []
  /// By hash.
  private var indices: [Int: Int] = [:]

  /// The number of corners whose own masks are kept.
  var count: Int { entries.count { $0.starts[$0.corner.index] != nil } }

  /// The bytes of all that is kept, without the table of keys.
  var byteCount: Int {
    bytes.count + keys.count * MemoryLayout<Int64>.stride
      + entries.count * MemoryLayout<Entry>.stride
  }

  /// Places the masks of an outline's corners; false when there is no room for one, or no mask.
  ///
  /// - Parameters:
  ///   - mirror: Where the outline is its own mirror image: a corner then gets the image of the one to its left or above it.
  ///   - limit: The pixels that can show: edges that are cut at its sides may round in another way.
  ///   - draw: Makes the mask of a corner from its cubics' points.
  mutating func place(
    _ outline: RoundedRectOutline, _ mirror: Mirror?, within limit: PixelRect,
    draw: ([Point], RectCorners, PixelRect) -> Mask
  ) -> Bool {
    guard findRoom(for: outline, mirror, within: limit) else { return false }
    if byteCount > Self.limit { forget() }
    var isComplete = true
    for place in placements.indices {
      let original = placements[place]
      guard original.corner.original(mirror) == original.corner else { continue }
      guard let points = outline.points(of: original.corner) else { return false }
      let index = index(of: points, original)
      // Others are looked at all the same, so that all are there when they are met again.
      if entries[index].uses == 1 {
        isComplete = false
        continue
      }
      if entries[index].uses == 2 { drawMask(of: index, size: original.area, draw) }
      guard entries[index].starts[original.corner.index] != nil else { return false }
      for place in placements.indices
      where placements[place].corner.original(mirror) == original.corner {
        placements[place].start = start(of: placements[place].corner, at: index, original.area)
      }
    }
    return isComplete
  }

  /// Finds the pixels of all corners; false when one is too large, cut, or too close to another or to a far side.
  private mutating func findRoom(
    for outline: RoundedRectOutline, _ mirror: Mirror?, within limit: PixelRect
  ) -> Bool {
    placements.removeAll(keepingCapacity: true)
    // Pixels of a corner's mask that a far side goes through would need that side, too.
    let inner = PixelRect.enclosed(outline.low, outline.high)
    for curve in outline.curves where curve.corner.original(mirror) == curve.corner {
      let area = Self.area(curve.low, curve.high)
      guard area.width <= Self.longestSide, area.height <= Self.longestSide else { return false }
      for corner in RectCorners.each where corner.original(mirror) == curve.corner {
        let place =
          mirror?.image(
            of: area, leftToRight: corner.isLeft != curve.corner.isLeft,
            topToBottom: corner.isTop != curve.corner.isTop) ?? area
        let visible = place.intersection(limit)
        guard corner.isLeft ? place.maxX <= inner.maxX : place.minX >= inner.minX,
          corner.isTop ? place.maxY <= inner.maxY : place.minY >= inner.minY,
          visible == place || visible.isEmpty,
          placements.allSatisfy({ $0.area.intersection(place).isEmpty })
        else { return false }
        placements.append(Placement(corner: corner, area: place))
      }
    }
    return true
  }

  private mutating func forget() {
    bytes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// The pixels between two points, where what reaches into one by less than the grid tells is left out: curves that have one key
  /// have masks of one size.
  private static func area(_ low: Point, _ high: Point) -> PixelRect {
    let (minX, minY) = (PixelRect.pixel(low.x, .down), PixelRect.pixel(low.y, .down))
    func length(_ value: Double) -> Int {
      let held = min(max(value, 0), Double(longestSide) + 1)
      return PixelRect.pixel(Double(nearest(held * grid)) / grid, .up)
    }
    return PixelRect(
      minX: minX, minY: minY, maxX: minX + length(high.x - Double(minX)),
      maxY: minY + length(high.y - Double(minY)))
  }

  /// The index of a corner's entry.
  private mutating func index(of points: ArraySlice<Point>, _ place: Placement) -> Int {
    let count = want(points, from: Point(x: Double(place.area.minX), y: Double(place.area.minY)))
    let hash = hash(count, place.corner)
    if let index = indices[hash], entries[index].corner == place.corner,
      isWanted(entries[index].key, count)
    {
      entries[index].uses = min(entries[index].uses + 1, 3)
      return index
    }
    indices[hash] = entries.count
    entries.append(Entry(corner: place.corner, key: keys.count..<keys.count + count))
    keys.append(contentsOf: wanted[..<count])
    return entries.count - 1
  }

  /// Draws the mask of an entry's own corner, and keeps it if it is the same everywhere.
  private mutating func drawMask(
    of index: Int, size: PixelRect, _ draw: ([Point], RectCorners, PixelRect) -> Mask
  ) {
    let (corner, key) = (entries[index].corner, entries[index].key)
    let area = size.offsetBy(x: -size.minX, y: -size.minY)
    let mask = draw(points(of: key), corner, area)
    guard
      Self.shifts.allSatisfy({
        draw(points(of: key, shiftedBy: $0), corner, area).bytes == mask.bytes
      })
    else { return }
    entries[index].starts[corner.index] = bytes.count
    bytes += mask.bytes
  }

  /// The points of a key, in pixels.
  ///
  /// - Parameter shift: Added to coordinates that are not exact.
  private func points(of key: Range<Int>, shiftedBy shift: Point = .zero) -> [Point] {
    func coordinate(_ code: Int64, _ shift: Double) -> Double {
      Double(code >> 1) / Self.grid + (code & 1 == 0 ? 0 : shift)
    }
    return stride(from: key.lowerBound, to: key.upperBound, by: 2).map {
      Point(x: coordinate(keys[$0], shift.x), y: coordinate(keys[$0 + 1], shift.y))
    }
  }

  /// Where an entry's mask starts, or the image of it that another corner has, which is made if it is not there.
  private mutating func start(of corner: RectCorners, at index: Int, _ area: PixelRect) -> Int {
    let entry = entries[index]
    if let start = entry.starts[corner.index] { return start }
    let original = entry.starts[entry.corner.index] ?? 0
    let start = bytes.count
    let (width, height) = (area.width, area.height)
    for y in 0..<height {
      let row = original + (corner.isTop == entry.corner.isTop ? y : height - 1 - y) * width
      for x in 0..<width {
        bytes.append(bytes[row + (corner.isLeft == entry.corner.isLeft ? x : width - 1 - x)])
      }
    }
    entries[index].starts[corner.index] = start
    return start
  }

  /// The nearest part of a pixel.
  ///
  /// - Parameter value: In parts; not negative, so that adding a half and cutting rounds.
  @inline(__always)
  private static func nearest(_ value: Double) -> Int64 { Int64(value + 0.5) }

  /// Makes the key of points, which lie within the longest side of `origin`, and tells its length.
  private mutating func want(_ points: ArraySlice<Point>, from origin: Point) -> Int {
    func code(_ value: Double) -> Int64 {
      let parts = value * Self.grid
      let part = Self.nearest(parts)
      return part << 1 | (part & Self.exactMask == 0 && Double(part) == parts ? 0 : 1)
    }
    var count = 0
    for point in points {
      wanted[count] = code(point.x - origin.x)
      wanted[count + 1] = code(point.y - origin.y)
      count += 2
    }
    return count
  }

  /// Of the first, a middle and the last point: few corners have these in common.
  private func hash(_ count: Int, _ corner: RectCorners) -> Int {
    var hasher = Hasher()
    hasher.combine(corner)
    for start in [0, count / 4 * 2, count - 2] {
      hasher.combine(wanted[start])
      hasher.combine(wanted[start + 1])
    }
    return hasher.finalize()
  }

  private func isWanted(_ known: Range<Int>, _ count: Int) -> Bool {
    guard known.count == count else { return false }
    for offset in 0..<count where keys[known.lowerBound + offset] != wanted[offset] { return false }
    return true
  }

  /// Sends what the corners that were placed leave of a rectangle, and the corners, as far as they lie within `area`.
  func send(_ sides: SideCoverage, area: PixelRect, to sink: inout some CoverageSink) {
    var y = area.minY
    while y < area.maxY {
      // Rows down to where a corner begins or ends, and the columns that corners leave of them.
      var rest = PixelRect(minX: area.minX, minY: y, maxX: area.maxX, maxY: area.maxY)
      for placement in placements {
        let place = placement.area
        if y >= place.maxY { continue }
        if y < place.minY {
          rest.maxY = min(rest.maxY, place.minY)
          continue
        }
        rest.maxY = min(rest.maxY, place.maxY)
        if placement.corner.isLeft {
          rest.minX = max(rest.minX, place.maxX)
        } else {
          rest.maxX = min(rest.maxX, place.minX)
        }
      }
      if rest.minX < rest.maxX { sides.send(rest, to: &sink) }
      y = rest.maxY
    }
    for placement in placements {
      let count = placement.area.width * placement.area.height
      sink.mask(
        bytes.span.extracting(placement.start..<placement.start + count), of: placement.area,
        within: area)
    }
  }
}
