package import Glibc

/// An open file of the process.
package struct FileDescriptor: Equatable, Sendable {
  /// The number of the file descriptor.
  package let number: Int32

  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  package init(number: Int32) {
    self.number = number
  }

  /// Whether a path can name a file: the system's calls would read it up to a NUL only.
  package static func isPath(_ path: String) -> Bool { !path.utf8.contains(0) }

  /// Opens the file at `path`. Child processes do not inherit it.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - flags: `O_RDONLY`, `O_WRONLY` and the like.
  ///   - permissions: the permissions of a file that is created, before the umask.
  /// - Throws: `SystemError` if the file cannot be opened.
  package init(path: String, flags: Int32, permissions: mode_t = 0o666) throws(SystemError) {
    guard Self.isPath(path) else { throw SystemError(code: ENOENT) }
    while true {
      let number = open(path, flags | O_CLOEXEC, permissions)
      if number >= 0 {
        self.number = number
        return
      }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The width of a terminal in characters; nil for other files.
  package var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The status of the file.
  func status() throws(SystemError) -> stat {
    var result = stat()
    guard fstat(number, &result) == 0 else { throw .last }
    return result
  }

  /// Closes the file. A file on a network may report only now that writing failed.
  package func close() throws(SystemError) {
    // Linux has let go of the number even when it was interrupted.
    guard Glibc.close(number) == 0 || errno == EINTR else { throw .last }
  }

  /// Writes all of `bytes`, in as many calls as needed.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        wait(for: Int16(POLLOUT))
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits until what was written has reached the disk. File systems that cannot do so are no error.
  func synchronize() throws(SystemError) {
    while fsync(number) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP, EROFS: return
      default: throw .last
      }
    }
  }

  /// Reads up to `count` bytes at an offset; none at the end of the file.
  func read(_ count: Int, at offset: off_t) throws(SystemError) -> [UInt8] {
    while true {
      var failure: SystemError?
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let result = pread(number, buffer.baseAddress, count, offset)
        filled = max(0, result)
        failure = result < 0 ? .last : nil
      }
      guard let failure else { return bytes }
      if failure.code != EINTR { throw failure }
    }
  }

  /// Reads to the end of the file, but at most one byte more than `limit`.
  package func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    try readAll(limit: limit, size: Int(status().st_size))
  }

  /// Reads to the end of the file, but at most one byte more than `limit`.
  ///
  /// - Parameter size: the size of the file, or 0 where it is not known.
  func readAll(limit: Int, size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // A file's size plus one byte, so that its end shows without another step. Small files are many.
    var step = size > 0 ? min(size, limit) + 1 : 1 << 16
    while bytes.count <= limit {
      let room = min(step, limit + 1 - bytes.count)
      var failure: SystemError?
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let result = Glibc.read(number, buffer.baseAddress, room)
        count = max(0, result)
        failure = result < 0 ? .last : nil
      }
      switch failure?.code {
      case nil where chunk.isEmpty: return bytes
      // As many bytes as the file has, where there was room for more.
      case nil where bytes.isEmpty && chunk.count == size && size < room: return chunk
      case nil where bytes.isEmpty: bytes = chunk
      case nil: bytes += chunk
      case EINTR: break
      case EAGAIN: wait(for: Int16(POLLIN))
      case .some(let code): throw SystemError(code: code)
      }
      step = min(max(step, bytes.count, 1 << 16), 1 << 22)
    }
    return bytes
  }

  /// Waits until the file can be read or written.
  private func wait(for events: Int16) {
    var request = pollfd(fd: number, events: events, revents: 0)
    _ = poll(&request, 1, -1)
  }
}
