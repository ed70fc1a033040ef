/// A wide blur, made of a smaller picture.
struct CoarseBlur {
  /// The blurred picture.
  var rows: Enlargement

  /// How far a picture has to be known around what shows, in pixels.
  static func reach(_ sigma: Double) -> Int {
    let grid = SquareGrid(forBlur: sigma, x: 0, y: 0)
    return (grid.blur(sigma).reach + 2) * grid.side
  }

  /// - Parameters:
  ///   - picture: beyond its bounds the nearest pixel is repeated.
  ///   - sigma: the deviation, in pixels.
  ///   - shown: the pixels to be known. Squares are counted from pixel (0, 0).
  init(_ picture: Surface, sigma: Double, over shown: PixelRect) {
    let grid = SquareGrid(forBlur: sigma, x: 0, y: 0)
    let blur = grid.blur(sigma)
    let seen = grid.squares(around: shown).expanded(by: blur.reach)
    var small = picture.reduced(to: seen, of: grid, known: picture.bounds)
    blur.apply(to: &small)
    rows = Enlargement(
      small.pixmap.bytes, bounds: seen, of: grid, channels: 4, columns: shown.minX..<shown.maxX)
  }
}
