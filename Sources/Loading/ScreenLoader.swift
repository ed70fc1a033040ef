package import Controls
package import FileSystem
package import ObjectModel
package import Raster
package import ScreenFormat

/// Reads documents and builds the screens that they describe.
package struct ScreenLoader: Sendable {
  /// A document's file as it was read.
  package struct Source: Sendable {
    package var file: SourceFile
    /// The folder that the document's paths are relative to; nil for that of the file.
    package var folder: String?

    /// Creates a source of a text that is in no file.
    ///
    /// - Parameters:
    ///   - file: the text, and its name in messages.
    ///   - folder: the folder that the document's paths are relative to; empty for the working folder.
    package init(_ file: SourceFile, folder: String?) {
      self.file = file
      self.folder = folder
    }
  }

  /// A screen that was parsed and is not built yet.
  package struct Parsed: Sendable {
    package var document: ScreenDocument
    /// The findings so far; errors among them leave no screen to build.
    package var diagnostics: Diagnostics
  }

  /// A screen that was built.
  package struct Loaded: Sendable {
    package var screen: Screen
    package var document: ScreenDocument
    /// The warnings.
    package var diagnostics: Diagnostics
    /// The places of the variables' keys, of those that count, by name.
    package var variables: [String: DocumentPlace]
    /// The texts in the language that was chosen.
    package var strings: StringLibrary
    /// The places that name texts of tables.
    package var textUses: [TextUse]
    /// The images in whose place a box is drawn; empty unless the loader keeps going.
    package var missing = Diagnostics()
    /// The screen as it is drawn, if images made it necessary to know.
    fileprivate var painted: (tree: PlacedTree, list: DisplayList)?

    /// The screen laid out to be drawn; what loading had to lay out is not laid out again.
    package func placedForDrawing() -> PlacedTree { painted?.tree ?? screen.placedForDrawing() }

    /// Draws the screen into pixels, as it was loaded.
    ///
    /// - Parameters:
    ///   - scale: pixels a point of the picture; nil for those of the device.
    ///   - limits: the largest picture to draw.
    ///   - caches: masks and images that earlier drawings left; they never change a pixel.
    /// - Throws: `RasterizerError` if the picture exceeds `limits`.
    package func rasterized(
      scale: Double? = nil, limits: SurfaceLimits, reusing caches: RasterizerCaches
    ) throws(RasterizerError) -> Pixmap {
      try rasterized(placedForDrawing(), scale: scale, limits: limits, reusing: caches)
    }

    /// Draws the screen into pixels, as it was loaded.
    ///
    /// - Parameters:
    ///   - tree: what `placedForDrawing` has made.
    ///   - scale: pixels a point of the picture; nil for those of the device.
    ///   - limits: the largest picture to draw.
    ///   - caches: masks and images that earlier drawings left; they never change a pixel.
    /// - Throws: `RasterizerError` if the picture exceeds `limits`.
    package func rasterized(
      _ tree: PlacedTree, scale: Double? = nil, limits: SurfaceLimits,
      reusing caches: RasterizerCaches
    ) throws(RasterizerError) -> Pixmap {
      try tree.rasterized(painted?.list ?? tree.displayList(), scale: scale, limits, caches)
    }
  }

  /// What a screen is loaded for, which decides what is read of its images.
  package enum Purpose: Sendable {
    /// A picture: all of what shows, so that what is wrong with an image that shows is a finding of the screen.
    case drawing
    /// Its objects: sizes of images.
    case reading
  }

  /// A theme that was built.
  package struct Theme: Sendable {
    /// An empty window with the theme's rules and classes.
    package var screen: Screen
    /// The theme, and those that it extends before it.
    package var documents: [ScreenBuilder.Root]
    /// The warnings.
    package var diagnostics: Diagnostics
  }

  /// Reads the documents, and the files that they name.
  package let files: any DocumentFiles
  /// Settings that replace those of the documents.
  package var options: RenderOptions
  /// The files that screens share; nil keeps nothing.
  package var decodedFiles: DecodedFiles?
  package var purpose = Purpose.drawing
  /// Whether a box is drawn where an image can't be loaded.
  package var keepsGoing = false
  /// Changes a screen before it is looked at which images show.
  package var adjust: @Sendable (inout Screen) -> Void = { _ in }

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - files: reads the documents, and the files that they name.
  ///   - options: settings that replace those of the documents.
  ///   - decodedFiles: what other screens have decoded; nil keeps nothing.
  package init(
    _ files: any DocumentFiles = FileAssets(), options: RenderOptions = RenderOptions(),
    decodedFiles: DecodedFiles? = nil
  ) {
    self.files = files
    self.options = options
    self.decodedFiles = decodedFiles
  }

  /// Reads a document.
  ///
  /// - Parameter path: the path of the file, or `-` for standard input.
  package func read(_ path: String) throws(InputError) -> Source {
    let file = SourceFile(label: InputFile.label(of: path), bytes: try files.document(at: path))
    return Source(file, folder: path == InputFile.standardInput ? "" : nil)
  }

  /// Parses a screen.
  package func parse(_ source: Source) throws(InvalidDocuments) -> Parsed {
    var diagnostics = Diagnostics()
    guard
      let document = ScreenDocument.decode(
        source.file, folder: source.folder, reusing: decodedFiles, into: &diagnostics)
    else { throw InvalidDocuments(diagnostics: diagnostics) }
    return Parsed(document: document, diagnostics: diagnostics)
  }

  /// Builds a screen that was parsed.
  ///
  /// What is wrong with an image that shows is found when its pixels are unpacked. The screen is then built once more, so
  /// that it is told at the place of the image's name, and a picture of another scale may take its place.
  package func build(_ parsed: Parsed) throws(InvalidDocuments) -> Loaded {
    let pictures = PictureFiles(.sizes, limit: options.limits.bytes)
    var builder = builder
    builder.pictures = pictures
    builder.keepsGoing = keepsGoing
    while true {
      let result = builder.build(parsed.document, parsed.diagnostics)
      guard let screen = result.screen, let strings = result.strings else {
        throw InvalidDocuments(diagnostics: result.diagnostics)
      }
      var loaded = Loaded(
        screen: screen, document: parsed.document, diagnostics: result.diagnostics,
        variables: result.variables, strings: strings, textUses: result.textUses,
        missing: result.missing)
      adjust(&loaded.screen)
      guard purpose == .drawing, pictures.hasPackedPictures || result.hasConstraints else {
        return loaded
      }
      let findings = pictures.findingCount
      let tree = loaded.screen.placedForDrawing()
      let list = tree.displayList()
      tree.unpackImages(of: list, limits: options.limits)
      guard pictures.findingCount > findings else {
        loaded.diagnostics.append(
          contentsOf:
            ConstraintFindings.of(tree, isStrict: options.isStrictAboutLayout))
        guard !loaded.diagnostics.hasErrors else {
          throw InvalidDocuments(diagnostics: loaded.diagnostics)
        }
        loaded.painted = (tree, list)
        return loaded
      }
    }
  }

  /// Parses and builds a screen.
  package func load(_ source: Source) throws(InvalidDocuments) -> Loaded {
    try build(parse(source))
  }

  /// Reads, parses and builds a screen.
  ///
  /// - Parameter path: the path of the file, or `-` for standard input.
  /// - Throws: `InputError` if the file cannot be read, `InvalidDocuments` if it has errors.
  package func load(_ path: String) throws -> Loaded {
    try load(read(path))
  }

  /// Builds a theme.
  package func theme(_ source: Source) throws(InvalidDocuments) -> Theme {
    let result = builder.buildTheme(source.file, folder: source.folder)
    guard let screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    return Theme(screen: screen, documents: result.themes, diagnostics: result.diagnostics)
  }

  /// The errors and warnings of a screen, a theme or the settings of tests; for a screen also that it takes too much
  /// memory or work to draw.
  package func validate(_ source: Source) -> Diagnostics {
    builder.validate(source.file, folder: source.folder) { screen, document in
      do throws(RasterizerError) {
        try screen.check(limits: options.limits)
        guard screen.resolved().layoutRoots != nil else { return nil }
        return ConstraintFindings.of(
          screen.placedForDrawing(), isStrict: options.isStrictAboutLayout)
      } catch {
        return document.diagnostics(for: error)
      }
    }
  }

  private var builder: ScreenBuilder {
    var builder = ScreenBuilder(classes: ClassTable(), loader: files, options: options)
    builder.decodedFiles = decodedFiles
    builder.folderSettings = { [files] folder, diagnostics in
      ProjectFolders.settings(of: folder, files, into: &diagnostics)
    }
    return builder
  }
}

extension ScreenDocument {
  /// Runs `body`, which draws the document's screen. A screen that takes too much memory or work is an error of the
  /// document.
  ///
  /// - Throws: `InvalidDocuments`; what `body` throws.
  package func drawing<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as RasterizerError {
      guard let diagnostics = diagnostics(for: error) else { throw error }
      throw InvalidDocuments(diagnostics: diagnostics)
    }
  }
}
