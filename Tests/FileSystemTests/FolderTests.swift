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
}
