import Controls
public import ObjectModel

/// Makes the screen that documents describe: step 2 of a render.
///
/// Whatever the documents hold, building ends: with a screen, or with everything that is wrong.
public struct ScreenBuilder: Sendable {
  /// What came of a build.
  public struct Result: Sendable {
    /// The screen; nil when there are errors.
    public var screen: Screen?
    /// Errors and warnings.
    public var diagnostics: Diagnostics
  }

  private let loader: any AssetLoader
  private let options: RenderOptions

  /// - Parameters:
  ///   - loader: reads what documents name.
  ///   - options: what the user asks for beside the documents.
  public init(loader: any AssetLoader, options: RenderOptions = RenderOptions()) {
    self.loader = loader
    self.options = options
  }

  /// Decodes a screen's file and builds it.
  ///
  /// - Parameter folder: what its paths are relative to; the file's own folder unless given.
  public func build(_ file: SourceFile, folder: String? = nil) -> Result {
    var diagnostics = Diagnostics()
    guard let document = ScreenDocument.decode(file, folder: folder, into: &diagnostics) else {
      return Result(screen: nil, diagnostics: diagnostics)
    }
    return build(document, diagnostics)
  }

  /// Builds a decoded screen.
  ///
  /// - Parameter diagnostics: what was found so far; with an error in it there will be no screen.
  /// - Complexity: O(size of the documents and of the images they name).
  public func build(
    _ document: ScreenDocument, _ diagnostics: Diagnostics = Diagnostics()
  ) -> Result {
    var build = ScreenBuild(
      document: document, options: options, loader: loader, diagnostics: diagnostics)
    return build.run()
  }

  /// Checks a document of either kind without keeping what it describes.
  public func validate(_ file: SourceFile, folder: String? = nil) -> Diagnostics {
    switch DocumentKind.of(file) {
    case .screen:
      return validateScreen(file, folder: folder)
    case .project:
      var diagnostics = Diagnostics()
      _ = ProjectDocument.decode(file, loader: loader, into: &diagnostics)
      return diagnostics
    case .theme:
      var diagnostics = Diagnostics()
      guard let theme = ThemeDocument.decode(file, folder: folder, into: &diagnostics) else {
        return diagnostics
      }
      let empty = ScreenDocument(
        file: theme.file, folder: theme.folder, root: DocumentNode(.object(.init()), at: .start))
      var build = ScreenBuild(
        document: empty, options: options, loader: loader, diagnostics: diagnostics)
      return build.run(theme).diagnostics
    }
  }

  /// A screen with a timeline is checked as it begins and as it ends.
  private func validateScreen(_ file: SourceFile, folder: String?) -> Diagnostics {
    var diagnostics = Diagnostics()
    guard let document = ScreenDocument.decode(file, folder: folder, into: &diagnostics) else {
      return diagnostics
    }
    let result = build(document, diagnostics).diagnostics
    guard document.timelineEnd > 0, !result.hasErrors else { return result }
    var later = options
    later.time = document.timelineEnd
    return ScreenBuilder(loader: loader, options: later).build(document, diagnostics).diagnostics
  }
}
