import RasterKernels
import Testing

@testable import Raster

/// Shapes that are their own mirror image are scanned in part: they must look as if they were not.
@Suite struct MirrorTests {
  /// The same steps in a path that does not know what it is.
  private func plain(_ path: Path) -> Path {
    var result = Path()
    for element in path.elements { result.append(element) }
    return result
  }

  private func shapes(_ noise: inout Noise) -> [Path] {
    let steps = [0, 0.5, 0.25]
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &noise)) + (steps.randomElement(using: &noise) ?? 0)
    }
    let rect = Rect(
      x: number(0...8), y: number(0...8), width: number(1...30), height: number(1...30))
    let radius = Double.random(in: 0...16, using: &noise)
    return [
      Path(ellipseIn: rect), Path(roundedRect: rect, radius: radius),
      Path(continuousRoundedRect: rect, radius: radius),
    ]
  }

  @Test func `every image of a pixel lies on the shape's own pixels`() {
    var noise = Noise(state: 62)
    // The last edge lies on the other side of a whole pixel than its mirror image.
    var bounds = [Rect(x: 9.999_999_9, y: 9.999_999_9, width: 10, height: 10)]
    for _ in 0..<20_000 {
      func number() -> Double {
        Double(Int.random(in: 1...40, using: &noise)) / 2
          + Double.random(in: -2e-6...2e-6, using: &noise)
      }
      bounds.append(Rect(x: number(), y: number(), width: number(), height: number()))
    }
    for bounds in bounds {
      guard let mirror = Mirror(bounds) else { continue }
      let area = mirror.area(of: bounds)
      let whole = PixelRect.enclosing(bounds)
      #expect(area.intersection(whole) == area)
      let original = mirror.original(of: area)
      #expect(original.intersection(area) == original)
      let images = mirror.images(of: original, original: original)
      if mirror.x != nil {
        #expect(area.minX + Int(images.reach) < area.maxX)
        #expect(original.width + Int(images.columns) == area.width)
      }
      if mirror.y != nil {
        #expect(area.minY + Int(images.down) < area.maxY)
        #expect(original.height + Int(images.rows) == area.height)
      }
    }
  }

  private func worst(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.bytes, b.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test func `mirrored shapes are within a level of whole ones`() throws {
    var noise = Noise(state: 61)
    let gradient = LinearGradient(
      colors: [.black, Color(bytes: 255, 0, 0, alpha: 0.5)], start: .zero, end: Point(x: 30, y: 40))
    for round in 0..<150 {
      for shape in shapes(&noise) {
        let pictures = try [shape, plain(shape)].map { path in
          try draw(width: 41, height: 43) {
            switch round % 4 {
            case 0: $0.fill(path, .gradient(gradient))
            case 1:
              $0.clipped(to: path) { $0.fill(Rect(x: 0, y: 0, width: 41, height: 43), .black) }
            case 2: $0.fill(path, .black, rule: .evenOdd)
            default: $0.fill(path, Color(bytes: 0, 0, 0, alpha: 0.7))
            }
          }
        }
        #expect(worst(pictures[0], pictures[1]) <= 1, "round \(round): \(shape)")
      }
    }
  }

  @Test func `mirrored shapes are their own mirror image to the pixel`() throws {
    for (width, height) in [(30, 20), (31, 20), (30, 21), (31, 21), (3, 1), (1, 1), (1, 2)] {
      let rect = Rect(x: 4, y: 5, width: Double(width), height: Double(height))
      for path in [
        Path(ellipseIn: rect), Path(roundedRect: rect, radius: 6.3),
        Path(continuousRoundedRect: rect, radius: 4.1),
      ] {
        let found = try coverage(of: path, width: 40, height: 32)
        for y in 0..<height {
          for x in 0..<width {
            let level = found[(5 + y) * 40 + 4 + x]
            #expect(level == found[(5 + y) * 40 + 3 + width - x])
            #expect(level == found[(4 + height - y) * 40 + 4 + x])
          }
        }
      }
    }
  }

  @Test func `a shape that is done in several bands has its images from each`() throws {
    // Half of it is higher than a band of cells that few columns wide.
    let height = 11_001
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 41, height: Double(height)))
    let pictures = try [path, plain(path)].map { path in
      try draw(width: 41, height: height) { $0.fill(path, .black) }
    }
    #expect(worst(pictures[0], pictures[1]) <= 1)
    #expect(pictures[0][20, 0] == pictures[0][20, height - 1])
    #expect(pictures[0][0, 5500].alpha > 250 && pictures[0][40, 5500].alpha > 250)
  }

  @Test func `a shape that the surface cuts is drawn whole`() throws {
    for x in [-9.0, -0.5, 0, 20, 38] {
      let path = Path(ellipseIn: Rect(x: x, y: x / 2, width: 18, height: 25))
      let pictures = try [path, plain(path)].map { path in
        try draw(width: 40, height: 30) { $0.fill(path, .black) }
      }
      #expect(worst(pictures[0], pictures[1]) <= 1)
    }
  }

  @Test func `a path that is changed or turned is no longer a shape`() throws {
    var path = Path(ellipseIn: Rect(x: 4, y: 4, width: 20, height: 12))
    path.append(Path(rect: Rect(x: 0, y: 0, width: 3, height: 3)))
    let changed = try coverage(of: path)
    #expect(changed[0] == 255 && changed[31 * 32 + 31] == 0 && changed[15 * 32 + 23] == 0)
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 0)
    let turned = try coverage(
      of: Path(ellipseIn: Rect(x: 4, y: 4, width: 20, height: 12)).transformed(by: turn))
    #expect(turned[14 * 32 + 20] == 255 && turned[6 * 32 + 12] == 0)
  }

  @Test(arguments: [-4.9, -0.1, -25, 3.3])
  func `a shape mirrored from top to bottom alone may begin left of the picture`(
    x: Double
  ) throws {
    func shadow(left: Double, width: Int) throws -> Pixmap {
      try draw(width: width, height: 32) {
        $0.append(
          .shadow(
            Path(ellipseIn: Rect(x: left, y: 6, width: 20, height: 20)), color: .black,
            offset: .zero, blurRadius: 3, knockout: false))
      }
    }
    let cut = try shadow(left: x, width: 24)
    let whole = try shadow(left: x + 40, width: 64)
    for y in 0..<32 {
      for x in 0..<24 {
        let difference = Int(cut[x, y].alpha) - Int(whole[x + 40, y].alpha)
        #expect(abs(difference) <= 1, "(\(x), \(y))")
      }
    }
  }
}
