import Glibc
import TestSupport
import Testing

@testable import FileSystem

@Suite("An output appears whole or not at all")
struct OutputFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try InputFile.read(directory[name]), as: UTF8.self)
  }

  private func permissions(_ name: String) -> mode_t {
    var status = stat()
    stat(directory[name], &status)
    return status.st_mode & 0o7777
  }

  @Test("A new file holds the bytes and has the permissions that the umask leaves")
  func newFile() throws {
    try OutputFile.write(Array("one".utf8), to: directory["a"])
    #expect(try text("a") == "one")
    #expect(directory.names == ["a"])
    let mask = umask(0)
    umask(mask)
    #expect(permissions("a") == 0o666 & ~mask)
  }

  @Test("A file that is there is replaced and keeps its permissions")
  func replacement() throws {
    try OutputFile.write(Array("a long first text".utf8), to: directory["a"])
    chmod(directory["a"], 0o640)
    try OutputFile.write(Array("two".utf8), to: directory["a"])
    #expect(try text("a") == "two")
    #expect(permissions("a") == 0o640)
    #expect(directory.names == ["a"])
  }

  @Test("An empty output is an empty file")
  func empty() throws {
    try OutputFile.write([], to: directory["a"])
    #expect(try text("a") == "")
  }

  @Test("A link stays, and the file it leads to is replaced, or made")
  func links() throws {
    try OutputFile.write(Array("one".utf8), to: directory["file"])
    symlink("file", directory["link"])
    symlink("link", directory["second"])
    symlink("missing", directory["dangling"])
    try OutputFile.write(Array("two".utf8), to: directory["second"])
    try OutputFile.write(Array("three".utf8), to: directory["dangling"])
    #expect(try text("file") == "two")
    #expect(try text("missing") == "three")
    #expect(directory.names == ["dangling", "file", "link", "missing", "second"])
    var status = stat()
    lstat(directory["second"], &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("Links in a circle are an error")
  func circle() {
    symlink("b", directory["a"])
    symlink("a", directory["b"])
    #expect(throws: OutputError.cannotCreate(path: directory["a"], SystemError(code: ELOOP))) {
      try OutputFile.write([1], to: directory["a"])
    }
  }

  @Test("What cannot be created is told with its reason, and leaves nothing behind")
  func cannotCreate() throws {
    try OutputFile.write([], to: directory["file"])
    mkdir(directory["folder"], 0o777)
    for (path, code) in [
      (directory["no/a"], ENOENT), (directory["file/a"], ENOTDIR), (directory["folder"], EISDIR),
      (directory["new/"], ENOENT), ("", ENOENT),
      (directory[String(repeating: "n", count: 300)], ENAMETOOLONG),
    ] {
      #expect(throws: OutputError.cannotCreate(path: path, SystemError(code: code))) {
        try OutputFile.write([1], to: path)
      }
    }
    #expect(directory.names == ["file", "folder"])
  }

  @Test("A device is written directly; when it is full, that is a failed write")
  func devices() throws {
    try OutputFile.write([1, 2, 3], to: "/dev/null", waitsForOthers: true)
    #expect(throws: OutputError.writeFailed(path: "/dev/full", SystemError(code: ENOSPC))) {
      try OutputFile.write([1], to: "/dev/full", waitsForOthers: true)
    }
  }

  @Test("A FIFO is written directly where a caller asks for it, and refused else")
  func fifo() throws {
    try #require(mkfifo(directory["fifo"], 0o600) == 0)
    let reader = try FileDescriptor(path: directory["fifo"], flags: O_RDWR)
    defer { try? reader.close() }
    try OutputFile.write(Array("hello".utf8), to: directory["fifo"], waitsForOthers: true)
    #expect(throws: OutputError.cannotCreate(path: directory["fifo"], .special)) {
      try OutputFile.write([1], to: directory["fifo"])
    }
    #expect(throws: OutputError.cannotCreate(path: directory["fifo"], .special)) {
      try OutputFile.write(to: directory["fifo"]) { _ in }
    }
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(reader.number, &bytes, bytes.count) == 5)
    #expect(directory.names == ["fifo"])
  }

  @Test("An open file is written where it stands, by any of its names")
  func descriptors() throws {
    let file = try FileDescriptor(path: directory["a"], flags: O_WRONLY | O_CREAT | O_APPEND)
    try OutputFile.write(Array("one ".utf8), to: "/dev/fd/\(file.number)")
    try OutputFile.write(Array("two".utf8), to: "/proc/self/fd/\(file.number)")
    try file.close()
    #expect(try text("a") == "one two")
    for path in ["-", "/dev/stdout"] {
      guard case .descriptor(.standardOutput) = try OutputDestination(path) else {
        Issue.record("\(path) is not standard output")
        continue
      }
    }
  }

  @Test("A reader that goes away is a failed write, and slow ones are waited for")
  func pipes() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let reader = ends[0]
    let count = 1 << 20
    let thread = try Thread {
      _ = try? FileDescriptor(number: reader).readAll(limit: count / 2)
      close(reader)
    }
    signal(SIGPIPE, SIG_IGN)
    let path = "/dev/fd/\(ends[1])"
    #expect(throws: OutputError.writeFailed(path: path, SystemError(code: EPIPE))) {
      try OutputFile.write([UInt8](repeating: 7, count: count), to: path)
    }
    thread.join()
    close(ends[1])
  }

  @Test("A directory is made with those above it, and may be there already")
  func createDirectory() throws {
    try OutputFile.createDirectory(directory["d"])
    try OutputFile.createDirectory(directory["d/e/f/"])
    try OutputFile.createDirectory(directory["d/e"])
    try OutputFile.write([], to: directory["d/e/f/file"])
    unlink(directory["d/e/f/file"])
    rmdir(directory["d/e/f"])
    rmdir(directory["d/e"])
    try OutputFile.write([], to: directory["file"])
    #expect(throws: OutputError.cannotCreate(path: directory["file"], SystemError(code: EEXIST))) {
      try OutputFile.createDirectory(directory["file"])
    }
    #expect(throws: OutputError.cannotCreate(path: directory["file"], SystemError(code: EEXIST))) {
      try OutputFile.createDirectory(directory["file/d"])
    }
  }
}
