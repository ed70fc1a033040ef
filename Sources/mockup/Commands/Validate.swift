import ArgumentParser
import Controls
import Loading
import ObjectModel
import Process
import Raster
import ScreenFormat

/// `mockup validate`: checks documents without drawing them.
struct Validate: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check screens, themes and mockup.json files.",
    discussion: """
      Prints all errors of all documents, as FILE:LINE:COLUMN: error: TEXT, and the first warning \
      of each kind.

      Examples:
        mockup validate login.screen.json
        mockup validate Screens/*.screen.json Themes/*.theme.json
      """)

  @Argument(
    help: ArgumentHelp("Documents to check; '-' reads standard input.", valueName: "files"),
    completion: .file())
  var words: [String]

  var files: [String] { JoinedWords.apart(words) }

  @OptionGroup var options: ScreenOptions

  @OptionGroup var warnings: WarningOptions

  func validate() throws { _ = try options.single() }

  func run() throws {
    let options = try options.single()
    let loader = ScreenLoader(FileAssets.named, options: options)
    var status = ExitStatus.done
    // A theme is checked with each screen that it is for, and by itself.
    var told: Set<String> = []
    var lines: [String] = []
    func tell(_ new: [String]) {
      let new = new.filter { told.insert($0).inserted }
      lines += new
      StandardStreams.report(new)
    }
    for path in files {
      do {
        let diagnostics = loader.validate(try loader.read(path))
        tell(diagnostics.lines(listsAll: warnings.verbose))
        status = max(status, diagnostics.status)
      } catch {
        let message = ErrorMessage(error)
        tell(message.lines)
        status = max(status, message.status)
      }
    }
    StandardStreams.report(ErrorCount.note(about: lines))
    if status != .done { throw ExitCode(status) }
  }
}
