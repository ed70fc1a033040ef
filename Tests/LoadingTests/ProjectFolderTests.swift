import Controls
import Loading
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

/// A folder's `mockup.json` names the device and the system of screens that name none.
@Suite struct ProjectFolderTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try write("mockup.json", #"{"mockup": 1, "root": true, "device": "iPhone 8", "system": 12}"#)
    try write("a/b/s.screen.json", #"{"mockup": 1, "window": {}}"#)
  }

  private func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: directory[name])
  }

  private func screen(_ name: String = "a/b/s.screen.json") throws -> Screen {
    try ScreenLoader().load(directory[name]).screen
  }

  @Test func `a folder above counts, and the nearest one wins for each of the two`() throws {
    #expect(try screen().device.name == "iPhone 8" && screen().system == 12)
    try write("a/mockup.json", #"{"mockup": 1, "system": 7}"#)
    #expect(try screen().device.name == "iPhone 8" && screen().system == 7)
    guard case .folder(let place) = try screen().origins.system else {
      Issue.record("no folder names the system")
      return
    }
    #expect(place.file.hasSuffix("a/mockup.json"))
  }

  @Test func `a root ends the search, and what it leaves open follows the table`() throws {
    try write("a/mockup.json", #"{"mockup": 1, "root": true, "system": 26}"#)
    #expect(try screen().device.name == "iPhone 17" && screen().system == 26)
  }

  @Test func `a document and options come before its folder`() throws {
    try write(
      "a/t.screen.json", #"{"mockup": 1, "device": "iPhone 5s", "system": 9, "window": {}}"#)
    #expect(try screen("a/t.screen.json").device.name == "iPhone 5s")
    #expect(try screen("a/t.screen.json").system == 9)
    var loader = ScreenLoader()
    loader.options.system = 15
    #expect(try loader.load(directory["a/b/s.screen.json"]).screen.system == 15)
  }

  @Test func `what is wrong in the file is told with its place`() throws {
    try write("a/mockup.json", #"{"mockup": 1, "device": "iPhone 88", "system": 4}"#)
    do {
      _ = try screen()
      Issue.record("nothing is wrong")
    } catch let error as InvalidDocuments {
      let lines = error.diagnostics.sorted().map(\.description)
      #expect(lines.count == 2 && lines.allSatisfy { $0.contains("a/mockup.json:1:") })
      #expect(lines.contains { $0.contains("iPhone 8") })
    }
  }

  @Test func `a file that can't be read is an error, as in a test`() throws {
    try write("a/mockup.json/x", "")
    let error = #expect(throws: InvalidDocuments.self) { try screen() }
    let lines = error?.diagnostics.sorted().map(\.description) ?? []
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("a/mockup.json:1:1: error: it cannot be read") == true, "\(lines)")
  }

  @Test func `validate reads the file as the other documents`() throws {
    let source = try ScreenLoader().read(directory["mockup.json"])
    #expect(ScreenLoader().validate(source).sorted().isEmpty)
    try write("mockup.json", #"{"mockup": 1, "system": 99}"#)
    #expect(try ScreenLoader().validate(ScreenLoader().read(directory["mockup.json"])).hasErrors)
  }

  @Test func `a loader notes the files that it asked for`() throws {
    let files = RecordingAssets()
    _ = try ScreenLoader(files).load(directory["a/b/s.screen.json"])
    let names = files.stamps.keys.filter { $0.hasSuffix("mockup.json") }
    #expect(names.count == 3)
  }
}
