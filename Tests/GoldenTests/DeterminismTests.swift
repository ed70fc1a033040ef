import Controls
import Raster
import TestSupport
import Testing

/// Nothing but the documents decides what is drawn.
///
/// That debug and release builds draw the same needs no test of its own: `swift test` and
/// `swift test -c release` compare with the same goldens at tolerance 0 (see `GoldenScreen.selected`).
@Suite("The same documents give the same bytes")
struct DeterminismTests {
  @Test("A screen that is built and drawn twice gives one file", arguments: GoldenScreen.selected)
  func twice(_ screen: GoldenScreen) throws {
    func picture() throws -> [UInt8] { try PNG.encode(screen.build().rasterized()) }
    #expect(try picture() == picture())
  }

  @Test("One job writes the same files as four")
  func jobs() throws {
    let directory = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = Repository.root
    // Screens of one name in two features would write one file.
    var names: Set<String> = []
    let screens = GoldenScreen.selected.filter { names.insert(Files.name(of: $0.name)).inserted }
    for jobs in ["1", "4"] {
      let outcome = try runner.run(
        ["render", "--quiet", "--jobs", jobs, "--output-dir", directory[jobs]]
          + screens.map(\.path))
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let files = Files.names(directory["1"]) ?? []
    #expect(files.count == screens.count)
    #expect(files == Files.names(directory["4"]))
    for file in files {
      let one = Files.bytes(directory["1/\(file)"])
      #expect(one != nil && one == Files.bytes(directory["4/\(file)"]), "\(file)")
    }
  }
}
