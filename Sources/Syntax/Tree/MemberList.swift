/// The members of an object while it is parsed. Finds duplicate keys in constant time.
struct MemberList {
  /// The number of members from which on an index of keys is kept.
  private static let indexedCount = 16

  private(set) var members: [DocumentObject.Member] = []
  private var positions: [String: SourcePosition] = [:]

  /// The position of a key that was added before.
  func position(of key: String) -> SourcePosition? {
    if members.count >= Self.indexedCount {
      return positions[key]
    }
    return members.first { $0.key == key }?.keyPosition
  }

  /// Adds a member, unless there is one with its key.
  mutating func append(_ key: String, at position: SourcePosition, _ node: DocumentNode) {
    guard self.position(of: key) == nil else { return }
    if members.isEmpty { members.reserveCapacity(2) }
    members.append(DocumentObject.Member(key: key, keyPosition: position, node: node))
    if members.count > Self.indexedCount {
      positions[key] = position
    } else if members.count == Self.indexedCount {
      for member in members {
        positions[member.key] = member.keyPosition
      }
    }
  }
}
