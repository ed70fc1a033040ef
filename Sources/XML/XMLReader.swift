private import CExpat

/// Reads XML with expat, as a series of events. Documents are in UTF-8, UTF-16, Latin-1, ASCII, Windows-1252 or -1251.
///
/// Nothing outside of the document is read: external entities and document types are never fetched.
package enum XMLReader {
  /// - Parameters:
  ///   - bytes: the whole document.
  ///   - limits: bounds on what the document may hold.
  ///   - visitor: is told what the document holds, up to the first error.
  /// - Throws: `XMLError` for what is not well-formed, or exceeds a limit.
  package static func read(
    _ bytes: [UInt8], limits: XMLLimits, to visitor: any XMLVisitor
  ) throws(XMLError) {
    guard bytes.count <= limits.bytes else { throw .tooLarge(.bytes, in: nil) }
    guard let parser = XML_ParserCreateNS(nil, XML_Char(bitPattern: XMLName.separator)) else {
      throw .outOfMemory
    }
    defer { XML_ParserFree(parser) }
    let events = XMLEvents(parser: parser, limits: limits, visitor: visitor)
    try withExtendedLifetime(events) { () throws(XMLError) in
      events.listen()
      let status = bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1)
        }
      }
      if let problem = events.problem { throw problem }
      guard status == XML_STATUS_OK else {
        let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
        throw .syntax(events.position, message ?? "not well-formed")
      }
    }
  }
}

/// Passes what expat reports to a visitor, and counts it.
private final class XMLEvents {
  private(set) var problem: XMLError?
  private let parser: XML_Parser
  private let limits: XMLLimits
  private let visitor: any XMLVisitor
  /// The open elements, those that are left out among them.
  private var depth = 0
  /// The depth of the element that is left out with all it holds.
  private var skippedDepth: Int?
  private var elementCount = 0
  private var byteCount = 0
  private var entityCount = 0
  /// The element that began last.
  private var place: XMLError.Place?
  /// Text that was not passed on: expat reports each line by itself.
  private var text: [UInt8] = []

  init(parser: XML_Parser, limits: XMLLimits, visitor: any XMLVisitor) {
    self.parser = parser
    self.limits = limits
    self.visitor = visitor
  }

  /// Has the parser report to this object, which has to live as long.
  func listen() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in XMLEvents.of(data)?.begin(name, attributes) },
      { data, _ in XMLEvents.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      XMLEvents.of(data)?.add(text, count)
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      XMLEvents.of(data)?.declareEntity()
    }
    XML_SetUnknownEncodingHandler(
      parser,
      { _, name, encoding in
        guard let name, let encoding,
          let table = CodePage(name: String(cString: name))?.scalars
        else { return Int32(XML_STATUS_ERROR.rawValue) }
        withUnsafeMutableBytes(of: &encoding.pointee.map) {
          $0.bindMemory(to: Int32.self).baseAddress?.update(from: table, count: table.count)
        }
        return Int32(XML_STATUS_OK.rawValue)
      }, nil)
    guard !limits.skipsUnknownEntities else { return }
    XML_SetSkippedEntityHandler(parser) { data, name, isParameter in
      guard isParameter == 0 else { return }
      XMLEvents.of(data)?.refuse(entity: name)
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLEvents? {
    data.map { Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Where the current event begins.
  var position: XMLPosition {
    XMLPosition(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private func begin(
    _ written: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard problem == nil, let written else { return }
    let name = XMLName(expat: String(cString: written))
    let position = position
    place = XMLError.Place(element: name.local, position: position)
    guard depth < limits.depth else { return stop(.depth) }
    guard elementCount < limits.elements else { return stop(.elements) }
    depth += 1
    guard skippedDepth == nil else { return }
    guard visitor.wants(name) else {
      skippedDepth = depth
      return
    }
    elementCount += 1
    guard let attributes = read(attributes) else { return }
    flush()
    visitor.begin(XMLElement(name: name, attributes: attributes, position: position))
  }

  private func end() {
    guard problem == nil else { return }
    if skippedDepth == nil {
      flush()
      visitor.end()
    } else if skippedDepth == depth {
      skippedDepth = nil
    }
    depth -= 1
  }

  private func add(_ text: UnsafePointer<XML_Char>?, _ count: Int32) {
    guard problem == nil, skippedDepth == nil, let text, count > 0, take(Int(count)) else { return }
    UnsafeBufferPointer(start: text, count: Int(count)).withMemoryRebound(to: UInt8.self) {
      self.text.append(contentsOf: $0)
    }
  }

  private func flush() {
    guard !text.isEmpty else { return }
    visitor.add(String(decoding: text, as: UTF8.self))
    text.removeAll(keepingCapacity: true)
  }

  private func declareEntity() {
    entityCount += 1
    if problem == nil, entityCount > limits.entities { stop(.entities) }
  }

  private func refuse(entity name: UnsafePointer<XML_Char>?) {
    guard problem == nil else { return }
    problem = .unknownEntity(position, name.map { String(cString: $0) } ?? "")
    XML_StopParser(parser, 0)
  }

  /// Nil if there is too much text.
  private func read(
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [XMLAttribute]? {
    var result: [XMLAttribute] = []
    guard var next = attributes else { return result }
    while let name = next[0], let value = next[1] {
      let value = String(cString: value)
      guard take(value.utf8.count) else { return nil }
      result.append(XMLAttribute(name: XMLName(expat: String(cString: name)), value: value))
      next += 2
    }
    return result
  }

  private func take(_ count: Int) -> Bool {
    byteCount += count
    if byteCount > limits.textBytes { stop(.text) }
    return problem == nil
  }

  private func stop(_ bound: XMLError.Bound) {
    problem = .tooLarge(bound, in: place)
    XML_StopParser(parser, 0)
  }
}
