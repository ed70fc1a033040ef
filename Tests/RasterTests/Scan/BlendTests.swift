import Testing

@testable import Raster

@Suite struct BlendTests {
  /// a·b/255 to nearest, the plain way.
  private func product(_ a: Int, _ b: Int) -> Int { (a * b * 2 + 255) / 510 }

  @Test func `the product is exactly rounded for all bytes`() {
    for a in UInt8.min...UInt8.max {
      for b in UInt8.min...UInt8.max {
        let result = BlendKernels.multiply(Pixel(a, b, 255, 0), b)
        if Int(result.x) != product(Int(a), Int(b)) || Int(result.y) != product(Int(b), Int(b)) {
          Issue.record("\(a) × \(b) gave \(result)")
        }
      }
    }
  }

  @Test func `source-over is exactly rounded for every alpha and destination`() {
    var row = (0...UInt8.max).map { (value: UInt8) -> Pixel in
      Pixel(value, 255 - value, value / 2, value)
    }
    let before = row
    for alpha in 0...255 {
      for source in [0, 1, alpha / 2, alpha] where source <= alpha {
        row = before
        let color = Pixel(UInt8(source), UInt8(alpha), 0, UInt8(alpha))
        row.withUnsafeMutableBufferPointer { pixels in
          if let start = pixels.baseAddress { BlendKernels.over(start, count: 256, color) }
        }
        for index in 0...255 {
          for lane in 0..<4 {
            let expected = Int(color[lane]) + product(Int(before[index][lane]), 255 - alpha)
            if Int(row[index][lane]) != min(expected, expected & 255) {
              Issue.record("alpha \(alpha), lane \(lane), column \(index)")
              return
            }
          }
        }
      }
    }
  }

  @Test func `coverage multiplies the source before it is laid over`() {
    for level in 0...255 {
      var pixels = [Pixel(200, 100, 50, 255), Pixel(0, 0, 0, 0), Pixel(10, 20, 30, 40)]
      let before = pixels
      let color = Pixel(90, 0, 120, 120)
      let levels = [UInt8](repeating: UInt8(level), count: 3)
      pixels.withUnsafeMutableBufferPointer { run in
        if let start = run.baseAddress { BlendKernels.over(start, color, coverage: levels.span) }
      }
      for index in 0..<3 {
        let alpha = product(120, level)
        for lane in 0..<4 {
          let expected =
            product(Int(color[lane]), level) + product(Int(before[index][lane]), 255 - alpha)
          #expect(Int(pixels[index][lane]) == expected)
        }
      }
    }
  }

  @Test func `mixing equal pixels changes nothing`() {
    for value in 0...255 {
      for level in 0...255 {
        let pixel = Pixel(repeating: UInt8(value))
        guard BlendKernels.mix(pixel, pixel, UInt8(level)) == pixel else {
          Issue.record("\(value) at \(level)")
          return
        }
      }
    }
  }
}
