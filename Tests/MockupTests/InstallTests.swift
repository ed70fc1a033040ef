import TestSupport
import Testing

/// `make install`, and the completions and manual page that it installs.
@Suite struct InstallTests {
  private static func has(_ program: String) -> Bool {
    (try? CommandRunner().runShell("command -v \(program)"))?.status == 0
  }

  private static let hasZsh = has("zsh")
  private static let hasFish = has("fish")
  private static let hasRoff = has("groff")

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func shell(_ line: String, in folder: String? = nil) throws -> CommandRunner.Outcome {
    var runner = CommandRunner()
    runner.folder = folder ?? directory.path
    return try runner.runShell(line)
  }

  /// A folder with a screen whose name has a space, a picture and a folder.
  private func files() throws {
    for name in ["my login.screen.json", "logo.png", "Screens/a.screen.json"] {
      try Files.write(Array("{}".utf8), to: directory[name])
    }
  }

  @Test func `installing writes the program, its completions and its page below DESTDIR`() throws {
    let command =
      "make -s -C '\(Repository.path(""))' MOCKUP=\"$(command -v mockup)\" DESTDIR='\(directory.path)'"
    let made = try shell("\(command) SWIFT_IMPORT=none PREFIX='/opt/my tools' install")
    #expect(made.status == 0, "\(made.errors)")
    let files = [
      "bin/mockup", "share/bash-completion/completions/mockup",
      "share/fish/vendor_completions.d/mockup.fish",
      "share/man/man1/mockup.1", "share/zsh/site-functions/_mockup",
    ]
    let prefix = directory["opt/my tools"]
    #expect(Files.list(prefix) == files)
    #expect(try shell("'\(prefix)/bin/mockup' --version").output.hasPrefix("0."))
    #expect(try shell("\(command) PREFIX='/opt/my tools' uninstall").status == 0)
    #expect(Files.list(prefix) == [])
    // The program that reads Swift comes along where it was built.
    let both = try shell("\(command) SWIFT_IMPORT=/bin/true PREFIX='/opt/my tools' install")
    #expect(both.output.contains("\(prefix)/bin/mockup-swift-import"))
    #expect(Files.list(prefix) == (files + ["bin/mockup-swift-import"]).sorted())
    #expect(try shell("\(command) PREFIX='/opt/my tools' uninstall").status == 0)
    #expect(Files.list(prefix) == [])
  }

  /// Bash's completions for a line that ends in an empty or begun word.
  private func bash(_ words: String...) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try shell(
      """
      mockup --completions bash > c.sh
      bash --norc -c 'source ./c.sh; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"
        COMP_POINT=${#COMP_LINE}; COMPREPLY=()
        _mockup mockup "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        printf "%s\\n" "${COMPREPLY[@]}"' bash mockup \(list)
      """)
    #expect(outcome.errors.isEmpty)
    return outcome.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test func `Bash completes commands, values and names of files`() throws {
    try files()
    #expect(try bash("rend") == ["render"])
    #expect(try bash("render", "--style", "") == ["dark", "light"])
    #expect(try bash("test", "--record", "m") == ["missing"])
    #expect(
      try bash("render", "--device", "iPhone SE") == ["iPhone SE", "iPhone SE 2", "iPhone SE 3"])
    #expect(try bash("render", "l") == ["logo.png"])
    #expect(try bash("render", "a.screen.json", "-o", "my") == ["my login.screen.json"])
    #expect(try bash("render", "a.screen.json", "--output-dir", "") == ["Screens"])
    // Whatever it offers nothing for, such as a name in quotes, Bash completes itself.
    let script = try shell("mockup --completions bash").output
    #expect(script.hasSuffix("\ncomplete -o default -o filenames -F _mockup mockup\n"))
  }

  @Test(.enabled(if: hasZsh, "zsh is not installed"))
  func `zsh reads its completions, which offer files`() throws {
    let outcome = try shell("mockup --completions zsh > _mockup; zsh -n _mockup")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let script = try #require(Files.text(directory["_mockup"]))
    #expect(script.hasPrefix("#compdef mockup\n"))
    #expect(script.contains("'*:screens:_files'"))
  }

  @Test(.enabled(if: hasFish, "fish is not installed"))
  func `fish completes commands, values and names of files`() throws {
    try files()
    func fish(_ line: String) throws -> [String] {
      let outcome = try shell(
        "mockup --completions fish > m.fish; HOME=\"$PWD/home\" fish -N -c 'source m.fish; complete -C \"\(line)\"'"
      )
      return outcome.output.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
    }
    #expect(try fish("mockup rend") == ["render"])
    #expect(try fish("mockup render --style ").sorted() == ["dark", "light"])
    #expect(try fish("mockup render l").contains("logo.png"))
  }

  @Test func `the manual page names every command, option and status`() throws {
    let page = try shell("mockup --manual").output
    for part in ["MERGE", "mockup render", "\\-\\-output\\-dir", "EXIT STATUS", "\\-\\-record"] {
      #expect(page.contains(part) || page.lowercased().contains(part.lowercased()), "\(part)")
    }
    for line in page.split(separator: "\n") where line.hasPrefix("'") {
      Issue.record("roff takes this for a request: \(line)")
    }
  }

  private static let hasPython = has("python3")

  @Test(.enabled(if: hasPython, "Python is not installed"))
  func `the pages about classes are those of their declarations`() throws {
    let outcome = try shell(
      "python3 '\(Repository.path("scripts/reference.py"))' \"$(command -v mockup)\" --check")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `names of values are listed by type and by property, numbers as numbers`() throws {
    func list(_ words: String) throws -> CommandRunner.Outcome { try shell("mockup list \(words)") }
    let position = try list("values barPosition").output
    #expect(position.contains("barPosition  topAttached         no"))
    #expect(
      try list("values tableViewStyle").output.contains("tableViewStyle  insetGrouped  13     no"))
    #expect(
      try list("values activityIndicatorViewStyle --json").output.contains(
        "\"value\": \"whiteLarge\""))
    #expect(try list("values accessibilityTraits").output.contains("  yes  "))
    let unknown = try list("values textAlignmnt")
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'textAlignment'?"))
    #expect(try list("classes --json").output.contains("\"since\": 5,"))
    #expect(try list("devices --json").output.contains("\"scale\": 2,"))
  }

  @Test(.enabled(if: hasRoff, "groff is not installed"))
  func `groff formats the manual page without a warning`() throws {
    let outcome = try shell("mockup --manual | groff -man -Tutf8 -ww -z")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors.prefix(500))")
  }
}
