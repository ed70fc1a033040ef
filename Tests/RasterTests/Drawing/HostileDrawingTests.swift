import Testing

@testable import Raster

@Suite struct HostileDrawingTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e-300, 1e7, -1e7, 1e12, -1e20, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 15.5,
  ]

  @Test
  func `the tallest pictures are drawn, and rows of layers and shadows beyond them can be counted`()
    throws
  {
    let side = SurfaceLimits.greatestSide
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 9.3, y: Double(side) - 3.8))
    path.line(to: Point(x: 1.3, y: Double(side) + 9000))
    path.close()
    let rasterizer = Rasterizer(limits: SurfaceLimits(side: 1 << 20, bytes: 4 << 30))
    var single = Canvas()
    single.fill(path, .black)
    let picture = try rasterizer.render(single.displayList, width: 10, height: side, scale: 1)
    #expect(picture[5, side - 1].alpha > 0)
    // In 32-bit numbers of 1/65536ths of a pixel.
    let reach = GaussianBlur(sigma: .infinity, evenWidth: .shifted).reach
    #expect(side + 2 * SurfaceLimits.overhang + 2 * reach < 1 << 15)
    #expect(throws: RasterizerError.self) {
      try rasterizer.render(single.displayList, width: 10, height: side + 1, scale: 1)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `tiles that cannot be counted, or of countless pixels, end`() throws {
    let dot = Image(
      pixmap: pixmap(["RGB", "KWK", "RGB"], letters),
      capInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .tile)
    let wide = Image(pixmap: Pixmap(width: 16_384, height: 2))
    for factor in [1e16, 1e30, 1e200, 1e300] {
      _ = try draw(width: 40, height: 40) { canvas in
        canvas.append(
          .concatenate(Transform(a: factor, b: 0, c: 0, d: factor, tx: factor * -3e5, ty: 7)))
        canvas.append(
          .image(
            dot, rect: Rect(x: -1e5, y: -1e5, width: 1e6, height: 1e6), tint: nil, opacity: 1))
      }
    }
    _ = try draw(width: 16_384, height: 2) { canvas in
      canvas.append(.concatenate(.scale(x: 1 / 16_000.0, y: 1)))
      canvas.fill(
        Path(rect: Rect(x: 0, y: 0, width: 1e9, height: 2)), .pattern(wide, origin: .zero))
    }
  }

  /// Every kind of command with these numbers in it.
  private func drawAll(_ canvas: inout Canvas, _ a: Double, _ b: Double) {
    var path = Path()
    path.move(to: Point(x: 3, y: b))
    path.line(to: Point(x: a, y: 4))
    path.quad(control: Point(x: b, y: a), to: Point(x: 20, y: 20))
    path.cubic(
      control1: Point(x: a, y: 1), control2: Point(x: 9, y: b), to: Point(x: b, y: a))
    path.close()
    path.line(to: Point(x: b, y: b))
    let rect = Rect(x: a, y: 2, width: b, height: 10)
    let image = Image(
      pixmap: pixmap(["RGB", "KWK", "RGB"], letters),
      capInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .tile)
    for path in [
      path, Path(rect: rect), Path(ellipseIn: rect), Path(roundedRect: rect, radius: a),
      Path(continuousRoundedRect: rect, radius: b),
    ] {
      canvas.fill(path, .black, rule: .evenOdd)
      canvas.fill(
        path,
        .gradient(
          LinearGradient(
            stops: [.init(location: a, color: .black), .init(location: b, color: .white)],
            start: Point(x: a, y: 0), end: Point(x: 5, y: b))))
      canvas.fill(path, .pattern(image, origin: Point(x: a, y: b)))
      canvas.stroke(
        path, .black, style: StrokeStyle(width: b, join: .round, dash: [a, b], dashPhase: a))
      canvas.append(
        .shadow(path, color: .black, offset: Point(x: b, y: 1), blurRadius: 3, knockout: true))
      canvas.saved {
        $0.append(.clip(path, rule: .nonZero))
        $0.fill(Rect(x: 0, y: 0, width: 40, height: 40), .black)
      }
    }
    canvas.append(.image(image, rect: rect, tint: nil, opacity: a))
    canvas.append(.image(image, rect: rect, tint: .black, opacity: 1))
    canvas.append(.beginMaskedLayer(mask: image, rect: rect))
    canvas.append(.endLayer)
    canvas.append(.beginLayer(opacity: b))
    canvas.append(.endLayer)
  }

  /// Paints, filters and modes that have numbers of their own.
  private func drawEffects(_ canvas: inout Canvas, _ a: Double, _ b: Double) {
    let rect = Rect(x: a, y: 2, width: b, height: 10)
    let path = Path(ellipseIn: Rect(x: 3, y: b, width: a, height: 9))
    let image = Image(pixmap: pixmap(["RGB", "KWK"], letters))
    let stops = [GradientStop(location: a, color: .black), .init(location: b, color: .white)]
    let box = Path(rect: Rect(x: 2, y: 2, width: 20, height: 20))
    for spread in GradientSpread.allCases {
      canvas.fill(
        box,
        .gradient(
          LinearGradient(
            stops: stops, start: Point(x: a, y: 0), end: Point(x: 5, y: b),
            spread: spread)))
      canvas.fill(
        box,
        .radialGradient(
          RadialGradient(
            stops: stops, startCenter: Point(x: a, y: 4), startRadius: b,
            endCenter: Point(x: 9, y: b), endRadius: a, spread: spread)))
    }
    for sampling in Image.Sampling.allCases {
      var image = image
      image.sampling = sampling
      canvas.image(image, in: rect)
      canvas.rotated(by: Angle(radians: a), about: Point(x: b, y: 3)) {
        $0.image(image, in: Rect(x: 1, y: 1, width: 9, height: 9))
      }
      canvas.fill(box, .pattern(image, origin: Point(x: b, y: a)))
    }
    canvas.fill(
      Path(continuousRoundedRect: rect, radii: CornerRadii(topLeft: a, bottomRight: b)), .black)
    for mode in BlendMode.allCases {
      canvas.blended(mode) { $0.fill(path, .black) }
      canvas.append(.beginLayer(opacity: a, blendMode: mode, filters: [.saturation(b)]))
      canvas.fill(path, .white)
      canvas.append(.endLayer)
    }
  }

  @Test(arguments: numbers, [.nan, -.infinity, 1e7, -1e300, 15.5])
  func `no number of a paint, filter or mode traps`(a: Double, b: Double) throws {
    _ = try draw(width: 24, height: 24) {
      drawEffects(&$0, a, b)
      drawEffects(&$0, b, a)
      let path = Path(ellipseIn: Rect(x: 3, y: b, width: a, height: 9))
      $0.innerShadow(path, .black, offset: Point(x: a, y: b), blurRadius: 3)
    }
  }

  @Test(arguments: numbers, numbers)
  func `no number traps`(a: Double, b: Double) throws {
    _ = try draw(width: 24, height: 24) { drawAll(&$0, a, b) }
  }

  @Test(arguments: numbers)
  func `no transform traps`(number: Double) throws {
    _ = try draw(width: 24, height: 24) {
      for transform in [
        Transform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        Transform(a: 1, b: number, c: -number, d: 1, tx: 3, ty: 0),
        Transform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: number),
        Transform(a: 0, b: number, c: 1, d: 0, tx: 0, ty: 0),
      ] {
        $0.saved {
          $0.append(.concatenate(transform))
          drawAll(&$0, 4, 12)
          drawEffects(&$0, 4, 12)
        }
      }
    }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-300, 1e300])
  func `no blur traps`(radius: Double) throws {
    let circle = Path(ellipseIn: Rect(x: 4, y: 4, width: 10, height: 10))
    _ = try draw(width: 16, height: 16) {
      $0.append(
        .shadow(circle, color: .black, offset: .zero, blurRadius: radius, knockout: false))
      $0.innerShadow(circle, .black, blurRadius: radius)
      $0.layer(filters: [.blur(sigma: radius, edge: .extend)]) { $0.fill(circle, .black) }
      // A wide blur from outside the clip takes a wide surface: correct, but slow in debug.
      $0.layer(filters: [.blur(sigma: radius > 100 ? 9 : radius)]) { $0.fill(circle, .black) }
      $0.append(
        .backdrop(circle, BackdropEffect(sigma: radius, saturation: radius, tints: [.black])))
    }
  }

  @Test func `a path with a point that is no number draws nothing`() throws {
    var path = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    path.line(to: Point(x: .nan, y: 3))
    #expect(try coverage(of: path).allSatisfy { $0 == 0 })
  }

  @Test func `a shape far larger than the surface covers it`() throws {
    for size in [1e7, 1e12, 1e300] {
      let rect = Rect(x: -size, y: -size, width: 2 * size, height: 2 * size)
      #expect(try coverage(of: Path(ellipseIn: rect)).allSatisfy { $0 == 255 })
      #expect(try coverage(of: Path(rect: rect)).allSatisfy { $0 == 255 })
    }
  }
}
