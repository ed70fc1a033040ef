extension Image {
  /// How the colours between the centres of a bitmap's pixels are found, and those of many pixels
  /// that fall on one. Colours are premultiplied throughout.
  public enum Sampling: String, Sendable, Hashable, CaseIterable {
    /// Bilinear where the image is drawn at its size or larger, the area's average where smaller, by
    /// each axis.
    case automatic
    /// The pixel that the centre of the device's pixel falls on.
    case nearest
    /// The four nearest pixels by distance, however far the image is scaled down.
    case bilinear
    /// The mean of all that lies under the device's pixel; scaled up, blocks with soft edges.
    case areaAverage
  }
}

/// A surface seen through any transform: each pixel has the colour of the nearest one at its centre.
struct NearestPixelSource: PixelSource {
  let surface: Surface
  /// From device pixels to the surface's own.
  let inverse: Transform
  /// Whether the surface repeats in both directions; otherwise its edge pixels do.
  let repeats: Bool

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    let width = surface.bounds.width
    let height = surface.bounds.height
    guard width > 0, height > 0 else { return }
    surface.readPixels { pixels in
      for index in 0..<count {
        let p = inverse.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
        run[index] = pixels[place(p.y, height) * width + place(p.x, width)]
      }
    }
  }

  private func place(_ position: Double, _ size: Int) -> Int {
    let pixel = PixelRect.pixel(position, .down)
    return repeats ? ((pixel % size) + size) % size : min(max(pixel, 0), size - 1)
  }
}
