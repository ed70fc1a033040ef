import Syntax

/// Something that a machine has or lacks, and what the program can do with it.
package struct MachineCheck: Sendable {
  /// The use, as a verb with its object.
  package var use: String
  /// Whether the machine has what the use needs.
  package var isThere: Bool
  /// Where it was found, or what is missing.
  package var finding: String
  /// What to do where it is missing; empty otherwise.
  package var advice: String
  /// Whether no picture can be drawn without it.
  package var isNeeded = false

  private init(_ use: String, found: String?, missing: String, advice: String) {
    self.use = use
    isThere = found != nil
    finding = found ?? missing
    self.advice = found == nil ? advice : ""
  }

  /// All uses of a machine, the one that every command needs first.
  package static func all(_ machine: Machine) -> [MachineCheck] {
    var drawing = MachineCheck(
      "draw pictures", found: DrawingCheck.run(), missing: "a label can't be drawn",
      advice: "Get the program again: it is damaged.")
    drawing.isNeeded = true
    return [
      drawing,
      MachineCheck(
        "import Swift", found: machine.swiftReader, missing: "mockup-swift-import isn't there",
        advice: "Put mockup-swift-import beside mockup; pip install 'mockup-render[swift]' brings "
          + "both. Objective-C is imported without it."),
      MachineCheck(
        "run other programs", found: machine.program("/bin/sh"), missing: "there is no /bin/sh",
        advice: "Install a shell; Swift, fonts of the machine and the browser need it."),
      MachineCheck(
        "find fonts of the machine", found: machine.program("fc-match"),
        missing: "there is no fc-match",
        advice:
          "Install fontconfig and fonts (apt-get install fontconfig fonts-noto-core); without them "
          + "documents bring fonts for scripts that are not in the program."),
      MachineCheck(
        "serve preview and review", found: machine.server,
        missing: "libmicrohttpd isn't there",
        advice: "Install it: apt-get install libmicrohttpd12."),
      MachineCheck(
        "open pages in a browser", found: machine.browser,
        missing: "there is no xdg-open, or no display",
        advice: "Open the address that preview and review print."),
      MachineCheck(
        "notice saved files at once", found: machine.watcher, missing: "inotify doesn't answer",
        advice: "Nothing to do: preview and --watch look again and again instead."),
      MachineCheck(
        "keep drawings for the next run", found: machine.cache,
        missing: machine.cacheFolder.map { "\($0) can't be written" }
          ?? "neither XDG_CACHE_HOME nor HOME is set",
        advice: "Set XDG_CACHE_HOME to a folder that can be written."),
    ]
  }
}

extension MachineCheck {
  /// Lines for people: a mark, the use, what was found, and below it what to do.
  package static func text(_ checks: [MachineCheck]) -> String {
    let width = checks.map(\.use.count).max() ?? 0
    return checks.map { check in
      let use = check.use + String(repeating: " ", count: width - check.use.count)
      let mark = check.isThere ? "ok " : "no "
      let advice = check.advice.isEmpty ? "" : "      \(check.advice)\n"
      return "\(mark)  \(use)  \(check.finding)\n\(advice)"
    }.joined()
  }

  /// A JSON array of objects with `use`, `ok`, `finding` and, where something is missing, `advice`.
  package static func json(_ checks: [MachineCheck]) -> String {
    let objects = checks.map { check in
      var pairs: [(String, DocumentValue)] = [
        ("use", .string(check.use)), ("ok", .bool(check.isThere)),
        ("finding", .string(check.finding)),
      ]
      if !check.advice.isEmpty { pairs.append(("advice", .string(check.advice))) }
      return "  " + DocumentValue.object(pairs).json
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}
