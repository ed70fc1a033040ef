import Syntax

/// Reads property lists in XML as the other readers need them.
enum PropertyListFile {
  /// The dictionary of a property list.
  static func root(_ bytes: [UInt8]) throws(TableFinding) -> DocumentNode {
    let root: DocumentNode
    do throws(PropertyListParser.Failure) {
      root = try PropertyListParser.parse(bytes)
    } catch {
      throw TableFinding(.syntax(error.message), at: error.position)
    }
    guard root.object != nil else {
      throw TableFinding(
        .unexpected(root.value.kindName, expected: "a dictionary"), at: root.position)
    }
    return root
  }
}
