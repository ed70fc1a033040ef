public import Controls
import FileSystem
public import Raster
public import ScreenFormat

/// Draws a screen and compares it with its goldens.
public struct GoldenCheck: Sendable {
  /// Which goldens are written.
  public var record: RecordMode
  /// The folder of a report, where failures leave their pictures; nil leaves none.
  public var report: String?

  /// With all its values.
  public init(record: RecordMode = .none, report: String? = nil) {
    self.record = record
    self.report = report
  }

  /// Draws one picture and judges it.
  ///
  /// - Returns: the result, and the files that belong to the picture.
  /// - Throws: `InvalidDocuments`, `InputError`, `OutputError`, `RasterizerError` or `PNGError`: the
  ///   picture could not be drawn, or something could not be read or written.
  public func run(_ item: GoldenCase) throws -> (result: CaseResult, files: GoldenFiles) {
    var diagnostics = Diagnostics()
    let source = try ScreenFile.source(item.screen)
    guard let document = ScreenDocument.decode(source, into: &diagnostics) else {
      throw InvalidDocuments(diagnostics: diagnostics)
    }
    var settings = item.settings
    var ignored = Diagnostics()
    settings.apply(document, loader: FileAssets(), into: &ignored)
    let built = ScreenBuilder(loader: FileAssets(), options: item.variant.options)
      .build(document, diagnostics)
    guard let screen = built.screen else {
      throw InvalidDocuments(diagnostics: built.diagnostics)
    }
    let files = item.files(scale: screen.device.scale)
    var result = CaseResult(id: item.id, screen: item.screen)
    result.facts = Self.facts(screen, item.variant.options)
    try check(
      screen, files, settings, limits: item.variant.options.limits, into: &result)
    return (result, files)
  }

  /// Judges a screen that is built already.
  ///
  /// - Throws: as `run(_:)`.
  public func check(
    _ screen: Screen, _ files: GoldenFiles, _ settings: GoldenSettings,
    limits: SurfaceLimits = SurfaceLimits(), into result: inout CaseResult
  ) throws {
    let tree = LayoutPass.layOut(screen.resolved())
    var comparison = GoldenComparison(
      tree: tree, pixmap: try tree.rasterized(limits: limits), settings: settings, files: files)
    try comparison.run()
    comparison.describe(in: &result)
    if let report, result.status != .passed {
      result.pictures = try comparison.writePictures(id: result.id, in: report)
    }
    try comparison.record(record, noting: &result)
  }

  private static func facts(_ screen: Screen, _ options: RenderOptions) -> [CaseResult.Fact] {
    let themes = options.themes.map { FilePath.name(of: $0) }.joined(separator: " ")
    let size = screen.traits.preferredContentSizeCategory
    let all: [(String, String?)] = [
      ("device", screen.device.name), ("system", String(screen.system)),
      ("style", screen.traits.userInterfaceStyle.rawValue),
      ("scale", shortest(screen.device.scale)),
      ("orientation", screen.device.isLandscape ? "landscape" : "portrait"),
      ("contentSize", size == Traits().preferredContentSizeCategory ? nil : size),
      (
        "direction",
        screen.traits.layoutDirection == .leftToRight
          ? nil : screen.traits.layoutDirection.rawValue
      ),
      ("theme", themes.isEmpty ? nil : themes),
    ]
    return all.compactMap { name, value in value.map { CaseResult.Fact(name: name, value: $0) } }
  }
}
