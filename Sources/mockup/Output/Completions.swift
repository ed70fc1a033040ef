import ArgumentParser
import ObjectModel

/// The completions that `mockup --completions SHELL` prints.
enum Completions {
  /// The script for a shell, made of the one that the parser of arguments generates.
  static func script(_ script: String, for shell: CompletionShell) -> String {
    if shell == .fish { return fish(script) + "\n" }
    guard shell == .bash else { return script + "\n" }
    // Where nothing else fits, Bash completes file names itself: it knows quotes and backslashes.
    let names = "complete -o filenames -F"
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(names)
        ? "complete -o default -o filenames -F\(line.dropFirst(names.count))" : line[...]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The script for fish, which would split the names of devices at their spaces: one a line they stay whole.
  private static func fish(_ script: String) -> String {
    let names = Device.names
    let list = names.map { "\"\($0)\"" }.joined(separator: " ")
    return script.replacing(
      "'\(names.joined(separator: " "))'", with: "'(printf \"%s\\n\" \(list))'")
  }
}
