public import ScreenFormat

/// A function with which a theme could begin.
public struct ThemeEntry: Sendable {
  /// The name, with its type and labels where others have the same.
  public var name: String
  /// The file.
  public var file: String
  /// The place of the name.
  public var position: SourcePosition
  /// The number of statements that it comes to, alone.
  public var statements: Int
  /// Whether import begins with it where nothing else is asked for.
  public var isRun: Bool

  /// The greatest number of functions that are tried.
  private static let most = 500

  /// The functions that set a theme, themselves or by what they call, in the order of the files.
  public static func all(
    _ units: [CodeUnit], options: ThemeImport.Options
  ) -> [ThemeEntry] {
    let library = UIKitLibrary.make { _ in nil }
    let index = CodeIndex(
      CodeTargets(units, library: library, names: options.fileNames).units)
    let graph = CallGraph(index, library: library)
    let beginnings = Set(CodeBeginnings([], in: graph).functions.map(\.place))
    let candidates = graph.functions.filter {
      graph.tellsTheme($0) && !$0.declaration.isGetter && $0.declaration.observer == nil
    }
    let reaching = graph.reachingTheme
    return candidates.prefix(most).compactMap { function in
      let interpreter = Interpreter(
        index, library: library, system: options.system, definitions: options.definitions)
      interpreter.reachingTheme = reaching
      let effects = interpreter.run(function)
      interpreter.arena.clear()
      guard !effects.isEmpty else { return nil }
      let declaration = function.declaration
      return ThemeEntry(
        name: (declaration.owner.map { "\($0)." } ?? "") + declaration.fullName,
        file: function.file, position: declaration.position,
        statements: Set(effects.map(\.place)).count,
        isRun: beginnings.contains(function.place))
    }
  }
}
