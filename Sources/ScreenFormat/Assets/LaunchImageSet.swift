import ObjectModel

/// A set of launch images of a catalogue: a picture for each size and orientation of a screen, and
/// for older systems.
struct LaunchImageSet {
  /// A picture of the set.
  struct Variant {
    var selector: AssetSelector
    var isLandscape: Bool
    /// The first major version of iOS that it is for; 0 for all.
    var system: Int
    /// Whether it is as high as the screen; pads had pictures without the status bar's 20 points up
    /// to iOS 6.
    var isFullScreen: Bool
    /// The file name; nil for an empty slot.
    var file: String?
    /// The position of the file name.
    var fileCursor: Cursor
  }

  var variants: [Variant] = []

  /// Reads the set from its `Contents.json`.
  init(_ file: inout CatalogFile) {
    file.checkKeys(file.root, of: "a launch image set", ["images", "info", "properties"])
    guard let images = file.root["images"] else {
      file.warn(.noImages, at: file.root)
      return
    }
    for entry in file.elements(images) {
      file.checkKeys(
        entry, of: "a launch image", CatalogFile.selectorKeys + ["filename", "unassigned"])
      guard entry["unassigned"]?.node.bool != true, let selector = file.selector(entry) else {
        continue
      }
      let system = file.text(entry["minimum-system-version"])
        .flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
      variants.append(
        Variant(
          selector: selector,
          isLandscape: file.choice(
            entry["orientation"], "orientation", [("portrait", false), ("landscape", true)])
            ?? false,
          system: system ?? 0,
          isFullScreen: file.choice(
            entry["extent"], "extent", [("full-screen", true), ("to-status-bar", false)]) ?? true,
          file: file.text(entry["filename"]), fileCursor: entry["filename"] ?? entry))
    }
  }

  /// The pictures that suit, the best first: for the screen's size, then for the newest system.
  func sorted(for target: AssetTarget, system: Int) -> [Variant] {
    let suitable = variants.filter { $0.isLandscape == target.isLandscape && $0.system <= system }
    let newest = suitable.enumerated().sorted { a, b in
      let (one, other) = (a.element, b.element)
      if one.system != other.system { return one.system > other.system }
      if one.isFullScreen != other.isFullScreen { return one.isFullScreen }
      return a.offset < b.offset
    }.map(\.element)
    // Equal ones stay in their order.
    return AssetSelector.sorted(newest, for: target, by: \.selector)
  }
}
