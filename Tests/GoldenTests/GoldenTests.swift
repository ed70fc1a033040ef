import Controls
import Raster
import TestSupport
import Testing

/// Every fixture against its golden, at tolerance 0.
///
/// What fails leaves its pictures in `.build-artifacts/goldens`; what passes leaves nothing there.
@Suite("Screens are drawn as their goldens show")
struct GoldenTests {
  private static let artifacts = ".build-artifacts/goldens"

  @Test("There are screens to compare, and the recording asked for exists")
  func settings() {
    #expect(!GoldenScreen.selected.isEmpty)
    #expect(Recording.asked != nil, "MOCKUP_RECORD is one of none, missing, changed and all")
  }

  @Test("A screen is the same to the pixel", arguments: GoldenScreen.selected)
  func screen(_ screen: GoldenScreen) throws {
    let built = try screen.build()
    let actual = try built.rasterized()
    let path = screen.golden(scale: built.device.scale)
    let recording = Recording.asked ?? .none
    Self.removeArtifacts(of: screen)

    guard let bytes = Files.bytes(Repository.path(path)) else {
      guard recording.writesMissing else {
        let picture = try Self.write(actual, "actual", of: screen)
        Issue.record(
          """
          \(screen.name) has no golden at \(path).
          It is drawn as \(picture): look at it, then `make record`.
          """)
        return
      }
      return try Self.record(actual, at: path)
    }
    let expected = try PNG.decode(bytes)
    let comparison = PixelComparison(actual: actual, expected: expected)
    guard let first = comparison.first else { return }
    if recording.writesChanged { return try Self.record(actual, at: path) }

    let place = Point(
      x: (Double(first.x) + 0.5) / built.device.scale,
      y: (Double(first.y) + 0.5) / built.device.scale)
    let object = Explanation(LayoutPass.layOut(built.resolved())).entry(at: place)
    let sizes =
      (actual.width, actual.height) == (expected.width, expected.height)
      ? ""
      : "\n  \(actual.width) × \(actual.height) pixels instead of "
        + "\(expected.width) × \(expected.height)"
    Issue.record(
      """
      \(screen.name) is not drawn as \(path) shows:\(sizes)
        \(comparison.count) pixels differ, channels by up to \(comparison.largest)
        first at pixel (\(first.x), \(first.y)), in \(object?.path ?? "no object")
        actual     \(try Self.write(actual, "actual", of: screen))
        expected   \(try Self.write(expected, "expected", of: screen))
        difference \(try Self.write(comparison.picture, "difference", of: screen))
      """)
  }

  @Test("Every golden has its screen")
  func stale() throws {
    let known = try Set(GoldenScreen.all.map { $0.golden(scale: try $0.build().device.scale) })
    for file in Files.list(Repository.path(GoldenScreen.folder)) where file.hasSuffix(".png") {
      let path = "\(GoldenScreen.folder)/\(file)"
      #expect(known.contains(path), "\(path) is no screen's golden")
    }
  }

  private static func record(_ pixmap: Pixmap, at path: String) throws {
    try Files.write(PNG.encode(pixmap, compression: .smallest), to: Repository.path(path))
    Issue.record("\(path) was recorded: look at it. The next run compares with it.")
  }

  // MARK: Pictures of failures

  private static func path(_ kind: String, of screen: GoldenScreen) -> String {
    "\(artifacts)/\(screen.name).\(kind).png"
  }

  private static func write(
    _ pixmap: Pixmap, _ kind: String, of screen: GoldenScreen
  ) throws -> String {
    let path = path(kind, of: screen)
    try Files.write(PNG.encode(pixmap, compression: .fastest), to: Repository.path(path))
    return path
  }

  private static func removeArtifacts(of screen: GoldenScreen) {
    for kind in ["actual", "expected", "difference"] {
      Files.remove(Repository.path(path(kind, of: screen)))
    }
  }
}
