import ObjectModel
package import Raster

/// The contents of an asset catalogue or a folder of images, which `list assets` prints and draws.
package struct AssetInventory: Sendable {
  /// An asset.
  package struct Item: Sendable {
    /// The name that documents give to it.
    package var name: String
    /// The kind of asset, as in `image`, `color` and `app icon`.
    package var kind: String
    /// The picture of it on a contact sheet; nil if there is none.
    package var thumbnail: Thumbnail?
    /// The size in points, as in `44 × 44`; empty for assets without a size.
    package var size: String
    /// The scales and traits that it has entries for, as in `2x dark`.
    package var variants: [String]
    /// The slices, rendering intent and insets of an image, or the values of a colour.
    package var details: [String]
    /// The path of its folder; in a plain folder, of its first file.
    package var path: String
  }

  /// The appearance of an asset on a contact sheet.
  package enum Thumbnail: Sendable {
    /// The image for a phone with two pixels a point.
    case image(Image)
    /// The colour in light and in dark style.
    case colors(Color, Color)
  }

  /// The assets in the order of their names.
  package private(set) var items: [Item] = []
  /// Warnings about the catalogue.
  package private(set) var diagnostics = Diagnostics()

  private static let scale = 2.0
  private var library: AssetLibrary
  private let loader: any AssetLoader

  /// Reads all of the catalogue or folder at `path`.
  ///
  /// - Parameters:
  ///   - path: an asset catalogue (`.xcassets`) or a folder of images.
  ///   - loader: reads its files.
  ///   - system: the iOS version that decides about the values of UIKit's colours.
  /// - Throws: `AssetError` if the folder itself cannot be listed.
  /// - Complexity: O(*n*) in the bytes of all files.
  package init(path: String, loader: any AssetLoader, system: Int) throws(AssetError) {
    self.loader = loader
    let target = AssetTarget(traits: Traits(displayScale: Self.scale))
    library = AssetLibrary(
      loader: loader, target: target, system: system, limits: SurfaceLimits(),
      pictures: PictureFiles(.wholeOneByOne))
    try library.add(folder: path)
    if AssetLibrary.isCatalog(path) {
      addCatalog(try AssetCatalog(path: path, loader: loader))
    } else {
      addFolder(path, try loader.list(path))
    }
    items.sort { ($0.name, $0.kind) < ($1.name, $1.kind) }
    diagnostics.append(contentsOf: library.diagnostics)
  }

  private mutating func addCatalog(_ catalog: AssetCatalog) {
    var catalog = catalog
    var first: [String: String] = [:]
    for entry in catalog.entries {
      let name = catalog.name(of: entry, loader: loader, into: &diagnostics)
      guard
        var file = CatalogFile(folder: entry.folder, loader: loader, into: &diagnostics)
      else { continue }
      var item = Item(
        name: name, kind: entry.kind.title, size: "", variants: [], details: [],
        path: entry.folder)
      switch entry.kind {
      case .image: addImage(ImageSet(&file, name: entry.name), to: &item, in: entry)
      case .color: addColor(ColorSet(&file), to: &item)
      case .symbol, .imageStack, .solidImageStack: show(name, in: &item, at: file.root)
      case .appIcon:
        addSlots(&file, to: &item, in: entry.folder)
        if !item.variants.isEmpty { show(name, in: &item, at: file.root) }
      case .launchImage: addSlots(&file, to: &item, in: entry.folder)
      default: break
      }
      if entry.kind == .image, item.variants.isEmpty { item.kind = "empty image set" }
      let key = "\(entry.kind.rawValue)/\(name)"
      if let other = first[key] {
        file.warn(.twoSets(name, first: other), at: file.root)
      } else {
        first[key] = entry.folder
      }
      diagnostics.append(contentsOf: file.diagnostics)
      items.append(item)
    }
  }

  private mutating func addImage(
    _ set: ImageSet, to item: inout Item, in entry: AssetCatalog.Entry
  ) {
    item.variants = set.variants.filter { $0.file != nil }.map(\.selector.description)
    for variant in set.variants {
      guard let file = variant.file, !loader.exists(FilePath.join(entry.folder, file)) else {
        continue
      }
      warn(.missingFile(file), at: variant.fileCursor)
    }
    switch set.renderingMode {
    case .alwaysTemplate: item.details.append("template")
    case .alwaysOriginal: item.details.append("original")
    case .automatic: break
    }
    guard let best = set.sorted(for: library.target).first(where: { $0.file != nil }) else {
      return
    }
    if let slicing = best.slicing {
      item.details.append(
        "\(slicing.parts.rawValue) \(slicing.mode.rawValue) "
          + Self.text(slicing.caps))
    }
    if best.alignmentInsets != .zero {
      item.details.append("alignment \(Self.text(best.alignmentInsets))")
    }
    show(item.name, in: &item, at: best.fileCursor)
  }

  /// Adds the image as a document would get it.
  private mutating func show(_ name: String, in item: inout Item, at cursor: Cursor) {
    switch library.image(named: name, for: "") {
    case .success(let asset):
      let image = asset.image
      item.size = "\(shortest(image.size.width)) × \(shortest(image.size.height))"
      item.thumbnail = .image(image)
    // The reason why a set has no picture was reported already.
    case .failure(.noVariant): break
    case .failure(let failure):
      diagnostics.add(failure, .warning, at: cursor)
    }
  }

  private mutating func addColor(_ set: ColorSet, to item: inout Item) {
    item.variants = set.variants.map(\.selector.description)
    guard let value = set.color(for: library.target, system: library.system),
      let light = value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .light)),
      let dark = value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .dark))
    else { return }
    let texts = [light.description, dark.description]
    item.details = texts[0] == texts[1] ? [texts[0]] : [texts[0], "dark \(texts[1])"]
    item.thumbnail = .colors(light, dark)
  }

  /// Adds the files of icons and launch images that are there.
  private mutating func addSlots(
    _ file: inout CatalogFile, to item: inout Item, in folder: String
  ) {
    for entry in file.root["images"].map({ file.elements($0) }) ?? [] {
      guard let name = file.text(entry["filename"]) else { continue }
      let cursor = entry["filename"] ?? entry
      if !loader.exists(FilePath.join(folder, name)) {
        warn(.missingFile(name), at: cursor)
        continue
      }
      let appearances = entry["appearances"]?.elements.map { $0["value"] } ?? []
      let parts =
        [entry["idiom"], entry["size"], entry["subtype"], entry["scale"]] + appearances
      item.variants.append(parts.compactMap { $0?.node.string }.joined(separator: " "))
    }
  }

  private mutating func addFolder(_ folder: String, _ names: [String]) {
    var files: [String: [String]] = [:]
    for name in names.sorted() {
      let file = ImageFileName(name)
      if file.hasExtension { files[file.documentName, default: []].append(name) }
    }
    for (base, names) in files.sorted(by: { $0.key < $1.key }) {
      let variants = names.map { name -> String in
        let file = ImageFileName(name)
        let idiom = file.idiom.map { $0 == .pad ? "ipad " : "iphone " } ?? ""
        return "\(idiom)\(shortest(file.scale ?? 1))x"
      }
      let path = FilePath.join(folder, names[0])
      var item = Item(
        name: base, kind: "image", size: "", variants: variants, details: [], path: path)
      show(
        base, in: &item, at: Cursor(root: DocumentNode(.null, at: .start), file: path))
      items.append(item)
    }
  }

  private mutating func warn(_ problem: CatalogProblem, at cursor: Cursor) {
    diagnostics.add(problem, .warning, at: cursor)
  }

  private static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(shortest).joined(separator: " ")
  }
}

extension AssetCatalog.Kind {
  /// The name of the kind in `list assets`.
  var title: String {
    switch self {
    case .image: "image"
    case .color: "color"
    case .appIcon: "app icon"
    case .launchImage: "launch image"
    case .symbol: "symbol"
    case .data: "data"
    case .brandAssets: "brand assets"
    case .sticker: "stickers"
    case .imageStack, .solidImageStack: "image stack"
    case .complication: "complication"
    case .texture: "texture"
    case .spriteAtlas: "sprite atlas"
    }
  }
}
