/// The functions with which code begins.
struct CodeBeginnings {
  /// The functions to run at launch, in order.
  private(set) var functions: [CallGraph.Function]
  /// The functions that actions and the like may call later.
  private(set) var later: [CallGraph.Function] = []
  /// The names that were asked for and that no function has.
  private(set) var missing: [String] = []
  /// Whether the user chose, so that nobody asks about other functions.
  let areChosen: Bool
  /// Whether the functions run in the order of launch, so that what a later one sets counts.
  private(set) var areInOrder = false

  /// The functions of the names, `name` or `Type.name`. Without names, those that set the theme and that no other
  /// calls; if the start of the application is one of them, only those that the library calls, in the order of launch,
  /// since all else would be called from there.
  ///
  /// - Parameter telling: further functions that set the theme.
  init(_ names: [String], in graph: CallGraph, telling: Set<CodePlace> = []) {
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
    let uncalled = graph.uncalled
    let known = Set(uncalled.map(\.place))
    functions =
      uncalled
      + graph.functions.filter { telling.contains($0.place) && !known.contains($0.place) }
    // Helpers that nothing calls would be run with values that nobody knows.
    let others = functions.filter { !graph.isHelper($0.declaration) }
    if others.contains(where: { graph.tellsTheme($0) }) { functions = others }
    let starts = functions.filter { graph.isStart($0.declaration) }
    guard !starts.isEmpty else { return }
    areInOrder = true
    let types = graph.typesAtLaunch(from: starts)
    // What the library calls is run by it, too, where code calls a method of the same name.
    functions = graph.functions.filter {
      graph.isCallback($0.declaration)
        && (graph.tellsTheme($0) || telling.contains($0.place))
    }
    let ordered = functions.enumerated().compactMap { offset, function -> (Int, Int)? in
      let declaration = function.declaration
      guard graph.isCallback(declaration), let phase = graph.launchPhase(declaration),
        graph.isStart(declaration) || declaration.isStatic
          || declaration.owner.map({ types?.contains($0) ?? true }) ?? true
      else { return nil }
      return (phase, offset)
    }.sorted { $0 < $1 }
    let launched = Set(ordered.map(\.1))
    let rest = functions.indices.filter { !launched.contains($0) }.map { functions[$0] }
    functions = ordered.map { functions[$0.1] }
    later =
      rest.filter { graph.mayRunLater($0.declaration) }
      + graph.functions.filter { function in
        graph.mayRunLater(function.declaration) && !graph.isCallback(function.declaration)
          && graph.tellsTheme(function)
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
