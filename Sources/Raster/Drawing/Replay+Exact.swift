/// Images whose pixels fall on device pixels one by one: no resampling, no surface in between.
extension Replay {
  /// Draws an image over `rect` straight from its bitmap, when every pixel is copied as it is.
  mutating func drawExact(_ image: Image, in rect: Rect, tint: Color?, opacity: Double) -> Bool {
    guard image.capInsets == nil, Color.byte(opacity) == 255, state.blendMode == .normal,
      state.transform.isScaleAndTranslation, image.isDrawable
    else { return false }
    let device = state.transform.apply(upright: rect)
    let (width, height) = (image.pixmap.width, image.pixmap.height)
    guard device.isFinite, device.minX.magnitude < PathFlattener.farthest,
      device.minY.magnitude < PathFlattener.farthest, device.minX == device.minX.rounded(),
      device.minY == device.minY.rounded(), device.maxX - device.minX == Double(width),
      device.maxY - device.minY == Double(height)
    else { return false }
    let (x, y) = (Int(device.minX), Int(device.minY))
    let bounds = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    let area = bounds.intersection(state.clip.rect)
    guard !area.isEmpty else { return true }
    let color = tint.map { Pixel($0) }
    Surface(bounds: bounds, pixmap: image.pixmap).readPixels { source in
      composite(.area(area)) {
        SurfaceBlitter(
          pixels: $0, bounds: $1, source: source, sourceBounds: bounds, tint: color)
      }
    }
    return true
  }
}
