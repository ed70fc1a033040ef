internal import Glibc

/// The blurred masks of shadows drawn so far: knobs, cards and buttons throw the same shadow wherever they lie.
///
/// A mask is found by the coverage that was blurred, not by a path, so that it also counts for the same shape a number of
/// whole pixels away. The blur of equal bytes is equal.
struct ShadowCache {
  private struct Entry {
    var blur: GaussianBlur
    var shape: Mask
    var shadow: Mask

    var byteCount: Int { shape.bytes.count + shadow.bytes.count }

    /// Whether the shadow is that of another shape, but for its place.
    func fits(_ other: Mask, _ otherBlur: GaussianBlur, over visible: PixelRect) -> Bool {
      let (x, y) = (
        other.bounds.minX - shape.bounds.minX, other.bounds.minY - shape.bounds.minY
      )
      guard shape.bounds.offsetBy(x: x, y: y) == other.bounds,
        shadow.bounds.offsetBy(x: x, y: y) == visible, blur == otherBlur
      else { return false }
      return shape.bytes.withUnsafeBytes { own in
        other.bytes.withUnsafeBytes { bytes in
          guard own.count == bytes.count else { return false }
          guard let start = own.baseAddress, let otherStart = bytes.baseAddress else { return true }
          return memcmp(start, otherStart, own.count) == 0
        }
      }
    }
  }

  /// The most bytes of a shape and its shadow: those of larger ones are seldom met again.
  private static let largestEntry = 256 << 10
  /// The most bytes of all, and the most shadows: each that is drawn is compared with them.
  private static let limit = 1 << 20
  private static let entryLimit = 64

  /// The oldest first.
  private var entries: [Entry] = []
  private var byteCount = 0

  /// The number of shadows that are kept.
  var count: Int { entries.count }

  /// The blurred mask of a shape, as `GaussianBlur.spread` makes it.
  mutating func shadow(of shape: Mask, _ blur: GaussianBlur, over visible: PixelRect) -> Mask {
    if let known = entries.first(where: { $0.fits(shape, blur, over: visible) }) {
      return Mask(bounds: visible, bytes: known.shadow.bytes)
    }
    let entry = Entry(
      blur: blur, shape: shape, shadow: blur.spread(shape, outside: 0, over: visible))
    guard entry.byteCount <= Self.largestEntry else { return entry.shadow }
    entries.append(entry)
    byteCount += entry.byteCount
    while byteCount > Self.limit || entries.count > Self.entryLimit {
      byteCount -= entries.removeFirst().byteCount
    }
    return entry.shadow
  }
}
