import Glibc

/// A directory that is gone after its test, with everything in it.
public final class TemporaryDirectory: Sendable {
  /// Without a slash at its end.
  public let path: String

  /// Makes an empty directory.
  public init() throws {
    var template = Array("/tmp/mockup-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Files.Failure("/tmp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Files.remove(path) }

  /// The path of the file `name` in the directory.
  public subscript(name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in the directory, hidden files too, in order.
  public var names: [String] { Files.names(path) ?? [] }
}
