/// Parses JSON (RFC 8259) with `//` and `/* */` comments and trailing commas.
///
/// A file has to be UTF-8, with or without a byte-order mark, and to contain a single value. Lone
/// surrogates, numbers that are not finite, and more than `depthLimit` nested objects or arrays are
/// errors.
package struct JSONParser {
  /// The greatest depth of nested objects, and likewise of nested arrays.
  ///
  /// Objects and arrays are counted apart, since nested views alternate with their `subviews`.
  package static let depthLimit = 512

  /// The treatment of syntax that is not in RFC 8259, but that some programs write.
  package enum Dialect {
    /// Trailing commas are allowed; everything else is an error.
    case document
    /// For files of Xcode: trailing commas and keys without a value are warnings, and so are
    /// duplicate keys, the first of which counts.
    case catalog
  }

  private var scanner: JSONScanner
  private let file: String
  private let dialect: Dialect
  private var path: [DocumentPath.Step] = []
  private var openObjects = 0
  private var openArrays = 0
  private var diagnostics: [Diagnostic] = []

  /// Parses the value of `file`.
  ///
  /// The first syntax error ends parsing. Duplicate keys do not; the first of them is kept.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - diagnostics: receives the errors.
  /// - Returns: the document's tree, or nil after a syntax error.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func parse(
    _ file: SourceFile, into diagnostics: inout Diagnostics
  ) -> DocumentNode? {
    parse(file, dialect: .document, into: &diagnostics)
  }

  /// Parses the value of `file` in a dialect.
  package static func parse(
    _ file: SourceFile, dialect: Dialect, into diagnostics: inout Diagnostics
  ) -> DocumentNode? {
    diagnostics.register(file: file.label)
    var parser = JSONParser(file, dialect)
    let node = parser.document()
    for diagnostic in parser.diagnostics {
      diagnostics.add(diagnostic)
    }
    return node
  }

  private init(_ file: SourceFile, _ dialect: Dialect) {
    scanner = JSONScanner(bytes: file.bytes)
    self.file = file.label
    self.dialect = dialect
  }

  private mutating func document() -> DocumentNode? {
    do throws(JSONSyntaxError) {
      try scanner.skipByteOrderMark()
      try scanner.skipTrivia()
      guard !scanner.isAtEnd else { throw scanner.error(.noValue) }
      let node = try value()
      try scanner.skipTrivia()
      guard scanner.isAtEnd else {
        throw scanner.error(.unexpected(try scanner.found(), expected: .nothing))
      }
      return node
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func report(_ error: JSONSyntaxError) {
    // A catalogue that is broken in one place must not keep a screen from being drawn.
    diagnostics.append(
      Diagnostic(
        severity: dialect == .document ? .error : .warning, file: file, position: error.position,
        documentPath: DocumentPath(path).description,
        message: error.problem.message))
  }

  private mutating func value() throws(JSONSyntaxError) -> DocumentNode {
    let position = scanner.position
    switch scanner.current {
    case UInt8(ascii: "{"):
      return DocumentNode(.object(try object(at: position)), at: position)
    case UInt8(ascii: "["):
      return DocumentNode(.array(try array(at: position)), at: position)
    case UInt8(ascii: "\""):
      return DocumentNode(.string(try scanner.string()), at: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return DocumentNode(try scanner.number(), at: position)
    default:
      return DocumentNode(try scanner.literal(), at: position)
    }
  }

  private mutating func array(at opening: SourcePosition) throws(JSONSyntaxError)
    -> [DocumentNode]
  {
    openArrays += 1
    guard openArrays <= Self.depthLimit else {
      throw scanner.error(.tooDeep(.array, limit: Self.depthLimit))
    }
    scanner.advance()
    var elements: [DocumentNode] = []
    while true {
      try scanner.skipTrivia()
      if scanner.skip(UInt8(ascii: "]")) {
        break
      }
      guard !scanner.isAtEnd else {
        throw scanner.error(.unexpected(.end(inside: .array, openedAt: opening), expected: .value))
      }
      // Most arrays are of four numbers.
      if elements.isEmpty { elements.reserveCapacity(4) }
      path.append(.index(elements.count))
      elements.append(try value())
      path.removeLast()
      try scanner.skipTrivia()
      guard try separator(before: UInt8(ascii: "]"), of: .array, openedAt: opening) else { break }
    }
    openArrays -= 1
    return elements
  }

  private mutating func object(at opening: SourcePosition) throws(JSONSyntaxError)
    -> DocumentObject
  {
    openObjects += 1
    guard openObjects <= Self.depthLimit else {
      throw scanner.error(.tooDeep(.object, limit: Self.depthLimit))
    }
    scanner.advance()
    var members = MemberList()
    while true {
      try scanner.skipTrivia()
      if scanner.skip(UInt8(ascii: "}")) {
        break
      }
      let keyPosition = scanner.position
      let key = try key(in: opening)
      if try skipColon(after: key, at: keyPosition, in: opening) {
        path.append(.key(key))
        if let first = members.position(of: key) {
          report(JSONSyntaxError(position: keyPosition, problem: .duplicateKey(key, first: first)))
        }
        members.append(key, at: keyPosition, try value())
        path.removeLast()
      }
      try scanner.skipTrivia()
      guard try separator(before: UInt8(ascii: "}"), of: .object, openedAt: opening) else { break }
    }
    openObjects -= 1
    return DocumentObject(members.members)
  }

  /// Parses a key and skips the spaces behind it.
  private mutating func key(in opening: SourcePosition) throws(JSONSyntaxError) -> String {
    guard scanner.current == UInt8(ascii: "\"") else {
      throw scanner.error(
        .unexpected(try found(inside: .object, openedAt: opening), expected: .key))
    }
    let key = try scanner.string()
    try scanner.skipTrivia()
    return key
  }

  /// Skips the colon behind a key and the spaces before the value. False for a key without a value
  /// in a catalogue's file.
  private mutating func skipColon(
    after key: String, at keyPosition: SourcePosition, in opening: SourcePosition
  ) throws(JSONSyntaxError) -> Bool {
    guard scanner.skip(UInt8(ascii: ":")) else {
      let ends = scanner.current == UInt8(ascii: ",") || scanner.current == UInt8(ascii: "}")
      if dialect == .catalog, ends {
        report(JSONSyntaxError(position: keyPosition, problem: .keyWithoutValue(key)))
        return false
      }
      throw scanner.error(
        .unexpected(try found(inside: .object, openedAt: opening), expected: .colon))
    }
    try scanner.skipTrivia()
    guard !scanner.isAtEnd else {
      throw scanner.error(.unexpected(.end(inside: .object, openedAt: opening), expected: .value))
    }
    return true
  }

  /// Skips a comma and returns true, or skips the closing bracket and returns false.
  private mutating func separator(
    before closing: UInt8, of container: JSONSyntaxError.Container,
    openedAt opening: SourcePosition
  ) throws(JSONSyntaxError) -> Bool {
    let comma = scanner.position
    if scanner.skip(UInt8(ascii: ",")) {
      if dialect == .catalog {
        try scanner.skipTrivia()
        if scanner.current == closing {
          report(JSONSyntaxError(position: comma, problem: .trailingComma(container)))
        }
      }
      return true
    }
    if scanner.skip(closing) {
      return false
    }
    throw scanner.error(
      .unexpected(
        try found(inside: container, openedAt: opening), expected: .commaOrEnd(container)))
  }

  private func found(
    inside container: JSONSyntaxError.Container, openedAt opening: SourcePosition
  ) throws(JSONSyntaxError) -> JSONSyntaxError.Found {
    scanner.isAtEnd ? .end(inside: container, openedAt: opening) : try scanner.found()
  }
}
