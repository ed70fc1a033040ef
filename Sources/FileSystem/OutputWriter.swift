import Glibc
import Syntax

/// Writes a file piece by piece, whole or not at all.
package final class OutputWriter {
  /// The number of bytes that are collected before they are written.
  private static let chunk = 1 << 16

  private let path: String
  private let file: FileDescriptor
  private var buffer: [UInt8] = []

  fileprivate init(_ file: FileDescriptor, path: String) {
    self.file = file
    self.path = path
    buffer.reserveCapacity(Self.chunk)
  }

  /// Appends bytes.
  package func append(_ bytes: some Collection<UInt8>) throws(OutputError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.chunk { try flush() }
  }

  /// Appends text.
  package func append(_ text: String) throws(OutputError) { try append(text.utf8) }

  fileprivate func flush() throws(OutputError) {
    do throws(SystemError) {
      try file.write(buffer)
    } catch {
      throw .writeFailed(path: path, error)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

extension OutputFile {
  /// Writes a file in pieces, with the care of `write(_:to:)`: a regular file is complete when it gets its name,
  /// and stays as it was if `body` throws.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - waitsForOthers: whether to write to FIFOs and devices, which may wait for another process that reads.
  ///   - body: writes the contents.
  /// - Throws: `OutputError` if the file cannot be created or written, or the error of `body`.
  package static func write(
    to path: String, waitsForOthers: Bool = false, _ body: (OutputWriter) throws -> Void
  ) throws {
    let destination: OutputDestination
    do throws(Failure) {
      destination = try OutputDestination(path)
    } catch {
      throw OutputError.cannotCreate(path: path, error.reason)
    }
    switch destination {
    case .descriptor(let descriptor):
      let writer = OutputWriter(descriptor, path: path)
      try body(writer)
      try writer.flush()
    case .special where !waitsForOthers: throw OutputError.cannotCreate(path: path, .special)
    case .special:
      do {
        let file = try FileDescriptor(path: path, flags: O_WRONLY | O_NOCTTY)
        defer { try? file.close() }
        let writer = OutputWriter(file, path: path)
        try body(writer)
        try writer.flush()
      } catch let error as SystemError {
        throw OutputError.cannotCreate(path: path, error)
      }
    case .regular(let target, let permissions):
      let made: (file: FileDescriptor, path: String)
      do throws(Failure) {
        made = try createTemporary(beside: target)
      } catch {
        throw OutputError.cannotCreate(path: path, error.reason)
      }
      do {
        if let permissions { _ = fchmod(made.file.number, permissions) }
        do {
          let writer = OutputWriter(made.file, path: path)
          try body(writer)
          try writer.flush()
        } catch {
          try? made.file.close()
          throw error
        }
        do throws(SystemError) {
          try made.file.close()
        } catch {
          throw OutputError.writeFailed(path: path, error)
        }
        guard rename(made.path, target) == 0 else {
          throw OutputError.cannotCreate(path: path, .last)
        }
      } catch {
        unlink(made.path)
        throw error
      }
    }
  }
}
