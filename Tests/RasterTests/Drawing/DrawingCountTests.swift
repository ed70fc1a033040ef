import Testing

@testable import Raster

/// What is counted while it is recorded comes to the same as what is counted of the whole list.
@Suite struct DrawingCountTests {
  private static let side = 200

  private func expectSame(
    _ list: DisplayList, limit: Int = .max, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let (width, height, scale) = (Self.side, Self.side, 2.0)
    var canvas = Canvas(
      counting: DrawingCount(width: width, height: height, scale: scale), commandLimit: limit)
    canvas.append(list)
    let kept = DisplayList(commands: Array(list.commands.prefix(limit)))
    let count = try #require(canvas.counted(), sourceLocation: location)
    #expect(count.commands == kept.commands.count, sourceLocation: location)
    #expect(
      count.layerBytes == kept.greatestLayerBytes(width: width, height: height, scale: scale),
      sourceLocation: location)
    #expect(
      count.images == kept.packedImages(width: width, height: height, scale: scale),
      sourceLocation: location)
    let whole = Result { () throws(RasterizerError) in
      try kept.work(width: width, height: height, scale: scale)
    }
    let counted = Result { () throws(RasterizerError) in try count.work() }
    switch (whole, counted) {
    case (.success(let a), .success(let b)):
      #expect(a.pixels == b.pixels, sourceLocation: location)
      #expect(a.pathBytes == b.pathBytes, sourceLocation: location)
    case (.failure(let a), .failure(let b)): #expect(a == b, sourceLocation: location)
    default: Issue.record("one of both is refused", sourceLocation: location)
    }
  }

  /// Commands of all kinds in any order: layers that end before they begin, and others that stay open.
  private func randomList(_ count: Int, _ random: inout SystemRandomNumberGenerator) -> DisplayList
  {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func rect() -> Rect {
      Rect(x: number(-20...90), y: number(-20...90), width: number(0...60), height: number(0...60))
    }
    var list = DisplayList()
    for _ in 0..<count {
      let command: DrawCommand =
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2: .fill(Path(rect: rect()), rule: .nonZero, paint: .solid(.black))
        case 3: .fill(Path(ellipseIn: rect()), rule: .evenOdd, paint: .solid(.white))
        case 4:
          .stroke(Path(ellipseIn: rect()), style: StrokeStyle(width: 3), paint: .solid(.black))
        case 5: .save
        case 6: .restore
        case 7: .concatenate(.translation(x: number(-5...5), y: number(-5...5)))
        case 8: .clip(Path(ellipseIn: rect()), rule: .nonZero)
        case 9: .setBlendMode([.normal, .multiply].randomElement(using: &random) ?? .normal)
        case 10: .beginLayer(opacity: [1, 0.5].randomElement(using: &random) ?? 1)
        default: .endLayer
        }
      list.commands.append(command)
    }
    return list
  }

  @Test(arguments: [0, 1, 255, 256, 257, 700, 3000])
  func `sums are those of the whole list`(count: Int) throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5 {
      try expectSame(randomList(count, &random))
      try expectSame(randomList(count, &random), limit: 300)
    }
  }

  @Test func `a layer is drawn apart for what comes late in it`() throws {
    var canvas = Canvas()
    canvas.layer {
      for index in 0..<600 {
        $0.fill(Rect(x: Double(index % 90), y: 0, width: 5, height: 90), .black)
      }
      $0.append(.setBlendMode(.multiply))
      $0.fill(Rect(x: 0, y: 0, width: 90, height: 90), .white)
    }
    let list = canvas.displayList
    #expect(!list.isolatedLayers.isEmpty)
    try expectSame(list)
  }

  @Test func `few commands are kept`() throws {
    var canvas = Canvas(counting: DrawingCount(width: 10, height: 10, scale: 1), commandLimit: .max)
    for _ in 0..<10_000 { canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), .black) }
    #expect(canvas.displayList.commands.count < 1000)
    #expect(try #require(canvas.counted()).commands == 10_000)
  }
}
