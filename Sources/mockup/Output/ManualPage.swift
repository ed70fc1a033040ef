import ScreenFormat

/// The manual page that `mockup --manual` prints, in roff with the macros of man(7).
enum ManualPage {
  /// The page of a program.
  ///
  /// - Parameters:
  ///   - help: the description of its commands as JSON, from the parser of arguments.
  ///   - version: the program's version.
  static func text(help: String, version: String) -> String {
    guard let command = CommandHelp(help).program else { return "" }
    var page = Page()
    page.add(".TH MOCKUP 1 \"\" \"mockup \(version)\" \"User Commands\"")
    page.section("NAME")
    page.paragraph("mockup - \(command["abstract"]?.string ?? "")")
    page.section("SYNOPSIS")
    page.add(".B mockup")
    page.paragraph("COMMAND [ARGUMENTS] [OPTIONS]")
    page.section("DESCRIPTION")
    page.discussion(command["discussion"]?.string ?? "")
    page.options(command)
    page.section("COMMANDS")
    for command in command["subcommands"]?.array ?? [] {
      guard let command = command.object, let name = command["commandName"]?.string, name != "help"
      else { continue }
      page.subsection(([name] + positionals(of: command)).joined(separator: " "))
      page.paragraph(command["abstract"]?.string ?? "")
      page.discussion(command["discussion"]?.string ?? "")
      page.options(command)
    }
    page.section("ENVIRONMENT")
    page.item("CI", "Turns recording and progress bars off unless it is empty, 0 or false.")
    page.item(
      "GITHUB_ACTIONS, GITHUB_WORKSPACE", "Make failures annotations of the screens' files.")
    page.section("FILES")
    page.item("NAME.screen.json, NAME.screen.yaml", "A screen.")
    page.item("NAME.theme.json", "Values and rules that several screens share.")
    page.item("mockup.json", "The variants and tolerances of the tests in its folder and below.")
    page.item("__Goldens__/", "The goldens of the screens in the folder that contains it.")
    page.item(".mockup/last-failed.json", "The pictures that failed when they were last tested.")
    return page.text
  }

  private static func positionals(of command: DocumentObject) -> [String] {
    (command["arguments"]?.array ?? []).compactMap { argument in
      guard let argument = argument.object, argument["kind"]?.string == "positional",
        argument["shouldDisplay"]?.bool == true, let name = argument["valueName"]?.string
      else { return nil }
      let dots = argument["isRepeating"]?.bool == true ? "..." : ""
      let word = name.uppercased() + dots
      return argument["isOptional"]?.bool == true ? "[\(word)]" : word
    }
  }

  /// A page in the making.
  private struct Page {
    var text = ""

    mutating func add(_ line: String) { text += line + "\n" }
    mutating func section(_ title: String) { add(".SH \(title)") }
    mutating func subsection(_ title: String) { add(".SS \"mockup \(Self.escaped(title))\"") }
    mutating func paragraph(_ text: String) { add(Self.escaped(text)) }

    mutating func item(_ name: String, _ text: String) {
      add(".TP\n\\fB\(Self.escaped(name))\\fR")
      paragraph(text)
    }

    /// Paragraphs; those that contain indented lines keep their lines.
    mutating func discussion(_ text: String) {
      var isVerbatim = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let isIndented = line.hasPrefix("  ")
        if isIndented != isVerbatim {
          add(isIndented ? ".RS\n.nf" : ".fi\n.RE")
          isVerbatim = isIndented
        }
        add(line.isEmpty ? ".PP" : Self.escaped(String(isIndented ? line.dropFirst(2) : line)))
      }
      if isVerbatim { add(".fi\n.RE") }
    }

    mutating func options(_ command: DocumentObject) {
      for option in command["arguments"]?.array ?? [] {
        guard let option = option.object, option["shouldDisplay"]?.bool == true else { continue }
        let value = option["valueName"]?.string ?? ""
        var names = CommandHelp.names(of: option)
        if ["-h", "--version"].contains(where: names.contains), command["superCommands"] != nil {
          continue
        }
        if names.isEmpty { names = [value.uppercased()] }
        let isOption = option["kind"]?.string == "option"
        item(
          names.joined(separator: ", ") + (isOption ? " \(value.uppercased())" : ""),
          option["abstract"]?.string ?? "")
      }
    }

    /// Text in which roff finds no requests: hyphens that can be copied, no line that starts with a
    /// point or an apostrophe.
    static func escaped(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        case "'": result += "\\(aq"
        case "\"": result += "\\(dq"
        case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
        default: result += "\\[u\(hexadecimal(scalar.value))]"
        }
      }
      return result.hasPrefix(".") ? "\\&\(result)" : result
    }

    private static func hexadecimal(_ value: UInt32) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }
}
