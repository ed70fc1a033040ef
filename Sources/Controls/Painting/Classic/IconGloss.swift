import ObjectModel
import Raster

/// A tab bar icon up to iOS 6: the icon's shape filled with grey, or with blue and a gloss when it
/// is selected.
///
/// Figures are measured at 1x and 2x; y coordinates are from the top of the tab bar, in points.
struct IconGloss {
  let image: Image
  let rect: Rect

  private enum Metrics {
    static let greyTop = 4.0
    static let greyBottom = 34.0
    static let grey = (top: Color(grey: 174), bottom: Color(grey: 82))
    /// Two points of the blue gradient, which continues beyond them.
    static let blueTop = (y: 20.5, color: Color(bytes: 38, 136, 226))
    static let blueBottom = (y: 27.5, color: Color(bytes: 58, 181, 242))
    static let outline = Color(bytes: 120, 240, 251)
    static let outlineAlpha = 0.5
    static let gloss = (top: (y: 12.5, alpha: 0.68), bottom: (y: 19.5, alpha: 0.41))
    /// The lower edge of the gloss: at 20.1 in the middle, falling by .277 per point to the left.
    static let glossEdge = (y: 20.1, slope: 0.277)
    /// The y coordinate at which a selected icon's shadow is cut off.
    static let shadowEnd = 35.0
  }

  /// Draws an icon that is not selected: a grey gradient and a shadow.
  func paintUnselected(_ canvas: inout Canvas) {
    paintShadow(offset: -1, sigma: 0.4, alpha: 0.5, &canvas)
    canvas.masked(by: image, in: rect) {
      $0.fill(
        Path(rect: rect),
        gradient(
          (Metrics.greyTop, Metrics.grey.top), (Metrics.greyBottom, Metrics.grey.bottom)))
    }
  }

  /// Draws a selected icon: a gradient in blue or in a tint, a light inner outline, a gloss and a
  /// shadow.
  func paintSelected(tint: Color?, _ canvas: inout Canvas) {
    canvas.clipped(
      to: Path(
        rect: rect.insetBy(x: -4, y: -4).intersection(
          Rect(x: rect.minX - 4, y: -4, width: rect.width + 8, height: Metrics.shadowEnd + 4))
          ?? rect)
    ) { paintShadow(offset: 1, sigma: 0.9, alpha: 0.6, &$0) }
    var first = Metrics.blueTop
    var last = Metrics.blueBottom
    var outline = Metrics.outline
    if let tint {
      // The difference in brightness is that of the two blues.
      first.color = tint.withAlpha(1)
      last.color = first.color.mixed(with: .white, 0.22)
      outline = first.color.mixed(with: .white, 0.6)
    }
    // Extends the gradient by 12 points on both sides at the same slope, clamped to 0–1.
    let slope = 12.0 / (last.y - first.y)
    let span = (
      (first.y - 12, first.color.mixed(with: last.color, -slope)),
      (last.y + 12, first.color.mixed(with: last.color, 1 + slope))
    )
    canvas.masked(by: image, in: rect) {
      $0.fill(
        Path(rect: rect), gradient((span.0.0, clamped(span.0.1)), (span.1.0, clamped(span.1.1))))
      $0.image(
        image.innerOutline(), in: rect, tint: outline, opacity: Metrics.outlineAlpha)
      paintGloss(&$0)
    }
  }

  private func clamped(_ color: Color) -> Color { color.mapChannels { $0 } }

  private func paintGloss(_ canvas: inout Canvas) {
    let edge = Metrics.glossEdge
    let half = rect.width / 2
    var area = Path()
    area.move(to: Point(x: rect.minX, y: min(0, rect.minY)))
    area.line(to: Point(x: rect.maxX, y: min(0, rect.minY)))
    area.line(to: Point(x: rect.maxX, y: edge.y - edge.slope * half))
    area.line(to: Point(x: rect.minX, y: edge.y + edge.slope * half))
    area.close()
    let (top, bottom) = Metrics.gloss
    let step = (top.alpha - bottom.alpha) / (bottom.y - top.y)
    let start = top.y - (1 - top.alpha) / step
    let end = bottom.y + bottom.alpha / step
    canvas.fill(area, gradient((start, .light(1)), (end, .light(0))))
  }

  private func gradient(_ first: (y: Double, color: Color), _ last: (y: Double, color: Color))
    -> Paint
  {
    .gradient(
      LinearGradient(
        stops: [
          GradientStop(location: 0, color: first.color),
          GradientStop(location: 1, color: last.color),
        ], start: Point(x: 0, y: first.y), end: Point(x: 0, y: last.y)))
  }

  private func paintShadow(offset: Double, sigma: Double, alpha: Double, _ canvas: inout Canvas) {
    // A blur is invisible beyond three standard deviations.
    let reach = 3 * sigma + offset.magnitude
    canvas.layer(
      opacity: alpha, filters: [.blur(sigma: sigma, edge: .clear)],
      within: rect.insetBy(x: -reach, y: -reach)
    ) {
      $0.image(image, in: rect.offsetBy(x: 0, y: offset), tint: .black)
    }
  }
}

extension Image {
  /// An outline of one point inside the image's shape: its alpha less the least alpha of the four
  /// pixels a point away.
  ///
  /// - Complexity: O(pixels).
  func innerOutline() -> Image {
    let step = max(1, Int(scale + 0.5))
    let pixmap = pixmap
    var outline = pixmap
    let (width, height) = (pixmap.width, pixmap.height)
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      guard x >= 0, y >= 0, x < width, y < height else { return 0 }
      return pixmap.bytes[(y * width + x) * 4 + 3]
    }
    for y in 0..<height {
      for x in 0..<width {
        let own = alpha(x, y)
        guard own > 0 else { continue }
        let least = min(
          alpha(x - step, y), alpha(x + step, y), alpha(x, y - step), alpha(x, y + step))
        let left = own - min(own, least)
        for channel in 0..<4 { outline.bytes[(y * width + x) * 4 + channel] = left }
      }
    }
    var result = self
    result.pixmap = outline
    return result
  }
}
