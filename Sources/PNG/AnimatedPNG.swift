public import Raster

/// Writes an animation as an APNG file, frame by frame: a PNG whose first frame every reader shows.
///
/// A frame stores the rectangle that differs from the one before; frames that do not differ last
/// longer instead (W3C PNG, third edition, "Animation information"). All have three bytes a pixel as long as every
/// pixel is opaque, four otherwise.
public struct AnimatedPNG: Sendable {
  private struct Frame {
    var area: PixelRect
    /// Compressed rows.
    var data: [UInt8]
    /// In units of the animation's clock.
    var delay: Int
  }

  /// How often the animation plays; 0 never ends.
  public let plays: Int
  /// Units of frames' delays a second.
  public let unitsPerSecond: Int
  private let compression: PNGCompression
  private var frames: [Frame] = []
  private var last = Pixmap(width: 0, height: 0)
  /// Whether all pixels of all frames are opaque.
  private var isOpaque = true
  private var size = (width: 0, height: 0)

  /// An animation without frames.
  ///
  /// - Parameters:
  ///   - unitsPerSecond: Units of the frames' delays a second, 1 to 65,535.
  ///   - plays: How often it plays; 0 never ends.
  ///   - compression: How hard frames are compressed.
  public init(unitsPerSecond: Int, plays: Int = 0, compression: PNGCompression = .default) {
    self.unitsPerSecond = min(max(unitsPerSecond, 1), Self.wordLimit)
    self.plays = max(0, plays)
    self.compression = compression
  }

  /// How many frames the file gets.
  public var count: Int { frames.count }

  private static let wordLimit = 65_535

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - pixmap: The picture; all have the size of the first.
  ///   - delay: How long it shows, in units; at most 65,535.
  /// - Throws: `PNGError.empty` for no pixels, `.corrupt` for another size than the first frame's.
  /// - Complexity: O(pixels).
  public mutating func append(_ pixmap: Pixmap, delay: Int) throws(PNGError) {
    guard pixmap.width > 0, pixmap.height > 0 else { throw .empty }
    var area = PixelRect(minX: 0, minY: 0, maxX: pixmap.width, maxY: pixmap.height)
    // Rows that do not differ are as opaque as they were.
    var isStillOpaque = isOpaque
    if let index = frames.indices.last {
      guard pixmap.width == last.width, pixmap.height == last.height else {
        throw .corrupt(message: "frames differ in size")
      }
      area = Self.difference(last, pixmap, &isStillOpaque)
      if area.isEmpty, frames[index].delay + delay <= Self.wordLimit {
        frames[index].delay += delay
        return
      }
      if area.isEmpty { area = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) }
    } else {
      size = (pixmap.width, pixmap.height)
      isStillOpaque = PNGEncoder.isOpaque(pixmap)
    }
    if isOpaque, !isStillOpaque {
      isOpaque = false
      for index in frames.indices {
        frames[index].data = try PNGEncoder.addAlpha(
          to: frames[index].data, frames[index].area, compression: compression)
      }
    }
    let data = try PNGEncoder.rows(
      of: pixmap, in: area, isOpaque: isOpaque, compression: compression)
    frames.append(Frame(area: area, data: data, delay: min(max(delay, 0), Self.wordLimit)))
    last = pixmap
  }

  /// The whole file.
  ///
  /// - Throws: `PNGError.empty` without frames.
  public func encoded() throws(PNGError) -> [UInt8] {
    guard !frames.isEmpty else { throw .empty }
    var file = PNGChunks(capacity: frames.reduce(200) { $0 + $1.data.count + 60 })
    let kind: PNGRows.Kind = isOpaque ? .rgb : .rgba
    file.append("IHDR", Self.words([size.width, size.height]) + [8, kind.rawValue, 0, 0, 0])
    file.append("acTL", Self.words([frames.count, plays]))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let area = frame.area
      let sides = [area.width, area.height, area.minX, area.minY]
      let halves = [frame.delay, unitsPerSecond].flatMap {
        [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
      }
      // APNG_DISPOSE_OP_NONE and APNG_BLEND_OP_SOURCE: the next rectangle replaces a part of the picture.
      file.append("fcTL", Self.words([sequence] + sides) + halves + [0, 0])
      sequence += 1
      if index == 0 {
        file.append("IDAT", frame.data)
      } else {
        file.append("fdAT", Self.words([sequence]) + frame.data)
        sequence += 1
      }
    }
    file.append("IEND", [])
    return file.bytes
  }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
  }

  /// The smallest rectangle that holds every pixel in which two pictures of one size differ.
  ///
  /// - Parameter isOpaque: becomes false where a row of the second one that differs is not opaque.
  private static func difference(
    _ a: Pixmap, _ b: Pixmap, _ isOpaque: inout Bool
  ) -> PixelRect {
    let width = a.width
    var area = PixelRect(minX: width, minY: a.height, maxX: 0, maxY: 0)
    a.bytes.withUnsafeBytes { a in
      b.bytes.withUnsafeBytes { b in
        let (a, b) = (a.bindMemory(to: UInt32.self), b.bindMemory(to: UInt32.self))
        for (y, start) in stride(from: 0, to: min(a.count, b.count), by: max(width, 1)).enumerated()
        {
          let (a, b) = (a[start...].prefix(width), b[start...].prefix(width))
          let (row, other) = (UnsafeBufferPointer(rebasing: a), UnsafeBufferPointer(rebasing: b))
          // Most rows are the same, and are compared as memory.
          if PixelRow.isAlike(row.baseAddress, other.baseAddress, row.count) { continue }
          area.minY = min(area.minY, y)
          area.maxY = y + 1
          isOpaque = isOpaque && PixelRow.isOpaque(other)
          // Columns that are known to differ are not looked at again.
          area.minX = PixelRow.sameAtStart(row, other, upTo: area.minX)
          area.maxX = width - PixelRow.sameAtEnd(row, other, upTo: width - area.maxX)
        }
      }
    }
    return area.isEmpty ? .empty : area
  }
}
