import ArgumentParser
import FileSystem
import Golden
import Loading
import Process
import ScreenFormat

/// `mockup strings`: compares the texts that screens use with those of each language.
struct Strings: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "List texts that languages lack, or have in another form.",
    discussion: """
      For each language of the screens' 'strings' folders: texts that the screens use and the language \
      lacks, texts that no screen uses, and those with other arguments or forms of plurals than needed.

      Examples:
        mockup strings Screens
        mockup strings cart.screen.json --locale de --locale ar --strict
      """)

  @Argument(
    help: ArgumentHelp(
      "Screens, or folders of them; '-' reads standard input.", valueName: "screens"),
    completion: .file())
  private var words: [String]

  var files: [String] { JoinedWords.apart(words) }

  @Flag(help: "Print JSON, for other programs.")
  var json = false

  @OptionGroup var options: ScreenOptions

  func validate() throws {
    guard options.matrix.without(\.locales).count == 1 else {
      throw ValidationError("This command takes --device, --system and similar options only once.")
    }
  }

  func run() throws {
    var matrix = options.matrix.without(\.locales)
    // What is missing is listed.
    matrix.base.requiresTexts = false
    var loader = ScreenLoader(FileAssets.named, options: matrix.variant(at: 0).options)
    loader.purpose = .reading
    var status = ExitStatus.done
    func attempt(_ body: () throws -> Void) {
      do {
        try body()
      } catch {
        let message = ErrorMessage(error)
        StandardStreams.report(message.lines)
        status = max(status, message.status)
      }
    }
    var screens: [String] = []
    for path in files { attempt { screens += try Self.screens(at: path) } }
    var loaded: [ScreenLoader.Loaded] = []
    for screen in screens { attempt { loaded.append(try loader.load(screen)) } }
    var checks = StringCheck.checks(of: loaded.map { ($0.strings, $0.textUses) })
    let findings = checks.indices.flatMap { checks[$0].findings(in: options.locales) }
    if json {
      try StandardStreams.print(StringCheck.Finding.json(findings))
    } else {
      try StandardStreams.print(
        lines: findings.map(\.diagnostic.description) + StringCheck.Finding.summary(findings))
    }
    if options.strict, !findings.isEmpty { status = max(status, .checkFailed) }
    if status != .done { throw ExitCode(status) }
  }

  /// A screen, or those below a folder.
  private static func screens(at path: String) throws -> [String] {
    guard Folder.isFolder(path) else { return [path] }
    let screens = try ScreenFile.screens(below: path, except: GoldenFiles.folderName)
    guard !screens.isEmpty else { throw NoScreens(paths: [path]) }
    return screens
  }
}
