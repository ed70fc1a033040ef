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

  @Test(
    "Folders and what is in them are joined by one slash",
    arguments: [
      ("", "a", "a"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("a", "./b", "a/b"),
      ("a", ".", "a"), ("", ".", "."), ("a", "", "a"), ("a", "/b", "/b"), ("a", ".b", "a/.b"),
      ("a", "../b", "a/../b"), ("é", "e\u{301}", "é/e\u{301}"),
    ])
  func joining(folder: String, path: String, expected: String) {
    #expect(Array(FilePath.join(folder, path).utf8) == Array(expected.utf8))
  }

  @Test(
    "A path is that of an entry if its folder is the one before its last slash",
    arguments: ["a", "a/b", "a/bc", "a/b/c", "/a", "ab/c", "a//b", "a/", "é/x", "b/a/b"])
  func entries(path: String) {
    for folder in ["a", "a/b", "ab", "/", "é", "b/a", "b"] where !path.hasSuffix("/") {
      let isEntry = FilePath.isEntry(path, of: folder)
      #expect(isEntry == (path == "\(folder)/\(FilePath.name(of: path))"), "\(path) in \(folder)")
      if isEntry { #expect(FilePath.folder(of: path) == folder) }
    }
    #expect(!FilePath.isEntry("a/", of: "a"))
  }
}
