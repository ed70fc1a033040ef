import Syntax

/// The bytes of a file of texts as UTF-8.
enum FileText {
  /// The greatest size of a `.strings` or `.stringsdict` file: 16 MiB.
  static let byteLimit = 16 << 20

  /// The text of a file in UTF-8 or UTF-16, without its byte-order mark. UTF-16 without a mark is told by its zeros.
  ///
  /// - Throws: `TableFinding` for a file that is too large, binary, or in another encoding.
  static func decoded(_ bytes: [UInt8]) throws(TableFinding) -> [UInt8] {
    guard bytes.count <= byteLimit else {
      throw TableFinding(.tooLarge(limit: byteLimit), at: .start)
    }
    if bytes.starts(with: Array("bplist".utf8)) { throw TableFinding(.binary, at: .start) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(bytes[3...]) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes[2...], isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes[2...], isBigEndian: true) }
    if bytes.count >= 2 {
      if bytes[0] == 0, bytes[1] != 0 { return try utf16(bytes[...], isBigEndian: true) }
      if bytes[1] == 0, bytes[0] != 0 { return try utf16(bytes[...], isBigEndian: false) }
    }
    return try checked(bytes[...])
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(TableFinding) -> [UInt8] {
    guard bytes.count % 2 == 0 else { throw TableFinding(.badEncoding, at: .start) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func checked(_ bytes: ArraySlice<UInt8>) throws(TableFinding) -> [UInt8] {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw TableFinding(.badEncoding, at: .start)
    }
    return Array(bytes)
  }

  /// Whether a text is XML, rather than an old-style property list.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOCTYPE".utf8))
      || start.starts(with: Array("<plist".utf8))
  }
}
