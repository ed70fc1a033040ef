import Text

extension DocumentReader {
  /// How many characters fonts of the machine are looked for: more than there are scripts in a text.
  private static let fontSearchLimit = 64
  private static let fontExtensions = [".ttf", ".otf", ".ttc"]

  /// Adds a font file, or every one of a folder in the order of their names.
  mutating func addFonts(_ path: String, at cursor: Cursor, loader: any AssetLoader) {
    fontPlaces.append(path)
    guard let names = try? loader.list(path) else {
      addFont(path, at: cursor, loader: loader)
      return
    }
    let files = names.sorted().filter { name in
      Self.fontExtensions.contains { name.lowercased().hasSuffix($0) }
    }
    if files.isEmpty { report(FontProblem.noneInFolder(path), at: cursor) }
    for file in files { addFont(FilePath.join(path, file), at: cursor, loader: loader) }
  }

  private mutating func addFont(_ path: String, at cursor: Cursor, loader: any AssetLoader) {
    let bytes: [UInt8]
    do {
      bytes = try loader.read(path)
    } catch {
      report(UnusableFile(path: path, kind: "font", error: error), at: cursor)
      return
    }
    do throws(FontError) {
      _ = try fonts.add(fontFile: bytes, label: path)
    } catch {
      report(FontProblem.badFile(path, error), at: cursor)
    }
  }

  /// Looks for fonts of the machine that have the characters of a text which no other font has.
  mutating func findFonts(for text: String, at cursor: Cursor) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    for scalar in text.unicodeScalars
    where !scalar.isASCII && knownCharacters.insert(scalar).inserted && !fonts.hasGlyph(for: scalar)
    {
      findFont(for: scalar, at: cursor)
    }
  }

  private mutating func findFont(for scalar: Unicode.Scalar, at cursor: Cursor) {
    fontSearches += 1
    guard fontSearches <= Self.fontSearchLimit,
      let font = assets.loader.systemFont(
        for: scalar, inColor: scalar.properties.isEmojiPresentation),
      systemFonts.insert(font).inserted, let bytes = try? assets.loader.read(font.path),
      (try? fonts.addSystemFace(fontFile: bytes, index: font.index, label: font.path)) != nil,
      fonts.hasGlyph(for: scalar)
    else {
      warn(FontProblem.noGlyph(scalar), at: cursor)
      return
    }
    warn(FontProblem.systemFont(scalar, path: font.path), at: cursor)
  }
}
