import ArgumentParser
import FileSystem
import Golden
import PNG
import Preview
import Process
import ScreenFormat

/// `mockup gallery`: shows many screens in one file.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Show many screens in one file: a page, or a contact sheet.",
    discussion: """
      Draws every *.screen.json below PATH, in the variants of mockup.json or of the options. An .html file is a \
      page that needs no server and no network: with search and zoom, and a click on anything tells where its \
      values come from. A .png file shows the screens in a grid, with their names.

      With --theme and no PATH, the page is about the theme: its colours, fonts and images with who uses them, and a \
      board of controls in their states, light and dark. -o board.screen.json writes that board, to change it and \
      to give it with --board.

      Examples:
        mockup gallery Screens -o screens.html
        mockup gallery Screens --style light --style dark -o screens.html
        mockup gallery Screens -o sheet.png --backdrop dark
        mockup gallery Screens --against main -o changes.html
        mockup gallery --theme brand.theme.json -o brand.html
      """)

  @Argument(help: "Folders of screens, or screens.", completion: .file())
  var paths: [String] = []

  /// The paths, or the working folder where none is named.
  private var allPaths: [String] { paths.isEmpty ? ["."] : paths }

  @Option(
    name: [.customShort("o"), .long],
    help:
      "A page (.html), a picture (.png), or the board of a theme's page (.screen.json).",
    completion: .file())
  var output: String

  @OptionGroup var options: ScreenOptions

  @OptionGroup var keepGoingOptions: KeepGoingOptions

  @Option(
    help: "The screen that a theme's page shows in place of its own board.", completion: .file())
  var board: String?

  @Option(
    help: ArgumentHelp(
      "Show only what changed since this revision of Git: before, after and difference.",
      valueName: "revision"))
  var against: String?

  @Option(help: "The page's title; by default the paths.")
  var title: String?

  @Option(help: "The most pixels a point of the page's pictures; by default those of the devices.")
  var pixels: Double?

  @Option(help: "The largest page, in MiB.")
  var maxSize = GalleryPage.standardLimit >> 20

  @Option(
    help: "The background of a sheet's pictures: light or dark.",
    completion: .values(of: GallerySheet.Backdrop.self), transform: choice)
  var backdrop: GallerySheet.Backdrop = .light

  @Option(help: "The number of columns of a sheet.")
  var columns: Int?

  @Option(help: .jobs) var jobs: Int?

  @Flag(help: "Show no progress bar.")
  var noProgress = false

  private enum Format { case page, sheet, board }

  /// Whether the page is about a theme rather than about screens.
  private var isAboutTheme: Bool {
    format == .page && paths.isEmpty && !options.matrix.base.themes.isEmpty
  }

  private var format: Format? {
    let name = output.lowercased()
    if name.hasSuffix(".screen.json") { return .board }
    return name.hasSuffix(".html") ? .page : name.hasSuffix(".png") ? .sheet : nil
  }

  func validate() throws {
    guard jobs ?? 1 > 0 else { throw ValidationError("--jobs is at least 1.") }
    guard (1...1 << 14).contains(maxSize) else {
      throw ValidationError("--max-size is 1 to \(1 << 14) MiB.")
    }
    guard pixels.map(RenderOptions.scales.contains) ?? true else {
      throw ValidationError("--pixels is a number from 0.5 to 8.")
    }
    guard columns.map((1...100).contains) ?? true else {
      throw ValidationError("--columns is 1 to 100.")
    }
    guard format != nil else {
      throw ValidationError(
        "-o names a page (.html), a picture (.png) or a board (.screen.json), not '\(output)'.")
    }
    guard format != .board || paths.isEmpty && options.matrix.base.themes.isEmpty else {
      throw ValidationError(
        "-o NAME.screen.json writes the board of a theme's page: leave paths and --theme out.")
    }
    guard board == nil || isAboutTheme else {
      throw ValidationError("--board is for the page of a --theme, without other paths.")
    }
    guard against == nil || format == .page && !isAboutTheme else {
      throw ValidationError("--against is for a page (.html) of screens.")
    }
    guard !paths.contains(InputFile.standardInput) else {
      throw ValidationError("A gallery shows files: name a screen or a folder.")
    }
  }

  func run() throws {
    if format == .board {
      try OutputFile.write(ThemePage.board, to: output, waitsForOthers: true)
      return StandardStreams.report(["wrote \(output)"], on: .standardOutput)
    }
    if isAboutTheme { return try writeThemePage() }
    let revision = try against.map { name in
      try PreviewRevision(name, of: allPaths, limits: options.matrix.base.limits)
    }
    let plan = try TestPlan(allPaths, asked: options.matrix)
    guard !plan.cases.isEmpty else { throw NoScreens(paths: allPaths) }
    let progress = ProgressBar(total: plan.cases.count, isWanted: !noProgress)
    let scale = format == .sheet ? GallerySheet.scale : pixels
    let caches = PreviewCaches(options.matrix.base.limits)
    var model = GalleryPictures.draw(
      plan.cases, problems: plan.diagnostics.sorted().map(\.description),
      gone: revision?.goneScreens(below: allPaths) ?? [], scale: scale,
      keepsGoing: keepGoingOptions.keepGoing, jobs: jobs, reusing: caches
    ) {
      progress.advance($0)
    }
    progress.finish()
    var told: Set<String> = []
    let problems = model.order.compactMap { model.pictures[$0] }.flatMap(\.problems)
    let missing = model.order.compactMap { model.pictures[$0]?.drawing }.flatMap(\.missing)
    let lines = (problems + missing).filter { told.insert($0).inserted }
    StandardStreams.report(model.problems + lines + ErrorCount.note(about: lines))
    let drawn = model.pictures.values.count { $0.drawing != nil }
    guard drawn > 0 else { throw ExitCode(.invalidDocument) }
    let changes = revision.map { revision in
      GalleryChanges(
        of: &model, against: revision, keepsGoing: keepGoingOptions.keepGoing, jobs: jobs,
        reusing: caches)
    }
    let file: [UInt8]
    switch format {
    case .page, .board, nil:
      file = try GalleryPage.html(
        model, title: title ?? PreviewTitle.title(of: allPaths),
        keepsGoing: keepGoingOptions.keepGoing, changes: changes, scale: pixels,
        limit: maxSize << 20, reusing: caches)
    case .sheet:
      let sheet = GallerySheet(backdrop: backdrop, columns: columns)
      let limits = options.matrix.base.limits
      file = try PNG.encode(consuming: sheet.draw(model, limits: limits))
    }
    try OutputFile.write(file, to: output, waitsForOthers: true)
    StandardStreams.report(
      [
        "wrote \(output): \(changes?.summary ?? Wording.count(drawn, "picture")), "
          + ByteCount.text(file.count)
      ], on: .standardOutput)
    if !missing.isEmpty { throw ExitCode(.missingInput) }
    if !problems.isEmpty { throw ExitCode(.invalidDocument) }
  }

  /// Writes the page of the themes that `--theme` names.
  private func writeThemePage() throws {
    let themes = options.matrix.base.themes
    let title = title ?? themes.map(ThemePage.name(of:)).joined(separator: " + ")
    let (page, model) = try ThemePage.html(
      options.matrix, board: board, title: title, scale: pixels, limit: maxSize << 20, jobs: jobs)
    let pictures = model.order.compactMap { model.pictures[$0] }
    StandardStreams.report(pictures.flatMap(\.problems))
    guard pictures.allSatisfy(\.problems.isEmpty) else { throw ExitCode(.invalidDocument) }
    try OutputFile.write(page, to: output, waitsForOthers: true)
    StandardStreams.report(
      [
        "wrote \(output): \(Wording.count(pictures.count, "picture")), \(ByteCount.text(page.count))"
      ], on: .standardOutput)
  }
}
