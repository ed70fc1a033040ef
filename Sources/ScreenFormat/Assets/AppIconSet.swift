import ObjectModel
import Raster

extension ImageSet {
  /// The sides of the icon on a home screen, in points (Human Interface Guidelines).
  private static let phoneIconSide = 60.0
  private static let padIconSide = 76.0

  /// Reads an application's icon (`.appiconset`) as the set of the pictures of one size: that of the home screen, else the
  /// nearest larger one, else the largest. One picture for all sizes counts as the home screen's. Corners are not rounded.
  ///
  /// - Parameter isPad: whether the device is a pad.
  init(appIcon file: inout CatalogFile, isPad: Bool) {
    let wanted = isPad ? Self.padIconSide : Self.phoneIconSide
    file.checkKeys(file.root, of: "an app icon", ["images", "info", "properties"])
    var icons: [(side: Double, isTinted: Bool, variant: Variant)] = []
    for entry in file.root["images"].map({ file.elements($0) }) ?? [] {
      guard entry["unassigned"]?.node.bool != true, var selector = file.selector(entry),
        let name = file.text(entry["filename"])
      else { continue }
      let isForStore = selector.idiom?.hasSuffix("-marketing") == true
      if isForStore { selector.idiom = nil }
      let own = file.text(entry["size"]).flatMap { $0.split(separator: "x").first }
        .flatMap { Double($0) }
      // Without a scale the picture is for all sizes, as is that of the store.
      let isForAll = selector.scale == nil || isForStore && own == Self.storeSide
      if isForAll { selector.scale = nil }
      let isTinted =
        entry["appearances"]?.elements.contains {
          $0["value"]?.node.string == "tinted"
        } ?? false
      icons.append(
        (
          isForAll ? wanted : own ?? wanted, isTinted,
          Variant(
            selector: selector, file: name, fileCursor: entry["filename"] ?? entry, slicing: nil,
            alignmentInsets: .zero, side: isForAll ? wanted : own)
        ))
    }
    // A tinted picture is grey, and stands in only where there is no other.
    if icons.contains(where: { !$0.isTinted }) { icons.removeAll(where: \.isTinted) }
    let idiom = isPad ? "ipad" : "iphone"
    let own = icons.filter { [nil, idiom].contains($0.variant.selector.idiom) }
    let sides = (own.isEmpty ? icons : own).map(\.side)
    guard let side = sides.filter({ $0 >= wanted }).min() ?? sides.max() else { return }
    variants = icons.filter { $0.side == side }.map(\.variant)
    if own.isEmpty { for index in variants.indices { variants[index].selector.idiom = nil } }
  }

  /// The side of the icon in the store, in points.
  private static let storeSide = 1024.0
}
