extension PNG {
  /// The ICC profile that a file holds; nil where it holds none that can be read, or says that it is in sRGB.
  ///
  /// - Complexity: O(bytes before the pixels).
  package static func profile(in bytes: [UInt8]) -> [UInt8]? {
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = bytes[index + 4..<index + 8]
      let body = index + 8
      guard length <= bytes.count - body - 4 else { return nil }
      if kind.elementsEqual("iCCP".utf8) {
        // A name, a zero, and the method of compression.
        let content = bytes[body..<body + length]
        guard let end = content.firstIndex(of: 0), end + 2 < content.endIndex else { return nil }
        return ZlibStream.inflate(content[(end + 2)...], limit: profileLimit)
      }
      if kind.elementsEqual("IDAT".utf8) || kind.elementsEqual("sRGB".utf8) { return nil }
      index = body + length + 4
    }
    return nil
  }

  /// Bytes of a profile; those of displays have a few thousand.
  private static var profileLimit: Int { 4 << 20 }
}
