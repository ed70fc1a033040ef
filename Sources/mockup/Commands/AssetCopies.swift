import FileSystem
import InterfaceBuilder
import ScreenFormat

/// Copies the catalogues and fonts of an application into a folder of screens.
struct AssetCopies {
  private let folder: String
  private static let depthLimit = 20

  /// - Parameter folder: the folder of screens.
  init(into folder: String) { self.folder = folder }

  /// Copies what assets name.
  ///
  /// - Returns: the assets with the paths of the copies.
  func copy(_ assets: InterfaceOptions.Assets) throws(OutputError) -> InterfaceOptions.Assets {
    var names: [String: String] = [:]
    var used: Set<String> = []
    for (place, paths) in [
      ("Assets", Set(assets.images.values).union(assets.colors.values).sorted()),
      ("Fonts", Set(assets.fonts.values).sorted()),
    ] {
      for path in paths {
        let plain = FilePath.name(of: path)
        var name = FilePath.join(place, plain)
        var number = 1
        while !used.insert(name.lowercased()).inserted {
          number += 1
          name = FilePath.join(place, "\(number)-\(plain)")
        }
        names[path] = name
        try copy(FilePath.join(folder, path), to: name, depth: 0)
      }
    }
    var result = assets
    result.images = assets.images.mapValues { names[$0] ?? $0 }
    result.colors = assets.colors.mapValues { names[$0] ?? $0 }
    result.fonts = assets.fonts.mapValues { names[$0] ?? $0 }
    return result
  }

  /// Copies a file or folder. Links are left out.
  private func copy(_ path: String, to name: String, depth: Int) throws(OutputError) {
    guard depth <= Self.depthLimit else { return }
    switch Folder.kind(of: path) {
    case .file:
      guard let bytes = try? InputFile.read(path) else { return }
      try OutputFile.write(bytes, to: name, inside: folder)
    case .folder:
      for entry in (try? Folder.entries(of: path)) ?? [] where !entry.name.hasPrefix(".") {
        try copy(
          FilePath.join(path, entry.name), to: FilePath.join(name, entry.name), depth: depth + 1)
      }
    case .link, .other: break
    }
  }
}
