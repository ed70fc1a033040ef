/// A value of a document's tree, with its position in the file.
///
/// The tree is the same for JSON and YAML.
package struct DocumentNode: Sendable {
  /// The value.
  package var value: DocumentValue
  /// The position of its first character.
  package var position: SourcePosition

  /// Creates a node.
  ///
  /// - Parameter position: the position of the value's first character.
  package init(_ value: DocumentValue, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

/// A value of JSON or YAML.
package enum DocumentValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number, and its spelling in the file.
  case number(Double, text: String)
  /// A string, its escapes resolved.
  case string(String)
  /// A list of values.
  case array([DocumentNode])
  /// Values by key.
  case object(DocumentObject)
}

/// The members of an object in the order of the file; no key occurs twice.
package struct DocumentObject: Sendable {
  /// A key and its value.
  package struct Member: Sendable {
    /// The key, its escapes resolved.
    package var key: String
    /// The position of the key's first character.
    package var keyPosition: SourcePosition
    /// The value.
    package var node: DocumentNode

    /// Creates a member.
    package init(key: String, keyPosition: SourcePosition, node: DocumentNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.node = node
    }
  }

  /// The members in the order of the file.
  package private(set) var members: [Member]

  /// Creates an object.
  ///
  /// - Parameter members: in the order of the file; no two have the same key.
  package init(_ members: [Member] = []) {
    self.members = members
  }

  /// The keys in the order of the file.
  package var keys: [String] { members.map(\.key) }

  /// The value of `key`, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of members.
  package subscript(key: String) -> DocumentNode? {
    member(key)?.node
  }

  /// The member with `key`, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of members.
  package func member(_ key: String) -> Member? {
    members.first { $0.key == key }
  }
}
