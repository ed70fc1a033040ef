import Raster

extension DocumentReader {
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
    if files.isEmpty { report(.noFontsIn(path), at: cursor) }
    for file in files { addFont(PathName.join(path, file), at: cursor, loader: loader) }
  }

  private mutating func addFont(_ path: String, at cursor: Cursor, loader: any AssetLoader) {
    let bytes: [UInt8]
    do {
      bytes = try loader.read(path)
    } catch {
      report(.unusableFile(path, kind: "font", error), at: cursor)
      return
    }
    do throws(FontError) {
      _ = try fonts.add(fontFile: bytes, label: path)
    } catch {
      report(.badFontFile(path, error), at: cursor)
    }
  }
}
