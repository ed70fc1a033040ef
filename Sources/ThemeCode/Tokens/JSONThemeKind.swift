package import ScreenFormat

/// What a JSON file that is to become a theme holds.
package enum JSONThemeKind: Sendable {
  /// Design tokens.
  case tokens
  /// A theme of UISS.
  case uiss
  /// Nothing that can be parsed: who reads it tells what is wrong.
  case unreadable

  /// The kind of a file by what is in it; nil for a file of another kind.
  package static func of(_ file: SourceFile) -> Self? {
    var ignored = Diagnostics()
    guard let root = DocumentTree.read(file, into: &ignored) else { return .unreadable }
    guard let object = root.object else { return nil }
    if object["$themes"] != nil || object["resolutionOrder"] != nil || hasValue("$value", root) {
      return .tokens
    }
    // Classes stand at the root of UISS, as containers or with values, and begin with a capital.
    let isUISS = object.members.contains { member in
      member.key.first?.isUppercase == true && member.node.object != nil
    }
    if isUISS { return .uiss }
    return hasValue("value", root) ? .tokens : nil
  }

  private static func hasValue(_ key: String, _ node: DocumentNode) -> Bool {
    node.object?.members.contains { $0.key == key || hasValue(key, $0.node) } ?? false
  }
}
