import Controls
import FileSystem
import Loading
public import ObjectModel
public import Raster
public import ScreenFormat
import Text

/// Draws a screen and compares it with its goldens.
public struct GoldenCheck: Sendable {
  /// The goldens to write.
  public var record: RecordMode
  /// The folder of a report that the pictures of failures are written to; nil writes none.
  public var report: String?
  /// Remembers pictures that passed, so that they are not drawn again; nil draws all.
  package var cache: PassCache?

  private let caches = RasterizerCaches()
  private let decodedFiles = DecodedFiles()

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - record: The goldens to write.
  ///   - report: The folder of a report for the pictures of failures; nil writes none.
  public init(record: RecordMode = .none, report: String? = nil) {
    self.record = record
    self.report = report
  }

  /// Draws a picture and compares it with its goldens.
  ///
  /// - Parameter item: The picture.
  /// - Returns: The result, and the paths of the picture's goldens.
  /// - Throws: `InvalidDocuments`, `InputError`, `OutputError`, `RasterizerError` or `PNGError` if the
  ///   picture cannot be drawn, or a file not be read or written.
  public func run(_ item: GoldenCase) throws -> (result: CaseResult, files: GoldenFiles) {
    var pictures: [Picture] = []
    return try run(item, showing: &pictures)
  }

  /// Draws a picture and compares it with its goldens.
  ///
  /// - Parameters:
  ///   - item: the picture.
  ///   - pictures: receives the pictures that show a failure.
  package func run(
    _ item: GoldenCase, showing pictures: inout [Picture]
  ) throws -> (result: CaseResult, files: GoldenFiles) {
    // A picture that passes may still be recorded anew, within its tolerance or with other properties.
    let cache = record == .all ? nil : cache
    if let passed = cache?.find(item) { return passed }
    let log = cache.map { _ in InputLog() }
    let loader = ScreenLoader(
      log.map { LoggingAssets($0) } ?? FileAssets(), options: item.variant.options,
      decodedFiles: decodedFiles)
    let loaded = try loader.load(item.screen)
    let (screen, document) = (loaded.screen, loaded.document)
    var settings = item.settings
    var findings = Diagnostics()
    settings.apply(document, loader: loader.files, into: &findings)
    settings.checkNames(in: document, ids: screen.window.ids, into: &findings)
    guard !findings.hasErrors else { throw InvalidDocuments(diagnostics: findings) }
    let files = item.files(scale: screen.device.scale)
    var result = CaseResult(id: item.id, screen: item.screen)
    result.facts = Self.facts(screen, item.variant.options)
    try document.drawing {
      // What loading had to lay out and paint is drawn as it is.
      let tree = loaded.placedForDrawing()
      let pixmap = try loaded.rasterized(
        tree, limits: item.variant.options.limits, reusing: caches)
      pictures = try check(screen, tree, pixmap, files, settings, inputs: log, into: &result)
    }
    if let cache, let log, result.status == .passed, result.recorded.isEmpty {
      cache.keep(result, scale: screen.device.scale, of: item, log)
    }
    return (result, files)
  }

  /// A file of a report that shows a failure.
  public struct Picture: Sendable {
    /// The kind of file, and the ending of its name.
    public enum Ending: String, Sendable {
      /// The picture as drawn now.
      case actual = ".actual.png"
      /// The golden picture.
      case expected = ".expected.png"
      /// The differences between the two.
      case difference = ".difference.png"
      /// The layout as it is now.
      case layout = ".layout.json"
    }

    /// The kind of file.
    public var ending: Ending
    /// The contents of the file.
    public var bytes: [UInt8]
  }

  /// Draws a screen and compares it with its goldens.
  ///
  /// - Parameters:
  ///   - screen: The screen to draw.
  ///   - files: The paths of its goldens.
  ///   - settings: The tolerances of the comparison.
  ///   - limits: The largest picture to draw.
  ///   - result: Receives the outcome.
  /// - Returns: The pictures that show a failure; empty if the comparison passes.
  /// - Throws: The errors of ``run(_:)`` except `InvalidDocuments`.
  @discardableResult
  public func check(
    _ screen: Screen, _ files: GoldenFiles, _ settings: GoldenSettings,
    limits: SurfaceLimits = SurfaceLimits(), into result: inout CaseResult
  ) throws -> [Picture] {
    let tree = screen.placedForDrawing()
    let pixmap = try tree.rasterized(limits: limits, reusing: caches)
    return try check(screen, tree, pixmap, files, settings, inputs: nil, into: &result)
  }

