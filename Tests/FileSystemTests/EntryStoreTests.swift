import Glibc
import TestSupport
import Testing

@testable import FileSystem

@Suite struct EntryStoreTests {
  private let directory: TemporaryDirectory
  private let store: EntryStore

  init() throws {
    directory = try TemporaryDirectory()
    store = try EntryStore(directory["cache"], limit: EntryStore.smallestLimit)
  }

  private func key(_ name: String) -> EntryKey { EntryKey("test", [name]) }

  /// The path of an entry's file.
  private func path(_ name: String) -> String {
    let digits = key(name).digits
    return directory["cache/v1/\(digits.prefix(2))/\(digits.dropFirst(2))"]
  }

  /// Names whose entries lie in one folder.
  private func neighbours(_ count: Int) -> [String] {
    let folder = key("0").digits.prefix(2)
    return Array(
      (0...).lazy.map(String.init).filter { key($0).digits.hasPrefix(folder) }.prefix(count))
  }

  /// Makes a file older or newer.
  private func age(_ path: String, seconds: Int) {
    var times = [timespec(), timespec()]
    for index in 0..<2 { times[index].tv_sec = time(nil) - seconds }
    utimensat(AT_FDCWD, path, times, 0)
  }

  @Test func `what was written is read, by another store of the folder too`() throws {
    store.write([1, 2, 3], for: key("a"))
    store.write([], for: key("empty"))
    let other = try EntryStore(directory["cache"])
    #expect(other.read(key("a")) == [1, 2, 3])
    #expect(other.read(key("empty")) == [])
    #expect(other.read(key("b")) == nil)
    #expect(store.problem == nil)
  }

  @Test func `keys depend on the lengths of their parts and on the kind`() {
    let keys = [
      EntryKey("a", ["b", "c"]), EntryKey("a", ["bc"]), EntryKey("a", ["b", "c", ""]),
      EntryKey("ab", ["c"]), EntryKey("a", ["1:b"]),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test
  func `an entry that is damaged, cut off or another one's counts as absent, and is replaced`()
    throws
  {
    let payload = [UInt8](repeating: 7, count: 100)
    store.write(payload, for: key("a"))
    let whole = try #require(Files.bytes(path("a")))
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 1
      try Files.write(bytes, to: path("a"))
      #expect(store.read(key("a")) == nil)
    }
    for count in whole.indices {
      try Files.write(Array(whole.prefix(count)), to: path("a"))
      #expect(store.read(key("a")) == nil)
    }
    try Files.write(whole + [0], to: path("a"))
    #expect(store.read(key("a")) == nil)
    try Files.write(whole, to: path("b"))
    #expect(store.read(key("b")) == nil)
    store.write(payload, for: key("a"))
    #expect(store.read(key("a")) == payload)
  }

  @Test func `links, FIFOs and folders in place of entries are neither followed nor waited for`()
    throws
  {
    try Files.write([9], to: directory["victim"])
    store.write([1], for: key("a"))
    let whole = try #require(Files.bytes(path("a")))
    try Files.write(whole, to: directory["entry"])
    unlink(path("a"))
    symlink(directory["entry"], path("a"))
    #expect(store.read(key("a")) == nil)
    unlink(path("a"))
    symlink(directory["victim"], path("a"))
    store.write([2], for: key("a"))
    #expect(store.read(key("a")) == [2])
    #expect(Files.bytes(directory["victim"]) == [9])
    unlink(path("a"))
    mkfifo(path("a"), 0o600)
    #expect(store.read(key("a")) == nil)
    unlink(path("a"))
    mkdir(path("a"), 0o700)
    #expect(store.read(key("a")) == nil)
    store.write([3], for: key("a"))
    #expect(store.problem != nil)
    rmdir(path("a"))
    store.write([3], for: key("a"))
    #expect(store.read(key("a")) == [3])
  }

  @Test func `a link in place of a folder of entries is not written through`() throws {
    try Files.createFolder(directory["elsewhere"])
    try Files.createFolder(directory["cache/v1"])
    symlink(directory["elsewhere"], directory["cache/v1/\(key("a").digits.prefix(2))"])
    store.write([1], for: key("a"))
    #expect(Files.list(directory["elsewhere"]).isEmpty)
    #expect(store.problem != nil)
  }

  @Test func `what cannot be written is told once and ends nothing`() throws {
    #expect(throws: OutputError.self) {
      try Files.write([], to: directory["file"])
      _ = try EntryStore(directory["file/cache"])
    }
    // A file stands where the folder of entries would.
    try Files.write([], to: directory["cache/v1"])
    store.write([1], for: key("a"))
    store.write([1], for: key("b"))
    #expect(store.read(key("a")) == nil)
    #expect(store.problem != nil)
  }

