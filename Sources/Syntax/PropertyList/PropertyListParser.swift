import XML

/// Reads property lists in XML, such as an application's Info.plist, as trees.
package struct PropertyListParser {
  /// Why a file is no property list; the position is that in its text.
  package struct Failure: Error {
    package var message: String
    package var position: SourcePosition
  }

  /// Values within one another.
  private static let depthLimit = 32
  fileprivate static let byteLimit = 4 << 20
  /// The values stand in `<plist>`.
  private static let limits = XMLLimits(
    bytes: byteLimit, elements: byteLimit, depth: depthLimit + 1, textBytes: byteLimit)

  private let tree: XMLTree

  /// The value of a file.
  package static func parse(_ bytes: [UInt8]) throws(Failure) -> DocumentNode {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw Failure(
        message: "it is a binary property list: 'plutil -convert xml1' makes it text",
        position: .start)
    }
    let parser: PropertyListParser
    do throws(XMLError) {
      parser = PropertyListParser(tree: try XMLTree(bytes, limits: limits))
    } catch {
      throw Failure(error)
    }
    guard parser.tree.elements.first?.name.local == "plist" else {
      throw parser.failure("it is no property list in XML", at: 0)
    }
    let values = try parser.elements(in: 0)
    guard values.count == 1 else { throw parser.failure("a <plist> holds one value", at: 0) }
    return try parser.value(values[0])
  }

  private func failure(_ message: String, at index: Int) -> Failure {
    Failure(message: message, position: position(of: index))
  }

  private func position(of index: Int) -> SourcePosition {
    SourcePosition(tree.elements[index].position)
  }

  /// The elements in another that holds no text.
  private func elements(in index: Int) throws(Failure) -> [Int] {
    guard tree.text(of: index).allSatisfy(\.isWhitespace) else {
      throw failure("a <\(tree.elements[index].name.local)> holds no text", at: index)
    }
    return tree.children(of: index)
  }

  /// The text of an element that holds no others.
  private func text(of index: Int) throws(Failure) -> String {
    if let child = tree.children(of: index).first {
      let names = (tree.elements[index].name.local, tree.elements[child].name.local)
      throw failure("a <\(names.0)> holds text, not <\(names.1)>", at: child)
    }
    return tree.text(of: index)
  }

  private func value(_ index: Int) throws(Failure) -> DocumentNode {
    let value: DocumentValue
    switch tree.elements[index].name.local {
    case "true", "false":
      _ = try text(of: index)
      value = .bool(tree.elements[index].name.local == "true")
    case "string", "data", "date": value = .string(try text(of: index))
    case "integer", "real":
      let written = try text(of: index)
      guard let number = Double(written), number.isFinite else {
        throw failure("'\(written.prefix(40))' is no number", at: index)
      }
      value = .number(number)
    case "array":
      var elements: [DocumentNode] = []
      for child in try self.elements(in: index) { elements.append(try self.value(child)) }
      value = .array(elements)
    case "dict": value = .object(try object(index))
    case let name: throw failure("a property list has no <\(name)>", at: index)
    }
    return DocumentNode(value, at: position(of: index))
  }

  private func object(_ index: Int) throws(Failure) -> DocumentObject {
    var members = MemberList()
    var children = try elements(in: index)[...]
    while let child = children.popFirst() {
      let name = tree.elements[child].name.local
      guard name == "key" else {
        throw failure("a <key> is expected here, not <\(name)>", at: child)
      }
      let key = try text(of: child)
      guard let next = children.popFirst() else {
        throw failure("the key '\(key.prefix(40))' has no value", at: child)
      }
      // The first of two equal keys counts, as for Foundation.
      members.append(key, at: position(of: child), try value(next))
    }
    return DocumentObject(members.members)
  }
}

extension PropertyListParser.Failure {
  fileprivate init(_ error: XMLError) {
    switch error {
    case .syntax(let position, let message):
      self.init(message: message, position: SourcePosition(position))
    case .unknownEntity(let position, let name):
      self.init(
        message: "there is no character '&\(name);'", position: SourcePosition(position))
    case .tooLarge(let bound, let place):
      let message =
        switch bound {
        case .bytes, .elements, .text: "it is larger than \(PropertyListParser.byteLimit >> 20) MiB"
        case .depth: "it is nested too deep"
        case .entities: "it declares too many entities"
        }
      self.init(message: message, position: place.map { SourcePosition($0.position) } ?? .start)
    case .outOfMemory: self.init(message: "there is no memory to read it", position: .start)
    }
  }
}

extension SourcePosition {
  fileprivate init(_ position: XMLPosition) {
    self.init(line: position.line, column: position.column)
  }
}
