import Glibc
import PNG
import Raster
import ScreenFormat
import Testing

/// Pictures of displays with more colours come back as the sRGB colours that they show.
@Suite struct DisplayP3PictureTests {
  /// Greys and colours of controls, in sRGB. At the edge of sRGB eight bits of the wider space are too coarse.
  private static let patches: [[UInt8]] = [
    [0, 0, 0], [255, 255, 255], [128, 128, 128], [25, 25, 30], [242, 242, 247], [52, 199, 89],
    [255, 56, 60], [163, 245, 184], [97, 85, 245], [142, 142, 147], [205, 223, 252],
  ]

  /// The colour in Display P3 of an sRGB colour, by the matrices of both spaces.
  private static func displayP3(_ color: [UInt8]) -> [UInt8] {
    let linear = color.map { byte in
      let level = Double(byte) / 255
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    let matrix = [
      [0.822_462, 0.177_538, 0], [0.033_194, 0.966_806, 0], [0.017_083, 0.072_397, 0.910_520],
    ]
    return matrix.map { row in
      let level = zip(row, linear).map(*).reduce(0, +)
      let encoded = level <= 0.003_130_8 ? level * 12.92 : 1.055 * pow(level, 1 / 2.4) - 0.055
      return UInt8((encoded * 255).rounded())
    }
  }

  @Test func `a picture in Display P3 of sRGB patches comes back within one level`() throws {
    let pixels: [UInt8] = Self.patches.flatMap { (patch) -> [UInt8] in Self.displayP3(patch) + [255]
    }
    let picture = Pixmap(width: Self.patches.count, height: 1, bytes: pixels)
    let file = try Self.file(of: picture, profile: Self.profile)
    let read = try BitmapFile.picture(file, "p3.png").get()
    for (index, patch) in Self.patches.enumerated() {
      let found = read.bytes[index * 4..<index * 4 + 3]
      let distance = zip(found, patch).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(distance <= 1, "\(patch) came back as \(Array(found))")
    }
    #expect(try BitmapFile.picture(PNG.encode(picture), "plain.png").get() == picture)
  }

  // MARK: Files

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A profile with the primaries of Display P3, and nothing else.
  private static var profile: [UInt8] {
    let primaries = [
      ("rXYZ", [0.5151, 0.2412, -0.0011]), ("gXYZ", [0.2920, 0.6922, 0.0419]),
      ("bXYZ", [0.1571, 0.0666, 0.7841]),
    ]
    var head = [UInt8](repeating: 0, count: 128) + number(3)
    var body: [UInt8] = []
    let start = head.count + 3 * 12
    for (name, values) in primaries {
      head += Array(name.utf8) + number(UInt32(start + body.count)) + number(20)
      body += Array("XYZ ".utf8) + number(0)
      body += values.flatMap { number(UInt32(bitPattern: Int32(($0 * 65_536).rounded()))) }
    }
    return head + body
  }

  /// A PNG file with a profile behind its header.
  private static func file(of picture: Pixmap, profile: [UInt8]) throws -> [UInt8] {
    let plain = try PNG.encode(picture)
    // A name, the method of compression, and a stream of one stored block.
    let length = UInt16(profile.count)
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in profile {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    let lengths = [length, ~length].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let stream = [0x78, 0x01, 1] + lengths + profile + number(sums.1 << 16 | sums.0)
    let content = Array("iCCP".utf8) + Array("p".utf8) + [0, 0] + stream
    let chunk = number(UInt32(content.count - 4)) + content + number(checksum(content))
    // The signature and the header take 33 bytes.
    return Array(plain.prefix(33)) + chunk + plain.dropFirst(33)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
