import ScreenFormat

/// The commands of the program and their options, as the parser of arguments describes them.
struct CommandHelp {
  /// The program itself, with its commands in `subcommands`; nil for text that describes none.
  let program: DocumentObject?

  /// - Parameter json: The description, as JSON.
  init(_ json: String) {
    var ignored = Diagnostics()
    let help = SourceFile(label: "help", text: json)
    program = JSONParser.parse(help, into: &ignored)?.object?["command"]?.object
  }

  /// The names of a command's options, with their hyphens.
  func options(of name: String) -> [String] {
    let commands = (program?["subcommands"]?.array ?? []).compactMap(\.object)
    let named = commands.first { $0["commandName"]?.string == name }
    return (named?["arguments"]?.array ?? []).compactMap(\.object).flatMap(Self.names)
  }

  /// The names of an option, with their hyphens; none of what has its place.
  static func names(of option: DocumentObject) -> [String] {
    (option["names"]?.array ?? []).compactMap { name in
      name.object?["name"]?.string.map { $0.count == 1 ? "-\($0)" : "--\($0)" }
    }
  }
}
