import ScreenFormat

/// Runs theme code from where it begins.
struct ThemeRun {
  /// The effects of the code.
  let journal: Journal
  /// What the code made, which the effects use.
  let arena: CodeArena
  /// The conditions that nothing decided.
  let assumptions: [Assumption]
  /// Names that the user asked for and the code does not have.
  private(set) var problems: [String] = []

  init(_ index: CodeIndex, library: CodeLibrary, options: ThemeImport.Options) {
    let graph = CallGraph(index, library: library)
    let beginnings = CodeBeginnings(options.entries, in: graph)
    let interpreter = Interpreter(
      index, library: library, system: options.system, definitions: options.definitions)
    interpreter.reachingTheme = graph.reachingTheme
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
    // The settings of functions that nothing calls.
    var set: [CodeSetting: String] = [:]
    for beginning in beginnings.functions {
      let effects = interpreter.run(beginning)
      let function = beginning.declaration
      guard !beginnings.areChosen, !graph.isCallback(function) else { continue }
      let name = function.baseName
      for effect in effects {
        guard case .library(UIKitEffect.rule(let proxy, let setter, _)) = effect.kind else {
          continue
        }
        let setting = CodeSetting(proxy, setter)
        guard let other = set.updateValue(name, forKey: setting), other != name else { continue }
        interpreter.journal.note(
          "nothing here calls '\(other)' and '\(name)', which both set "
            + "\(proxy.className).\(setter.property), so that both are run and the later one counts; "
            + "--entry \(name) runs it alone",
          at: CodePlace(file: beginning.file, position: function.position))
      }
    }
    if !beginnings.areChosen {
      for function in graph.settingTheme {
        let place = CodePlace(file: function.file, position: function.declaration.position)
        guard !interpreter.memory.hasRun.contains(place) else { continue }
        let name = spelling(function)
        interpreter.journal.note(
          "nothing that is run here calls '\(name)', which sets appearances, so that it is left out; "
            + "\(ShellWord.option("--entry", name)) runs it", at: place)
      }
    }
    journal = interpreter.journal
    arena = interpreter.arena
    assumptions = interpreter.assumptions
  }

  /// The target of a rule, whatever its value.
  private struct CodeSetting: Hashable {
    var proxy: CodeProxy
    var property: String
    var axes: [String]

    init(_ proxy: CodeProxy, _ setter: CodeSetter) {
      self.proxy = proxy
      property = setter.property
      axes = setter.axes.map { "\($0.label) \($0.value.symbol ?? "")" }
    }
  }
}
