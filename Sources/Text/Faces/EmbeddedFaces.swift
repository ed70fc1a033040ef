internal import EmbeddedFonts
internal import Synchronization

/// The faces that the program carries, opened when first asked for and kept.
final class EmbeddedFaces: Sendable {
  /// The shared instance: a cache of files that never change.
  static let shared = EmbeddedFaces()

  private let opened = Mutex<[Int: FontFace]>([:])
  private let indices: [String: Int]

  private init() {
    var indices: [String: Int] = [:]
    for index in 0..<Int(embedded_font_count()) {
      indices[String(cString: embedded_font_at(CInt(index)).file)] = index
    }
    self.indices = indices
  }

  /// The SHA-256 of all files, in the order of embedding.
  static var digest: String {
    var bytes: [UInt8] = []
    for index in 0..<Int(embedded_font_count()) {
      let font = embedded_font_at(CInt(index))
      let file = UnsafeBufferPointer(start: font.bytes, count: font.length)
      bytes += SHA256.hexadecimalDigest(of: file).utf8
    }
    return bytes.withUnsafeBufferPointer(SHA256.hexadecimalDigest)
  }

  /// How many there are.
  var count: Int { indices.count }

  /// The face of a file's name, without its extension.
  /// - Precondition: the name is that of an embedded file.
  func face(file: String) -> FontFace {
    guard let index = indices[file] else { preconditionFailure("no embedded font \(file)") }
    return face(at: index)
  }

  /// The face at `index`, in the order of embedding.
  func face(at index: Int) -> FontFace {
    opened.withLock { opened in
      if let face = opened[index] { return face }
      let face = FontFace(embedded: index)
      opened[index] = face
      return face
    }
  }
}
