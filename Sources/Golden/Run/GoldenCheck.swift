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

  private let caches = RasterizerCaches()

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
    let built = ScreenBuilder(loader: FileAssets(), options: item.variant.options)
      .build(document, diagnostics)
    guard let screen = built.screen else {
      throw InvalidDocuments(diagnostics: built.diagnostics)
    }
    var settings = item.settings
    var findings = Diagnostics()
    settings.apply(document, loader: FileAssets(), into: &findings)
    settings.checkNames(in: document, ids: screen.window.ids, into: &findings)
    guard !findings.hasErrors else { throw InvalidDocuments(diagnostics: findings) }
    let files = item.files(scale: screen.device.scale)
    var result = CaseResult(id: item.id, screen: item.screen)
    result.facts = Self.facts(screen, item.variant.options)
    try check(
      screen, files, settings, limits: item.variant.options.limits, into: &result)
    return (result, files)
  }

  /// A file that shows a failure.
  public struct Picture: Sendable {
    /// What it is, and how its name ends.
    public enum Ending: String, Sendable {
      /// As it is drawn now.
      case actual = ".actual.png"
      /// The golden.
      case expected = ".expected.png"
      /// Where the two differ.
      case difference = ".difference.png"
      /// Where every view lies now.
      case layout = ".layout.json"
    }

    /// What it is.
    public var ending: Ending
    /// The file.
    public var bytes: [UInt8]
  }

  /// Judges a screen that is built already.
  ///
  /// - Returns: what shows the failure, if it is one.
  /// - Throws: as `run(_:)`.
  @discardableResult
  public func check(
    _ screen: Screen, _ files: GoldenFiles, _ settings: GoldenSettings,
    limits: SurfaceLimits = SurfaceLimits(), into result: inout CaseResult
  ) throws -> [Picture] {
    let tree = LayoutPass.layOut(screen.resolved())
    var comparison = GoldenComparison(
      tree: tree, pixmap: try tree.rasterized(limits: limits, reusing: caches),
      settings: settings, files: files)
    try comparison.run()
    comparison.describe(in: &result)
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
    let base = "\(Report.picturesFolder)/\(Report.fileName(of: id))"
    var result = CaseResult.Pictures(actual: base + Picture.Ending.actual.rawValue)
    for picture in pictures {
      let name = base + picture.ending.rawValue
      let path = FilePath.join(report, name)
      try OutputFile.createDirectory(FilePath.folder(of: path))
      try OutputFile.write(picture.bytes, to: path)
      switch picture.ending {
      case .actual: break
      case .expected: result.expected = name
      case .difference: result.difference = name
      case .layout: result.layout = name
      }
    }
    return result
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
      ("time", screen.time == 0 ? nil : "\(shortest(screen.time)) s"),
    ]
    return all.compactMap { name, value in value.map { CaseResult.Fact(name: name, value: $0) } }
  }
}