  @Test func `entries that were not used for longest go first when there is no more room`() throws {
    let names = neighbours(20)
    let bytes = [UInt8](repeating: 1, count: 3000)
    // 32 KiB for each folder: eight entries of a block.
    for (index, name) in names.prefix(7).enumerated() {
      store.write(bytes, for: key(name))
      age(path(name), seconds: 100_000 - index)
    }
    // Reading marks an entry as used.
    #expect(store.read(key(names[0])) == bytes)
    for name in names.suffix(13) {
      store.write(bytes, for: key(name))
      let folder = Files.folder(of: path(name))
      #expect(Files.list(folder).count <= 8)
    }
    #expect(store.read(key(names[1])) == nil)
    #expect(store.read(key(names[19])) == bytes)
  }

  @Test func `dates in the future do not keep entries, and left-over files go`() throws {
    let names = neighbours(10)
    let bytes = [UInt8](repeating: 1, count: 3000)
    store.write(bytes, for: key(names[0]))
    age(path(names[0]), seconds: -10_000_000)
    let folder = Files.folder(of: path(names[0]))
    try Files.write([1], to: "\(folder)/.mockup-1-old.tmp")
    age("\(folder)/.mockup-1-old.tmp", seconds: 200_000)
    try Files.write([1], to: "\(folder)/.mockup-1-new.tmp")
    for name in names.dropFirst() { store.write(bytes, for: key(name)) }
    #expect(!Files.exists(path(names[0])))
    #expect(!Files.exists("\(folder)/.mockup-1-old.tmp"))
    #expect(Files.exists("\(folder)/.mockup-1-new.tmp"))
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func `files of any time and size are read and trimmed`(_ number: Int) throws {
    let memory = try TemporaryDirectory(isInMemory: true)
    let store = try EntryStore(memory.path, limit: EntryStore.smallestLimit)
    let bytes = [UInt8](repeating: 1, count: 3000)
    let folder = memory["v1/\(key("0").digits.prefix(2))"]
    try Files.write([], to: "\(folder)/large")
    truncate("\(folder)/large", max(0, number))
    for (index, name) in neighbours(12).enumerated() {
      store.write(bytes, for: key(name))
      for file in [String(key(name).digits.dropFirst(2)), "large"] {
        var times = [timespec(), timespec()]
        for time in 0..<2 { times[time].tv_sec = number }
        utimensat(AT_FDCWD, "\(folder)/\(file)", times, 0)
      }
      if index % 2 == 0 { #expect(store.read(key(name)) == bytes) }
    }
    #expect(Files.list(folder).count <= 9)
    #expect(store.problem == nil)
  }

  @Test func `an entry larger than its share of the room is not stored`() {
    let bytes = [UInt8](repeating: 0, count: store.largestEntry + 1)
    store.write(bytes, for: key("a"))
    #expect(store.read(key("a")) == nil)
    store.write(Array(bytes.dropLast()), for: key("a"))
    #expect(store.read(key("a"))?.count == store.largestEntry)
  }

  @Test func `what meets in one folder stays as long as the store has room`() {
    let large = [UInt8](repeating: 1, count: store.largestEntry)
    let names = neighbours(16)
    for name in names.prefix(8) { store.write(large, for: key(name)) }
    for name in names.suffix(8) { store.write([2], for: key(name)) }
    for name in names.prefix(8) { #expect(store.read(key(name)) == large) }
    for name in names.suffix(8) { #expect(store.read(key(name)) == [2]) }
  }

  @Test func `an entry that grows or shrinks replaces the one before`() {
    let large = [UInt8](repeating: 1, count: store.largestEntry)
    for payload in [[1], large, [2], large] {
      store.write(payload, for: key("a"))
      #expect(store.read(key("a")) == payload)
      #expect(Files.list(directory["cache/v1"]).count == 1)
    }
  }

  @Test func `several writers and readers at once see whole entries only`() throws {
    let (store, directory) = (store, directory)
    let payloads = (0..<4).map { [UInt8](repeating: UInt8($0), count: 3000) }
    let threads = try (0..<4).map { number in
      try Thread {
        guard let own = try? EntryStore(directory["cache"]) else {
          Issue.record("the store of thread \(number) can't be opened")
          return
        }
        for round in 0..<50 {
          own.write(payloads[number], for: EntryKey("test", ["\(round % 5)"]))
          for name in 0..<5 {
            let read = own.read(EntryKey("test", ["\(name)"]))
            #expect(read == nil || payloads.contains { $0 == read })
          }
        }
      }
    }
    for thread in threads { thread.join() }
    for name in 0..<5 { #expect(store.read(EntryKey("test", ["\(name)"])) != nil) }
    let left = Files.names(directory["cache/v1"])?.flatMap {
      Files.names(directory["cache/v1/\($0)"]) ?? []
    }
    #expect(left?.count == 5)
  }
}
