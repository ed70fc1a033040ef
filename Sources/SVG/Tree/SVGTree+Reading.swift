import XML

extension SVGTree {
  static let limits = XMLLimits(
    bytes: Int(Int32.max), elements: 200_000, depth: 64, textBytes: 64 << 20,
    // Files of older programs name a document type that declares what they use.
    skipsUnknownEntities: true)

  /// Reads a document. Elements and attributes of other vocabularies are left out.
  ///
  /// - Throws: `SVGError.syntax` or `tooComplex`.
  init(_ bytes: [UInt8]) throws(SVGError) {
    let builder = Builder()
    do throws(XMLError) {
      try XMLReader.read(bytes, limits: Self.limits, to: builder)
    } catch {
      throw SVGError(error)
    }
    self = builder.tree
  }
}

extension SVGError {
  fileprivate init(_ error: XMLError) {
    switch error {
    case .syntax(let position, let message):
      self = .syntax(line: position.line, column: position.column, message)
    case .unknownEntity(let position, _):
      self = .syntax(line: position.line, column: position.column, "undefined entity")
    case .tooLarge(let bound, let place):
      let bound: Bound =
        switch bound {
        case .depth: .depth
        case .elements: .elements
        case .text: .text
        case .entities: .entities
        case .bytes: .memory
        }
      self = .tooComplex(
        bound, in: place.map { Place(element: $0.element, line: $0.position.line) })
    case .outOfMemory: self = .outOfMemory
    }
  }
}

/// Collects the elements of SVG.
private final class Builder: XMLVisitor {
  private(set) var tree = SVGTree()
  /// The open elements, outermost first.
  private var open: [Int] = []

  /// A root of another vocabulary is kept, so that an error can tell that it is none of SVG.
  func wants(_ name: XMLName) -> Bool { Self.isKnown(name) || tree.elements.isEmpty }

  func begin(_ element: XMLElement) {
    let position = tree.elements.count
    let values = Self.values(element.attributes)
    tree.elements.append(
      SVGTree.Element(
        name: Self.isKnown(element.name) ? element.name.local : "", line: element.position.line,
        attributes: values, parent: open.last,
        previousSibling: open.last.flatMap { tree.lastChild(of: $0) }))
    if let parent = open.last { tree.elements[parent].content.append(.element(position)) }
    if let id = values["id"], tree.positions[id] == nil { tree.positions[id] = position }
    open.append(position)
  }

  func end() { _ = open.popLast() }

  func add(_ text: String) {
    if let last = open.last { tree.elements[last].content.append(.text(text)) }
  }

  private static func values(_ attributes: [XMLAttribute]) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes {
      let name = attribute.name
      switch name.namespace {
      case "", svg: values[name.local] = attribute.value
      case xlink where values[name.local] == nil: values[name.local] = attribute.value
      case xml: values["xml:\(name.local)"] = attribute.value
      default: break
      }
    }
    return values
  }

  private static func isKnown(_ name: XMLName) -> Bool {
    name.namespace.isEmpty || name.namespace == svg
  }

  private static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"
  private static let xml = "http://www.w3.org/XML/1998/namespace"
}
