/// Finds what a light or dark style changes in documents.
enum StyleUse {
  /// Whether a document contains a rule for a style, or a colour with a dark variant.
  static func isFound(in root: DocumentNode) -> Bool {
    guard let object = root.object else { return false }
    // The traits of the screen set the style, and do not ask for it.
    return object.members.contains { $0.key != "traits" && asks($0.node) }
  }

  private static func asks(_ node: DocumentNode) -> Bool {
    switch node.value {
    case .array(let elements): elements.contains(where: asks)
    case .object(let object):
      object.members.contains { member in
        ["userInterfaceStyle", "dark"].contains(member.key) || asks(member.node)
      }
    default: false
    }
  }
}
