package import Controls
package import ObjectModel
package import ScreenFormat

/// A value as a document has it.
package struct WrittenValue: Sendable {
  /// Where it stands.
  package var place: DocumentPlace
  /// What stands there, such as `"$brand"`; nil where only the place of the object is known.
  package var node: DocumentNode?

  /// The name that stands in the value's place: a variable or a colour.
  ///
  /// - Parameter isColor: Whether the value is a colour.
  func name(isColor: Bool) -> String? {
    guard let text = node?.string else { return nil }
    return text.hasPrefix("$") || (isColor && !text.hasPrefix("#")) ? text : nil
  }
}

/// What documents have in the places of values.
///
/// Documents are read again, each once, so that objects need not keep what is rarely asked for.
package struct WrittenValues {
  /// The objects of a document by where they begin, and its rules.
  private struct Document {
    var objects: [SourcePosition: DocumentObject] = [:]
    var rules: [DocumentNode] = []

    init(_ file: SourceFile?) {
      var ignored = Diagnostics()
      guard let file, let root = DocumentTree.read(file, into: &ignored) else { return }
      rules = root.object?["appearance"]?.array ?? []
      collect(root)
    }

    private mutating func collect(_ node: DocumentNode) {
      switch node.value {
      case .object(let object):
        objects[node.position] = object
        for member in object.members { collect(member.node) }
      case .array(let elements):
        for element in elements { collect(element) }
      default: break
      }
    }
  }

  private let read: (String) -> SourceFile?
  private var documents: [String: Document] = [:]

  /// Creates values of documents that are not read yet.
  ///
  /// - Parameter read: Reads a document by the name that places have for it; nil if that can't be done.
  package init(reading read: @escaping (String) -> SourceFile?) {
    self.read = read
  }

  /// The values of an object that itself or a rule sets, by the names of its properties.
  package mutating func values(of entry: Explanation.Entry) -> [String: WrittenValue] {
    var found: [String: WrittenValue] = [:]
    for property in entry.properties {
      if let value = value(of: property, entry.place) { found[property.name] = value }
    }
    return found
  }

  private mutating func value(
    of property: Explanation.Property, _ place: DocumentPlace?
  ) -> WrittenValue? {
    if let rule = property.winner.rule {
      let rules = document(rule.origin.file).rules
      guard let index = rule.origin.index, rules.indices.contains(index),
        let node = rules[index].object?["set"]?.object?.value(ofProperty: property.name)
      else { return nil }
      return WrittenValue(place: node.place(in: rule.origin.file), node: node)
    }
    guard property.winner.source == .instance, let place else { return nil }
    let object = document(place.file).objects[
      SourcePosition(line: place.line, column: place.column)]
    guard let node = object?.value(ofProperty: property.name) else {
      return WrittenValue(place: place)
    }
    return WrittenValue(place: node.place(in: place.file), node: node)
  }

  private mutating func document(_ name: String) -> Document {
    if let known = documents[name] { return known }
    let document = Document(read(name))
    documents[name] = document
    return document
  }
}

extension DocumentNode {
  fileprivate func place(in file: String) -> DocumentPlace {
    DocumentPlace(file: file, line: position.line, column: position.column)
  }
}
