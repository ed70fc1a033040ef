import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("storyboards and xibs in the manner of Xcode become readable documents")
struct ImportedTextTests {
  @Test("their documents and findings are as recorded", arguments: Imported.paths)
  func texts(path: String) throws {
    let result = Imported.run(try Imported.file(path))
    var text = result.documents.map { "// \($0.name).screen.json\n\($0.text)" }.joined()
    text += "\n" + result.report.summary.map { "// \($0)\n" }.joined()
    text += result.report.findings.map { "// \($0)\n" }.joined()
    let recorded = "\(Imported.folder)/\(path).expected.txt"
    #expect(try RecordedText.update(Repository.path(recorded), to: text) == text)
  }

  @Test("nothing in them is unknown or lost", arguments: Imported.paths)
  func whole(path: String) throws {
    let report = Imported.run(try Imported.file(path)).report
    #expect(report.elements.lost == 0 && report.attributes.lost == 0, "\(report.findings)")
  }

  @Test("what Xcode saved is where constraints alone put it", arguments: Imported.paths)
  func frames(path: String) throws {
    let file = try Imported.file(path)
    let check = FrameCheck(
      file, classes: Imported.classes, options: InterfaceOptions(),
      others: { $0 == "Settings" ? Imported.shop($0) : nil })
    let counted = check.differences.filter { $0.excuse == nil }
    #expect(counted.isEmpty, "\(counted.map(\.description))")
  }

  @Test("an import is the same each time", arguments: Imported.paths.prefix(3))
  func stable(path: String) throws {
    let texts = try (0..<2).map { _ in
      Imported.run(try Imported.file(path)).documents.map(\.text)
    }
    #expect(texts[0] == texts[1])
  }
}
