import TestSupport
import Testing

@testable import PNG
@testable import Raster

@Suite struct PlainPNGTests {
  /// A kind of file that is read without libpng.
  struct Kind: Sendable, CustomTestStringConvertible {
    var colorType: UInt8
    var depth: Int

    var testDescription: String { "colour type \(colorType), \(depth) bits" }

    static let all = [
      Kind(colorType: 2, depth: 8), Kind(colorType: 6, depth: 8), Kind(colorType: 3, depth: 1),
      Kind(colorType: 3, depth: 2), Kind(colorType: 3, depth: 4), Kind(colorType: 3, depth: 8),
    ]
  }

  private func plain(_ file: [UInt8]) -> Pixmap? {
    file.withUnsafeBufferPointer { PlainPNGDecoder.decode($0, PNGLimits()) }
  }

  /// A file of noise, its rows under every filter.
  private func noise(
    _ kind: Kind, width: Int, height: Int, seed: Int, filters: [UInt8] = [0, 1, 2, 3, 4]
  ) -> RawPNG {
    var random = SeededRandom(seed)
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(random.next(256)) } }
    var raw = RawPNG(width: width, height: height, bitDepth: kind.depth, colorType: kind.colorType)
    if kind.colorType == 3 {
      // Fewer colours than there are indices, and fewer alphas.
      let colors = max(1, (1 << kind.depth) * 3 / 4)
      raw.palette = bytes(colors * 3)
      raw.transparency = bytes(colors / 2)
    }
    let bits = kind.depth * (kind.colorType == 2 ? 3 : kind.colorType == 6 ? 4 : 1)
    for y in 0..<height {
      raw.data += [filters[y % filters.count]] + bytes((width * bits + 7) / 8)
    }
    return raw
  }

  @Test("reads as libpng does, whatever the filters", arguments: Kind.all)
  func filters(kind: Kind) throws {
    for width in [1, 2, 3, 5, 7, 8, 9, 16, 17, 33] {
      for height in [1, 2, 11] {
        let file = noise(kind, width: width, height: height, seed: width * 100 + height).bytes
        let expected = try PNGDecoder.decodeByLibrary(file, limits: PNGLimits())
        #expect(plain(file) == expected, "\(width) × \(height)")
      }
    }
  }

  @Test func `a picture that a file of opaque pixels holds is known without decoding it`() throws {
    for width in [1, 2, 5, 6, 7, 63, 64, 66, 67, 130] {
      let kind = Kind(colorType: 2, depth: 8)
      let raw = noise(kind, width: width, height: 6, seed: width)
      let picture = try PNG.decode(raw.bytes)
      #expect(PNG.isKnown(raw.bytes, toHold: picture))
      // A byte of any pixel that is another, alpha too.
      for index in picture.bytes.indices {
        var other = picture
        other.bytes[index] ^= 1
        #expect(!PNG.isKnown(raw.bytes, toHold: other), "byte \(index) of \(width) × 6")
      }
      // Pixels beside each other that differ by the same are no less different.
      var other = picture
      for index in other.bytes.indices where index % 4 == 0 { other.bytes[index] ^= 0x80 }
      #expect(!PNG.isKnown(raw.bytes, toHold: other))
    }
  }

  @Test func `a file that cannot be decoded, or is of another kind or size, is not known`() throws {
    let raw = noise(Kind(colorType: 2, depth: 8), width: 9, height: 5, seed: 1)
    let picture = try PNG.decode(raw.bytes)
    for end in [0, 8, 40, raw.bytes.count - 1] {
      #expect(!PNG.isKnown(Array(raw.bytes.prefix(end)), toHold: picture))
    }
    for index in raw.bytes.indices {
      var damaged = raw.bytes
      damaged[index] ^= 0x55
      let decoded = try? PNG.decode(damaged)
      if PNG.isKnown(damaged, toHold: picture) { #expect(decoded == picture, "byte \(index)") }
    }
    #expect(!PNG.isKnown(raw.bytes, toHold: picture, limits: PNGLimits(maximumSide: 8)))
    let turned = Pixmap(width: picture.height, height: picture.width, bytes: picture.bytes)
    #expect(!PNG.isKnown(raw.bytes, toHold: turned))
    let unknown = noise(Kind(colorType: 2, depth: 8), width: 9, height: 5, seed: 1, filters: [5])
    #expect(!PNG.isKnown(unknown.bytes, toHold: picture))
    for kind in Kind.all where kind.colorType != 2 {
      let file = noise(kind, width: 9, height: 5, seed: 1).bytes
      let decoded = try PNG.decode(file)
      #expect(!PNG.isKnown(file, toHold: decoded))
    }
  }

  @Test func `what the encoder writes needs no libpng`() throws {
    var pixmap = Pixmap(width: 40, height: 30)
    var random = SeededRandom(7)
    for opacity in [0, 128, 255] as [UInt8] {
      for index in pixmap.bytes.indices where index % 4 == 3 {
        let alpha = max(opacity, UInt8(random.next(256)))
        pixmap.bytes[index] = alpha
        for channel in (index - 3)..<index {
          pixmap.bytes[channel] = UInt8(random.next(Int(alpha) + 1))
        }
      }
      for compression in [PNGCompression.fastest, .default, .smallest] {
        #expect(try plain(PNG.encode(pixmap, compression: compression)) == pixmap)
      }
    }
  }

  @Test func `image data in pieces is one`() throws {
    let raw = noise(Kind.all[0], width: 6, height: 4, seed: 3)
    let data = RawPNG.stored(raw.data)
    let whole = RawPNG.chunk("IDAT", data)
    let end = RawPNG.chunk("IEND", [])
    let head = Array(raw.bytes.dropLast(whole.count + end.count))
    let first = RawPNG.chunk("IDAT", Array(data[..<9]))
    let second = RawPNG.chunk("IDAT", Array(data[9...]))
    func file(_ chunks: [UInt8]...) -> [UInt8] { chunks.reduce(head, +) + end }
    #expect(plain(file(first, second)) == plain(raw.bytes))
    #expect(plain(raw.bytes) != nil)
    let between = RawPNG.chunk("tEXt", [65, 0, 66])
    #expect(plain(file(between, first, second, between)) == plain(raw.bytes))
    #expect(plain(file(first, between, second)) == nil)
  }

  @Test("leaves to libpng what is cut, damaged, too large or of another kind", arguments: Kind.all)
  func damage(kind: Kind) throws {
    let raw = noise(kind, width: 3, height: 3, seed: 5)
    let file = raw.bytes
    for count in 0..<file.count { #expect(plain(Array(file.prefix(count))) == nil) }
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(plain(damaged) == nil, "byte \(index)")
    }
    var other = noise(kind, width: 3, height: 3, seed: 5, filters: [5])
    #expect(plain(other.bytes) == nil)
    other = raw
    other.data.removeLast()
    #expect(plain(other.bytes) == nil)
    other.data += [0, 0]
    #expect(plain(other.bytes) == nil)
    other = raw
    other.isInterlaced = true
    #expect(plain(other.bytes) == nil)
    #expect(
      file.withUnsafeBufferPointer { PlainPNGDecoder.decode($0, PNGLimits(maximumSide: 2)) } == nil)
    #expect(
      file.withUnsafeBufferPointer { PlainPNGDecoder.decode($0, PNGLimits(maximumBytes: 35)) }
        == nil)
  }
}
