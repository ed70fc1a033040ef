public import Raster

extension PixelComparison {
  /// How much of the golden shines through where nothing differs: one part in this many.
  private static let fade = 4

  /// The difference as a picture: the golden faintly, what differs in red, what only smoothing makes
  /// different in yellow, what is within its tolerance in green, what is not compared in grey.
  ///
  /// - Complexity: O(pixels).
  public func picture(expected: Pixmap) -> Pixmap {
    var result = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color: (UInt8, UInt8, UInt8)
        switch State(rawValue: states[y * width + x]) ?? .same {
        case .different: color = (230, 0, 38)
        case .smoothed: color = (245, 200, 0)
        case .tolerated: color = (0, 160, 90)
        case .ignored: color = (150, 150, 150)
        case .same:
          guard x < expected.width, y < expected.height else { continue }
          let pixel = expected[x, y]
          func faint(_ channel: UInt8) -> UInt8 {
            // On white: what is missing from it, and of that a part.
            UInt8(255 - (Int(pixel.alpha) - min(Int(pixel.alpha), Int(channel))) / Self.fade)
          }
          color = (faint(pixel.red), faint(pixel.green), faint(pixel.blue))
        }
        result[x, y] = PremultipliedColor(
          red: color.0, green: color.1, blue: color.2, alpha: 255)
      }
    }
    return result
  }
}
