import Text

/// The fonts of a build: embedded ones, those of the documents, and installed ones for characters
/// that no other font has.
struct FontLibrary {
  /// The greatest number of characters for which installed fonts are searched. It exceeds the
  /// number of scripts in a text.
  private static let searchLimit = 64
  private static let extensions = [".ttf", ".otf", ".ttc"]

  private(set) var book = FontBook.embedded
  /// The files and folders that fonts were read from, for messages.
  private(set) var places: [String] = []
  /// Characters that were searched for.
  private var searched: Set<Unicode.Scalar> = []
  private var searchCount = 0
  private var systemFonts: Set<SystemFont> = []
  /// Fonts that were reported as substituted; each is reported once.
  private var reportedSubstitutes: Set<String> = []

  /// Adds the font file at `path`, or every font of the folder there in the order of their names.
  ///
  /// - Returns: the problems of files that cannot be used.
  mutating func add(_ path: String, loader: any AssetLoader) -> [any DocumentProblem] {
    places.append(path)
    guard let names = try? loader.list(path) else { return addFile(path, loader: loader) }
    let files = names.sorted().filter { name in
      Self.extensions.contains { name.lowercased().hasSuffix($0) }
    }
    if files.isEmpty { return [FontProblem.noneInFolder(path)] }
    return files.flatMap { addFile(FilePath.join(path, $0), loader: loader) }
  }

  private mutating func addFile(
    _ path: String, loader: any AssetLoader
  ) -> [any DocumentProblem] {
    let bytes: [UInt8]
    do {
      bytes = try loader.read(path)
    } catch {
      return [UnusableFile(path: path, kind: "font", error: error)]
    }
    do throws(FontError) {
      _ = try book.add(fontFile: bytes, label: path)
      return []
    } catch {
      return [FontProblem.badFile(path, error)]
    }
  }

  /// Whether some font has each character of a text.
  func hasGlyphs(for text: String) -> Bool { text.unicodeScalars.allSatisfy(book.hasGlyph) }

  /// Adds installed fonts for the characters of `text` that no font has yet.
  ///
  /// - Parameter language: the language of the text (BCP 47).
  /// - Returns: warnings about the fonts that were added and the characters that no font has.
  mutating func addSystemFonts(
    for text: String, in language: String, loader: any AssetLoader
  ) -> [FontProblem] {
    var problems: [FontProblem] = []
    for scalar in text.unicodeScalars
    where !scalar.isASCII && searched.insert(scalar).inserted && !book.hasGlyph(for: scalar) {
      problems.append(addSystemFont(for: scalar, in: language, loader: loader))
    }
    return problems
  }

  private mutating func addSystemFont(
    for scalar: Unicode.Scalar, in language: String, loader: any AssetLoader
  ) -> FontProblem {
    searchCount += 1
    guard searchCount <= Self.searchLimit,
      let font = loader.systemFont(
        for: scalar, inColor: scalar.properties.isEmojiPresentation, language: language),
      systemFonts.insert(font).inserted, let bytes = try? loader.read(font.path),
      (try? book.addSystemFace(fontFile: bytes, index: font.index, label: font.path)) != nil,
      book.hasGlyph(for: scalar)
    else { return .noGlyph(scalar) }
    return .systemFont(scalar, path: font.path)
  }

  /// A warning when the font called `name` is drawn with another; nil after the first time.
  mutating func substitution(of name: String) -> FontProblem? {
    guard let substitute = book.substitute(for: name), reportedSubstitutes.insert(name).inserted
    else { return nil }
    return .substituted(name, by: substitute)
  }
}
