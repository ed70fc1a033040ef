internal import Raster

/// The properties of a JPEG file besides its pixels.
struct JPEGMarkers {
  private(set) var orientation = EXIFOrientation.up
  private(set) var profile: ColorProfile?
  /// In pixels, as the file has them.
  private(set) var size: (width: Int, height: Int)?

  init(_ bytes: [UInt8]) {
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Fill bytes; and where the pixels begin, nothing more is told.
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0xDA || marker == 0xD9 { break }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = index + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let body = bytes[(index + 4)..<end]
      // A frame's header, but for tables of Huffman and arithmetic codes, and JPEG's own extensions.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker), body.count >= 5 {
        let sides = body.dropFirst().prefix(4).map { Int($0) }
        size = (width: sides[2] << 8 | sides[3], height: sides[0] << 8 | sides[1])
      }
      if marker == 0xE1, body.starts(with: Array("Exif\0\0".utf8)) {
        orientation = EXIFOrientation(tiff: Array(body.dropFirst(6))) ?? orientation
      }
      // The profile in parts, each with its number from 1.
      let name = Array("ICC_PROFILE\0".utf8)
      if marker == 0xE2, body.starts(with: name), body.count > name.count + 2 {
        let number = body[body.startIndex + name.count]
        parts[number] = body.dropFirst(name.count + 2)
      }
      index = end
    }
    guard !parts.isEmpty else { return }
    profile = ColorProfile(icc: parts.keys.sorted().flatMap { parts[$0] ?? [] })
  }
}

/// How the camera was held, by EXIF's numbers: where row 0 and column 0 of the file belong.
enum EXIFOrientation: Int {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// From TIFF's first directory; nil where it tells none.
  init?(tiff bytes: [UInt8]) {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<(offset + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112 {
        guard let value = number(place + 8, 2), let found = Self(rawValue: value) else {
          return nil
        }
        self = found
        return
      }
    }
    return nil
  }

  /// Whether width and height are exchanged.
  var swapsSides: Bool { rawValue >= 5 }

  /// The picture as it was seen.
  func applied(to pixmap: Pixmap) -> Pixmap {
    guard self != .up else { return pixmap }
    let (width, height) = (pixmap.width, pixmap.height)
    var result =
      swapsSides ? Pixmap(width: height, height: width) : Pixmap(width: width, height: height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (column, row) =
          switch self {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        result[x, y] = pixmap[column, row]
      }
    }
    return result
  }
}
