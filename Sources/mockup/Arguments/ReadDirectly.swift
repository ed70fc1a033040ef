import ArgumentParser
import Process

/// A command whose usual command lines are read without the parser.
///
/// The parser asks the Swift runtime some thirty times whether a type conforms to a protocol, and each time that reads thousands of
/// records: twenty million instructions, nearly half of a small `render`. It remains for everything else: other commands, help,
/// and whatever isn't plainly right, so that messages are the parser's. Debug builds parse every command line in both ways, and
/// end if the results differ.
protocol ReadDirectly: ParsableCommand {
  /// Gives all properties the values that they have without options.
  mutating func setDefaults()
  /// Takes an option.
  ///
  /// - Returns: false for one that isn't known here.
  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool
  /// Takes the words that belong to no option, and checks all options as the parser does.
  mutating func finish(_ others: [String]) throws
}

extension ReadDirectly {
  /// The command of a command line; nil where it is better left to the parser.
  ///
  /// - Parameter words: what follows the command's name.
  static func read(_ words: [String]) -> Self? {
    do {
      var command = Self()
      command.setDefaults()
      var rest = CommandWords(words)
      while let option = try rest.nextOption() {
        guard try command.take(option, &rest) else { return nil }
      }
      try command.finish(rest.others)
      return command
    } catch {
      return nil
    }
  }
}

#if DEBUG
/// The values of all options of a command, one a line.
func argumentText(_ command: some ParsableArguments) -> String {
  var lines: [String] = []
  func add(_ arguments: Any, _ path: String) {
    for child in Mirror(reflecting: arguments).children {
      guard let label = child.label,
        let parsed = Mirror(reflecting: child.value).descendant("_parsedValue", "value")
      else { continue }
      if let group = parsed as? any ParsableArguments {
        add(group, path + label + ".")
      } else {
        // Files are one word to the parser where there are many.
        let value: Any = (parsed as? [String]).map(JoinedWords.apart) ?? parsed
        lines.append("\(path)\(label) = \(String(reflecting: value))")
      }
    }
  }
  add(command, "")
  return lines.joined(separator: "\n")
}
#endif
