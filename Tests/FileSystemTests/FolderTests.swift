import Glibc
import TestSupport
import Testing

@testable import FileSystem

@Suite struct FolderTests {
  @Test func `a listing says what every name stands for, as asking for it alone does`() throws {
    let directory = try TemporaryDirectory()
    try OutputFile.write([1], to: directory["file"])
    try OutputFile.createDirectory(directory["folder"])
    symlink("folder", directory["link"])
    symlink("missing", directory["loose link"])
    mkfifo(directory["pipe"], 0o600)
    let entries = try Folder.entries(of: directory[""])
    let expected: [String: Folder.Kind] = [
      "file": .file, "folder": .folder, "link": .link, "loose link": .link, "pipe": .other,
    ]
    #expect(entries.map(\.name) == expected.keys.sorted())
    for entry in entries {
      #expect(entry.kind == expected[entry.name], "\(entry.name)")
      #expect(entry.kind == Folder.kind(of: directory[entry.name]), "\(entry.name)")
    }
  }

  @Test func `a listing is in the order of the names' bytes`() throws {
    let directory = try TemporaryDirectory()
    let names = ["b", "a", "B", "ä", "a\u{308}", "aa", "a-", ".a", "...", "10", "2"]
    for name in names { try OutputFile.write([1], to: directory[name]) }
    let found = try Folder.entries(of: directory[""]).map { Array($0.name.utf8) }
    let expected = names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(found == expected)
  }
}
