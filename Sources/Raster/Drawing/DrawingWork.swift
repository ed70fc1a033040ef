/// Counts the work of a picture, so that a document of a few kilobytes does not take minutes. Work is counted, not timed: the same
/// picture is refused on every machine, or on none.
struct DrawingWork {
  /// Pixels of outline: some five seconds on a slow machine. A screen of controls has less than a thousandth of it.
  static let longestOutline = 200_000_000.0
  /// Outlines that take less memory are not worth a look.
  static let smallBytes = 1_048_576.0
  /// Fills of fewer steps take next to nothing, unless there are very many.
  private static let simpleSteps = 16
  private static let fewPaths = 20_000

  /// The cost of a pixel of a gradient, pattern or image, of a layer, and of a blur, in pixels of one colour.
  static let shaded = 8
  static let layered = 2
  static let blurred = 24
  /// Pixels that any picture may take: some five to ten seconds. Large pictures may take more.
  private static let mostPixels = 40_000_000_000
  private static let mostPixelsPerPixel = 1_000

  /// Pixels that were painted, each as often as it was, by their cost.
  private var pixels = 0
  private let pixelLimit: Int
  private var paths = 0
  private var outline = 0.0

  /// - Parameter picture: how many pixels the picture has.
  init(picture: Int) {
    pixelLimit = max(Self.mostPixels, picture * Self.mostPixelsPerPixel)
  }

  /// Counts pixels that are painted.
  mutating func add(_ area: PixelRect, times cost: Int = 1) {
    guard !area.isEmpty else { return }
    pixels += area.width * area.height * cost
  }

  /// Whether more was painted than any screen needs.
  var isExceeded: Bool { pixels > pixelLimit }

  /// The error of too many pixels.
  var error: RasterizerError { .tooManyPixels(limit: pixelLimit) }

  /// Whether a path is worth an estimate.
  mutating func counts(_ path: Path, _ stroke: StrokeStyle?) -> Bool {
    paths += 1
    return stroke != nil || path.elements.count > Self.simpleSteps
      || paths > Self.fewPaths && path.rectangle == nil
  }

  mutating func add(_ estimate: OutlineEstimate) throws(RasterizerError) {
    outline += estimate.length
    guard outline <= Self.longestOutline else {
      throw .outlinesTooLong(limit: Self.longestOutline)
    }
  }
}
