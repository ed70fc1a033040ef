import FileSystem
import ScreenFormat
import Text
import ThemeCode

/// Finds the images, colours and fonts beside theme code.
struct ImportAssets {
  /// The folder that the theme is written to, from which its paths begin.
  var outputFolder: String
  private(set) var assets = ThemeAssets()

  init(outputFolder: String) { self.outputFolder = outputFolder }

  /// Adds a catalogue.
  mutating func add(catalog: String) {
    addSets(in: catalog, catalog: relative(catalog), prefix: "", depth: 0)
  }

  /// The file that tells what a set of a catalogue holds.
  private func contents(_ set: String) -> String {
    FilePath.simplified(FilePath.join(set, Self.contents))
  }

  /// Adds what is in a folder.
  mutating func add(_ folder: CodeFolder) {
    for catalog in folder.catalogs { add(catalog: catalog) }
    for path in folder.images { addImage(path) }
    for path in folder.fonts {
      var book = FontBook()
      guard let bytes = try? InputFile.read(path, limit: 64 << 20),
        let names = try? book.add(fontFile: bytes, label: path)
      else { continue }
      for name in names where assets.fonts[name] == nil { assets.fonts[name] = relative(path) }
    }
  }

  private static let depthLimit = 20
  private static let contents = "Contents.json"

  private mutating func addSets(in path: String, catalog: String, prefix: String, depth: Int) {
    guard depth <= Self.depthLimit, let entries = try? Folder.entries(of: path) else { return }
    for entry in entries where entry.kind == .folder {
      let whole = FilePath.join(path, entry.name)
      let name = prefix + FilePath.stem(of: entry.name)
      if entry.name.hasSuffix(".imageset") {
        guard assets.images[name] == nil else { continue }
        assets.images[name] = ThemeAssets.Image(
          size: size(ofSet: whole), folder: catalog, file: contents(whole))
      } else if entry.name.hasSuffix(".colorset") {
        guard assets.colors[name] == nil else { continue }
        assets.colors[name] = catalog
        assets.colorFiles[name] = contents(whole)
        // A set of Xcode's own is empty as long as nobody chooses a colour.
        if name == ThemeAssets.accentColorName {
          assets.accentColor = Self.positions(contents(whole)).first
        }
      } else if !entry.name.contains(".") {
        let isNamespace =
          (try? InputFile.read(FilePath.join(whole, Self.contents), limit: 1 << 20)).map {
            String(decoding: $0, as: UTF8.self).split { $0.isWhitespace || $0 == ":" }
              .joined(separator: " ").contains("\"provides-namespace\" true")
          } ?? false
        addSets(
          in: whole, catalog: catalog, prefix: isNamespace ? "\(name)/" : prefix, depth: depth + 1)
      }
    }
  }

  /// The size in points of the first picture of an image set.
  private func size(ofSet path: String) -> ThemeAssets.Size? {
    let names = (try? Folder.entries(of: path))?.map(\.name) ?? []
    return names.lazy.filter { $0.lowercased().hasSuffix(".png") }
      .compactMap { size(of: FilePath.join(path, $0)) }.first
  }

  private mutating func addImage(_ path: String) {
    var name = FilePath.stem(of: path)
    for idiom in ["~ipad", "~iphone"] where name.hasSuffix(idiom) { name.removeLast(idiom.count) }
    for scale in ["@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
    guard assets.images[name] == nil else { return }
    let folder = FilePath.folder(of: path)
    assets.images[name] = ThemeAssets.Image(
      size: size(of: path), folder: relative(folder), file: FilePath.simplified(path))
  }

  /// The size of a PNG in points, by its header and the scale in its name.
  private func size(of path: String) -> ThemeAssets.Size? {
    guard let bytes = try? InputFile.read(path, limit: 64 << 20), bytes.count > 24,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ offset: Int) -> Double {
      Double(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    let stem = FilePath.stem(of: path)
    let scale = stem.contains("@3x") ? 3.0 : stem.contains("@2x") ? 2 : 1
    return ThemeAssets.Size(width: number(16) / scale, height: number(20) / scale)
  }

  /// The places of the colours in the file of a set; none in another file.
  static func positions(_ file: String) -> [SourcePosition] {
    guard FilePath.name(of: file) == contents, let bytes = try? InputFile.read(file, limit: 1 << 20)
    else { return [] }
    var diagnostics = Diagnostics()
    let root = JSONParser.parse(SourceFile(label: file, bytes: bytes), into: &diagnostics)
    return (root?.object?["colors"]?.array ?? []).compactMap { $0.object?["color"]?.position }
  }

  /// A path as the theme writes it: relative to its own folder.
  func relative(_ path: String) -> String {
    guard let from = Folder.realPath(outputFolder), let to = Folder.realPath(path) else {
      return path
    }
    let (start, end) = (from.split(separator: "/"), to.split(separator: "/"))
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    let parts = up + end[common...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
