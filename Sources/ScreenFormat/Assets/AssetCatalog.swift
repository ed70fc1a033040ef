/// An asset catalogue (`.xcassets`). Lists its sets at once, and reads a set when it is asked for.
struct AssetCatalog {
  /// The kinds of sets, by the extensions of their folders (Asset Catalog Format Reference).
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case appIcon = "appiconset"
    case launchImage = "launchimage"
    case symbol = "symbolset"
    case data = "dataset"
    case brandAssets = "brandassets"
    case sticker = "stickerpack"
    case imageStack = "imagestack"
    case solidImageStack = "solidimagestack"
    case complication = "complicationset"
    case texture = "textureset"
    case spriteAtlas = "spriteatlas"
  }

  /// A set of the catalogue.
  struct Entry {
    /// The name without its groups and extension.
    var name: String
    var kind: Kind
    /// The path of the set's folder.
    var folder: String
    /// The paths of the groups around it, outermost first.
    var groups: [String]
  }

  /// The greatest depth of nested groups.
  private static let depthLimit = 32

  let path: String
  private(set) var entries: [Entry] = []
  private var folderCount = 0
  private var indices: [String: [Int]] = [:]
  private var namespaces = PathTable<Bool>()

  /// Lists the folders of the catalogue at `path`.
  ///
  /// - Throws: `AssetError` if the catalogue's own folder cannot be listed.
  init(path: String, loader: some AssetLoader) throws(AssetError) {
    self.path = path
    addFolder(path, names: try loader.list(path), groups: [], loader)
    guard folderCount <= CatalogLimits.folders else {
      throw .unreadable(
        reason: "it has more than \(CatalogLimits.folders) folders; do links in it form a "
          + "circle?")
    }
    for (index, entry) in entries.enumerated() {
      indices[entry.name, default: []].append(index)
    }
  }

  private mutating func addFolder(
    _ folder: String, names: [String], groups: [String], _ loader: some AssetLoader
  ) {
    for name in names.sorted() where name != "Contents.json" && !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      // A dot is a byte of its own, and bytes are found sooner than characters.
      if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
        let kind = Kind(rawValue: name[name.utf8.index(after: dot)...])
      {
        entries.append(
          Entry(name: String(name[..<dot]), kind: kind, folder: path, groups: groups))
        // An atlas holds image sets like a group.
        guard kind == .spriteAtlas else { continue }
      }
      guard groups.count < Self.depthLimit, folderCount <= CatalogLimits.folders,
        let inner = try? loader.list(path)
      else { continue }
      folderCount += 1
      addFolder(path, names: inner, groups: groups + [path], loader)
    }
  }

  /// The set that documents call `name`. Groups that provide a namespace precede its own name, as
  /// in `Folder/Name`.
  mutating func find(
    _ kind: Kind, named name: String, loader: some AssetLoader, into diagnostics: inout Diagnostics
  ) -> Entry? {
    // A set of another normalisation is meant where none has these bytes.
    var other: Entry?
    for index in indices[FilePath.name(of: name)] ?? [] where entries[index].kind == kind {
      let entry = entries[index]
      let own = self.name(of: entry, loader: loader, into: &diagnostics)
      if PathKey(own) == PathKey(name) { return entry }
      if own == name { other = other ?? entry }
    }
    return other
  }

  /// The name that documents give to a set.
  mutating func name(
    of entry: Entry, loader: some AssetLoader, into diagnostics: inout Diagnostics
  ) -> String {
    var name = ""
    for group in entry.groups
    where providesNamespace(group, loader: loader, into: &diagnostics) {
      name += FilePath.stem(of: group) + "/"
    }
    return name + entry.name
  }

  private mutating func providesNamespace(
    _ group: String, loader: some AssetLoader, into diagnostics: inout Diagnostics
  ) -> Bool {
    if let known = namespaces[group] { return known }
    var result = false
    // A group without a file of its own is a plain one.
    if loader.exists(CatalogFile.path(in: group)),
      var file = CatalogFile(folder: group, loader: loader, into: &diagnostics)
    {
      file.checkKeys(file.root, of: "a group", ["info", "properties"])
      if let properties = file.root["properties"] {
        file.checkKeys(
          properties, of: "a group's properties",
          ["provides-namespace", "on-demand-resource-tags", "compression-type"])
        result = properties["provides-namespace"]?.node.bool ?? false
      }
      diagnostics.append(contentsOf: file.diagnostics)
    }
    namespaces[group] = result
    return result
  }
}

extension AssetCatalog.Kind {
  fileprivate init?(rawValue: Substring) { self.init(rawValue: String(rawValue)) }
}
