/// How large a picture may get, so that a wrong number in a document is an error and not an
/// exhausted machine.
public struct SurfaceLimits: Sendable, Hashable {
  /// The longest side, in pixels; those beyond `greatestSide` count as that.
  public var side: Int
  /// The most bytes that a screen may take: picture, images, the operations of drawings, the outline that is
  /// drawn, and the layers and masks that are open at the same time. Copies that a filter makes while it works are not counted.
  public var bytes: Int
  /// The work of a screen's objects, of its text and of its pixels: a multiple of the standard of each.
  public var work: Double

  /// The longest side that can be drawn. Rows are counted in 32-bit numbers of 1/65536ths of a pixel, and
  /// layers and shadows reach beyond the picture.
  public static let greatestSide = 24_000

  /// The greatest `work`.
  public static let greatestWork = 1000.0

  /// How far a layer may reach beyond the picture on each side, in pixels: farther than a blur does.
  static let overhang = 2000

  /// 16 384 pixels a side, 512 MiB and the standard of work: many times the largest device at three pixels a point.
  public init(side: Int = 16_384, bytes: Int = 512 << 20, work: Double = 1) {
    self.side = side
    self.bytes = bytes
    self.work = work
  }
}

/// Why a picture was not drawn.
public enum RasterizerError: Error, Sendable, Hashable {
  /// A side is zero or negative; in pixels.
  case emptySurface(width: Int, height: Int)
  /// A side or the number of bytes is beyond the limits; in pixels.
  case surfaceTooLarge(width: Int, height: Int, limits: SurfaceLimits)
  /// The scale is zero, negative, infinite or NaN.
  case invalidScale(Double)
  /// Picture, images, paths, layers and masks together are beyond the limits.
  case memoryExceeded(MemoryUse, limits: SurfaceLimits)
  /// The outlines of all paths together are longer than this, in pixels.
  case outlinesTooLong(limit: Double)
  /// Objects, text or pixels are more work than the limits allow.
  case tooMuchWork(WorkExcess)
  /// An image whose pixels can't be unpacked.
  case unreadableImage(PackedPixmap.Failure)
}

extension RasterizerError: CustomStringConvertible {
  /// The error as a sentence without a capital or full stop.
  public var description: String {
    switch self {
    case .emptySurface(let width, let height):
      "a picture of \(width) × \(height) pixels is empty"
    case .surfaceTooLarge(let width, let height, let limits):
      "a picture of \(width) × \(height) pixels is too large; at most \(limits.side) a side "
        + "and \(limits.bytes >> 20) MiB"
    case .invalidScale(let scale):
      "a picture can't have \(scale) pixels a point"
    case .memoryExceeded(let use, let limits):
      "drawing takes \(use.total >> 20) MiB, more than \(limits.bytes >> 20) MiB"
    case .outlinesTooLong(let limit):
      "drawing takes too long: its paths come to more than \(Int(limit / 1e6)) million pixels"
    case .tooMuchWork(let excess):
      "drawing takes too long: \(excess)"
    case .unreadableImage(let failure): failure.reason
    }
  }
}

/// The memory that a screen takes, in bytes.
public struct MemoryUse: Sendable, Hashable {
  /// The picture itself.
  public var picture: Int
  /// The images of files, drawings and colours.
  public var images: Int
  /// The layers, and the masks of clips, that are open at the same time.
  public var layers: Int
  /// The operations of drawings with their paths, and the outline that is drawn.
  public var paths: Int

  /// Creates a count of bytes.
  public init(picture: Int = 0, images: Int = 0, layers: Int = 0, paths: Int = 0) {
    self.picture = picture
    self.images = images
    self.layers = layers
    self.paths = paths
  }

  /// All of it.
  public var total: Int { picture + images + layers + paths }
}
