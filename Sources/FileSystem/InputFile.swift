import Glibc

/// Why an input cannot be used.
package enum InputError: Error, Equatable {
  /// The file is missing, a directory, or may not be read.
  case unreadable(path: String, SystemError)
  /// The file has more than `limit` bytes.
  case tooLarge(path: String, limit: Int)
}

/// Reads files whole.
package enum InputFile {
  /// The path that stands for standard input.
  package static let standardInput = "-"
  /// The greatest number of bytes a file may have: 256 MiB.
  package static let sizeLimit = 256 << 20

  /// What messages call the file at `path`.
  package static func label(of path: String) -> String {
    path == standardInput ? "<stdin>" : path
  }

  /// The bytes of the file at `path`, or of standard input if that is `-`.
  ///
  /// FIFOs and devices are read to their end.
  package static func read(_ path: String, limit: Int = sizeLimit) throws(InputError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      if path == standardInput {
        bytes = try contents(of: .standardInput, limit: limit)
      } else {
        let file = try FileDescriptor(path: path, flags: O_RDONLY | O_NOCTTY)
        defer { try? file.close() }
        bytes = try contents(of: file, limit: limit)
      }
    } catch {
      throw .unreadable(path: label(of: path), error)
    }
    guard bytes.count <= limit else {
      throw .tooLarge(path: label(of: path), limit: limit)
    }
    return bytes
  }

  private static func contents(
    of file: FileDescriptor, limit: Int
  ) throws(SystemError) -> [UInt8] {
    guard try file.status().st_mode & S_IFMT != S_IFDIR else {
      throw SystemError(code: EISDIR)
    }
    return try file.readAll(limit: limit)
  }
}
