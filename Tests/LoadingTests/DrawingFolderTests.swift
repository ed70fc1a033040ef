import FileSystem
import Glibc
import TestSupport
import Testing

@testable import Loading

/// The folder of drawings that are kept between runs.
@Suite struct DrawingFolderTests {
  private let directory: TemporaryDirectory
  private let folder: DrawingFolder
  /// A small picture, which is kept with others of its catalogue, and a large one.
  private static let pictures = [[1, 2, 3], [UInt8](repeating: 1, count: 40_000)]

  init() throws {
    directory = try TemporaryDirectory()
    folder = DrawingFolder(directory["cache/mockup"], program: "1")
  }

  /// The folder as a later run sees it.
  private func later(program: String = "1") -> DrawingFolder {
    DrawingFolder(directory["cache/mockup"], program: program)
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

  @Test(arguments: pictures) func `a picture is found by file, parts and program`(
    _ picture: [UInt8]
  ) {
    folder.keep(picture, of: [7], at: "i.svg", ["svg", "2.0"])
    #expect(folder.picture(of: [7], at: "i.svg", ["svg", "2.0"]) == picture)
    folder.finish()
    let later = later()
    #expect(later.picture(of: [7], at: "i.svg", ["svg", "2.0"]) == picture)
    #expect(later.picture(of: [8], at: "i.svg", ["svg", "2.0"]) == nil)
    #expect(later.picture(of: [7], at: "i.svg", ["svg", "3.0"]) == nil)
    #expect(self.later(program: "2").picture(of: [7], at: "i.svg", ["svg", "2.0"]) == nil)
  }

  @Test func `small pictures of a catalogue are one entry`() throws {
    for index in 0..<50 {
      folder.keep(
        [UInt8(index)], of: [7], at: "x/a.xcassets/g/i\(index).imageset/i.svg", ["svg"])
    }
    folder.keep([1], of: [7], at: "x/b.xcassets/i.imageset/i.svg", ["svg"])
    #expect(!Folder.isFolder(directory["cache/mockup/v1"]))
    folder.finish()
    #expect(try entries().count == 2)
    let later = later()
    for index in 0..<50 {
      let path = "x/a.xcassets/g/i\(index).imageset/i.svg"
      #expect(later.picture(of: [7], at: path, ["svg"]) == [UInt8(index)])
    }
    // A changed file replaces its picture.
    later.keep([99], of: [8], at: "x/a.xcassets/g/i3.imageset/i.svg", ["svg"])
    later.finish()
    let last = self.later()
    #expect(last.picture(of: [7], at: "x/a.xcassets/g/i3.imageset/i.svg", ["svg"]) == nil)
    #expect(last.picture(of: [8], at: "x/a.xcassets/g/i3.imageset/i.svg", ["svg"]) == [99])
    #expect(last.picture(of: [7], at: "x/a.xcassets/g/i4.imageset/i.svg", ["svg"]) == [4])
    #expect(try entries().count == 2)
  }

  @Test func `two runs at once keep each other's small pictures`() {
    let (one, two) = (later(), later())
    one.keep([1], of: [7], at: "a.xcassets/1.svg", [])
    two.keep([2], of: [7], at: "a.xcassets/2.svg", [])
    one.finish()
    two.finish()
    let later = later()
    #expect(later.picture(of: [7], at: "a.xcassets/1.svg", []) == [1])
    #expect(later.picture(of: [7], at: "a.xcassets/2.svg", []) == [2])
  }

  @Test func `nothing is written twice`() throws {
    folder.keep([1], of: [7], at: "a.xcassets/1.svg", [])
    folder.finish()
    for path in try entries() { unlink(path) }
    folder.finish()
    let later = later()
    _ = later.picture(of: [7], at: "a.xcassets/1.svg", [])
    later.finish()
    #expect(try entries() == [])
  }

  // A catalogue's path decides which entries meet in one folder of the store: about one path in twenty has a neighbour.
  @Test(arguments: 0..<40) func `more small pictures than one entry holds are all found`(
    _ catalog: Int
  ) {
    let picture = [UInt8](repeating: 5, count: 15_000)
    func path(_ index: Int) -> String { "\(catalog).xcassets/\(index).svg" }
    for index in 0..<80 { folder.keep(picture, of: [UInt8(index)], at: path(index), []) }
    folder.finish()
    let later = later()
    for index in 0..<80 {
      #expect(later.picture(of: [UInt8(index)], at: path(index), []) == picture)
    }
    // Pictures that are used now have precedence over those that were kept before.
    let next = self.later()
    for index in 100..<160 { next.keep(picture, of: [UInt8(index)], at: path(index), []) }
    next.finish()
    #expect(self.later().picture(of: [159], at: path(159), []) == picture)
  }

  @Test func `the folder is made when it is first asked, and only its owner can enter`() throws {
    #expect(!Folder.isFolder(directory["cache"]))
    #expect(folder.picture(of: [], at: "", []) == nil)
    #expect(mode(directory["cache"]) == 0o700 && mode(directory["cache/mockup"]) == 0o700)
    for picture in Self.pictures {
      folder.keep(picture, of: [], at: "\(picture.count)", [])
    }
    folder.finish()
    #expect(try entries().map(mode) == [0o600, 0o600])
    // One that was open to others is closed.
    chmod(directory["cache/mockup"], 0o755)
    _ = later().picture(of: [], at: "", [])
    #expect(mode(directory["cache/mockup"]) == 0o700)
  }

  @Test(arguments: pictures) func `an entry that is damaged counts as absent`(
    _ picture: [UInt8]
  ) throws {
    folder.keep(picture, of: [7], at: "", [])
    folder.finish()
    let path = try #require(try entries().first)
    var bytes = try #require(Files.bytes(path))
    bytes[bytes.count - 1] ^= 1
    try Files.write(bytes, to: path)
    #expect(later().picture(of: [7], at: "", []) == nil)
  }

  @Test(arguments: 0..<20) func `a bundle that is cut off holds what is whole`(_ count: Int) {
    var bundle = DrawingBundle()
    let isKept = bundle.keep([1, 2, 3], "name", of: [7], limit: 100)
    #expect(isKept)
    let bytes = bundle.bytes(with: DrawingBundle(), limit: 100)
    #expect(bytes.count == 20)
    var other = DrawingBundle(Array(bytes[..<count]))
    let picture = other.picture("name", of: [7])
    #expect(picture == nil)
    var wrong = bytes
    wrong[count] = 0xff
    other = DrawingBundle(wrong)
    _ = other.picture("name", of: [7])
  }

  @Test(
    .enabled(if: geteuid() == 0, "only root can give files away"), arguments: pictures)
  func `entries and folders of others are not read`(_ picture: [UInt8]) throws {
    folder.keep(picture, of: [], at: "", [])
    folder.finish()
    for path in try entries() { #expect(chown(path, 1, 1) == 0) }
    let second = later()
    #expect(second.picture(of: [], at: "", []) == nil)
    second.keep([2] + picture, of: [], at: "", [])
    second.finish()
    #expect(later().picture(of: [], at: "", []) == [2] + picture)
    #expect(chown(directory["cache/mockup"], 1, 1) == 0)
    let other = later()
    #expect(other.picture(of: [], at: "", []) == nil)
    other.keep([3], of: [], at: "", [])
    other.finish()
    #expect(chown(directory["cache/mockup"], geteuid(), getegid()) == 0)
    #expect(later().picture(of: [], at: "", []) == [2] + picture)
  }

  @Test func `a folder that can't be made keeps nothing`() throws {
    try Files.write([], to: directory["file"])
    let folder = DrawingFolder(directory["file/mockup"], program: "1")
    folder.keep([1], of: [], at: "", [])
    folder.finish()
    #expect(folder.picture(of: [], at: "", []) == nil)
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
    // Without a program to belong to, nothing is kept.
    let nameless = DrawingFolder.standard(program: nil) { variables[$0] }
    nameless?.keep([1], of: [2], at: "/a/b.svg", ["c"])
    #expect(nameless?.picture(of: [2], at: "/a/b.svg", ["c"]) == nil)
  }
}
