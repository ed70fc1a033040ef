import ObjectModel

/// The device and traits that an entry of a set is for.
struct AssetSelector: Equatable {
  /// The idiom; nil for every idiom.
  var idiom: String?
  /// The scale in pixels a point; nil for every scale, as vector drawings have it.
  var scale: Double?
  var subtype: String?
  var widthClass: Traits.SizeClass?
  var heightClass: Traits.SizeClass?
  var direction: Traits.LayoutDirection?
  var style: Traits.InterfaceStyle?
  var isHighContrast = false
  var gamut: String?
  /// Whether it is for certain memory sizes or graphics features. Other entries are preferred.
  var isForHardware = false

  /// Whether another entry is for the same traits but for the scale.
  func differsInScaleOnly(_ other: AssetSelector) -> Bool {
    var same = other
    same.scale = scale
    return same == self
  }

  /// The heights in points of the screens that subtypes name (Asset Catalog Format Reference).
  /// Later subtypes count pixels.
  private static let subtypeHeights: [String: Double] = [
    "retina4": 568, "667h": 667, "736h": 736, "2436h": 812, "2688h": 896, "1792h": 896,
  ]

  /// The rank of an entry, to be compared lexicographically; the greatest suits best. Nil if the
  /// entry does not suit.
  ///
  /// As in UIKit, the idiom comes before the scale: a phone takes the only picture for phones,
  /// whatever its scale.
  func rank(for target: AssetTarget) -> [Double]? {
    let traits = target.traits
    var rank: [Double] = []
    rank.reserveCapacity(11)
    func add<Value: Equatable>(_ wanted: Value?, _ actual: Value) -> Bool {
      rank.append(wanted == nil ? 0 : 1)
      return wanted == nil || wanted == actual
    }
    let ownIdiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let height = subtype.map { Self.subtypeHeights[$0] ?? 0 }
    guard add(style, traits.userInterfaceStyle), !isHighContrast || target.isHighContrast,
      add(isHighContrast ? true : nil, true), add(idiom, ownIdiom),
      add(height, target.screenHeight), add(widthClass, traits.horizontalSizeClass),
      add(heightClass, traits.verticalSizeClass), add(direction, traits.layoutDirection)
    else { return nil }
    // The exact scale, then the next larger, then the next smaller.
    let wanted = traits.displayScale
    switch scale {
    case nil: rank += [2, 0]
    case .some(let scale) where scale == wanted: rank += [3, 0]
    case .some(let scale) where scale > wanted: rank += [1, -scale]
    case .some(let scale): rank += [0, scale]
    }
    rank += [gamut == nil || gamut == "sRGB" ? 1 : 0, isForHardware ? 0 : 1]
    return rank
  }

  /// The entries that suit, the best first. Equal ones stay in their order.
  static func sorted<Entry>(
    _ entries: [Entry], for target: AssetTarget, by selector: KeyPath<Entry, AssetSelector>
  ) -> [Entry] {
    if entries.count == 1 {
      return entries[0][keyPath: selector].rank(for: target) == nil ? [] : entries
    }
    let ranked = entries.enumerated().compactMap { index, entry in
      entry[keyPath: selector].rank(for: target).map { (rank: $0, index: index, entry: entry) }
    }
    return ranked.sorted { a, b in
      a.rank == b.rank ? a.index < b.index : b.rank.lexicographicallyPrecedes(a.rank)
    }.map(\.entry)
  }

  /// The text in `list assets`, as in `ipad 2x dark`.
  var description: String {
    let parts: [String?] = [
      idiom, scale.map { "\(shortest($0))x" }, subtype,
      widthClass.map { "\($0.rawValue) wide" }, heightClass.map { "\($0.rawValue) high" },
      direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }, style?.rawValue,
      isHighContrast ? "high contrast" : nil, gamut,
    ]
    let all = parts.compactMap(\.self)
    return all.isEmpty ? "any" : all.joined(separator: " ")
  }
}

extension CatalogFile {
  /// The keys of an entry's device and traits, some of which have no effect.
  static let selectorKeys = [
    "idiom", "scale", "subtype", "width-class", "height-class", "screen-width", "color-space",
    "display-gamut", "language-direction", "memory", "graphics-feature-set", "appearances",
    "locale", "platform", "role", "size", "orientation", "extent", "minimum-system-version",
    "target",
  ]

  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "ios-marketing", "watch-marketing",
    "vision", "reality",
  ].map { ($0, $0) }

  /// The device and traits that an entry is for; nil if it is for none that can be drawn.
  mutating func selector(_ entry: Cursor) -> AssetSelector? {
    var result = AssetSelector()
    if let idiom = choice(entry["idiom"], "idiom", Self.idioms), idiom != "universal" {
      result.idiom = idiom
    }
    result.scale = choice(
      entry["scale"], "scale", [("1x", 1.0), ("2x", 2), ("3x", 3)])
    result.subtype = text(entry["subtype"])
    let classes: [(String, Traits.SizeClass)] = [("compact", .compact), ("regular", .regular)]
    result.widthClass = choice(entry["width-class"], "size class", classes)
    result.heightClass = choice(entry["height-class"], "size class", classes)
    result.direction = choice(
      entry["language-direction"], "language direction",
      [("left-to-right", .leftToRight), ("right-to-left", .rightToLeft)])
    result.gamut = text(entry["display-gamut"])
    result.isForHardware = entry["memory"] != nil || entry["graphics-feature-set"] != nil
    for appearance in entry["appearances"].map({ elements($0) }) ?? [] {
      checkKeys(appearance, of: "an appearance", ["appearance", "value"])
      let kinds = ["luminosity", "contrast"]
      switch choice(appearance["appearance"], "appearance", kinds.map { ($0, $0) }) {
      case "luminosity":
        result.style =
          choice(
            appearance["value"], "luminosity",
            [("light", .light), ("dark", .dark), ("tinted", nil)]) ?? nil
      case "contrast":
        result.isHighContrast =
          choice(appearance["value"], "contrast", [("high", true), ("normal", false)]) ?? false
      default: return nil
      }
    }
    return result
  }
}