  /// Compares what is drawn with its goldens.
  ///
  /// - Parameter drawn: the tree that `pixmap` is of: work is counted in it, texts that only painting lays out among it.
  private func check(
    _ screen: Screen, _ drawn: PlacedTree, _ pixmap: Pixmap, _ files: GoldenFiles,
    _ settings: GoldenSettings, inputs: InputLog?, into result: inout CaseResult
  ) throws -> [Picture] {
    // A layout also tells of what is out of sight.
    let tree = settings.layoutTolerance == nil ? drawn : screen.placed()
    var comparison = GoldenComparison(
      tree: tree, pixmap: pixmap, settings: settings, files: files, inputs: inputs)
    try comparison.run()
    comparison.describe(in: &result)
    if result.status == .changed, let note = Self.standards(of: screen) {
      result.notes.append(note)
    }
    // What is cut in a language is told only of those that were asked for.
    if result.facts.contains(where: { $0.name == CaseResult.Fact.locale }) {
      result.misfits = tree.languageAudit().map(CaseResult.Misfit.init)
    }
    let pictures = result.status == .passed ? [] : try comparison.pictures()
    if let report, !pictures.isEmpty {
      result.pictures = try Self.write(pictures, id: result.id, in: report)
    }
    try comparison.record(record, noting: &result)
    return pictures
  }

  private static func write(
    _ pictures: [Picture], id: String, in report: String
  ) throws -> CaseResult.Pictures {
    let base = CaseResult.Pictures.base(of: id)
    var result = CaseResult.Pictures(actual: base + Picture.Ending.actual.rawValue)
    for picture in pictures {
      let name = base + picture.ending.rawValue
      try OutputFile.write(picture.bytes, to: name, inside: report)
      switch picture.ending {
      case .actual: break
      case .expected: result.expected = name
      case .difference: result.difference = name
      case .layout: result.layout = name
      }
    }
    return result
  }

  /// A note on the newest system, which nothing names and which therefore changes with the program; nil for others.
  private static func standards(of screen: Screen) -> String? {
    guard screen.origins.system == .standard, screen.system == Screen.newestSystem else {
      return nil
    }
    let open = screen.origins.device == .standard ? "a device or a system" : "a system"
    return
      "drawn on \(screen.device.name) with iOS \(screen.system), as nothing names \(open); "
      + "\"device\" and \"system\" of a \(ProjectDocument.fileName) would keep others"
  }

  private static func facts(_ screen: Screen, _ options: RenderOptions) -> [CaseResult.Fact] {
    let themes = options.themes.map { FilePath.name(of: $0) }.joined(separator: " ")
    let size = screen.traits.preferredContentSizeCategory
    let all: [(String, String?)] = [
      ("device", screen.device.name), ("system", String(screen.system)),
      ("style", screen.traits.userInterfaceStyle.rawValue),
      ("contrast", screen.traits.accessibilityContrast == .high ? "high" : nil),
      ("scale", shortest(screen.device.scale)),
      ("orientation", screen.device.isLandscape ? "landscape" : "portrait"),
      ("contentSize", size == Traits().preferredContentSizeCategory ? nil : size),
      (
        "direction",
        screen.traits.layoutDirection == .leftToRight
          ? nil : screen.traits.layoutDirection.rawValue
      ),
      (CaseResult.Fact.locale, options.locale),
      (
        CaseResult.Fact.machineFonts,
        screen.fonts.systemLabels.isEmpty
          ? nil : screen.fonts.systemLabels.map { FilePath.name(of: $0) }.joined(separator: " ")
      ),
      ("theme", themes.isEmpty ? nil : themes),
      ("time", screen.time == 0 ? nil : "\(shortest(screen.time)) s"),
    ]
    return all.compactMap { name, value in value.map { CaseResult.Fact(name: name, value: $0) } }
  }
}
