import Glibc
import Syntax

/// The target of a path that is written to.
enum OutputDestination: Equatable {
  /// A file that the process has open already, as in `-`, `/dev/stdout` and `/dev/fd/3`.
  case descriptor(FileDescriptor)
  /// A file that can be written but not replaced: a FIFO, a device or a socket.
  case special
  /// A regular file, links followed, with its permissions if it exists.
  case regular(path: String, permissions: mode_t?)

  /// The greatest number of links that are followed, as in Linux.
  private static let linkLimit = 40

  /// Finds the target of `path`, following links.
  init(_ path: String) throws(OutputFile.Failure) {
    guard FileDescriptor.isPath(path) else { throw Self.failure(SystemError(code: ENOENT)) }
    var target = path
    for _ in 0...Self.linkLimit {
      if let descriptor = Self.openDescriptor(target) {
        self = .descriptor(descriptor)
        return
      }
      var status = stat()
      guard lstat(target, &status) == 0 else {
        guard errno == ENOENT, !target.hasSuffix("/") else { throw Self.failure(.last) }
        self = .regular(path: target, permissions: nil)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        target = FilePath.resolve(try Self.linkTarget(target), from: target)
      case S_IFREG:
        // Replacing it would get around a lock that its owner put on it.
        guard access(target, W_OK) == 0 else { throw Self.failure(.last) }
        self = .regular(path: target, permissions: status.st_mode & 0o7777)
        return
      case S_IFDIR:
        throw Self.failure(SystemError(code: EISDIR))
      default:
        self = .special
        return
      }
    }
    throw Self.failure(SystemError(code: ELOOP))
  }

  /// The open file that `path` is a name of; nil for other paths.
  private static func openDescriptor(_ path: String) -> FileDescriptor? {
    switch path {
    case OutputFile.standardOutput, "/dev/stdout": return .standardOutput
    case "/dev/stderr": return .standardError
    default:
      for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
        return Int32(path.dropFirst(prefix.count)).map(FileDescriptor.init(number:))
      }
      return nil
    }
  }

  private static func linkTarget(_ path: String) throws(OutputFile.Failure) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { throw failure(.last) }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The failure to write to a file that can't be replaced.
  static var notRegular: OutputFile.Failure { failure(.special) }

  private static func failure(_ reason: SystemError) -> OutputFile.Failure {
    OutputFile.Failure(step: .create, reason: reason)
  }
}
