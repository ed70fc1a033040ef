public import Raster

/// Writes an animation as an APNG file, frame by frame: a PNG whose first frame every reader shows.
///
/// A frame stores the rectangle that differs from the one before; frames that do not differ last
/// longer instead (W3C PNG, third edition, "Animation information").
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
    if let index = frames.indices.last {
      guard pixmap.width == last.width, pixmap.height == last.height else {
        throw .corrupt(message: "frames differ in size")
      }
      area = Self.difference(last, pixmap)
      if area.isEmpty, frames[index].delay + delay <= Self.wordLimit {
        frames[index].delay += delay
        return
      }
      if area.isEmpty { area = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) }
    } else {
      size = (pixmap.width, pixmap.height)
    }
    let data = try PNGEncoder.straightRows(
      Self.cut(pixmap, area), compression: compression)
    frames.append(Frame(area: area, data: data, delay: min(max(delay, 0), Self.wordLimit)))
    last = pixmap
  }

  /// The whole file.
  ///
  /// - Throws: `PNGError.empty` without frames.
  public func encoded() throws(PNGError) -> [UInt8] {
    guard !frames.isEmpty else { throw .empty }
    var file = PNGChunks(capacity: frames.reduce(200) { $0 + $1.data.count + 60 })
    file.append(
      "IHDR",
      Self.words([size.width, size.height]) + [8, PNGRows.Kind.rgba.rawValue, 0, 0, 0])
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
  private static func difference(_ a: Pixmap, _ b: Pixmap) -> PixelRect {
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
          // Columns that are known to differ are not looked at again.
          var x = 0
          while x < area.minX, row[x] == other[x] { x += 1 }
          area.minX = x
          x = width
          while x > area.maxX, row[x - 1] == other[x - 1] { x -= 1 }
          area.maxX = x
        }
      }
    }
    return area.isEmpty ? .empty : area
  }

  private static func cut(_ pixmap: Pixmap, _ area: PixelRect) -> Pixmap {
    guard area.width < pixmap.width || area.height < pixmap.height else { return pixmap }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.width * area.height * 4)
    for y in area.minY..<area.maxY {
      let start = (y * pixmap.width + area.minX) * 4
      bytes += pixmap.bytes[start..<start + area.width * 4]
    }
    return Pixmap(width: area.width, height: area.height, bytes: bytes)
  }
}
