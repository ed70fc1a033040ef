import ArgumentParser
import Controls
import Inspection
import Loading
import ObjectModel
import Process
import ScreenFormat

/// `mockup dump`: prints an intermediate stage of a render.
struct Dump: ParsableCommand {
  enum Stage: String, ExpressibleByArgument, CaseIterable {
    case document, styled, layout, constraints, displaylist
  }

  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print an intermediate stage of a render as text.",
    discussion: """
      Examples:
        mockup dump login.screen.json --stage layout
        mockup dump login.screen.json --stage displaylist
      """)

  @Argument(help: "The screen; '-' reads standard input.", completion: .file())
  var screen: String

  @Option(help: "document, styled, layout, constraints or displaylist.")
  var stage: Stage

  @OptionGroup var options: ScreenOptions

  @OptionGroup var warnings: WarningOptions

  func run() throws {
    try StandardStreams.print(try text())
  }

  private func text() throws -> String {
    if stage == .document {
      let loader = ScreenLoader(FileAssets.named)
      let parsed = try loader.parse(loader.read(screen))
      guard !parsed.diagnostics.hasErrors else {
        throw InvalidDocuments(diagnostics: parsed.diagnostics)
      }
      return StageDump.document(parsed.document)
    }
    var loader = ScreenLoader(FileAssets.named, options: try options.single())
    loader.purpose = .reading
    let built = try loader.loadReporting(
      loader.read(screen), listsAll: warnings.verbose)
    switch stage {
    case .document: return ""
    case .styled: return StageDump.styled(built.placed().styled)
    case .layout: return StageDump.layout(built.placed())
    case .constraints: return StageDump.constraints(built.placed(explains: true))
    case .displaylist: return StageDump.displayList(built)
    }
  }
}
