import Process
import ScreenFormat

/// The first argument names no command.
struct UnknownCommand: ErrorWithMessage {
  var name: String
  /// The names of all commands.
  var known: [String]

  var message: ErrorMessage {
    ErrorMessage(
      NearestName.unknown("command", name, among: known) + " ('mockup --help' lists them all)",
      .wrongUsage)
  }
}

/// An option that the command does not have.
struct UnknownOption: ErrorWithMessage {
  var name: String
  var command: String
  /// The names of all its options.
  var known: [String]

  var message: ErrorMessage {
    ErrorMessage(
      NearestName.unknown("option", name, among: known)
        + " ('mockup \(command) --help' lists them all)", .wrongUsage)
  }
}
