import Glibc
import ProcessBridge

/// The program itself.
package enum Program {
  /// The version of the program.
  package static let version = "0.1.0"

  /// The arguments of the process, its own name first.
  package static let words = (0..<process_argument_count()).map { index in
    process_argument(index).map { String(cString: $0) } ?? ""
  }

  /// The first argument that is no UTF-8, with what can't be read replaced; nil if all are.
  package static var unreadableWord: String? {
    (0..<process_argument_count()).lazy.compactMap { process_argument($0) }
      .first { String(validatingCString: $0) == nil }.map { String(cString: $0) }
  }

  /// A hash of the program's file in hexadecimal, by which reports of different builds are told apart;
  /// the version if the file cannot be read.
  package static var hash: String {
    for path in ["/proc/self/exe"] + Self.words.prefix(1) {
      if let hash = hash(of: path) { return String(hash, radix: 16) }
    }
    return version
  }

  /// Tells the program and the libraries that it is linked with from other builds of them.
  package static var identity: String { hash + "\n" + libraries }

  /// Whether all libraries are part of the program, so that it runs on any Linux.
  package static var isStandalone: Bool { process_is_standalone() != 0 }

  /// The commit of a release, and the versions of the libraries in it; nil for a program that was not made for others.
  package static var release: Release? { process_release().map { Release(String(cString: $0)) } }

  /// The names and build ids of the libraries that the process has loaded, a line each.
  package static var libraries: String {
    let room = 1 << 16
    let text = [CChar](unsafeUninitializedCapacity: room) { buffer, count in
      count = Int(process_libraries(buffer.baseAddress, Int32(room)))
    }
    return String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Tells the program from other builds of it without reading its file, which takes longer than drawing a hundred
  /// icons: by the file's place, size and times, of which no program can set the last. Nil if there is no such file.
  package static var stamp: String? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    let (written, changed) = (status.st_mtim, status.st_ctim)
    return """
      \(version) \(status.st_dev) \(status.st_ino) \(status.st_size) \(written.tv_sec).\(written.tv_nsec) \
      \(changed.tv_sec).\(changed.tv_nsec)
      \(libraries)
      """
  }

  /// The number of bytes that are read at once.
  private static let chunk = 1 << 20

  /// FNV-1a over words of 64 bits, whose high halves are folded into the low ones, which products never do. This
  /// is no protection against forgery.
  private static func hash(of path: String) -> UInt64? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: chunk / 8)
    defer { words.deallocate() }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    while true {
      let count = read(file, words, chunk)
      guard count >= 0 else { return nil }
      guard count > 0 else { return hash }
      // Clears what an earlier read left behind a short one.
      memset(UnsafeMutableRawPointer(words) + count, 0, (8 - count % 8) % 8)
      var index = 0
      while index < (count + 7) / 8 {
        hash = (hash ^ words[index]) &* 0x100_0000_01b3
        hash ^= hash >> 32
        index &+= 1
      }
    }
  }
}
