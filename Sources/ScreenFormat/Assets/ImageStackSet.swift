import ObjectModel
import Raster

/// A stack of images (`.imagestack`, `.solidimagestack`).
struct ImageStackSet {
  /// A layer of a stack.
  struct Layer {
    /// The path of the layer's image set.
    var folder: String
    /// The middle of the layer on the canvas, in points; nil for that of the canvas.
    var center: Point?
  }

  /// From the back to the front.
  private(set) var layers: [Layer] = []
  /// In points; nil for the largest layer's.
  private(set) var canvasSize: Size?

  /// Reads the stack from its `Contents.json`, and those of its layers.
  init(_ file: inout CatalogFile, folder: String, loader: some AssetLoader) {
    file.checkKeys(file.root, of: "an image stack", ["layers", "info", "properties"])
    canvasSize = file.root["properties"]?["canvasSize"].flatMap(Self.size)
    // Written from the front to the back.
    let entries = file.root["layers"].map { file.elements($0) } ?? []
    if entries.count > CatalogLimits.stackLayers {
      file.warn(.tooManyLayers(limit: CatalogLimits.stackLayers), at: file.root)
    }
    for entry in entries.prefix(CatalogLimits.stackLayers).reversed() {
      guard let name = file.text(entry["filename"]) else { continue }
      let layer = FilePath.join(folder, name)
      var center: Point?
      if let contents = CatalogFile(folder: layer, loader: loader, into: &file.diagnostics) {
        center = contents.root["properties"]?["frame-center"].flatMap { cursor in
          guard let x = cursor["x"]?.node.number, let y = cursor["y"]?.node.number else {
            return nil
          }
          return Point(x: x, y: y)
        }
      }
      layers.append(Layer(folder: FilePath.join(layer, "Content.imageset"), center: center))
    }
  }

  private static func size(_ cursor: Cursor) -> Size? {
    guard let width = cursor["width"]?.node.number, let height = cursor["height"]?.node.number,
      width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}
