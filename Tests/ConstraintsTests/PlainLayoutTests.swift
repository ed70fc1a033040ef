import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// Frames of documents are those of a second, plain way to them.
@Suite struct PlainLayoutTests {
  private struct NoFiles: AssetLoader {
    func read(_ path: String) throws(AssetError) -> [UInt8] { throw .notFound }
    func exists(_ path: String) -> Bool { false }
    func list(_ path: String) throws(AssetError) -> [String] { throw .notFound }
  }

  /// The number of systems in a part of the test, and the pixels a point of their device.
  private static let perBlock = 50
  private static let scale = 2.0

  @Test(arguments: 0..<10)
  func `500 screens like those of applications have the frames of exact fractions`(
    block: Int
  ) throws {
    var compared = 0
    for seed in (block * Self.perBlock)..<((block + 1) * Self.perBlock) {
      let layout = PlainLayout(seed: seed + 1)
      let exact = try layout.frames()
      let file = SourceFile(label: "\(seed).json", text: layout.document)
      let result = ScreenBuilder(classes: ClassTable(), loader: NoFiles()).build(file)
      let screen = try #require(result.screen, "\(result.diagnostics.sorted())")
      let placed = LayoutPass.layOut(screen.resolved())
      for (object, frame) in zip(placed.styled.objects, placed.frames) {
        guard let id = object.element.id, let index = Int(id.dropFirst()) else { continue }
        compared += 1
        let found = [frame.minX, frame.minY, frame.width, frame.height]
        let isEqual = zip(found, exact[index]).allSatisfy { Self.isRounded($0, from: $1.double) }
        #expect(
          isEqual,
          "seed \(seed): \(id) is \(found), not \(exact[index].map(\.double)) in \(layout.document)"
        )
      }
    }
    #expect(compared > Self.perBlock * 2)
  }

  /// Whether a length is the nearest whole number of pixels to an exact one, halves up. What is computed with doubles may
  /// lie on either side of a half.
  private static func isRounded(_ length: Double, from exact: Double) -> Bool {
    [-1e-7, 0, 1e-7].contains { ((exact + $0) * scale + 0.5).rounded(.down) / scale == length }
  }
}
