import PNG
import Raster

/// Pictures in the sizes in which a wall shows them, made from whole ones and kept within a bound.
struct SmallPictures: Sendable {
  /// What a small picture is made of, and how wide it is in pixels.
  struct Key: Sendable, Hashable {
    /// The number of the picture.
    var number: Int
    /// What it shows: the picture itself, or a file of its differences.
    var name = ""
    /// The revision of that.
    var revision: Int
    /// In pixels.
    var width: Int
  }

  /// The widths that can be asked for, in pixels.
  static let widths = 8...4_096
  /// The greatest number of bytes of files that are kept: 32 MiB.
  static let limit = 32 << 20

  private var files: [Key: [UInt8]] = [:]
  /// The keys in the order in which they came.
  private var order: [Key] = []
  private(set) var byteCount = 0

  subscript(key: Key) -> [UInt8]? { files[key] }

  /// The width of the file of a picture itself that came last, in pixels; nil if none is kept.
  func width(of number: Int) -> Int? {
    order.last { $0.number == number && $0.name.isEmpty }?.width
  }

  /// Keeps a picture, in place of those that came first where it is too much. Others of the same with an earlier revision go.
  mutating func keep(_ file: [UInt8], as key: Key) {
    remove { $0.number == key.number && $0.name == key.name && $0.revision != key.revision }
    guard files[key] == nil, file.count <= Self.limit else { return }
    while byteCount + file.count > Self.limit, let first = order.first { remove { $0 == first } }
    files[key] = file
    order.append(key)
    byteCount += file.count
  }

  private mutating func remove(where isGone: (Key) -> Bool) {
    order.removeAll { key in
      guard isGone(key) else { return false }
      byteCount -= files.removeValue(forKey: key)?.count ?? 0
      return true
    }
  }

  /// A file with so many pixels across: the mean of those under each; the file itself where that is no smaller.
  ///
  /// - Throws: `PNGError`, `RasterizerError`.
  static func scaled(_ file: [UInt8], width: Int) throws -> [UInt8] {
    let picture = try PNG.decode(file)
    guard width < picture.width else { return file }
    let height = Double(picture.height) * Double(width) / Double(picture.width)
    let size = Size(width: Double(width), height: max(1, height.rounded()))
    var canvas = Canvas()
    canvas.image(Image(pixmap: picture, scale: 1), in: Rect(origin: .zero, size: size))
    let small = try canvas.picture(width: size.width, height: size.height)
    return try PNG.encode(small, compression: .fastest)
  }
}
