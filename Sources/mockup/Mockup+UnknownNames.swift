import ArgumentParser
import Process

extension Mockup {
  /// Throws for a first argument that names no command. The parser would call it an unexpected argument,
  /// and suggest no similar name.
  static func refuseUnknownCommand() throws(UnknownCommand) {
    let given = Program.words.dropFirst()
    // 'help' takes the name of a command.
    let named = given.first == "help" ? given.dropFirst() : given
    guard let name = named.first, !name.hasPrefix("-") else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !known.contains(name), given.first == "help" || name != "help" else { return }
    throw UnknownCommand(name: name, known: known)
  }

  /// Throws for the first word that has the form of an option and is none of the command's.
  static func refuseUnknownOption() throws(UnknownOption) {
    let given = Program.words.dropFirst()
    guard let name = given.first, command(named: name) != nil else { return }
    let known = CommandHelp(_dumpHelp()).options(of: name)
    for word in given.dropFirst().prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
      let option = String(word.prefix { $0 != "=" })
      guard known.contains(option) else {
        throw UnknownOption(name: option, command: name, known: known)
      }
    }
  }
}
