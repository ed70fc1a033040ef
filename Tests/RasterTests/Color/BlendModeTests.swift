import Testing

@testable import Raster

@Suite struct BlendModeTests {
  /// Pairs at the ends of every range, and any.
  private func pairs() -> [(PremultipliedColor, PremultipliedColor)] {
    let corners: [UInt8] = [0, 1, 2, 127, 128, 254, 255]
    var colors: [PremultipliedColor] = []
    for alpha in corners {
      for red in corners where red <= alpha {
        colors.append(
          PremultipliedColor(red: red, green: alpha - red, blue: alpha / 2, alpha: alpha))
      }
    }
    var pairs = colors.flatMap { source in colors.map { (source, $0) } }
    var noise = Noise(state: 7)
    for _ in 0..<2000 { pairs.append((noise.color(), noise.color())) }
    return pairs
  }

  private func row(_ colors: [PremultipliedColor]) -> Image {
    var pixmap = Pixmap(width: colors.count, height: 1)
    for (x, color) in colors.enumerated() { pixmap[x, 0] = color }
    return Image(pixmap: pixmap)
  }

  @Test(arguments: BlendMode.allCases)
  func `every mode is its formula, rounded`(mode: BlendMode) throws {
    let pairs = pairs()
    let whole = Rect(x: 0, y: 0, width: Double(pairs.count), height: 1)
    for coverage in [255, 254, 128, 77, 1] {
      let part = Rect(
        x: 0, y: 0, width: whole.width, height: Double(coverage) / 255)
      let picture = try draw(width: pairs.count, height: 1) {
        $0.image(row(pairs.map(\.1)), in: whole)
        $0.blended(mode) { $0.image(row(pairs.map(\.0)), in: part) }
      }
      for (x, (source, destination)) in pairs.enumerated() {
        let expected = ReferenceBlend.blend(source, destination, mode, coverage: coverage)
        guard ReferenceBlend.isSame(picture[x, 0], expected, mode) else {
          Issue.record(
            "\(source) on \(destination) at \(coverage): \(picture[x, 0]), not \(expected)")
          return
        }
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `a layer's mode is that of what it holds`(mode: BlendMode) throws {
    let pairs = pairs()
    let whole = Rect(x: 0, y: 0, width: Double(pairs.count), height: 1)
    let picture = try draw(width: pairs.count, height: 1) {
      $0.image(row(pairs.map(\.1)), in: whole)
      $0.layer(blendMode: mode) { $0.image(row(pairs.map(\.0)), in: whole) }
    }
    for (x, (source, destination)) in pairs.enumerated() {
      let expected = ReferenceBlend.blend(source, destination, mode)
      guard ReferenceBlend.isSame(picture[x, 0], expected, mode) else {
        Issue.record("\(source) on \(destination): \(picture[x, 0]), not \(expected)")
        return
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `no result exceeds its alpha, nor traps where a source does`(mode: BlendMode) throws {
    var noise = Noise(state: 11)
    for _ in 0..<3000 {
      let (source, destination) = (noise.color(), noise.color())
      var pixels = [Pixel(destination)]
      let sources = [Pixel(source)]
      pixels.withUnsafeMutableBufferPointer { below in
        sources.withUnsafeBufferPointer { above in
          guard let below = below.baseAddress, let above = above.baseAddress else { return }
          BlendFormulas.blend(below, above, count: 1, mode: mode) { _ in 200 }
        }
      }
      #expect(max(pixels[0].x, pixels[0].y, pixels[0].z) <= pixels[0].w)
    }
    let wrong = PremultipliedColor(red: 255, green: 90, blue: 3, alpha: 2)
    _ = try draw(width: 2, height: 1, background: .white) {
      $0.image(row([wrong, wrong]), in: Rect(x: 0, y: 0, width: 2, height: 1))
      $0.blended(mode) {
        $0.image(row([wrong, wrong]), in: Rect(x: 0, y: 0, width: 2, height: 0.5))
      }
    }
  }

  @Test func `the mode ends with its save, and a layer starts normal`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func square(_ x: Double) -> Rect { Rect(x: x, y: 0, width: 1, height: 1) }
    let picture = try draw(width: 4, height: 1, background: .white) {
      $0.blended(.multiply) {
        $0.fill(square(0), red)
        $0.layer { $0.fill(square(1), .black) }
        $0.fill(square(2), .white)
      }
      $0.fill(square(3), .black)
    }
    #expect(rows(of: picture) == ["RKWK"])
  }

  @Test func `an opaque layer with modes within does not blend with what lies below`() throws {
    let whole = Rect(x: 0, y: 0, width: 2, height: 1)
    let picture = try draw(width: 2, height: 1, background: .white) {
      $0.layer {
        $0.fill(whole, .black)
        $0.blended(.clear) { $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black) }
      }
    }
    #expect(rows(of: picture) == ["WK"])
  }

  @Test func `transparent colours count where the mode says so`() throws {
    let whole = Rect(x: 0, y: 0, width: 1, height: 1)
    for mode in [BlendMode.copy, .clear, .sourceIn, .destinationIn] {
      let picture = try draw(width: 2, height: 1, background: .white) {
        $0.blended(mode) { $0.fill(whole, .clear) }
      }
      #expect(rows(of: picture) == [".W"])
    }
    let layer = try draw(width: 3, height: 1, background: .white) {
      $0.clipped(to: Path(rect: Rect(x: 0, y: 0, width: 2, height: 1))) {
        $0.layer(blendMode: .destinationIn) { $0.fill(whole, .black) }
      }
    }
    #expect(rows(of: layer) == ["W.W"])
  }

  @Test func `opacity weakens a layer before it is blended`() throws {
    let picture = try draw(width: 1, height: 1, background: .white) {
      $0.layer(opacity: 0.5, blendMode: .copy) {
        $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
      }
    }
    #expect(picture[0, 0] == PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test func `every kind of paint, glyphs' masks and shadows blend`() throws {
    let rect = Rect(x: 0, y: 0, width: 8, height: 8)
    let gradient = LinearGradient(colors: [.black, .black], start: .zero, end: Point(x: 3, y: 5))
    let image = Image(pixmap: pixmap(["KK", "KK"], letters))
    let radial = RadialGradient(colors: [.black, .black], center: .zero, radius: 4)
    for paint in [
      Paint.solid(.black), .gradient(gradient), .radialGradient(radial),
      .pattern(image, origin: .zero),
    ] {
      let picture = try draw(width: 8, height: 8, background: .white) {
        $0.blended(.destinationOut) { $0.fill(Path(rect: rect), paint) }
      }
      #expect(picture.bytes.allSatisfy { $0 == 0 })
    }
    let shadow = try draw(width: 8, height: 8, background: .white) {
      $0.blended(.destinationOut) { $0.shadow(Path(rect: rect), .black, blurRadius: 0) }
    }
    #expect(shadow.bytes.allSatisfy { $0 == 0 })
  }

  @Test func `source-over is exact for every source, alpha and destination`() {
    // All in release; in debug, where a pixel takes 16 times as long, every fifth alpha.
    #if DEBUG
    let step = 5
    #else
    let step = 1
    #endif
    let before = (0...255).map { Pixel(repeating: UInt8($0)) }
    for alpha in stride(from: 0, through: 255, by: step) {
      for first in stride(from: 0, through: alpha, by: 3) {
        let color = Pixel(
          UInt8(first), UInt8(min(first + 1, alpha)), UInt8(min(first + 2, alpha)), UInt8(alpha))
        var row = before
        row.withUnsafeMutableBufferPointer { pixels in
          if let start = pixels.baseAddress { BlendKernels.over(start, count: 256, color) }
        }
        for index in 0...255 {
          let kept = (index * (255 - alpha) * 2 + 255) / 510
          let expected = Pixel(truncatingIfNeeded: SIMD4<Int>(truncatingIfNeeded: color) &+ kept)
          guard row[index] == expected || kept + alpha > 255 else {
            Issue.record("\(color) over \(index): \(row[index]), not \(expected)")
            return
          }
        }
      }
    }
  }
}
