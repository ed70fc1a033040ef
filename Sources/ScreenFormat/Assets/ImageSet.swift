import Controls
import ObjectModel
import Raster

/// The image set of a catalogue: its pictures and what each is for.
struct ImageSet {
  /// One picture.
  struct Variant {
    var selector: AssetSelector
    /// Nil is an empty slot.
    var file: String?
    /// Where the file's name stands.
    var place: Cursor
    var slicing: ImageSlicing?
    /// How far shadows and the like reach beyond what counts for alignment, in the file's pixels.
    var alignmentInsets: EdgeInsets
  }

  var variants: [Variant] = []
  var renderingMode = Image.RenderingMode.automatic
  /// Whether the bitmap is drawn from the vector wherever it is used.
  var preservesVector = false

  /// Decodes the `Contents.json` of the set.
  ///
  /// - Parameter name: without groups; a name can ask for a template.
  init(_ file: inout CatalogFile, name: String) {
    file.checkKeys(file.root, of: "an image set", ["images", "info", "properties"])
    guard let images = file.root["images"] else {
      file.warn(.noImages, at: file.root)
      return
    }
    for entry in file.elements(images) {
      file.checkKeys(
        entry, of: "an image",
        CatalogFile.selectorKeys + [
          "filename", "resizing", "alignment-insets", "compression-type", "unassigned",
          "template-rendering-intent", "original-filename",
        ])
      guard entry["unassigned"]?.node.bool != true, let selector = file.selector(entry) else {
        continue
      }
      variants.append(
        Variant(
          selector: selector, file: file.text(entry["filename"]),
          place: entry["filename"] ?? entry,
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
      // AC: without an intent the name decides.
      renderingMode = .alwaysTemplate
    }
  }

  /// The pictures that suit, the best first.
  func sorted(in place: AssetPlace) -> [Variant] {
    AssetSelector.sorted(variants, in: place, by: \.selector)
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
