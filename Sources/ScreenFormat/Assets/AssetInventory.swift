import Controls
import ObjectModel
public import Raster

/// Everything in a catalogue or a folder of images: what `list assets` prints and draws.
public struct AssetInventory: Sendable {
  /// One asset.
  public struct Item: Sendable {
    /// What documents call it.
    public var name: String
    /// `image`, `color`, `app icon` and so on.
    public var kind: String
    /// What a picture of it shows; nil where there is none to show.
    public var thumbnail: Thumbnail?
    /// `44 × 44`, in points; empty for what has no size.
    public var size: String
    /// The places that it has entries for: `1x, 2x, 2x dark`.
    public var variants: [String]
    /// Slices, rendering intent and insets, or the colours.
    public var details: [String]
    /// Its folder, or its first file in a plain folder.
    public var path: String
  }

  /// How an asset looks.
  public enum Thumbnail: Sendable {
    /// The picture for a phone of two pixels a point.
    case image(Image)
    /// In the light and the dark style.
    case colors(Color, Color)
  }

  /// In the order of their names.
  public private(set) var items: [Item] = []
  /// What is wrong: warnings only.
  public private(set) var diagnostics = Diagnostics()

  private static let scale = 2.0
  private var library: AssetLibrary
  private let loader: any AssetLoader

  /// Reads all of the catalogue or folder at `path`.
  ///
  /// - Complexity: O(bytes of all its files).
  public init(path: String, loader: any AssetLoader, system: Int) throws(AssetError) {
    self.loader = loader
    let place = AssetPlace(traits: Traits(displayScale: Self.scale))
    library = AssetLibrary(loader: loader, place: place, system: system, limits: SurfaceLimits())
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
      case .appIcon, .launchImage: addSlots(&file, to: &item, in: entry.folder)
      default: break
      }
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
      warn(.missingFile(file), at: variant.place)
    }
    switch set.renderingMode {
    case .alwaysTemplate: item.details.append("template")
    case .alwaysOriginal: item.details.append("original")
    case .automatic: break
    }
    guard let best = set.sorted(in: library.place).first(where: { $0.file != nil }) else { return }
    if let slicing = best.slicing {
      item.details.append(
        "\(slicing.parts.rawValue) \(slicing.mode.rawValue) "
          + Self.text(slicing.caps))
    }
    if best.alignmentInsets != .zero {
      item.details.append("alignment \(Self.text(best.alignmentInsets))")
    }
    show(item.name, in: &item, at: best.place)
  }

  /// Takes the picture as a document would get it.
  private mutating func show(_ name: String, in item: inout Item, at place: Cursor) {
    switch library.image(named: name, for: "") {
    case .success(let asset):
      let image = asset.image
      item.size = "\(shortest(image.size.width)) × \(shortest(image.size.height))"
      item.thumbnail = .image(image)
    // What keeps a set from having a picture was told where it shows.
    case .failure(.noVariant): break
    case .failure(let failure):
      diagnostics.add(failure, .warning, at: place)
    }
  }

  private mutating func addColor(_ set: ColorSet, to item: inout Item) {
    item.variants = set.variants.map(\.selector.description)
    guard let value = set.color(in: library.place, system: library.system),
      let light = value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .light)),
      let dark = value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .dark))
    else { return }
    let texts = [light.description, dark.description]
    item.details = texts[0] == texts[1] ? [texts[0]] : [texts[0], "dark \(texts[1])"]
    item.thumbnail = .colors(light, dark)
  }

  /// Icons and launch images: listed with what is there.
  private mutating func addSlots(
    _ file: inout CatalogFile, to item: inout Item, in folder: String
  ) {
    for entry in file.root["images"].map({ file.elements($0) }) ?? [] {
      guard let name = file.text(entry["filename"]) else { continue }
      let place = entry["filename"] ?? entry
      if !loader.exists(FilePath.join(folder, name)) {
        warn(.missingFile(name), at: place)
        continue
      }
      let parts = [entry["idiom"], entry["size"], entry["subtype"], entry["scale"]]
      item.variants.append(parts.compactMap { $0?.node.string }.joined(separator: " "))
    }
  }

  private mutating func addFolder(_ folder: String, _ names: [String]) {
    var files: [String: [String]] = [:]
    for name in names.sorted() {
      let file = ImageFileName(name)
      if file.hasExtension { files[file.base, default: []].append(name) }
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

  private mutating func warn(_ problem: CatalogProblem, at place: Cursor) {
    diagnostics.add(problem, .warning, at: place)
  }

  private static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(shortest).joined(separator: " ")
  }
}

extension AssetCatalog.Kind {
  /// What `list assets` calls it.
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
    case .imageStack: "image stack"
    case .complication: "complication"
    case .texture: "texture"
    case .spriteAtlas: "sprite atlas"
    }
  }
}
