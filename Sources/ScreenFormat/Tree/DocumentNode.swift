/// A value of a document's tree and where it stands in the file.
///
/// The tree is the same for JSON and YAML.
public struct DocumentNode: Sendable {
  /// The value.
  public var value: DocumentValue
  /// The place of its first character.
  public var position: SourcePosition

  /// `value` at `position`.
  public init(_ value: DocumentValue, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

/// What a place in a document can hold.
public enum DocumentValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number, and how it was written.
  case number(Double, text: String)
  /// A string, its escapes resolved.
  case string(String)
  /// A list of values.
  case array([DocumentNode])
  /// Values by key.
  case object(DocumentObject)
}

/// The members of an object in the order of the file; no key occurs twice.
public struct DocumentObject: Sendable {
  /// A key and its value.
  public struct Member: Sendable {
    /// The key, its escapes resolved.
    public var key: String
    /// The place of the key's first character.
    public var keyPosition: SourcePosition
    /// The value.
    public var node: DocumentNode

    /// The member `key`: `node`.
    public init(key: String, keyPosition: SourcePosition, node: DocumentNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.node = node
    }
  }

  /// The members in the order of the file.
  public private(set) var members: [Member]

  /// An object of `members`, whose keys differ.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The keys in the order of the file.
  public var keys: [String] { members.map(\.key) }

  /// The value of `key`, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(key: String) -> DocumentNode? {
    member(key)?.node
  }

  /// The member with `key`, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public func member(_ key: String) -> Member? {
    members.first { $0.key == key }
  }
}
