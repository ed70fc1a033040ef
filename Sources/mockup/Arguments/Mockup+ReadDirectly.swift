import ArgumentParser
import Process

extension Mockup {
  /// The command of a usual command line, read without the parser.
  ///
  /// - Parameter words: as the parser gets them.
  static func readDirectly(_ words: [String]) -> (any ParsableCommand)? {
    let rest = Array(Program.words.dropFirst(2))
    switch words.first {
    case "render": return checked(Render.read(rest), words)
    case "validate": return checked(Validate.read(rest), words)
    case "test": return checked(Test.read(rest), words)
    case "explain": return checked(Explain.read(rest), words)
    default: return nil
    }
  }

  /// A command, if the parser reads the same; else the program ends. Release builds don't ask it.
  private static func checked<Command: ParsableCommand>(
    _ command: Command?, _ words: [String]
  ) -> Command? {
    #if DEBUG
    guard let command else { return nil }
    let parsed = (try? Command.parseAsRoot(Array(words.dropFirst()))) as? Command
    let (own, wanted) = (argumentText(command), parsed.map(argumentText))
    if own != wanted {
      StandardStreams.report([
        "mockup: the arguments were read as", own, "and by the parser as", wanted ?? "an error",
      ])
      exit(withError: ExitCode(ExitStatus.internalError))
    }
    #endif
    return command
  }
}
