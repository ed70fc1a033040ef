import ScreenFormat

/// Runs theme code from where it begins.
struct ThemeRun {
  /// The effects of the code.
  let journal: Journal
  /// What the code made, which the effects use.
  let arena: CodeArena
  /// The conditions that nothing decided.
  let assumptions: [Assumption]
  /// The statements of functions that were not seen to run.
  private(set) var leftOut: Set<CodePlace> = []
  /// Which functions these are.
  private(set) var leftOutNotes: [(place: CodePlace, message: String)] = []
  /// The functions with which the theme begins, in order.
  private(set) var beginnings: [String] = []
  /// Those of them that nothing was seen to call.
  private(set) var uncalled: [String] = []
  /// Names that the user asked for and the code does not have.
  private(set) var problems: [String] = []

  /// The greatest number of functions that are run to count what they set.
  private static let counted = 200

  init(_ index: CodeIndex, library: CodeLibrary, options: ThemeImport.Options) {
    let graph = CallGraph(index, library: library)
    let interpreter = Interpreter(
      index, library: library, system: options.system, definitions: options.definitions)
    interpreter.reachingTheme = graph.reachingTheme
    let beginnings = CodeBeginnings(
      options.entries, in: graph, telling: Self.telling(graph, interpreter))
    let known = graph.functions.map(\.declaration.baseName)
    let counts = Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +)
    /// The name of a function, with its labels where others have the same.
    func spelling(_ function: CallGraph.Function) -> String {
      let name = function.declaration.baseName
      return counts[name] == 1 ? name : function.declaration.fullName
    }
    for name in beginnings.missing {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let nearest = NearestName.suggest(last, among: known).map {
        "; did you mean \(Quotation.single($0))?"
      }
      problems.append("there is no function \(Quotation.single(name))\(nearest ?? "")")
    }
    var runs: [Contradictions.Run] = []
    for beginning in beginnings.functions {
      let function = beginning.declaration
      let isCallback = graph.isCallback(function)
      // Code may have called it already.
      if isCallback, !beginnings.areChosen,
        interpreter.memory.hasRun.contains(beginning.place)
      {
        continue
      }
      let effects = interpreter.run(beginning)
      guard !effects.isEmpty else { continue }
      let name = (function.owner.map { "\($0)." } ?? "") + function.fullName
      self.beginnings.append(name)
      if !isCallback, !beginnings.areChosen { uncalled.append(name) }
      runs.append(
        Contradictions.Run(function: beginning, isCallback: isCallback, effects: effects.indices))
    }
    if !beginnings.areChosen, !beginnings.areInOrder {
      let found = Contradictions(runs, interpreter.journal.effects, name: spelling)
      interpreter.journal.effects = found.effects
      leftOut.formUnion(found.leftOut.map(\.place))
      leftOutNotes += found.groups.compactMap { Self.note($0, spelling, graph) }
    }
    if !beginnings.areChosen {
      interpreter.journal.freeze()
      for function in beginnings.later where !interpreter.memory.hasRun.contains(function.place) {
        interpreter.later = "\(spelling(function)) has run"
        _ = interpreter.run(function)
      }
      interpreter.later = nil
      let left = graph.settingTheme.filter { !interpreter.memory.hasRun.contains($0.place) }
      if !left.isEmpty { interpreter.journal.freeze() }
      for (offset, function) in left.enumerated() {
        let name = spelling(function)
        leftOutNotes.append(
          (
            function.place,
            "nothing that is run here calls '\(name)', which sets appearances, so that it is left out; "
              + "\(ShellWord.option("--entry", name)) runs it"
          ))
        // What it would set is only counted, up to a number of functions.
        guard offset < Self.counted else {
          leftOut.insert(function.place)
          continue
        }
        let journal = interpreter.journal
        for effect in interpreter.run(function) {
          if case .library(let effect) = effect.kind, !(effect is UIKitEffect) { continue }
          leftOut.insert(effect.place)
        }
        interpreter.journal = journal
      }
    }
    journal = interpreter.journal
    arena = interpreter.arena
    assumptions = interpreter.assumptions
  }

  /// The starts of an application that set a theme by the views which they show, as a run of them tells.
  private static func telling(_ graph: CallGraph, _ interpreter: Interpreter) -> Set<CodePlace> {
    var result: Set<CodePlace> = []
    for function in graph.functions
    where function.declaration.isGetter && graph.isStart(function.declaration)
      && !graph.tellsTheme(function)
    {
      let (journal, memory) = (interpreter.journal, interpreter.memory)
      let assumptions = interpreter.assumptions
      if !interpreter.run(function).isEmpty { result.insert(function.place) }
      (interpreter.journal, interpreter.memory) = (journal, memory)
      interpreter.assumptions = assumptions
    }
    return result
  }

  /// A message that functions set the same otherwise.
  private static func note(
    _ group: Contradictions.Group, _ spelling: (CallGraph.Function) -> String, _ graph: CallGraph
  ) -> (place: CodePlace, message: String)? {
    guard let last = group.functions.last else { return nil }
    func name(_ function: CallGraph.Function) -> String {
      (function.declaration.owner.map { "\($0)." } ?? "") + spelling(function)
    }
    let names = group.functions.map(name)
    let others = group.targets.count - 1
    let targets =
      (group.targets.first?.name ?? "") + (others == 0 ? "" : " and \(others) more")
    let options = group.functions.filter { !graph.isCallback($0.declaration) }.map {
      ShellWord.option("--entry", name($0))
    }
    return (
      last.place,
      "nothing here tells which of \(names.map(Quotation.single).joined(separator: " and ")) counts, and "
        + "they set \(targets) differently, so that it is left out"
        + (options.first.map { "; \($0) takes one of them" } ?? "")
    )
  }
}

extension CodeIndex.Located<CodeFunction> {
  /// Where the function stands.
  var place: CodePlace { CodePlace(file: file, position: declaration.position) }
}
