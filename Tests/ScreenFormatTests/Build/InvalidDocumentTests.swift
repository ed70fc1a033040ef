import Controls
import FoundationEssentials
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@Suite("Invalid documents are told what is wrong, all in one go")
struct InvalidDocumentTests {
  private static let folder =
    "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(4).joined(separator: "/") + "/Fixtures/Invalid"

  private static var cases: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  private static func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map(Array.init) ?? []
  }

  @Test("There are invalid documents to try")
  func thereAreCases() {
    #expect(Self.cases.count >= 10)
  }

  @Test("The findings are those written beside the document", arguments: cases)
  func findingsAreAsExpected(_ name: String) throws {
    let file = SourceFile(label: "\(name).json", bytes: Self.bytes("\(name).json"))
    let result = ScreenBuilder(classes: ClassTable(), loader: MemoryAssets()).build(file)
    let found = result.diagnostics.sorted().map { "\($0)\n" }.joined()
    #expect(result.screen == nil)
    let kept = try RecordedText.update("\(Self.folder)/\(name).expected.txt", to: found)
    #expect(found == kept)
  }
}
