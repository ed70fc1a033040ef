import Controls
import ObjectModel

/// The place that assets are chosen for.
struct AssetPlace {
  var traits = Traits()
  /// The screen's longer side, in points: some entries are for one size of phone.
  var screenHeight = 0.0
  /// UIAccessibilityContrastHigh.
  var isHighContrast: Bool { traits.accessibilityContrast == .high }

  /// The same with other traits.
  func with(_ own: TraitRequirements) -> AssetPlace {
    var result = self
    result.traits = traits.overridden(by: own)
    return result
  }
}

/// What an entry of a set says about where it is for.
struct AssetSelector {
  /// Nil is universal.
  var idiom: String?
  /// Pixels a point; nil, as vectors have it, is any.
  var scale: Double?
  var subtype: String?
  var widthClass: Traits.SizeClass?
  var heightClass: Traits.SizeClass?
  var direction: Traits.LayoutDirection?
  var style: Traits.InterfaceStyle?
  var isHighContrast = false
  var gamut: String?
  /// Whether it is for devices of one kind of memory or graphics: others come first.
  var isForHardware = false

  /// The heights in points of the screens that subtypes name (Asset Catalog Format Reference; the
  /// later ones count pixels).
  private static let subtypeHeights: [String: Double] = [
    "retina4": 568, "667h": 667, "736h": 736, "2436h": 812, "2688h": 896, "1792h": 896,
  ]

  /// How well an entry suits a place, the most telling trait first; nil where it does not suit. The
  /// greater of two suits better.
  ///
  /// Idiom comes before scale (UIKit): a phone takes the phone's only picture, whatever its scale.
  func rank(in place: AssetPlace) -> [Double]? {
    let traits = place.traits
    var rank: [Double] = []
    func add<Value: Equatable>(_ wanted: Value?, _ actual: Value) -> Bool {
      rank.append(wanted == nil ? 0 : 1)
      return wanted == nil || wanted == actual
    }
    let ownIdiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let height = subtype.map { Self.subtypeHeights[$0] ?? 0 }
    guard add(style, traits.userInterfaceStyle), !isHighContrast || place.isHighContrast,
      add(isHighContrast ? true : nil, true), add(idiom, ownIdiom),
      add(height, place.screenHeight), add(widthClass, traits.horizontalSizeClass),
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

  /// Those that suit, the best first; of equals the first.
  static func sorted<Entry>(
    _ entries: [Entry], in place: AssetPlace, by selector: KeyPath<Entry, AssetSelector>
  ) -> [Entry] {
    let ranked = entries.enumerated().compactMap { index, entry in
      entry[keyPath: selector].rank(in: place).map { (rank: $0, index: index, entry: entry) }
    }
    return ranked.sorted { a, b in
      a.rank == b.rank ? a.index < b.index : b.rank.lexicographicallyPrecedes(a.rank)
    }.map(\.entry)
  }

  /// What `list assets` shows of it: `ipad 2x dark`.
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
  /// Keys of an entry that say where it is for, those that mean nothing here among them.
  static let selectorKeys = [
    "idiom", "scale", "subtype", "width-class", "height-class", "screen-width", "color-space",
    "display-gamut", "language-direction", "memory", "graphics-feature-set", "appearances",
    "locale", "platform", "role", "size", "orientation", "extent", "minimum-system-version",
    "target",
  ]

  /// What an entry says about where it is for; nil where that is nowhere here.
  mutating func selector(_ entry: Cursor) -> AssetSelector? {
    var result = AssetSelector()
    let idioms = [
      "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "ios-marketing",
      "watch-marketing", "vision", "reality",
    ]
    if let idiom = choice(entry["idiom"], "idiom", idioms.map { ($0, $0) }), idiom != "universal" {
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
