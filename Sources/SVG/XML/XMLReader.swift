private import CExpat

/// Reads XML with expat. External entities are never fetched.
struct XMLReader {
  /// The most elements of a document.
  static let elementLimit = 200_000
  /// The most elements within one another.
  static let depthLimit = 64
  /// The most bytes of attributes and texts.
  static let textLimit = 64 << 20

  /// - Throws: `SVGError.syntax` or `tooComplex`.
  static func read(_ bytes: [UInt8]) throws(SVGError) -> XMLTree {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(bitPattern: separator)) else {
      throw .outOfMemory
    }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser: parser)
    return try withExtendedLifetime(builder) { () throws(SVGError) -> XMLTree in
      XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
      XML_SetElementHandler(
        parser,
        { data, name, attributes in XMLTreeBuilder.of(data)?.begin(name, attributes) },
        { data, _ in XMLTreeBuilder.of(data)?.end() })
      XML_SetCharacterDataHandler(parser) { data, text, count in
        XMLTreeBuilder.of(data)?.add(text, count)
      }
      let status = bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) {
          XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1)
        }
      }
      if let problem = builder.problem { throw problem }
      guard status == XML_STATUS_OK else {
        let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
        throw .syntax(
          line: Int(XML_GetCurrentLineNumber(parser)),
          column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
          message ?? "not well-formed")
      }
      return builder.tree
    }
  }

  /// Stands between a name and its namespace: a character that neither may hold.
  static let separator = UInt8(ascii: "|")
}

/// Collects what expat reports.
private final class XMLTreeBuilder {
  private(set) var tree = XMLTree()
  private(set) var problem: SVGError?
  private let parser: XML_Parser
  /// The open elements, outermost first; nil for those that are left out with all they hold.
  private var open: [Int?] = []
  private var bytes = 0
  /// The element that began last.
  private var beginning = SVGError.Place(element: "", line: 1)

  init(parser: XML_Parser) { self.parser = parser }

  static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  func begin(
    _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard problem == nil, let name else { return }
    let (namespace, local) = Self.split(String(cString: name))
    beginning = SVGError.Place(element: local, line: Int(XML_GetCurrentLineNumber(parser)))
    guard open.count < XMLReader.depthLimit else { return stop(.depth) }
    guard tree.elements.count < XMLReader.elementLimit else { return stop(.elements) }
    let isKnown = namespace.isEmpty || namespace == Self.svg
    guard open.last != .some(nil), isKnown || open.isEmpty else {
      open.append(nil)
      return
    }
    let parent = open.last ?? nil
    let position = tree.elements.count
    let previous = parent.flatMap { tree.lastChild(of: $0) }
    let values = read(attributes)
    tree.elements.append(
      XMLTree.Element(
        name: isKnown ? local : "", line: beginning.line, attributes: values, parent: parent,
        previousSibling: previous))
    if let parent { tree.elements[parent].content.append(.element(position)) }
    if let id = values["id"], tree.positions[id] == nil { tree.positions[id] = position }
    open.append(position)
  }

  func end() { _ = open.popLast() }

  func add(_ text: UnsafePointer<XML_Char>?, _ count: Int32) {
    guard problem == nil, let text, count > 0, let last = open.last, let position = last else {
      return
    }
    guard take(Int(count)) else { return }
    let buffer = UnsafeBufferPointer(start: text, count: Int(count))
    let string = buffer.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
    var whole = string
    if case .text(var before)? = tree.elements[position].content.last {
      // Removed first, so that the text grows in place.
      tree.elements[position].content.removeLast()
      before += string
      whole = before
    }
    tree.elements[position].content.append(.text(whole))
  }

  private func read(
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [String: String] {
    var values: [String: String] = [:]
    guard var next = attributes else { return values }
    while let name = next[0], let value = next[1] {
      let (namespace, local) = Self.split(String(cString: name))
      let text = String(cString: value)
      guard take(text.utf8.count) else { break }
      switch namespace {
      case "", Self.svg: values[local] = text
      case Self.xlink where values[local] == nil: values[local] = text
      case Self.xml: values["xml:\(local)"] = text
      default: break
      }
      next += 2
    }
    return values
  }

  private func take(_ count: Int) -> Bool {
    bytes += count
    if bytes > XMLReader.textLimit { stop(.text) }
    return problem == nil
  }

  private func stop(_ bound: SVGError.Bound) {
    problem = .tooComplex(bound, in: beginning)
    XML_StopParser(parser, 0)
  }

  private static func split(_ name: String) -> (namespace: String, local: String) {
    guard let bar = name.utf8.lastIndex(of: XMLReader.separator) else { return ("", name) }
    return (String(name[..<bar]), String(name[name.index(after: bar)...]))
  }

  private static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"
  private static let xml = "http://www.w3.org/XML/1998/namespace"
}
