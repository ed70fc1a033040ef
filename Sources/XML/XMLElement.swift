/// The start of an element.
package struct XMLElement: Sendable {
  package var name: XMLName
  /// In the order of the document; no name occurs twice.
  package var attributes: [XMLAttribute]
  /// The position of the `<`.
  package var position: XMLPosition

  /// The value of an attribute without a namespace.
  package subscript(name: String) -> String? {
    attributes.first { $0.name.namespace.isEmpty && $0.name.local == name }?.value
  }
}

/// An attribute of an element.
package struct XMLAttribute: Sendable {
  package var name: XMLName
  /// The value, its references resolved.
  package var value: String
}

/// The name of an element or attribute.
package struct XMLName: Sendable, Hashable {
  /// The namespace that stands for the prefix; empty if there is none.
  package var namespace: String
  /// The name without its prefix.
  package var local: String

  /// Stands between a namespace and a name in expat's names: a character that neither may hold.
  static let separator = UInt8(ascii: "|")

  init(expat name: String) {
    guard let bar = name.utf8.lastIndex(of: Self.separator) else {
      (namespace, local) = ("", name)
      return
    }
    namespace = String(name[..<bar])
    local = String(name[name.index(after: bar)...])
  }
}

/// A position in a document.
package struct XMLPosition: Sendable, Hashable {
  /// The line, from 1. A line ends at LF, CR or CR LF.
  package var line: Int
  /// The column, from 1, counted in Unicode scalars.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
