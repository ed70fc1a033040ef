import Glibc
import TestSupport
import Testing

@testable import FileSystem

/// The folder of drawings that are kept between runs.
@Suite struct DrawingFolderTests {
  private let directory: TemporaryDirectory
  private let folder: DrawingFolder

  init() throws {
    directory = try TemporaryDirectory()
    folder = DrawingFolder(directory["cache/mockup"], program: "1")
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  /// The paths of all entries.
  private func entries() throws -> [String] {
    let version = directory["cache/mockup/v1"]
    return try Folder.entries(of: version).flatMap { part in
      try Folder.entries(of: "\(version)/\(part.name)").map { "\(version)/\(part.name)/\($0.name)" }
    }
  }

  @Test func `a picture is found by file, parts and program`() {
    folder.keep([1, 2, 3], of: [7], ["svg", "2.0"])
    let later = DrawingFolder(directory["cache/mockup"], program: "1")
    #expect(later.picture(of: [7], ["svg", "2.0"]) == [1, 2, 3])
    #expect(later.picture(of: [8], ["svg", "2.0"]) == nil)
    #expect(later.picture(of: [7], ["svg", "3.0"]) == nil)
    #expect(
      DrawingFolder(directory["cache/mockup"], program: "2").picture(of: [7], ["svg", "2.0"]) == nil
    )
  }

  @Test func `the folder is made when it is first asked, and only its owner can enter`() throws {
    #expect(!Folder.isFolder(directory["cache"]))
    #expect(folder.picture(of: [], []) == nil)
    #expect(mode(directory["cache"]) == 0o700 && mode(directory["cache/mockup"]) == 0o700)
    folder.keep([1], of: [], [])
    #expect(try entries().map(mode) == [0o600])
    // One that was open to others is closed.
    chmod(directory["cache/mockup"], 0o755)
    _ = DrawingFolder(directory["cache/mockup"], program: "1").picture(of: [], [])
    #expect(mode(directory["cache/mockup"]) == 0o700)
  }

  @Test func `an entry that is damaged counts as absent`() throws {
    folder.keep([1, 2, 3], of: [7], [])
    let path = try #require(try entries().first)
    var bytes = try #require(Files.bytes(path))
    bytes[bytes.count - 1] ^= 1
    try Files.write(bytes, to: path)
    #expect(folder.picture(of: [7], []) == nil)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `entries and folders of others are not read`() throws {
    folder.keep([1], of: [], [])
    for path in try entries() { #expect(chown(path, 1, 1) == 0) }
    #expect(folder.picture(of: [], []) == nil)
    folder.keep([2], of: [], [])
    #expect(folder.picture(of: [], []) == [2])
    #expect(chown(directory["cache/mockup"], 1, 1) == 0)
    let other = DrawingFolder(directory["cache/mockup"], program: "1")
    #expect(other.picture(of: [], []) == nil)
    other.keep([3], of: [], [])
    #expect(folder.picture(of: [], []) == [2])
  }

  @Test func `a folder that can't be made keeps nothing`() throws {
    try Files.write([], to: directory["file"])
    let folder = DrawingFolder(directory["file/mockup"], program: "1")
    folder.keep([1], of: [], [])
    #expect(folder.picture(of: [], []) == nil)
  }

  @Test(
    arguments: [
      (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/mockup"), (["HOME": "/h"], "/h/.cache/mockup"),
      (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/mockup"),
      (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/mockup"), ([:], nil),
      (["HOME": "h"], nil),
    ] as [([String: String], String?)])
  func `the place is that of the XDG Base Directory Specification`(
    _ variables: [String: String], _ place: String?
  ) {
    #expect(DrawingFolder.standard(program: "1") { variables[$0] }?.path == place)
    #expect(DrawingFolder.standard(program: nil) { variables[$0] } == nil)
  }
}
