import Controls
import ObjectModel
import PNG
import Raster
import ScreenFormat

/// Files that a test makes up.
struct MemoryAssets: AssetLoader {
  var files: [String: [UInt8]] = [:]

  init(_ texts: [String: String] = [:], images: [String: (width: Int, height: Int)] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
    for (path, size) in images {
      files[path] = try? PNG.encode(Self.pixmap(width: size.width, height: size.height))
    }
  }

  /// Not one colour, so that no two sizes are alike.
  static func pixmap(width: Int, height: Int) -> Pixmap {
    let bytes = (0..<width * height).flatMap { pixel -> [UInt8] in
      [UInt8(pixel % 251), 20, 30, 255]
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  func read(_ path: String) throws(AssetError) -> [UInt8] {
    // As in a file system without links.
    guard let bytes = files[path] ?? files[FilePath.simplified(path)] else {
      throw isFolder(path) ? .isFolder : .notFound
    }
    return bytes
  }

  func exists(_ path: String) -> Bool { files[path] != nil || isFolder(path) }

  func list(_ path: String) throws(AssetError) -> [String] {
    guard isFolder(path) else { throw files[path] == nil ? .notFound : .isNoFolder }
    let prefix = path == "." || path.isEmpty ? "" : path + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    return Array(Set(names))
  }

  private func isFolder(_ path: String) -> Bool {
    path == "." || path.isEmpty || files.keys.contains { $0.hasPrefix(path + "/") }
  }
}

/// Builds a screen called `s.json`.
func build(
  _ text: String, _ assets: MemoryAssets = MemoryAssets(), options: RenderOptions = RenderOptions()
) -> ScreenBuilder.Result {
  ScreenBuilder(classes: ClassTable(), loader: assets, options: options)
    .build(SourceFile(label: "s.json", text: text))
}

/// The findings about a screen, a line each.
func findings(
  _ text: String, _ assets: MemoryAssets = MemoryAssets(), options: RenderOptions = RenderOptions()
) -> [String] {
  build(text, assets, options: options).diagnostics.sorted().map(\.description)
}

/// The window's value of one property: what decoding made of `json`.
func value(
  _ property: String, _ json: String, system: Int = 12, assets: MemoryAssets = MemoryAssets()
) -> (value: AppearanceValue?, findings: [String]) {
  let text =
    "{\"system\": \(system), \"assets\": [\"i\"], \"window\": {\"class\": \"W\", "
    + "\"\(property)\": \(json)}, \"classes\": {\"W\": {\"superclass\": \"UIWindow\", \"properties\": "
    + "{\"color\": \"color\", \"image\": \"image\", \"font\": \"font\", "
    + "\"attributes\": \"attributes\", \"string\": \"string\", \"number\": \"number\", "
    + "\"integer\": \"integer\", \"boolean\": \"boolean\", \"point\": \"point\", "
    + "\"size\": \"size\", \"rect\": \"rect\", \"insets\": \"insets\", \"offset\": \"offset\"}}}}"
  var assets = assets
  if !assets.exists("i") { assets.files["i/none"] = [] }
  let result = build(text, assets)
  return (
    result.screen?.window.values[PropertySlot(property)],
    result.diagnostics.sorted().map(\.message).filter {
      !$0.contains("not drawn yet") && !$0.contains("stands in for it")
    }
  )
}
