import Glibc

/// Reads a file line by line, and keeps no more of it than a part. Between two parts the file is closed, so that
/// thousands can be read at once.
package struct InputLines: Sendable {
  /// The longest line, in bytes.
  private static let lineLimit = 64 << 20

  /// The path of the file.
  package let path: String
  /// The number of bytes that are read at once.
  private let chunk: Int
  private var buffer: [UInt8] = []
  /// The place of the next line in the buffer, and of what follows the buffer in the file.
  private var position = 0
  private var offset: off_t = 0
  private var isAtEnd = false
  /// The file that was opened first: another one of this name is no continuation of it.
  private var identity: (device: dev_t, number: ino_t, size: off_t)?

  /// Reads the file at `path`, `chunk` bytes at a time.
  package init(_ path: String, chunk: Int = 1 << 16) {
    self.path = path
    self.chunk = chunk
  }

  /// The next line without its end; nil behind the last one.
  ///
  /// - Throws: `InputError` if the file cannot be read, is no regular file, changes meanwhile, or has a line of
  ///   more than 64 MiB.
  package mutating func next() throws(InputError) -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      searched = buffer.count - position
      guard try fill() else {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return Array(buffer[position...])
      }
    }
  }

  /// Reads a part behind what is left of the buffer.
  ///
  /// - Returns: whether there was one.
  private mutating func fill() throws(InputError) -> Bool {
    guard !isAtEnd else { return false }
    buffer.removeFirst(position)
    position = 0
    guard buffer.count < Self.lineLimit else {
      throw .tooLarge(path: path, limit: Self.lineLimit)
    }
    var isSpecial = false
    do throws(SystemError) {
      let file = try FileDescriptor(path: path, flags: O_RDONLY | O_NOCTTY | O_NONBLOCK)
      defer { try? file.close() }
      let status = try file.status()
      isSpecial = status.st_mode & S_IFMT != S_IFREG
      if !isSpecial {
        let found = (device: status.st_dev, number: status.st_ino, size: status.st_size)
        if let identity, identity != found { throw SystemError(code: ESTALE) }
        identity = found
        let part = try file.read(chunk, at: offset)
        offset += off_t(part.count)
        isAtEnd = part.isEmpty
        buffer += part
      }
    } catch {
      throw .unreadable(path: path, error)
    }
    guard !isSpecial else { throw .special(path: path) }
    return !isAtEnd
  }
}
