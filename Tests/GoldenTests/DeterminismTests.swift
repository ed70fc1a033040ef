import Controls
import ObjectModel
import PNG
import Raster
import TestSupport
import Testing

/// Pictures depend only on the documents.
///
/// `make test-goldens` compares all fixtures with their goldens: in a release build with all jobs and each
/// instruction set, and in a debug build with one job. These tests compare a few of them in a debug build.
@Suite("The same documents give the same bytes")
struct DeterminismTests {
  @Test("A debug build draws the goldens, too")
  func builds() throws {
    var runner = CommandRunner()
    runner.folder = Repository.root
    let outcome = try runner.run(
      ["test", "--record", "none"] + GoldenScreen.selected.map(\.path))
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasSuffix(" passed\n"), "\(outcome.output)")
  }

  @Test("A screen that is built and drawn twice gives one file", arguments: GoldenScreen.selected)
  func twice(_ screen: GoldenScreen) throws {
    func picture() throws -> [UInt8] { try PNG.encode(screen.build().rasterized()) }
    #expect(try picture() == picture())
  }

  @Test(
    "A screen is the same with every set of kernels, the plain one among them",
    arguments: GoldenScreen.selected)
  func kernels(_ screen: GoldenScreen) throws {
    // Restores the best instruction set for the other tests; their results do not depend on it.
    defer { Kernels.use(.avx512) }
    let built = try screen.build()
    let expected = try built.rasterized()
    for level in Kernels.Level.available {
      Kernels.use(level)
      let found = try built.rasterized()
      #expect(found == expected, "\(level)")
    }
  }

  @Test("One job writes the same files as four")
  func jobs() throws {
    let directory = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = Repository.root
    // Screens of different folders may have the same name.
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
