public import Raster

extension PixelComparison {
  /// How much of the golden shines through where nothing differs: one part in this many.
  private static let fade: UInt32 = 4

  /// The difference as a picture: the golden faintly, what differs in red, what only smoothing makes
  /// different in yellow, what is within its tolerance in green, what is not compared in grey.
  ///
  /// - Complexity: O(pixels).
  public func picture(expected: Pixmap) -> Pixmap {
    PixelGrid.with(expected) { expected in
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      bytes.withUnsafeMutableBytes { raw in
        let pixels = raw.assumingMemoryBound(to: UInt32.self)
        states.withUnsafeBufferPointer { states in
          for y in 0..<height {
            for index in (y * width)..<((y + 1) * width) {
              if let color = Self.color(of: states[index]) {
                pixels[index] = color
              } else if y < expected.height, index - y * width < expected.width {
                pixels[index] = Self.faint(expected[index - y * width, y])
              }
            }
          }
        }
      }
      return Pixmap(width: width, height: height, bytes: bytes)
    }
  }

  /// Of a state that has one of its own, as `PixelGrid` has them: red lowest.
  private static func color(of state: UInt8) -> UInt32? {
    switch State(rawValue: state) {
    case .different: 0xFF26_00E6
    case .smoothed: 0xFF00_C8F5
    case .tolerated: 0xFF5A_A000
    case .ignored: 0xFF96_9696
    case .same, nil: nil
    }
  }

  /// A pixel on white, which a part of it is mixed with: of what white has more than each channel.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      let level = pixel >> shift & 255
      return (255 - (alpha - min(alpha, level)) / fade) << shift
    }
    return 0xFF00_0000 | channel(0) | channel(8) | channel(16)
  }
}
