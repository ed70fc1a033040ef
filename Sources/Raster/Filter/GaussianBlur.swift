/// A Gaussian approximated by three box averages in each direction, as Core Image, vImage and the SVG
/// filter specification do. Pixels beyond the edge are the edge's; an even picture stays the same
/// to the bit.
struct GaussianBlur: Sendable, Hashable {
  /// The extent of a box average: the pixels before and after the centre.
  struct Box: Sendable, Hashable {
    var before: Int
    var after: Int
    var width: Int { before + after + 1 }
  }

  /// How an even box width is dealt with.
  enum EvenWidth: Sendable {
    /// One wider, as in Apple's UIImageEffects sample.
    case madeOdd
    /// Two boxes shifted half a pixel either way and one a pixel wider, as SVG has it: nearer to the
    /// wanted deviation when that is small.
    case shifted
    /// There is none: boxes are of two odd widths, whichever come nearest to the wanted deviation.
    case mixed
  }

  let boxes: [Box]

  /// Deviations beyond this, in pixels, are taken for it: nothing of the picture is left there.
  static let largest = 500.0

  /// - Parameter sigma: Standard deviation in pixels.
  init(sigma: Double, evenWidth: EvenWidth) {
    guard sigma > 0 else {
      boxes = []
      return
    }
    if evenWidth == .mixed {
      boxes = Self.oddBoxes(sigma: min(sigma, Self.largest))
      return
    }
    // d = ⌊σ·3·√(2π)/4 + ½⌋ (SVG 1.1, feGaussianBlur).
    let factor = 3 * (2 * Double.pi).squareRoot() / 4
    let width = Int(min(sigma, Self.largest) * factor + 0.5)
    guard width > 1 else {
      boxes = []
      return
    }
    let half = width / 2
    let odd = Box(before: half, after: half)
    if width % 2 == 1 || evenWidth == .madeOdd {
      boxes = [odd, odd, odd]
    } else {
      boxes = [Box(before: half, after: half - 1), Box(before: half - 1, after: half), odd]
    }
  }

  /// A box of width w has the variance (w² − 1) / 12, and those of boxes add up.
  private static func oddBoxes(sigma: Double) -> [Box] {
    let variance = sigma * sigma
    let ideal = (4 * variance + 1).squareRoot()
    let narrow = (Int(ideal) - 1) / 2 * 2 + 1
    // So many of the three are two wider, each of which adds (narrow + 1) / 3.
    let missing = variance - Double(narrow * narrow - 1) / 4
    let wider = min(max(Int(missing * 3 / Double(narrow + 1) + 0.5), 0), 3)
    return (0..<3).map { index in
      let half = narrow / 2 + (index < wider ? 1 : 0)
      return Box(before: half, after: half)
    }.filter { $0.width > 1 }
  }

  /// How far a pixel can spread.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs rows of `width` pixels of `channels` bytes.
  func apply(to bytes: inout [UInt8], width: Int, height: Int, channels: Int) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    if channels == 4 {
      BoxBlur.acrossPixels(&bytes, width: width, height: height, boxes: boxes)
    } else {
      BoxBlur.across(&bytes, width: width, height: height, channels: channels, boxes: boxes)
    }
    BoxBlur.down(&bytes, rowBytes: width * channels, height: height, boxes: boxes)
  }

  func apply(to mask: inout Mask) {
    apply(to: &mask.bytes, width: mask.bounds.width, height: mask.bounds.height, channels: 1)
  }

  func apply(to surface: inout Surface) {
    apply(
      to: &surface.pixmap.bytes, width: surface.bounds.width, height: surface.bounds.height,
      channels: 4)
  }
}
