import Glibc

/// The reasons why an input file cannot be used.
package enum InputError: Error, Equatable {
  /// The file does not exist, is a folder, or may not be read.
  case unreadable(path: String, SystemError)
  /// The file has more than `limit` bytes.
  case tooLarge(path: String, limit: Int)
}

/// Reads whole files.
package enum InputFile {
  /// The path of standard input.
  package static let standardInput = "-"
  /// The greatest size of a file in bytes: 256 MiB.
  package static let sizeLimit = 256 << 20

  /// The name of the file at `path` in messages.
  package static func label(of path: String) -> String {
    path == standardInput ? "<stdin>" : path
  }

  /// The bytes of the file at `path`, or of standard input if that is `-`. FIFOs and devices are
  /// read to their end.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the greatest number of bytes.
  /// - Throws: `InputError` if the file cannot be read or is too large.
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
