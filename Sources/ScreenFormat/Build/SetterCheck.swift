import ObjectModel

/// Finds what rules set and code can't, since UIKit has no setter for it.
enum SetterCheck {
  /// The warnings about rules of documents.
  ///
  /// - Parameters:
  ///   - roots: the documents, which were built without errors.
  ///   - classes: the built-in classes and those of the documents.
  static func findings(_ roots: [ScreenBuilder.Root], _ classes: ClassTable) -> Diagnostics {
    var diagnostics = Diagnostics()
    for root in roots {
      let rules = Cursor(root: root.node, file: root.file)["appearance"]
      for rule in rules?.elements ?? [] {
        guard let className = rule["class"]?.node.string, let id = classes.id(named: className)
        else { continue }
        for member in rule["set"]?.members ?? [] {
          let name = PropertyKey(member.key).name
          guard let reason = UIKitSetters.absence(of: name, id, in: classes) else { continue }
          diagnostics.add(
            RuleProblem.noSetter(name, of: className, reason: reason), .warning,
            at: member.keyCursor)
        }
      }
    }
    return diagnostics
  }
}
