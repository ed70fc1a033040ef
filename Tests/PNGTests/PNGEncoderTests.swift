import PNG
import Raster
import Testing

@Suite("PNG encoding")
struct PNGEncoderTests {
  /// Premultiplied pixels in as many colours as asked for.
  static func picture(_ width: Int, _ height: Int, colors: Int, isOpaque: Bool) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    var state: UInt32 = 12345
    for y in 0..<height {
      for x in 0..<width {
        state = (y * width + x) % max(colors, 1) == 0 ? 12345 : state &* 1_664_525 &+ 1_013_904_223
        let alpha = isOpaque ? 255 : UInt8(truncatingIfNeeded: state >> 24)
        func channel(_ shift: UInt32) -> UInt8 {
          PremultipliedColor.multiply(UInt8(truncatingIfNeeded: state >> shift), alpha)
        }
        pixmap[x, y] = PremultipliedColor(
          red: channel(16), green: channel(8), blue: channel(4), alpha: alpha)
      }
    }
    return pixmap
  }

  @Test("Pixels come back as they went", arguments: PNGCompression.allCases, [true, false])
  func roundTrip(compression: PNGCompression, isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (1, 7), (2, 2), (3, 5), (7, 1), (17, 13), (33, 9)] {
      for colors in [1, 2, 3, 5, 16, 17, 200, 256, 1000] {
        let pixmap = Self.picture(width, height, colors: colors, isOpaque: isOpaque)
        let bytes = try PNG.encode(pixmap, compression: compression)
        #expect(try PNG.decode(bytes) == pixmap, "\(width)×\(height), \(colors) colours")
        // Held here too, and by nobody else.
        let held = try PNG.encode(consuming: pixmap, compression: compression)
        let own = try PNG.encode(
          consuming: Self.picture(width, height, colors: colors, isOpaque: isOpaque),
          compression: compression)
        #expect(held == bytes && own == bytes, "\(width)×\(height), \(colors) colours")
        #expect(pixmap == Self.picture(width, height, colors: colors, isOpaque: isOpaque))
      }
    }
  }

  @Test("Every premultiplied colour and alpha comes back")
  func everyAlpha() throws {
    var pixmap = Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for value in 0...alpha {
        pixmap[value, alpha] = PremultipliedColor(
          red: UInt8(value), green: UInt8(alpha - value), blue: 0, alpha: UInt8(alpha))
      }
    }
    #expect(try PNG.decode(PNG.encode(pixmap)) == pixmap)
  }

  /// The type byte of IHDR.
  static func colorType(_ pixmap: Pixmap) throws -> UInt8 { try PNG.encode(pixmap)[25] }

  @Test("The smallest kind of PNG is chosen")
  func kinds() throws {
    #expect(try Self.colorType(Self.picture(40, 40, colors: 256, isOpaque: true)) == 3)
    #expect(try Self.colorType(Self.picture(40, 40, colors: 9, isOpaque: false)) == 3)
    #expect(try Self.colorType(Self.picture(40, 40, colors: 1600, isOpaque: true)) == 2)
    #expect(try Self.colorType(Self.picture(40, 40, colors: 1600, isOpaque: false)) == 6)
  }

  @Test("A flat picture is small, and the same each time")
  func flat() throws {
    var pixmap = Pixmap(width: 750, height: 1334)
    for index in pixmap.bytes.indices { pixmap.bytes[index] = 255 }
    let bytes = try PNG.encode(pixmap)
    #expect(bytes.count < 1000)
    #expect(try PNG.encode(pixmap) == bytes)
  }

  @Test("Channels beyond their alpha are written as full ones")
  func notPremultiplied() throws {
    let pixmap = Pixmap(width: 1, height: 1, bytes: [200, 255, 255, 100])
    #expect(try PNG.decode(PNG.encode(pixmap)).bytes == [100, 100, 100, 100])
    let clear = Pixmap(width: 1, height: 1, bytes: [255, 255, 255, 0])
    #expect(try PNG.decode(PNG.encode(clear)).bytes == [0, 0, 0, 0])
  }

  @Test("A pixmap without pixels is refused")
  func empty() {
    #expect(throws: PNGError.empty) { try PNG.encode(Pixmap(width: 0, height: 4)) }
  }
}
