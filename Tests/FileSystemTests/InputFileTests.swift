import Glibc
import TestSupport
import Testing

@testable import FileSystem

@Suite("An input is read whole, or told why not")
struct InputFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("Files of any size are read", arguments: [0, 1, 65535, 65536, 65537, 5_000_000])
  func sizes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try OutputFile.write(bytes, to: directory["a"])
    #expect(try InputFile.read(directory["a"]) == bytes)
  }

  @Test("Files without a size are read to their end")
  func unsized() throws {
    #expect(try InputFile.read("/dev/null", waitsForOthers: true).isEmpty)
    #expect(try !InputFile.read("/proc/self/maps").isEmpty)
  }

  @Test("FIFOs, devices and sockets are refused at once where no caller asks to wait")
  func special() throws {
    try #require(mkfifo(directory["fifo"], 0o600) == 0)
    for path in [directory["fifo"], "/dev/zero", "/dev/null"] {
      #expect(throws: InputError.special(path: path)) { try InputFile.read(path) }
      #expect(throws: InputError.special(path: path)) { try InputFile.check(path) }
    }
  }

  @Test("What cannot be read is told with its reason")
  func unreadable() {
    for (path, code) in [
      (directory["missing"], ENOENT), (directory.path, EISDIR), ("/dev/null/x", ENOTDIR),
      ("", ENOENT),
    ] {
      #expect(throws: InputError.unreadable(path: path, SystemError(code: code))) {
        try InputFile.read(path)
      }
    }
  }

  @Test("A file may be as large as the limit and no larger")
  func limit() throws {
    try OutputFile.write([UInt8](repeating: 0, count: 1000), to: directory["a"])
    #expect(try InputFile.read(directory["a"], limit: 1000).count == 1000)
    #expect(throws: InputError.tooLarge(path: directory["a"], limit: 999)) {
      try InputFile.read(directory["a"], limit: 999)
    }
    #expect(throws: InputError.tooLarge(path: "/dev/zero", limit: 1 << 20)) {
      try InputFile.read("/dev/zero", limit: 1 << 20, waitsForOthers: true)
    }
  }
}
