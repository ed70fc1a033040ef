/// A rectangle in one colour.
struct SolidRectangle {
  var rect: Rect
  var color: Color
}

extension DrawCommand {
  /// The rectangle and colour of a command that fills a rectangle with one colour; nil for others.
  var solidRectangle: SolidRectangle? {
    guard case .fill(let path, _, .solid(let color)) = self, let rect = path.rectangle else {
      return nil
    }
    return SolidRectangle(rect: rect, color: color)
  }
}

/// Rectangles and images whose edges lie on device pixels: drawn without coverage, resampling or a surface in
/// between.
extension DisplayListRenderer {
  /// Fills a rectangle of whole device pixels; false when it is none there.
  mutating func fillExact(_ rectangle: SolidRectangle) -> Bool {
    guard state.blendMode == .normal, state.clip.mask == nil,
      state.transform.isScaleAndTranslation
    else { return false }
    let rect = state.transform.apply(upright: rectangle.rect)
    guard rect.width > 0, rect.height > 0, let whole = RectCoverage.exactPixels(rect)
    else { return false }
    let area = whole.intersection(state.clip.rect)
    guard !area.isEmpty else { return true }
    let pixel = Pixel(rectangle.color)
    let top = surfaces.count - 1
    if top == 0, pixel.w == 255, area == surfaces[0].limit {
      surfaces[0].fill(pixel)
      return true
    }
    surfaces[top].touch(area)
    let bounds = surfaces[top].bounds
    surfaces[top].withPixels { pixels in
      let start = (area.minY - bounds.minY) * bounds.width + (area.minX - bounds.minX)
      Kernels.current.paint(
        pixels + start, stride: bounds.width, width: area.width, height: area.height, pixel)
    }
    return true
  }

  /// Draws an image over `rect` straight from its bitmap, when every pixel is copied as it is.
  mutating func drawExact(_ image: Image, in rect: Rect, tint: Color?, opacity: Double) -> Bool {
    guard image.capInsets == nil, Color.byte(opacity) == 255, state.blendMode == .normal,
      state.transform.isScaleAndTranslation, image.isDrawable
    else { return false }
    let device = state.transform.apply(upright: rect)
    let (width, height) = (image.pixelWidth, image.pixelHeight)
    guard device.isFinite, device.minX.magnitude < CoordinateLimit.farthest,
      device.minY.magnitude < CoordinateLimit.farthest, device.minX == device.minX.rounded(),
      device.minY == device.minY.rounded(), device.maxX - device.minX == Double(width),
      device.maxY - device.minY == Double(height)
    else { return false }
    let (x, y) = (Int(device.minX), Int(device.minY))
    let bounds = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    let area = bounds.intersection(state.clip.rect)
    guard !area.isEmpty else { return true }
    let color = tint.map { Pixel($0) }
    Surface(bounds: bounds, pixmap: image.pixmap).readPixels { source in
      composite(
        .area(area),
        blitter: {
          SurfaceBlitter(
            pixels: $0, bounds: $1, source: source, sourceBounds: bounds, tint: color)
        })
    }
    return true
  }
}
