/// The functions with which code begins.
struct CodeBeginnings {
  /// The functions to run, in order.
  private(set) var functions: [CallGraph.Function]
  /// The names that were asked for and that no function has.
  private(set) var missing: [String] = []
  /// Whether the user chose, so that nobody asks about other functions.
  let areChosen: Bool

  /// The functions of the names, `name` or `Type.name`. Without names, those that set the theme and that no other
  /// calls; if the start of the application is one of them, only those that the library calls, since all else
  /// would be called from there.
  init(_ names: [String], in graph: CallGraph) {
    areChosen = !names.isEmpty
    guard names.isEmpty else {
      missing = names.filter { name in
        !graph.functions.contains { Self.isNamed($0.declaration, name) }
      }
      functions = graph.functions.filter { function in
        names.contains { Self.isNamed(function.declaration, $0) }
      }
      return
    }
    functions = graph.uncalled
    // Helpers that nothing calls would be run with values that nobody knows.
    let others = functions.filter { !graph.isHelper($0.declaration) }
    if others.contains(where: { graph.tellsTheme($0) }) { functions = others }
    if functions.contains(where: { graph.isStart($0.declaration) }) {
      functions.removeAll { !graph.isCallback($0.declaration) }
    }
  }

  /// Whether a user means a function by a name, with or without its type and arguments.
  private static func isNamed(_ function: CodeFunction, _ name: String) -> Bool {
    let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let spellings = [function.name, function.baseName, function.fullName]
    guard let owner = function.owner else { return spellings.contains(name) }
    return spellings.contains { spelling in
      name == spelling || "\(owner).\(spelling)" == name
        || "\(owner).\(spelling)".hasSuffix(".\(name)")
    }
  }
}
