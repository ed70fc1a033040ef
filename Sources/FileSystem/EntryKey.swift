import Text

/// The name of an entry in an `EntryStore`: a SHA-256 of everything that the entry depends on.
package struct EntryKey: Sendable, Hashable {
  /// 64 hexadecimal digits.
  package let digits: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - kind: what the entry holds, so that entries of different kinds never have one key.
  ///   - parts: what the entry depends on. Their lengths count, so that no two lists have one key.
  package init(_ kind: String, _ parts: [String]) {
    var bytes: [UInt8] = []
    for part in [kind] + parts {
      bytes += Array("\(part.utf8.count):".utf8)
      bytes += Array(part.utf8)
    }
    digits = Self.digest(of: bytes)
  }

  /// The SHA-256 of bytes in hexadecimal, by which a part of a key stands for the contents of a file.
  package static func digest(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { SHA256.hexadecimalDigest(of: $0) }
  }
}
