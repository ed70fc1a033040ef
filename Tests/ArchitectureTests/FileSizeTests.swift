import TestSupport
import Testing

@Suite struct FileSizeTests {
  /// The largest number of lines of a source file.
  private static let limit = 500

  @Test func `no source file has more than 500 lines`() {
    let folder = Repository.path("Sources")
    for path in Files.list(folder) where path.hasSuffix(".swift") {
      let lines = Files.text("\(folder)/\(path)")?.split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect((lines ?? 0) <= Self.limit, "\(path)")
    }
  }
}
