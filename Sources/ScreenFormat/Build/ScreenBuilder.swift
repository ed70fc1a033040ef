public import ObjectModel

/// Builds the screen that documents describe: the second step of a render.
///
/// A build never fails early: it ends with a screen, or with all errors of the documents.
public struct ScreenBuilder: Sendable {
  /// The result of a build.
  public struct Result: Sendable {
    /// The screen; nil if there are errors.
    public var screen: Screen?
    /// All errors and warnings.
    public var diagnostics: Diagnostics
    /// The images in whose place a box is drawn.
    package var missing = Diagnostics()
    /// The places of the variables' keys, of those that count, by name.
    public var variables: [String: DocumentPlace] = [:]
    /// The themes in the order of their rules.
    package var themes: [Root] = []
    /// The texts in the language that was chosen; nil if there are errors.
    package var strings: StringLibrary?
    /// The places that name texts of tables.
    package var textUses: [TextUse] = []
    /// Whether the documents hold constraints, which may contradict one another.
    package var hasConstraints = false
  }

  /// The tree of a document.
  package struct Root: Sendable {
    /// The label of the file.
    package var file: String
    /// The root, an object.
    package var node: DocumentNode
  }

  private let classes: ClassTable
  private let loader: any AssetLoader
  private let options: RenderOptions
  /// The pictures of files that screens share; nil keeps nothing.
  package var decodedFiles: DecodedFiles?
  /// The pictures of the screen's files; nil reads all of each file when it is named.
  package var pictures: PictureFiles?
  /// Whether a box is drawn where an image can't be loaded.
  package var keepsGoing = false
  /// Reads what a document's folder says of device and system; asked only for documents that leave one of them open.
  package var folderSettings: FolderSettings.Reader = { _, _ in FolderSettings() }

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - classes: the built-in classes: `ClassTable()` of Controls.
  ///   - loader: reads the files that documents name.
  ///   - options: settings that replace those of the documents.
  public init(
    classes: ClassTable, loader: any AssetLoader, options: RenderOptions = RenderOptions()
  ) {
    self.classes = classes
    self.loader = loader
    self.options = options
  }

  /// Parses a screen's file and builds the screen.
  ///
  /// - Parameters:
  ///   - file: JSON, or YAML if its name ends in `.yaml` or `.yml`.
  ///   - folder: the folder that the document's paths are relative to; by default that of the file.
  public func build(_ file: SourceFile, folder: String? = nil) -> Result {
    var diagnostics = Diagnostics()
    guard let document = ScreenDocument.decode(file, folder: folder, into: &diagnostics) else {
      return Result(screen: nil, diagnostics: diagnostics)
    }
    return build(document, diagnostics)
  }

  /// Builds a screen that was parsed.
  ///
  /// - Parameters:
  ///   - document: the screen.
  ///   - diagnostics: the findings so far. If they contain an error, the result has no screen.
  /// - Complexity: O(size of the documents and of the images they name).
  public func build(
    _ document: ScreenDocument, _ diagnostics: Diagnostics = Diagnostics()
  ) -> Result {
    var build = ScreenBuild(
      document: document, classes: classes, options: options, loader: loader,
      decodedFiles: decodedFiles, pictures: pictures, keepsGoing: keepsGoing,
      folderSettings: folderSettings, diagnostics: diagnostics)
    return build.run()
  }

  /// The errors and warnings of a screen, a theme or a project.
  ///
  /// - Parameters:
  ///   - file: JSON, or YAML if its name ends in `.yaml` or `.yml`.
  ///   - folder: the folder that the document's paths are relative to; by default that of the file.
  public func validate(_ file: SourceFile, folder: String? = nil) -> Diagnostics {
    validate(file, folder: folder) { _, _ in nil }
  }

  /// The errors and warnings of a screen, a theme or a project.
  ///
  /// - Parameters:
  ///   - file: JSON, or YAML if its name ends in `.yaml` or `.yml`.
  ///   - folder: the folder that the document's paths are relative to; by default that of the file.
  ///   - check: checks a screen without errors further.
  package func validate(
    _ file: SourceFile, folder: String?,
    checking check: (Screen, ScreenDocument) -> Diagnostics?
  ) -> Diagnostics {
    switch DocumentKind.of(file) {
    case .screen:
      return validateScreen(file, folder: folder, checking: check)
    case .project:
      var diagnostics = Diagnostics()
      _ = ProjectDocument.decode(
        file, loader: loader, countsPictures: true, into: &diagnostics)
      return diagnostics
    case .theme:
      let result = buildTheme(file, folder: folder)
      var diagnostics = result.diagnostics
      if let screen = result.screen {
        diagnostics.append(contentsOf: SetterCheck.findings(result.themes, screen.classes))
      }
      return diagnostics
    }
  }

  /// Builds an empty window with the rules of a theme.
  ///
  /// - Parameters:
  ///   - file: JSON, or YAML if its name ends in `.yaml` or `.yml`.
  ///   - folder: the folder that the document's paths are relative to; by default that of the file.
  package func buildTheme(_ file: SourceFile, folder: String? = nil) -> Result {
    var diagnostics = Diagnostics()
    guard let theme = ThemeDocument.decode(file, folder: folder, into: &diagnostics) else {
      return Result(screen: nil, diagnostics: diagnostics)
    }
    let empty = ScreenDocument(
      file: theme.file, folder: theme.folder, root: DocumentNode(.object(.init()), at: .start))
    var build = ScreenBuild(
      document: empty, classes: classes, options: options, loader: loader,
      decodedFiles: decodedFiles, pictures: pictures, folderSettings: folderSettings,
      diagnostics: diagnostics)
    return build.run(theme)
  }

  /// A screen with a timeline is checked at its start and at its end.
  private func validateScreen(
    _ file: SourceFile, folder: String?,
    checking check: (Screen, ScreenDocument) -> Diagnostics?
  ) -> Diagnostics {
    var diagnostics = Diagnostics()
    guard let document = ScreenDocument.decode(file, folder: folder, into: &diagnostics) else {
      return diagnostics
    }
    func checked(_ builder: ScreenBuilder) -> Diagnostics {
      var result = builder.build(document, diagnostics)
      guard let screen = result.screen, !result.diagnostics.hasErrors else {
        return result.diagnostics
      }
      let own = Root(file: document.file, node: document.root)
      result.diagnostics.append(
        contentsOf: SetterCheck.findings(result.themes + [own], screen.classes))
      if let found = check(screen, document) {
        result.diagnostics.append(contentsOf: found)
      }
      return result.diagnostics
    }
    let first = checked(self)
    guard document.timelineEnd > 0, !first.hasErrors else { return first }
    var later = options
    later.time = document.timelineEnd
    var builder = ScreenBuilder(classes: classes, loader: loader, options: later)
    builder.folderSettings = folderSettings
    return checked(builder)
  }
}
