public import Raster

extension PixelComparison {
  /// The golden is drawn with an opacity of one over this number.
  private static let fade: UInt32 = 4

  /// Draws the differences over a faint copy of the golden.
  ///
  /// Red pixels differ, yellow ones only in antialiasing, green ones within their tolerance; grey
  /// pixels are not compared.
  ///
  /// - Parameter expected: The golden.
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

  /// The colour of a state, with red in the lowest byte; nil for pixels that are the same.
  private static func color(of state: UInt8) -> UInt32? {
    switch State(rawValue: state) {
    case .different: 0xFF26_00E6
    case .antialiased: 0xFF00_C8F5
    case .tolerated: 0xFF5A_A000
    case .ignored: 0xFF96_9696
    case .same, nil: nil
    }
  }

  /// A premultiplied pixel composited over white at an opacity of one over `fade`.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      let level = pixel >> shift & 255
      return (255 - (alpha - min(alpha, level)) / fade) << shift
    }
    return 0xFF00_0000 | channel(0) | channel(8) | channel(16)
  }
}
