/// How a symbol is put together, from its name.
indirect enum SymbolRecipe: Sendable, Hashable {
  /// An icon of Phosphor.
  case icon(String, isFilled: Bool)
  /// A figure of ours by name, as outlines or filled; the number stands for `#` in its texts.
  case figure(String, number: String?, isFilled: Bool)
  /// Letters of the system font.
  case letters(String)
  /// A figure within an outline, or cut out of it when it is filled.
  case enclosed(SymbolRecipe, in: SymbolEnclosure, isFilled: Bool)
  /// With a bar from the upper left to the lower right.
  case slashed(SymbolRecipe)
  /// With a disc at the lower right, from which a figure is cut; nil is the plain disc at the upper right.
  case badged(SymbolRecipe, badge: SymbolRecipe?)
  /// Drawn like the name, without all that it says.
  case similar(SymbolRecipe)

  /// The recipe for a name; nil where there is none.
  init?(_ name: String) { self.init(name, isFilled: false, depth: 0) }

  /// More than any name has parts.
  static let depthLimit = 8

  private init?(_ name: String, isFilled: Bool, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    if let entry = SymbolTable.shared.entry(name), entry.drawing != "-" {
      self.init(entry, isFilled: isFilled, depth: depth)
      return
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    if let character = Self.letters(name) {
      self = .letters(character)
      return
    }
    guard parts.count > 1 else { return nil }
    if let numbered = Self.numbered(parts, isFilled: isFilled) {
      self = numbered
      return
    }
    func rest(_ count: Int) -> String { parts.dropLast(count).joined(separator: ".") }
    func recipe(_ name: String, isFilled: Bool = isFilled) -> SymbolRecipe? {
      SymbolRecipe(name, isFilled: isFilled, depth: depth + 1)
    }
    // Parts of the name after a badge belong to the badge, but for its filling.
    if let index = parts.lastIndex(of: "badge"), index > 0 {
      var badge = Array(parts[(index + 1)...])
      let isBaseFilled = isFilled || badge.last == "fill"
      if badge.last == "fill" { badge.removeLast() }
      let base = parts[..<index].joined(separator: ".")
      guard let inner = recipe(base, isFilled: isBaseFilled) else { return nil }
      guard !badge.isEmpty else {
        self = .badged(inner, badge: nil)
        return
      }
      // A badge's last parts may have no meaning of their own, as in "person.crop".
      while !badge.isEmpty {
        if let figure = recipe(badge.joined(separator: "."), isFilled: false) {
          self = .badged(inner, badge: figure)
          return
        }
        badge.removeLast()
      }
      return nil
    }
    switch last {
    case "fill":
      guard let inner = recipe(rest(1), isFilled: true) else { return nil }
      self = inner
    case "slash":
      guard let inner = recipe(rest(1)) else { return nil }
      self = .slashed(inner)
    default:
      if let enclosure = SymbolEnclosure(rawValue: last),
        let inner = recipe(rest(1), isFilled: Self.isSolidInside(rest(1)))
      {
        self = .enclosed(inner, in: enclosure, isFilled: isFilled)
      } else if parts.contains("fill") {
        // "person.fill.viewfinder": the filling comes before what is added.
        let others = parts.filter { $0 != "fill" }.joined(separator: ".")
        guard let inner = recipe(others, isFilled: true) else { return nil }
        self = inner
      } else {
        return nil
      }
    }
  }

  private init?(_ entry: SymbolTable.Entry, isFilled: Bool, depth: Int) {
    var entry = entry
    if entry.drawing.hasPrefix("~") {
      entry.drawing.removeFirst()
      guard let inner = SymbolRecipe(entry, isFilled: isFilled, depth: depth) else { return nil }
      self = .similar(inner)
      return
    }
    let drawing = entry.drawing
    if drawing == "none" { return nil }
    if drawing == "own" {
      let ending = ".fill"
      let isFilledName = entry.name.hasSuffix(ending)
      let name = isFilledName ? String(entry.name.dropLast(ending.count)) : entry.name
      if isFilledName, SymbolTable.shared.figure(name) != nil {
        self = .figure(name, number: nil, isFilled: true)
      } else {
        guard SymbolTable.shared.figure(entry.name) != nil else { return nil }
        self = .figure(entry.name, number: nil, isFilled: isFilled)
      }
    } else if drawing.hasPrefix("=") {
      self.init(String(drawing.dropFirst()), isFilled: isFilled, depth: depth + 1)
    } else if drawing.hasPrefix("text:") {
      self = .letters(String(drawing.dropFirst(5)))
    } else if drawing.hasSuffix(":fill") {
      self = .icon(String(drawing.dropLast(5)), isFilled: true)
    } else {
      self = .icon(drawing, isFilled: isFilled)
    }
  }

  /// What is drawn, without the note that it is similar only.
  var drawn: SymbolRecipe {
    if case .similar(let inner) = self { inner.drawn } else { self }
  }

  /// Whether the whole or a part is only similar to what its name says.
  var isSimilar: Bool {
    switch self {
    case .icon, .figure, .letters: false
    case .enclosed(let inner, _, _), .slashed(let inner), .badged(let inner, badge: nil):
      inner.isSimilar
    case .badged(let inner, let badge?): inner.isSimilar || badge.isSimilar
    case .similar: true
    }
  }

  /// The figure for a name with a number, such as `goforward.15`; nil where there is none.
  private static func numbered(_ parts: [String], isFilled: Bool) -> SymbolRecipe? {
    guard
      let index = parts.firstIndex(where: { $0.count <= 3 && $0.allSatisfy(\.isWholeNumber) })
    else { return nil }
    var pattern = parts
    pattern[index] = "#"
    let name = pattern.joined(separator: ".")
    guard SymbolTable.shared.figure(name) != nil else { return nil }
    return .figure(name, number: parts[index], isFilled: isFilled)
  }

  /// Whether the figure of a name is solid within outlines, as those of the system are: all that have a
  /// filled variant.
  private static func isSolidInside(_ name: String) -> Bool {
    let hasFilling = SymbolTable.shared.entry(name + ".fill") != nil
    return (hasFilling || solidNames.contains(name)) && !name.hasPrefix("square.and.arrow")
  }

  /// Names with a filled variant that the table does not list.
  private static let solidNames: Set<String> = [
    "bag", "bandage", "book", "briefcase", "bubble.left", "bubble.right", "building.2", "bus",
    "car", "creditcard", "cross", "cross.case", "cube", "cup.and.saucer", "drop", "envelope",
    "fish", "flame", "gift", "graduationcap", "hammer", "hand.thumbsdown", "map", "mappin",
    "pawprint", "pills", "playpause", "scooter", "shield", "suitcase", "ticket", "tram", "umbrella",
  ]

  /// A name of one letter or of up to two digits: what is drawn for it.
  private static func letters(_ name: String) -> String? {
    if name.count == 1, let letter = name.first, letter.isLetter || letter.isNumber {
      return letter.uppercased()
    }
    return name.count == 2 && name.allSatisfy(\.isNumber) ? name : nil
  }
}

/// Outlines that names put around figures.
enum SymbolEnclosure: String, Sendable, Hashable {
  case circle, square, rectangle, triangle, diamond, hexagon, octagon, shield, seal, app, bubble
}
