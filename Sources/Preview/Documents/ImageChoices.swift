import FileSystem
import Golden
import ObjectModel
import PNG
import Raster
import ScreenFormat

/// The images that a value of a picture can name, each with a small picture of it.
enum ImageChoices {
  /// The greatest number of choices in an answer; the others are counted.
  static let limit = 120

  /// The images of the catalogues and folders that documents name.
  ///
  /// - Parameters:
  ///   - documents: The documents of a picture, by path.
  ///   - folders: Catalogues and folders beside theirs.
  ///   - files: Reads the images.
  ///   - system: The version of iOS that the picture is of.
  static func images(
    of documents: [(path: String, bytes: [UInt8])], folders: [String], _ files: any AssetLoader,
    system: Int
  ) -> DocumentValue {
    var items: [AssetInventory.Item] = []
    var known: Set<String> = []
    for folder in unique(folders + documents.flatMap { Self.folders(of: $0.path, $0.bytes) }) {
      // A folder that is not there is an error of the picture, which tells it.
      let inventory = try? AssetInventory(path: folder, loader: files, system: system)
      for item in inventory?.items ?? [] where item.image != nil {
        // The first one of a name is what a document gets.
        if known.insert(item.name).inserted { items.append(item) }
      }
    }
    items.sort { $0.name < $1.name }
    let shown = items.prefix(limit).map { item -> DocumentValue in
      .object(
        [("name", .string(item.name)), ("detail", .string(item.size))]
          + written(item.image.flatMap { try? AssetThumbnail.picture(of: $0) }))
    }
    return .object([
      ("choices", .array(shown)), ("count", .number(Double(items.count))),
    ])
  }

  /// The symbols of the system whose names have all words of a search.
  ///
  /// - Parameters:
  ///   - search: Parts of names, divided by blanks or points.
  ///   - system: The version of iOS that the picture is of; symbols of later ones are left out.
  static func symbols(_ search: String, system: Int) -> DocumentValue {
    let words = search.lowercased().split { $0 == " " || $0 == "." }
    let listed = Listing.symbols().rows.filter { row in
      let since = row[1].prefix { $0 != "." }
      return words.allSatisfy { row[0].contains($0) } && (Int(since).map { $0 <= system } ?? true)
    }
    // Names that begin with what is typed come first.
    let typed = search.lowercased()
    let names = listed.map { $0[0] }.sorted {
      ($0.hasPrefix(typed) ? 0 : 1, $0) < ($1.hasPrefix(typed) ? 0 : 1, $1)
    }
    // Symbols are the system's from iOS 13 on.
    let all = system < firstSystem ? [] : names
    let shown = all.prefix(limit).map { name -> DocumentValue in
      .object(
        [("name", .string(name)), ("detail", .string(""))]
          + written(try? AssetThumbnail.picture(ofSymbol: name)))
    }
    return .object([("choices", .array(shown)), ("count", .number(Double(all.count)))])
  }

  /// The first version of iOS that has symbols.
  private static let firstSystem = 13

  /// The catalogues and folders that a document names, as paths.
  private static func folders(of path: String, _ bytes: [UInt8]) -> [String] {
    var ignored = Diagnostics()
    let root = DocumentTree.read(SourceFile(label: path, bytes: bytes), into: &ignored)?.object
    return (root?["assets"]?.array ?? []).compactMap(\.string)
      .map { FilePath.join(FilePath.folder(of: path), $0) }
  }

  private static func unique(_ paths: [String]) -> [String] {
    var known: Set<String> = []
    return paths.map(FilePath.simplified).filter { known.insert($0).inserted }
  }

  /// A picture as an address that holds it; nothing for none.
  private static func written(_ picture: Pixmap?) -> [(String, DocumentValue)] {
    guard let picture, let file = try? PNG.encode(picture, compression: .fastest) else { return [] }
    var text = Array("data:image/png;base64,".utf8)
    Base64.encode(file, into: &text)
    return [("picture", .string(String(decoding: text, as: UTF8.self)))]
  }
}

extension AssetInventory.Item {
  /// The image; nil for assets that have none, such as colours.
  fileprivate var image: Image? {
    if case .image(let image)? = thumbnail { image } else { nil }
  }
}
