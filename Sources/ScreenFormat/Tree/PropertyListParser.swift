/// Reads property lists in XML, such as an application's Info.plist, as trees.
///
/// Only what such files are made of is known: entities that a document declares are not.
struct PropertyListParser {
  /// Why a file is no property list; the position is that in its text.
  struct Failure: Error {
    var message: String
    var position: SourcePosition
  }

  private static let depthLimit = 32
  private static let byteLimit = 4 << 20

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  /// The value of a file.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> DocumentNode {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw Failure(
        message: "it is a binary property list: 'plutil -convert xml1' makes it text",
        position: .start)
    }
    guard bytes.count <= byteLimit else {
      throw Failure(message: "it is larger than \(byteLimit >> 20) MiB", position: .start)
    }
    var parser = PropertyListParser(bytes: bytes)
    try parser.skipProlog()
    guard try parser.tag() == "plist" else { throw parser.failure("it is no property list in XML") }
    let node = try parser.value(depth: 0)
    guard try parser.tag() == "/plist" else { throw parser.failure("</plist> is missing") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var position: SourcePosition { SourcePosition(line: line, column: column) }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, position: position)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      if bytes[offset] == 0x0A {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
  }

  private func sees(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(Failure) {
    while !sees(text) {
      guard offset < bytes.count else { throw failure("'\(text)' is missing") }
      advance()
    }
    advance(text.utf8.count)
  }

  private mutating func skipSpace() throws(Failure) {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        advance()
      } else if sees("<!--") {
        try skip(past: "-->")
      } else {
        return
      }
    }
  }

  private mutating func skipProlog() throws(Failure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { advance(3) }
    try skipSpace()
    while sees("<?") || sees("<!") {
      try skip(past: ">")
      try skipSpace()
    }
  }

  /// The next tag without brackets and attributes: `dict`, `/dict`, `true/`.
  private mutating func tag() throws(Failure) -> String {
    try skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else {
      throw failure("a tag is expected here")
    }
    advance()
    let begin = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { advance() }
    guard offset < bytes.count else { throw failure("'>' is missing") }
    let words = String(decoding: bytes[begin..<offset], as: UTF8.self)
    advance()
    let name = words.prefix { !$0.isWhitespace }
    return words.hasSuffix("/") && !name.hasSuffix("/") ? "\(name)/" : String(name)
  }

  /// The text up to the end of an element, whose tag follows.
  private mutating func text(of name: String) throws(Failure) -> String {
    var result: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "&") {
        result += try entity()
      } else {
        result.append(bytes[offset])
        advance()
      }
    }
    guard try tag() == "/\(name)" else { throw failure("</\(name)> is missing") }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func entity() throws(Failure) -> [UInt8] {
    let begin = offset + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ";"), offset - begin < 12 {
      advance()
    }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ";") else {
      throw failure("a character reference has no end")
    }
    let name = String(decoding: bytes[begin..<offset], as: UTF8.self)
    advance()
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = known[name] { return Array(text.utf8) }
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let scalar = number.flatMap(Unicode.Scalar.init) else {
      throw failure("there is no character '&\(name);'")
    }
    return Array(String(scalar).utf8)
  }

  private mutating func value(depth: Int) throws(Failure) -> DocumentNode {
    try skipSpace()
    let start = position
    return try value(of: tag(), at: start, depth: depth)
  }

  private mutating func value(
    of name: String, at start: SourcePosition, depth: Int
  ) throws(Failure) -> DocumentNode {
    guard depth < Self.depthLimit else { throw failure("it is nested too deep") }
    switch name {
    case "true/", "false/": return DocumentNode(.bool(name == "true/"), at: start)
    case "string/", "data/", "date/", "key/": return DocumentNode(.string(""), at: start)
    case "array/": return DocumentNode(.array([DocumentNode]()), at: start)
    case "dict/": return DocumentNode(.object(DocumentObject()), at: start)
    case "string", "data", "date": return DocumentNode(.string(try text(of: name)), at: start)
    case "true", "false":
      _ = try text(of: name)
      return DocumentNode(.bool(name == "true"), at: start)
    case "integer", "real":
      let written = try text(of: name)
      guard let number = Double(written), number.isFinite else {
        throw failure("'\(written.prefix(40))' is no number")
      }
      return DocumentNode(.number(number), at: start)
    case "array":
      var elements: [DocumentNode] = []
      while true {
        try skipSpace()
        let position = position
        let next = try tag()
        if next == "/array" { return DocumentNode(.array(elements), at: start) }
        elements.append(try value(of: next, at: position, depth: depth + 1))
      }
    case "dict":
      var members: [DocumentObject.Member] = []
      var known: Set<String> = []
      while true {
        try skipSpace()
        let position = position
        let next = try tag()
        if next == "/dict" { break }
        guard next == "key" else { throw failure("a <key> is expected here, not <\(next)>") }
        let key = try text(of: "key")
        let node = try value(depth: depth + 1)
        // The first of two equal keys counts, as for Foundation.
        guard known.insert(key).inserted else { continue }
        members.append(DocumentObject.Member(key: key, keyPosition: position, node: node))
      }
      return DocumentNode(.object(DocumentObject(members)), at: start)
    default: throw failure("a property list has no <\(name)>")
    }
  }
}
