import FileSystem
import TestSupport
import Testing

@Suite struct FileWatcherTests {
  private let folder: TemporaryDirectory
  private let top: String

  init() throws {
    folder = try TemporaryDirectory()
    top = try #require(Folder.realPath(folder.path))
  }

  /// The changes that follow one another until all of `paths` were told.
  private func changes(_ watcher: FileWatcher, until paths: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for _ in 0..<20 where !paths.isSubset(of: found) {
      found.formUnion(watcher.next(limit: 500).paths)
    }
    return found
  }

  @Test func `a file that is written, renamed over or removed is told`() throws {
    try Files.write(Array("1".utf8), to: folder["a.json"])
    let watcher = FileWatcher()
    #expect(watcher.watch(top))
    #expect(!watcher.watch(top), "once is enough")
    try Files.write(Array("2".utf8), to: folder["a.json"])
    #expect(changes(watcher, until: ["\(top)/a.json"]).contains("\(top)/a.json"))
    var runner = CommandRunner()
    runner.folder = folder.path
    _ = try runner.runShell("echo 3 > .a.swp && mv .a.swp a.json && mkdir b")
    let renamed = changes(watcher, until: ["\(top)/a.json", "\(top)/b"])
    #expect(renamed.isSuperset(of: ["\(top)/a.json", "\(top)/b", top]))
    _ = try runner.runShell("rm a.json")
    #expect(changes(watcher, until: ["\(top)/a.json"]).contains("\(top)/a.json"))
  }

  @Test func `nothing is told where nothing changes, and of folders that are not watched`() throws {
    let watcher = FileWatcher()
    watcher.watch(top)
    #expect(watcher.next(limit: 20).isEmpty)
    #expect(!watcher.watch("\(top)/missing"))
    #expect(!watcher.polls)
  }

  @Test func `a folder that is made anew can be watched again`() throws {
    var runner = CommandRunner()
    runner.folder = folder.path
    _ = try runner.runShell("mkdir b")
    let watcher = FileWatcher()
    watcher.watch("\(top)/b")
    _ = try runner.runShell("rmdir b && mkdir b")
    #expect(changes(watcher, until: ["\(top)/b"]).contains("\(top)/b"))
    #expect(watcher.watch("\(top)/b"))
    _ = try runner.runShell("echo 1 > b/a")
    #expect(changes(watcher, until: ["\(top)/b/a"]).contains("\(top)/b/a"))
  }

  @Test func `a watcher that polls tells only that something may have changed`() {
    let watcher = FileWatcher(polls: true)
    #expect(watcher.polls && !watcher.watch(top))
    let changes = watcher.next(limit: 1)
    #expect(changes.paths.isEmpty && changes.isIncomplete)
  }

  @Test func `stamps tell versions of a file apart, and what is missing`() throws {
    try Files.write(Array("1".utf8), to: folder["a"])
    let stamps = ["a", "b"].map { FileStamp(folder[$0]) }
    #expect(stamps[0] != nil && stamps[1] == nil)
    #expect(["a", "b"].map { FileStamp(folder[$0]) } == stamps)
    try Files.write(Array("23".utf8), to: folder["a"])
    try Files.write(Array("".utf8), to: folder["b"])
    for (name, stamp) in zip(["a", "b"], stamps) { #expect(FileStamp(folder[name]) != stamp) }
  }
}
