import Testing

@testable import Raster

@Suite struct RasterizerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let whole = Rect(x: 0, y: 0, width: 32, height: 32)

  @Test func `points become pixels at the scale`() throws {
    let picture = try draw(width: 4, height: 2, scale: 2) {
      $0.fill(Rect(x: 0.5, y: 0, width: 1, height: 0.5), red)
    }
    #expect(rows(of: picture) == [".RR.", "...."])
  }

  @Test func `a colour all over hides what was there, also where nothing else is drawn`() throws {
    let picture = try draw(width: 6, height: 3, background: red) {
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
      $0.fill(whole, .white)
      $0.fill(Rect(x: 4, y: 1, width: 1, height: 1), .black)
      // Not all over, and not opaque.
      $0.saved {
        $0.append(.clip(Path(rect: Rect(x: 0, y: 2, width: 3, height: 1)), rule: .nonZero))
        $0.fill(whole, red)
      }
      $0.fill(whole, Color(red: 1, green: 1, blue: 1, alpha: 0))
      $0.layer(opacity: 0.9999) { $0.fill(Rect(x: 5, y: 0, width: 1, height: 1), .black) }
    }
    #expect(rows(of: picture) == ["WWWWWK", "WWWWKW", "RRRWWW"])
    let empty = try draw(width: 2, height: 1) { $0.fill(whole, red) }
    #expect(rows(of: empty) == ["RR"])
    #expect(try rows(of: draw(width: 2, height: 1) { _ in }) == [".."])
    var old = Pixmap(width: 3, height: 1)
    old.fill(PremultipliedColor(.black))
    var (canvas, cache) = (Canvas(), RasterizerCache())
    canvas.fill(whole, .white)
    canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), red)
    try Rasterizer().render(canvas.displayList, scale: 1, into: &old, reusing: &cache)
    #expect(rows(of: old) == ["WRW"])
  }

  @Test func `clips narrow and restore widens again`() throws {
    let picture = try draw(width: 6, height: 2) {
      $0.saved {
        $0.append(.clip(Path(rect: Rect(x: 1, y: 0, width: 4, height: 2)), rule: .nonZero))
        $0.saved {
          $0.append(.clip(Path(rect: Rect(x: 3, y: 0, width: 9, height: 1)), rule: .nonZero))
          $0.fill(whole, red)
        }
        $0.fill(Rect(x: 0, y: 1, width: 6, height: 1), .black)
      }
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), .white)
    }
    #expect(rows(of: picture) == ["W..RR.", ".KKKK."])
  }

  @Test func `nested clips of curves multiply their coverage`() throws {
    let left = Path(rect: Rect(x: 0, y: 0, width: 4.5, height: 8))
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 8, height: 8))
    let picture = try draw(width: 8, height: 8) {
      $0.append(.clip(circle, rule: .nonZero))
      $0.append(.clip(left, rule: .nonZero))
      $0.fill(whole, .black)
    }
    let plain = try coverage(of: circle, width: 8, height: 8)
    for y in 0..<8 {
      #expect(picture[1, y].alpha == plain[y * 8 + 1])
      #expect(picture[4, y].alpha == PremultipliedColor.multiply(plain[y * 8 + 4], 128))
      #expect(picture[5, y].alpha == 0)
    }
  }

  @Test func `an empty clip shows nothing`() throws {
    let picture = try draw(width: 2, height: 1) {
      $0.append(.clip(Path(), rule: .nonZero))
      $0.fill(whole, red)
      $0.append(.backdrop(Path(rect: whole), BackdropEffect(sigma: 4)))
      $0.append(
        .shadow(Path(rect: whole), color: red, offset: .zero, blurRadius: 9, knockout: false))
      $0.layer(opacity: 0.5) { $0.fill(whole, red) }
    }
    #expect(rows(of: picture) == [".."])
  }

  @Test func `a layer fades as one`() throws {
    let picture = try draw(width: 3, height: 1) {
      $0.layer(opacity: 0.5) {
        $0.fill(Rect(x: 0, y: 0, width: 2, height: 1), .white)
        $0.fill(Rect(x: 1, y: 0, width: 2, height: 1), red)
      }
    }
    #expect(picture[0, 0] == PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 128))
    #expect(picture[1, 0] == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(picture[1, 0] == picture[2, 0])
  }

  @Test func `a layer of no opacity shows nothing and one of full opacity is no layer`() throws {
    let none = try draw(width: 1, height: 1) { $0.layer(opacity: 0) { $0.fill(whole, red) } }
    #expect(rows(of: none) == ["."])
    let full = try draw(width: 1, height: 1) { $0.layer(opacity: 1) { $0.fill(whole, red) } }
    #expect(rows(of: full) == ["R"])
  }

  @Test func `a masked layer shows where the mask is opaque`() throws {
    let mask = Image(pixmap: pixmap(["W.W"], letters))
    let picture = try draw(width: 5, height: 1) {
      $0.append(.beginMaskedLayer(mask: mask, rect: Rect(x: 1, y: 0, width: 3, height: 1)))
      $0.fill(whole, red)
      $0.append(.endLayer)
      $0.fill(Rect(x: 4, y: 0, width: 1, height: 1), .black)
    }
    #expect(rows(of: picture) == [".R.RK"])
  }

  @Test func `a layer keeps the clip and the transform to itself`() throws {
    let picture = try draw(width: 4, height: 1) {
      $0.append(.beginLayer(opacity: 0.999))
      $0.append(.concatenate(.translation(x: 2, y: 0)))
      $0.append(.save)
      $0.append(.clip(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)), rule: .nonZero))
      $0.append(.endLayer)
      $0.fill(Rect(x: 0, y: 0, width: 4, height: 1), red)
    }
    #expect(rows(of: picture) == ["RRRR"])
  }

  @Test func `unbalanced commands do nothing`() throws {
    let picture = try draw(width: 2, height: 1) {
      for command in [DrawCommand.restore, .endLayer, .endLayer, .beginLayer(opacity: 0.5)] {
        $0.append(command)
      }
      $0.append(.restore)
      $0.append(.save)
      $0.append(.beginLayer(opacity: 0.5))
      $0.append(.restore)
      $0.fill(whole, .white)
    }
    #expect(picture[0, 0].alpha == 64)
  }

  @Test func `a vertical gradient has one colour a row, taken at its centre`() throws {
    let picture = try draw(width: 3, height: 4) {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 3, height: 4)),
        .gradient(
          LinearGradient(
            stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)],
            start: .zero, end: Point(x: 0, y: 4))))
    }
    for y in 0..<4 {
      let value = UInt8((Double(y) + 0.5) / 4 * 255 + 0.5)
      for x in 0..<3 { #expect(picture[x, y].red == value) }
    }
  }

  @Test func `gradients across and aslant agree with the one down`() throws {
    let stops = [
      LinearGradient.Stop(location: 0.2, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
      LinearGradient.Stop(location: 0.5, color: .white),
      LinearGradient.Stop(location: 0.5, color: .black),
      LinearGradient.Stop(location: 0.8, color: .clear),
    ]
    func picture(_ end: Point) throws -> Pixmap {
      try draw(width: 16, height: 16) {
        $0.fill(
          Path(rect: Rect(x: 0, y: 0, width: 16, height: 16)),
          .gradient(LinearGradient(stops: stops, start: .zero, end: end)))
      }
    }
    let down = try picture(Point(x: 0, y: 16))
    let across = try picture(Point(x: 16, y: 0))
    let aslant = try picture(Point(x: 1e-9, y: 16))
    for y in 0..<16 {
      for x in 0..<16 { #expect(down[x, y] == across[y, x] && down[x, y] == aslant[x, y]) }
    }
    #expect(down[0, 0] == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(down[0, 15] == .clear)
  }

  @Test func `limits and sizes are refused with their values`() throws {
    let list = DisplayList()
    #expect(throws: RasterizerError.emptySurface(width: 0, height: 5)) {
      try Rasterizer().render(list, width: 0, height: 5, scale: 1)
    }
    let limits = SurfaceLimits(side: 10, bytes: 200)
    #expect(throws: RasterizerError.surfaceTooLarge(width: 11, height: 1, limits: limits)) {
      try Rasterizer(limits: limits).render(list, width: 11, height: 1, scale: 1)
    }
    #expect(throws: RasterizerError.surfaceTooLarge(width: 8, height: 8, limits: limits)) {
      try Rasterizer(limits: limits).render(list, width: 8, height: 8, scale: 1)
    }
    for width in [Int.max, .max / 2] {
      #expect(throws: RasterizerError.self) {
        try Rasterizer().render(list, width: width, height: width, scale: 1)
      }
    }
    for scale in [0, -1, Double.nan, .infinity] {
      #expect(throws: RasterizerError.self) {
        try Rasterizer().render(list, width: 1, height: 1, scale: scale)
      }
    }
  }

  @Test func `layers are counted by what is drawn on them, and refused beyond the limits`() throws {
    let limits = SurfaceLimits(bytes: 40_000)
    func render(_ body: (inout Canvas) -> Void) throws {
      var canvas = Canvas()
      for _ in 0..<100 {
        canvas.append(.beginLayer(opacity: 0.5))
        body(&canvas)
      }
      _ = try Rasterizer(limits: limits).render(
        canvas.displayList, width: 32, height: 32, scale: 1)
    }
    try render { _ in }
    try render { $0.fill(Rect(x: 3, y: 4, width: 4, height: 4), red) }
    // Layers of 4096 bytes each, the picture's among them.
    #expect(
      throws: RasterizerError.memoryExceeded(
        MemoryUse(picture: 4096, layers: 9 * 4096), limits: limits)
    ) {
      try render { $0.fill(Path(ellipseIn: whole), red) }
    }
  }

  @Test func `an outline beyond the limits is refused before it is made`() throws {
    var path = Path()
    path.move(to: .zero)
    for step in 0..<500 { path.line(to: Point(x: step % 2 == 0 ? 32 : 0, y: Double(step % 32))) }
    func render(_ limits: SurfaceLimits, _ body: (inout Canvas) -> Void) throws {
      var canvas = Canvas()
      body(&canvas)
      _ = try Rasterizer(limits: limits).render(
        canvas.displayList, width: 32, height: 32, scale: 1)
    }
    func paths(_ body: (inout Canvas) -> Void) -> Int {
      do {
        try render(SurfaceLimits(bytes: 1 << 20), body)
        return 0
      } catch RasterizerError.memoryExceeded(let use, _) {
        return use.paths
      } catch {
        return -1
      }
    }
    // Less than a mebibyte is not counted.
    #expect(paths { $0.fill(path, red) } == 0)
    #expect(paths { $0.stroke(path, red, style: StrokeStyle(width: 9)) } > 1 << 20)
    #expect(paths { $0.clipped(to: path) { $0.fill(whole, red) } } == 0)
    try render(SurfaceLimits()) { $0.stroke(path, red, style: StrokeStyle(width: 9)) }
  }

  @Test func `outlines that would take minutes are refused`() {
    // Strokes cut curves into lines though they are not to be seen.
    var path = Path()
    path.move(to: Point(x: 9000, y: 0))
    for _ in 0..<60_000 {
      path.cubic(
        control1: Point(x: 9000, y: 9000), control2: Point(x: 20_000, y: 0),
        to: Point(x: 9000, y: 0))
    }
    var canvas = Canvas()
    canvas.stroke(path, red, style: StrokeStyle(width: 2))
    #expect(throws: RasterizerError.outlinesTooLong(limit: 200_000_000)) {
      try Rasterizer().render(canvas.displayList, width: 32, height: 32, scale: 1)
    }
  }

  @Test func `work is refused before a pixel is drawn, where it is one beyond the limit`() throws {
    var canvas = Canvas()
    canvas.fill(Path(ellipseIn: whole), red)
    canvas.append(.backdrop(Path(rect: whole), BackdropEffect(sigma: 3)))
    let list = canvas.displayList
    let sum = try list.work(width: 32, height: 32, scale: 1).pixels
    #expect(list.workOfCommands(width: 32, height: 32, scale: 1).reduce(0, +) == sum)
    let standard = Double(WorkExcess.Kind.pixels.standard)
    var pixmap = Pixmap(width: 32, height: 32)
    var cache = RasterizerCache()
    func render(_ limit: Int) throws(RasterizerError) {
      let limits = SurfaceLimits(work: (Double(limit) + 0.5) / standard)
      try Rasterizer(limits: limits).render(list, scale: 1, into: &pixmap, reusing: &cache)
    }
    let excess = WorkExcess(.pixels, sum: sum, limit: sum - 1)
    #expect(throws: RasterizerError.tooMuchWork(excess)) { try render(sum - 1) }
    #expect(pixmap == Pixmap(width: 32, height: 32))
    try render(sum)
    #expect(pixmap != Pixmap(width: 32, height: 32))
  }

  @Test func `pictures of more than 16 million pixels may take more work in proportion`() {
    for kind in WorkExcess.Kind.allCases {
      #expect(WorkExcess.limit(of: kind, multiple: 1, pixels: 16_000_000) == kind.standard)
      #expect(WorkExcess.limit(of: kind, multiple: 2, pixels: 32_000_000) == kind.standard * 4)
    }
  }

  @Test func `clips and layers that ended count no more`() throws {
    var canvas = Canvas()
    let circle = Path(ellipseIn: whole)
    for _ in 0..<200 {
      canvas.saved {
        $0.append(.clip(circle, rule: .nonZero))
        $0.append(.clip(Path(ellipseIn: Rect(x: 4, y: 4, width: 20, height: 20)), rule: .nonZero))
        $0.layer(opacity: 0.5) { $0.fill(circle, red) }
      }
    }
    _ = try Rasterizer(limits: SurfaceLimits(bytes: 14_000)).render(
      canvas.displayList, width: 32, height: 32, scale: 1)
  }

  @Test func `the same list gives the same bytes`() throws {
    func picture() throws -> Pixmap {
      try draw {
        $0.fill(Path(continuousRoundedRect: whole.insetBy(x: 3, y: 5), radius: 6), red)
        $0.stroke(Path(ellipseIn: whole), .black, style: StrokeStyle(width: 1.5, dash: [3, 2]))
      }
    }
    #expect(try picture() == picture())
  }
}
