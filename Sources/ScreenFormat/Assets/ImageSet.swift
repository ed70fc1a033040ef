import ObjectModel
import Raster

/// An image set of a catalogue.
struct ImageSet {
  /// A picture of the set.
  struct Variant {
    var selector: AssetSelector
    /// The file name; nil for an empty slot.
    var file: String?
    /// The position of the file name.
    var fileCursor: Cursor
    var slicing: ImageSlicing?
    /// The insets of the alignment rectangle, in pixels of the file.
    var alignmentInsets: EdgeInsets
    /// The width in points, whatever the scale; nil for that which follows from the scale.
    var side: Double?
  }

  /// The usual ones first, since most files have no others.
  private static let imageKeys =
    ["filename"] + CatalogFile.selectorKeys + [
      "resizing", "alignment-insets", "compression-type", "unassigned",
      "template-rendering-intent", "original-filename",
    ]

  var variants: [Variant] = []
  var renderingMode = Image.RenderingMode.automatic
  /// Whether a vector drawing is drawn again for each size in which it is used.
  var preservesVector = false

  /// Reads the set from its `Contents.json`.
  ///
  /// - Parameter name: the name without groups. If it ends in `Template`, the image is a template
  ///   by default.
  init(_ file: inout CatalogFile, name: String) {
    file.checkKeys(file.root, of: "an image set", ["images", "info", "properties"])
    guard let images = file.root["images"] else {
      file.warn(.noImages, at: file.root)
      return
    }
    for entry in file.elements(images) {
      file.checkKeys(entry, of: "an image", Self.imageKeys)
      guard entry["unassigned"]?.node.bool != true, let selector = file.selector(entry) else {
        continue
      }
      variants.append(
        Variant(
          selector: selector, file: file.text(entry["filename"]),
          fileCursor: entry["filename"] ?? entry,
          slicing: entry["resizing"].flatMap { ImageSlicing($0, &file) },
          alignmentInsets: entry["alignment-insets"].map { file.insets($0) } ?? .zero))
    }
    readProperties(&file, name)
  }

  private mutating func readProperties(_ file: inout CatalogFile, _ name: String) {
    if let properties = file.root["properties"] {
      file.checkKeys(
        properties, of: "an image set's properties",
        [
          "template-rendering-intent", "preserves-vector-representation",
          "on-demand-resource-tags", "compression-type", "auto-scaling", "localizable",
        ])
      preservesVector = properties["preserves-vector-representation"]?.node.bool ?? false
    }
    // Early versions of Xcode wrote the intent beside the file's author.
    let intent =
      file.root["properties"]?["template-rendering-intent"]
      ?? file.root["info"]?["template-rendering-intent"]
    if let intent {
      renderingMode =
        file.choice(
          intent, "rendering intent",
          [
            ("template", .alwaysTemplate), ("original", .alwaysOriginal),
            ("automatic", .automatic),
          ]) ?? .automatic
    } else if name.hasSuffix("Template") {
      // Without an intent the name decides (Asset Catalog Format Reference).
      renderingMode = .alwaysTemplate
    }
  }

  /// The pictures that suit, the best first.
  func sorted(for target: AssetTarget) -> [Variant] {
    AssetSelector.sorted(variants, for: target, by: \.selector)
  }
}

extension CatalogFile {
  mutating func insets(_ cursor: Cursor) -> EdgeInsets {
    checkKeys(cursor, of: "insets", ["top", "left", "bottom", "right"])
    return EdgeInsets(
      top: pixels(cursor["top"]), left: pixels(cursor["left"]), bottom: pixels(cursor["bottom"]),
      right: pixels(cursor["right"]))
  }
}

extension EdgeInsets {
  /// Insets in points of those in pixels.
  func inPoints(scale: Double) -> EdgeInsets {
    EdgeInsets(
      top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
  }
}
