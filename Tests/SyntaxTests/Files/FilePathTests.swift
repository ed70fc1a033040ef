import Syntax
import Testing

@Suite struct FilePathTests {
  @Test(
    "Paths are taken apart and put together as the system does",
    arguments: [
      ("a", "", "a"), ("a/b", "a", "b"), ("a/b/", "a", "b"), ("/b", "/", "b"), ("/", "/", "/"),
      ("a//b", "a", "b"), ("./b", ".", "b"), ("../b", "..", "b"),
    ])
  func paths(path: String, directory: String, name: String) {
    #expect(FilePath.folder(of: path) == directory)
    #expect(FilePath.name(of: path) == name)
  }

  @Test("A path in a document is relative to the document")
  func resolution() {
    #expect(FilePath.resolve("t.json", from: "s.json") == "t.json")
    #expect(FilePath.resolve("t.json", from: "a/s.json") == "a/t.json")
    #expect(FilePath.resolve("../t.json", from: "/s.json") == "/../t.json")
    #expect(FilePath.resolve("/t.json", from: "a/s.json") == "/t.json")
  }
}
