import ScreenFormat

/// The four pairs of size classes, and what of a file counts in which.
enum SizeClasses {
  /// A pair of a width's and a height's class.
  struct Pair: Sendable, Hashable {
    var isWide: Bool
    var isHigh: Bool
  }

  static let all = [
    Pair(isWide: false, isHigh: false), Pair(isWide: false, isHigh: true),
    Pair(isWide: true, isHigh: false), Pair(isWide: true, isHigh: true),
  ]

  /// A variation's key, as in `heightClass=regular-widthClass=compact`.
  struct Key {
    var isWide: Bool?
    var isHigh: Bool?

    /// - Returns: nil for a key of something else, such as the idiom of Macs.
    init?(_ text: String) {
      guard text != "default" else { return }
      for part in text.split(separator: "-") {
        switch part {
        case "widthClass=compact": isWide = false
        case "widthClass=regular": isWide = true
        case "heightClass=compact": isHigh = false
        case "heightClass=regular": isHigh = true
        default: return nil
        }
      }
    }

    /// The number of things that the key asks for: of two variations, the one that asks for more wins.
    var count: Int { (isWide == nil ? 0 : 1) + (isHigh == nil ? 0 : 1) }

    func contains(_ pair: Pair) -> Bool {
      isWide.map { $0 == pair.isWide } ?? true && isHigh.map { $0 == pair.isHigh } ?? true
    }

    /// The traits as documents write them.
    var traits: DocumentValue {
      func name(_ isLarge: Bool) -> DocumentValue { .string(isLarge ? "regular" : "compact") }
      var members = Members()
      members["horizontalSizeClass"] = isWide.map(name)
      members["verticalSizeClass"] = isHigh.map(name)
      return members.value
    }

    init(isWide: Bool?, isHigh: Bool?) {
      self.isWide = isWide
      self.isHigh = isHigh
    }
  }

  /// The variations of an element with their keys, those that ask for least first.
  static func variations(of node: InterfaceNode) -> [(key: Key, node: InterfaceNode)] {
    node.children.filter { $0.name == "variation" }
      .compactMap { child in child.key.flatMap(Key.init).map { (key: $0, node: child) } }
      .enumerated().sorted { ($0.element.key.count, $0.offset) < ($1.element.key.count, $1.offset) }
      .map(\.element)
  }

  /// The keys that together mean some pairs, as few as possible: `nil` for all.
  static func keys(of pairs: [Pair]) -> [Key?] {
    guard pairs.count < all.count else { return [nil] }
    var rest = Set(pairs)
    var result: [Key?] = []
    let halves = [
      Key(isWide: false, isHigh: nil), Key(isWide: true, isHigh: nil),
      Key(isWide: nil, isHigh: false), Key(isWide: nil, isHigh: true),
    ]
    for half in halves {
      let both = all.filter(half.contains)
      guard both.allSatisfy(rest.contains) else { continue }
      rest.subtract(both)
      result.append(half)
    }
    for pair in all where rest.contains(pair) {
      result.append(Key(isWide: pair.isWide, isHigh: pair.isHigh))
    }
    return result
  }

  /// The pairs in which elements of a view count, by their ids: constraints or subviews. Those that are not listed always
  /// count.
  ///
  /// - Parameter list: `constraints` or `subviews`.
  static func counting(in view: InterfaceNode, _ list: String) -> [String: [Pair]] {
    var result: [String: Set<Pair>] = [:]
    for (key, node) in variations(of: view) {
      guard let mask = node.children.first(where: { $0.name == "mask" && $0.key == list }) else {
        continue
      }
      let pairs = all.filter(key.contains)
      for change in mask.children {
        guard let id = change["reference"] else { continue }
        switch change.name {
        case "exclude": result[id, default: Set(all)].subtract(pairs)
        case "include": result[id, default: Set(all)].formUnion(pairs)
        default: break
        }
      }
    }
    return result.mapValues { pairs in all.filter(pairs.contains) }
  }
}
