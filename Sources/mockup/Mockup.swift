import ArgumentParser
import Glibc

/// The program: `mockup SUBCOMMAND …`.
@main
struct Mockup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mockup",
    abstract: "Draws screens of iOS apps from documents, pixel for pixel the same everywhere.",
    discussion: """
      A screen is a JSON document with UIKit's own names for classes and properties.

      Examples:
        mockup render login.screen.json -o login.png
        mockup render login.screen.json --style dark -o dark.png
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
        141 nobody reads the output any more, as 'head' does not
      """,
    version: "0.1.0",
    // Each says its name: the parser asks the Swift run-time otherwise, which takes 3 % of a render.
    subcommands: [
      Render.self, Test.self, Review.self, MergeReport.self, Diff.self, Schema.self, Init.self,
      Validate.self, Explain.self, Dump.self, List.self,
    ])

  static func main() {
    StandardStreams.prepare()
    var command: any ParsableCommand
    do {
      if let named = namedCommand() {
        command = named
      } else {
        try refuseUnknownCommand()
        command = try parseAsRoot()
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

  /// The command that the first argument names, as its parser alone reads the others; nil where it can't.
  ///
  /// That takes half as long as reading them with the parser of all commands, which is left what is
  /// rare: help, completions, mistakes.
  private static func namedCommand() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    guard
      let command = configuration.subcommands.first(where: {
        $0.configuration.commandName == arguments.first
      }),
      let parsed = try? command.parseAsRoot(Array(arguments.dropFirst())),
      // Where help was asked for, it is another command that comes back.
      type(of: parsed) == command
    else { return nil }
    return parsed
  }

  /// The parser takes a command that it does not know for an argument too many, and names none near.
  private static func refuseUnknownCommand() throws(UnknownCommand) {
    guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !known.contains(name), name != "help" else { return }
    throw UnknownCommand(name: name, known: known)
  }

  /// Ends the program after `error`, which a command or the parser threw.
  private static func end(with error: any Error) -> Never {
    // Whatever ArgumentParser does not know, it calls a failure.
    if error is ExitCode || exitCode(for: error) != .failure {
      exit(withError: error)
    }
    let message = ErrorMessage(error)
    StandardStreams.report(message.lines)
    exit(withError: ExitCode(message.status))
  }
}

extension ExitCode {
  /// The code of `status`, for a command that has told the user already why it ends so.
  init(_ status: ExitStatus) {
    self.init(status.rawValue)
  }
}
