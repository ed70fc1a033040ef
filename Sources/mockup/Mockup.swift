import ArgumentParser
import Installation
import Process

/// The program: `mockup COMMAND …`.
@main
struct Mockup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mockup",
    abstract: "Draws screens of iOS apps from documents, pixel for pixel the same everywhere.",
    discussion: """
      A screen is a JSON document with UIKit's own names for classes and properties.

      Examples:
        mockup render login.screen.json -o login.png
        mockup render login.screen.json --device "iPhone X" -o iphone-x.png
        mockup render *.screen.json --output-dir out
        mockup test Screens --report out
        mockup validate login.screen.json

      Exit status:
        0   done
        1   images differ, or a check failed
        64  wrong usage
        65  a document is invalid
        66  an input is missing or unreadable
        70  a bug in mockup
        73  an output cannot be created
        74  writing failed
        71  the machine lacks what the program needs: /proc
        141 nobody reads the output any more, as 'head' does not
      """,
    version: Program.version,
    // Each command states its name. The parser would ask the Swift runtime, which takes 3 % of a render.
    subcommands: [
      Render.self, Preview.self, Gallery.self, Test.self, Review.self, MergeReport.self, Diff.self,
      Schema.self,
      Init.self, Validate.self, Strings.self, Explain.self, Dump.self, List.self, Import.self,
      Export.self, LaunchImages.self, Doctor.self,
    ])

  @Flag(help: "Print the licences of mockup and of the software and fonts that it contains.")
  var licenses = false

  @Flag(
    help: "With --licenses: print each work with its version and its licence's SPDX name, as JSON.")
  var json = false

  @Option(
    help: "Print the completions for a shell: bash, zsh or fish.",
    completion: .list(CompletionShell.allCases.map(\.rawValue)), transform: Mockup.shell)
  var completions: CompletionShell?

  @Flag(help: "Print the manual page.")
  var manual = false

  @Flag(help: "With --version: print the commit, the libraries and the fonts' hash, too.")
  var verbose = false

  func validate() throws {
    guard [licenses, completions != nil, manual].count(where: \.self) <= 1 else {
      throw ValidationError("Give one of --licenses, --completions and --manual.")
    }
    guard !json || licenses else { throw ValidationError("--json goes with --licenses.") }
    guard !verbose else { throw ValidationError("--verbose goes with --version.") }
  }

  func run() throws {
    if licenses { return try StandardStreams.print(json ? Licenses.json : Licenses.text) }
    if let completions {
      let script = Self.completionScript(for: completions)
      return try StandardStreams.print(Completions.script(script, for: completions))
    }
    if manual {
      let page = ManualPage.text(help: Self._dumpHelp(), version: Program.version)
      return try StandardStreams.print(page)
    }
    throw CleanExit.helpRequest(self)
  }

  private static func shell(_ name: String) throws -> CompletionShell {
    guard let shell = CompletionShell(rawValue: name) else {
      let known = CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("'\(name)' is none of \(known).")
    }
    return shell
  }

  static func main() {
    Heap.keepFreedMemory()
    Parallel.deepenMainStack()
    StandardStreams.prepare()
    var command: any ParsableCommand
    do {
      if let word = Program.unreadableWord { throw UnreadableArgument(word: word) }
      // The parser takes twenty million instructions for it.
      if words == ["--version"] { return try StandardStreams.print(lines: [Program.version]) }
      // The parser's own option knows no second one.
      if words.count == 2, Set(words) == ["--version", "--verbose"] {
        try StandardStreams.print(lines: ProgramFacts.lines)
        exit(withError: ExitCode.success)
      }
      if let named = namedCommand() {
        command = named
      } else {
        try refuseUnknownCommand()
        do {
          command = try parseAsRoot(words)
        } catch {
          // The parser takes the value of an option that it does not know for a file, and asks the command what it thinks of
          // that before it tells of the option.
          if exitCode(for: error) == .validationFailure {
            try refuseUnknownOption()
          }
          throw error
        }
      }
    } catch {
      end(with: error)
    }
    do {
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Parses the arguments with only the parser of the command that the first one names.
  ///
  /// This takes half as long as the parser of all commands, which remains for help, completions and
  /// mistakes.
  ///
  /// - Returns: The command, or nil if this parser cannot read the arguments.
  private static func namedCommand() -> (any ParsableCommand)? {
    guard let command = command(named: words.first) else { return nil }
    if let read = readDirectly(words) { return read }
    guard
      let parsed = try? command.parseAsRoot(Array(words.dropFirst())),
      // If help was asked for, the parser returns another command.
      type(of: parsed) == command
    else { return nil }
    return parsed
  }

  static func command(named name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// The arguments of the process for the parser.
  private static let words = {
    let words = Array(Program.words.dropFirst())
    // The cast is a search in the Swift run-time.
    guard words.count > JoinedWords.least,
      command(named: words.first) is any TakesManyFiles.Type
    else { return words }
    return words.prefix(1) + JoinedWords.joined(words.dropFirst())
  }()
}
