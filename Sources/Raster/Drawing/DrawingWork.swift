/// The work of a picture's pixels. Work is counted, not timed, before the first pixel is drawn: the same picture is refused on
/// every machine, or on none.
struct DrawingWork {
  /// Pixels of outline: some five seconds on a slow machine. A screen of controls has less than a thousandth of it.
  static let longestOutline = 200_000_000.0
  /// Outlines that take less memory are not worth a look.
  static let smallBytes = 1_048_576.0
  /// Fills of so few steps, which four continuous corners have, take next to nothing, unless there are very many.
  private static let simpleSteps = 18
  private static let fewPaths = 20_000

  /// The sum, in units of `PixelCost`.
  private(set) var pixels = 0
  /// The most bytes that a path takes while it is drawn.
  private(set) var pathBytes = 0
  private var paths = 0
  private var outline = 0.0

  /// Counts pixels that are painted.
  mutating func add(_ area: PixelRect, times cost: Int) {
    guard !area.isEmpty else { return }
    add(steps: area.width * area.height, times: cost)
  }

  /// Counts steps that do not depend on an area.
  mutating func add(steps: Int, times cost: Int) {
    // A single product stays below 2⁴¹; the sum of many could overflow.
    pixels = min(pixels, Int.max / 2) + min(steps, 1 << 32) * cost
  }

  /// Counts the outline of a path before it is drawn.
  ///
  /// - Returns: The length of the outline, in pixels; 0 if it is too short to count.
  @discardableResult mutating func add(
    _ path: Path, _ stroke: StrokeStyle?, under transform: Transform, within area: PixelRect
  ) throws(RasterizerError) -> Double {
    guard counts(path, stroke) else { return 0 }
    let estimate = OutlineEstimate(
      of: path, under: transform, stroke: stroke, within: Rect(area))
    // Strokes of a negative width have none.
    let length = max(0, estimate.length)
    outline += length
    if estimate.bytes > Self.smallBytes {
      pathBytes = max(pathBytes, Int(min(estimate.bytes, 1e15)))
    }
    guard outline <= Self.longestOutline else {
      throw .outlinesTooLong(limit: Self.longestOutline)
    }
    add(
      steps: Int(min(length, Self.longestOutline)),
      times: stroke == nil ? PixelCost.outline : PixelCost.strokedOutline)
    return length
  }

  /// Counts a path that is a rectangle, whose outline is short.
  mutating func addRectangle() { paths += 1 }

  /// Whether a path is worth an estimate.
  private mutating func counts(_ path: Path, _ stroke: StrokeStyle?) -> Bool {
    paths += 1
    return Self.isLong(path, stroke) || paths > Self.fewPaths && path.rectangle == nil
  }

  /// Whether a path by itself may be long.
  static func isLong(_ path: Path, _ stroke: StrokeStyle?) -> Bool {
    stroke != nil || path.elementCount > simpleSteps
  }
}

/// What drawing costs, in units of half a pixel of one colour, which takes 0.07 to 0.17 ns. Measured for each kind alone, on one
/// machine; see Documentation/trust.md for how far kinds are apart.
enum PixelCost {
  /// A command that draws a rectangle, whatever it covers, and one that draws another path.
  static let rectangle = 15_000
  static let path = 30_000
  /// A glyph whose mask is made, and each of its rows.
  static let glyph = 12_000
  static let glyphRow = 250
  /// A glyph whose mask is there, and how many pixels of a glyph's font, squared, cost as much as half of a plain one.
  static let glyphAgain = 2_500
  static let glyphPixels = 2
  /// A row of a border, and the side in pixels from which on a border costs what it paints, not the rectangle around it.
  static let ringRow = 150
  static let smallRing = 256
  /// A curve of a stroke.
  static let strokedCurve = 12_000
  /// A pixel of a long path's outline, filled and stroked.
  static let outline = 25
  static let strokedOutline = 120

  /// Pixels of one colour, opaque or not: of rectangles, of ellipses, and of other paths.
  static let plain = 2
  static let ellipse = 4
  static let curved = 3
  /// Pixels of a linear gradient that runs along no axis.
  static let slanted = 12
  /// Pixels of other gradients, and those in another blend mode than normal.
  static let shaded = 20
  /// Pixels of an image that is drawn as it is, one that is resampled, in parts by its cap insets, or coloured besides, and one
  /// that is turned.
  static let copied = 4
  static let resampled = 15
  static let sliced = 29
  static let coloured = 48
  static let turned = 195
  /// Pixels of a pattern.
  static let tiled = 31
  /// Pixels of a mask of coverage that is made, and of what is drawn through one.
  static let mask = 1
  /// Pixels of a layer, which are cleared and composited.
  static let layer = 24
  /// Pixels of a mask that is blurred, and of a picture.
  static let blurredMask = 11
  static let blurred = 190
  /// Glass of any size.
  static let anyGlass = 3_000_000
  /// Pixels that means of squares are taken of.
  static let reduced = 5
  /// Squares that are bent and coloured, for each of the glass's shapes: of iOS 26, of 27, and of large glass that blurs its
  /// ground twice.
  static let plainSquare = 250
  static let bentSquare = 450
  static let frostedSquare = 675
  /// Pixels of glass and its shadow, for each of its shapes.
  static let glass = 20
}
