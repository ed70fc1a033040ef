import TestSupport
import Testing

@Suite struct FileSizeTests {
  /// Beyond this a file is asked to be two.
  private static let limit = 500

  @Test func `no source file has become a drawer`() {
    let folder = Repository.path("Sources")
    for path in Files.list(folder) where path.hasSuffix(".swift") {
      let lines = Files.text("\(folder)/\(path)")?.split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect((lines ?? 0) <= Self.limit, "\(path)")
    }
  }
}
