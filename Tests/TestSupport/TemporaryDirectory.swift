import Glibc

/// A directory that is gone after its test, with everything in it.
public final class TemporaryDirectory: Sendable {
  /// Without a slash at its end.
  public let path: String

  /// Makes an empty directory.
  ///
  /// - Parameter isInMemory: Whether its file system is in memory, if there is one, where files may have all times and
  ///   sizes.
  public init(isInMemory: Bool = false) throws {
    let place = isInMemory && Files.isFolder("/dev/shm") ? "/dev/shm" : "/tmp"
    var template = Array("\(place)/mockup-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Files.Failure(place) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Files.remove(path) }

  /// The path of the file `name` in the directory.
  public subscript(name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in the directory, hidden files too, in order.
  public var names: [String] { Files.names(path) ?? [] }
}
