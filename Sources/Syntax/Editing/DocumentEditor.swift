/// Changes single values in the text of a document. Comments, order and formatting of all else stay.
///
/// Each change is read again: its tree has to differ from the one before in that value alone.
package struct DocumentEditor: Sendable {
  /// A reason why a document cannot be changed. Nothing was changed.
  package enum Refusal: Error, Hashable, Sendable {
    /// The document has errors of syntax.
    case invalid
    /// There is no such value.
    case notFound
    /// Another value would change, too, as with an anchor of YAML, or the format has no place for it.
    case notAlone
  }

  /// The bytes of the document.
  package let file: SourceFile
  /// The tree of the document.
  package let root: DocumentNode
  private let extent: DocumentExtent
  private let isYAML: Bool

  /// Reads a document.
  ///
  /// - Throws: `Refusal.invalid`.
  package init(_ file: SourceFile) throws(Refusal) {
    var diagnostics = Diagnostics()
    isYAML = DocumentTree.isYAML(file)
    let extent = isYAML ? YAMLExtents.extent(of: file.bytes) : JSONExtents.extent(of: file.bytes)
    guard let root = DocumentTree.read(file, into: &diagnostics), !diagnostics.hasErrors,
      let extent
    else { throw .invalid }
    self.file = file
    self.root = root
    self.extent = extent
  }

  /// Whether a file may be a document, by its name.
  package static func isDocument(_ path: String) -> Bool {
    [".json", ".yaml", ".yml"].contains { path.lowercased().hasSuffix($0) }
  }

  // MARK: Finding

  /// The path of the object that begins at a position; nil if there is none, such as where a variable stands.
  package func path(ofObjectAt position: SourcePosition) -> DocumentPath? {
    path(at: position) { $0.object != nil }
  }

  /// The path of the object or text that begins at a position; nil if there is none.
  package func path(ofValueAt position: SourcePosition) -> DocumentPath? {
    path(at: position) { $0.object != nil || $0.string != nil }
  }

  private func path(
    at position: SourcePosition, where fits: (DocumentNode) -> Bool
  ) -> DocumentPath? {
    var steps: [DocumentPath.Step] = []
    return Self.find(position, in: root, at: &steps, where: fits) ? DocumentPath(steps) : nil
  }

  private static func find(
    _ position: SourcePosition, in node: DocumentNode, at steps: inout [DocumentPath.Step],
    where fits: (DocumentNode) -> Bool
  ) -> Bool {
    if node.position == position, fits(node) { return true }
    func isFound(_ child: DocumentNode, _ step: DocumentPath.Step) -> Bool {
      steps.append(step)
      if find(position, in: child, at: &steps, where: fits) { return true }
      steps.removeLast()
      return false
    }
    switch node.value {
    case .object(let object):
      return object.members.contains { isFound($0.node, .key($0.key)) }
    case .array(let elements):
      return elements.enumerated().contains { isFound($0.element, .index($0.offset)) }
    default: return false
    }
  }

  /// The value at a path.
  package func node(at path: DocumentPath) -> DocumentNode? {
    path.steps.reduce(Optional(root)) { node, step in
      switch step {
      case .key(let key): node?.object?[key]
      case .index(let index):
        node?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
  }

  /// The number of strings in the document that are `text`, as `$brand` for the uses of a variable.
  package func count(of text: String) -> Int { Self.count(of: text, in: root) }

  private static func count(of text: String, in node: DocumentNode) -> Int {
    switch node.value {
    case .string(let string): string == text ? 1 : 0
    case .array(let elements): elements.reduce(0) { $0 + count(of: text, in: $1) }
    case .object(let object):
      object.members.reduce(0) { $0 + count(of: text, in: $1.node) }
    default: 0
    }
  }

  // MARK: Changing

  /// The document with another value at a path.
  ///
  /// - Throws: `Refusal`.
  package func replacing(
    _ path: DocumentPath, with value: DocumentValue
  ) throws(Refusal) -> SourceFile {
    guard let extent = extent.value(at: path.steps[...], of: root) else { throw .notFound }
    var bytes = file.bytes
    bytes.replaceSubrange(extent.range, with: written(value, inPlaceOf: extent.range).utf8)
    let expected = Self.changed(root, path.steps[...]) { _ in value }
    return try checked(bytes, expected: expected)
  }

  /// The document with another member of the object at a path, after the last one.
  ///
  /// - Throws: `Refusal`; `notFound` if there is no object, or if it has such a member.
  package func inserting(
    _ key: String, _ value: DocumentValue, into path: DocumentPath
  ) throws(Refusal) -> SourceFile {
    guard let extent = extent.value(at: path.steps[...], of: root), let node = node(at: path),
      let object = node.object, object[key] == nil
    else { throw .notFound }
    let text =
      isYAML ? "\(yamlKey(key)): \(value.json)" : "\(DocumentValue.string(key).json): \(value.json)"
    let starts = extent.members.map(\.keyStart)
    let bytes = inserted(
      text, into: extent, starts: starts, last: extent.members.last?.value.range.upperBound,
      dash: "")
    let expected = Self.changed(root, path.steps[...]) { old in
      .object((old.object?.members ?? []).map { ($0.key, $0.node.value) } + [(key, value)])
    }
    return try checked(bytes, expected: expected)
  }

  /// The document with another element of the array at a path, after the last one.
  ///
  /// - Throws: `Refusal`; `notFound` if there is no array.
  package func appending(_ value: DocumentValue, to path: DocumentPath) throws(Refusal)
    -> SourceFile
  {
    guard let extent = extent.value(at: path.steps[...], of: root),
      node(at: path)?.array != nil
    else { throw .notFound }
    let bytes = inserted(
      value.json, into: extent, starts: extent.elements.map(\.range.lowerBound),
      last: extent.elements.last?.range.upperBound, dash: "- ")
    let expected = Self.changed(root, path.steps[...]) { old in
      .array((old.array ?? []).map(\.value) + [value])
    }
    return try checked(bytes, expected: expected)
  }

  /// The bytes with `text` behind the last value of an object or array, laid out as the values before.
  ///
  /// - Parameters:
  ///   - starts: the offsets of the values' or keys' first bytes.
  ///   - last: the end of the last value; nil if there is none.
  ///   - dash: what stands before an element of a block of YAML.
  private func inserted(
    _ text: String, into extent: DocumentExtent, starts: [Int], last: Int?, dash: String
  ) -> [UInt8] {
    var bytes = file.bytes
    guard let last, let start = starts.last else {
      bytes.insert(contentsOf: text.utf8, at: extent.range.lowerBound + 1)
      return bytes
    }
    let indent = indentation(before: start, dash: extent.isBlock ? dash : "")
    if extent.isBlock {
      // A comment behind the last value stays on its line.
      let isOpen = last == 0 || !isLineEnd(bytes[last - 1])
      let end = isOpen ? bytes[last...].firstIndex(where: isLineEnd) ?? bytes.count : last
      let line = (indent ?? "") + dash + text
      bytes.insert(contentsOf: (isOpen ? lineEnd + line : line + lineEnd).utf8, at: end)
    } else if let indent {
      bytes.insert(contentsOf: ("," + lineEnd + indent + text).utf8, at: last)
    } else {
      bytes.insert(contentsOf: (", " + text).utf8, at: last)
    }
    return bytes
  }

  /// The spaces and tabs between the start of a line and a value; nil if something else stands there.
  private func indentation(before offset: Int, dash: String) -> String? {
    let start = file.bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let before = file.bytes[start..<offset]
    let blank = before.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if blank.count == before.count { return String(decoding: blank, as: UTF8.self) }
    // The first key of an element stands behind its dashes: the next one stands below it.
    let isBehindDashes = before.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    guard isYAML, isBehindDashes else { return nil }
    return dash.isEmpty
      ? String(repeating: " ", count: before.count)
      : String(repeating: " ", count: before.count - dash.utf8.count)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The line end of the document: that of its first line.
  private var lineEnd: String {
    guard let end = file.bytes.firstIndex(where: isLineEnd) else { return "\n" }
    let isPair = end + 1 < file.bytes.count && file.bytes[end + 1] == UInt8(ascii: "\n")
    return file.bytes[end] == UInt8(ascii: "\n") ? "\n" : isPair ? "\r\n" : "\r"
  }

  // MARK: Writing values

  private func written(_ value: DocumentValue, inPlaceOf range: Range<Int>) -> String {
    guard isYAML else { return value.json }
    let old = String(decoding: file.bytes[range], as: UTF8.self)
    var text = value.json
    if case .string(let string) = value {
      if old.hasPrefix("'") {
        text =
          "'\(string.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
      } else if !old.hasPrefix("\""), isPlain(string) {
        text = string
      }
    }
    // A value that is left out has no room of its own.
    if range.isEmpty { return " \(text)" }
    // Blocks end with their line.
    return old.hasSuffix("\n") ? text + lineEnd : text
  }

  private func yamlKey(_ key: String) -> String {
    isPlain(key) ? key : DocumentValue.string(key).json
  }

  /// Whether a text means itself in YAML without quotes.
  private func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      text.utf8.allSatisfy({ byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      })
    else { return false }
    return YAMLScalar.value(text) == .string(text)
  }

  // MARK: Checking

  /// The tree with another value at the end of a path.
  private static func changed(
    _ node: DocumentNode, _ steps: ArraySlice<DocumentPath.Step>,
    _ change: (DocumentNode) -> DocumentValue
  ) -> DocumentValue {
    guard let step = steps.first else { return change(node) }
    switch (step, node.value) {
    case (.key(let key), .object(let object)):
      return .object(
        object.members.map { member in
          (
            member.key,
            member.key == key
              ? changed(member.node, steps.dropFirst(), change) : member.node.value
          )
        })
    case (.index(let index), .array(let elements)):
      return .array(
        elements.enumerated().map { offset, element in
          offset == index ? changed(element, steps.dropFirst(), change) : element.value
        })
    default: return node.value
    }
  }

  private func checked(
    _ bytes: [UInt8], expected: DocumentValue
  ) throws(Refusal) -> SourceFile {
    let file = SourceFile(label: file.label, bytes: bytes)
    var diagnostics = Diagnostics()
    guard let tree = DocumentTree.read(file, into: &diagnostics), !diagnostics.hasErrors,
      tree.value == expected
    else { throw .notAlone }
    return file
  }
}
