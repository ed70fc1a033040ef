internal import Raster

extension GlyphOutline {
  /// Contours moved outward so that stems grow by `amount` font units (inward and thinner when it is
  /// negative), then squeezed vertically so that capitals keep their height and stand on the
  /// baseline still: as type designers do, bolder letters grow sideways.
  func emboldened(by amount: Double, capHeight: Double, em: Double) -> GlyphOutline {
    let contours = path.contours
    let area = contours.reduce(0) { $0 + $1.doubleArea }
    let outward = area < 0 ? -amount / 2 : amount / 2
    // Horizontal strokes of bolder weights grow less than upright ones.
    let vertical = abs(amount) * Self.verticalShare
    let height = capHeight * em
    let grown = amount < 0 ? -vertical : vertical
    let squeeze = height / (height + grown)
    var result = GlyphOutline()
    for contour in contours {
      var moved = contour.moved(by: outward, verticalShare: Self.verticalShare)
      moved.points = moved.points.map { Point(x: $0.x, y: ($0.y + grown / 2) * squeeze) }
      result.append(moved)
    }
    return result
  }

  private static let verticalShare = 0.6
}
