import Glibc
import Syntax

/// The reasons why an input file cannot be used.
package enum InputError: Error, Equatable {
  /// The file does not exist, is a folder, or may not be read.
  case unreadable(path: String, SystemError)
  /// The file is a FIFO, a device or a socket.
  case special(path: String)
  /// The file has more than `limit` bytes.
  case tooLarge(path: String, limit: Int)
}

extension InputError: CustomStringConvertible {
  /// The error as a sentence without a capital or full stop.
  package var description: String {
    switch self {
    case .unreadable(let path, let system):
      "cannot read '\(path)': \(system.reason)"
        + (system.code == ENOENT ? Self.suggestion(for: path) : "")
    case .special(let path): "cannot read '\(path)': it is no regular file"
    case .tooLarge(let path, let limit):
      "cannot read '\(path)': it is larger than \(limit >> 20) MiB"
    }
  }

  /// The number of files of a folder that a misspelt name is compared with.
  private static let suggestionLimit = 10_000

  /// `; did you mean 'PATH'?` for the most similar name in the folder of a path; empty if none is near.
  private static func suggestion(for path: String) -> String {
    let folder = FilePath.folder(of: path)
    let names = ((try? Folder.entries(of: folder)) ?? []).prefix(suggestionLimit).map(\.name)
    return NearestName.suggest(FilePath.name(of: path), among: names).map {
      "; did you mean '\(folder.isEmpty ? $0 : FilePath.join(folder, $0))'?"
    } ?? ""
  }
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

  /// The bytes of the file at `path`, or of standard input if that is `-`.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the greatest number of bytes.
  ///   - waitsForOthers: whether to read FIFOs and devices, for which there may be nothing to read until
  ///     another process writes: for files that the user names. Those that the caller of the process has opened
  ///     are read in any case.
  /// - Throws: `InputError` if the file cannot be read or is too large.
  package static func read(
    _ path: String, limit: Int = sizeLimit, waitsForOthers: Bool = false
  ) throws(InputError) -> [UInt8] {
    let bytes: [UInt8]
    var isSpecial = false
    let isOpen = path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    do throws(SystemError) {
      if path == standardInput {
        bytes = try contents(
          of: .standardInput, FileDescriptor.standardInput.status(), limit: limit)
      } else {
        let waits = waitsForOthers || isOpen
        let file = try FileDescriptor(
          path: path, flags: O_RDONLY | O_NOCTTY | (waits ? 0 : O_NONBLOCK))
        defer { try? file.close() }
        let status = try file.status()
        let kind = status.st_mode & S_IFMT
        isSpecial = !waits && kind != S_IFREG && kind != S_IFDIR
        bytes = isSpecial ? [] : try contents(of: file, status, limit: limit)
      }
    } catch {
      throw .unreadable(path: label(of: path), error)
    }
    guard !isSpecial else { throw .special(path: label(of: path)) }
    guard bytes.count <= limit else {
      throw .tooLarge(path: label(of: path), limit: limit)
    }
    return bytes
  }

  /// Throws if a file cannot be opened, or is no regular one.
  package static func check(_ path: String) throws(InputError) {
    let kind: mode_t
    do throws(SystemError) {
      let file = try FileDescriptor(path: path, flags: O_RDONLY | O_NOCTTY | O_NONBLOCK)
      defer { try? file.close() }
      kind = try file.status().st_mode & S_IFMT
    } catch {
      throw .unreadable(path: label(of: path), error)
    }
    guard kind == S_IFREG else { throw .special(path: label(of: path)) }
  }

  private static func contents(
    of file: FileDescriptor, _ status: stat, limit: Int
  ) throws(SystemError) -> [UInt8] {
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw SystemError(code: EISDIR)
    }
    return try file.readAll(limit: limit, size: Int(status.st_size))
  }
}
