/// The values that attributes, style sheets and `style` attributes give each element.
struct Cascade: Sendable {
  let tree: SVGTree
  private let sheet: StyleSheet
  /// The rules for each element, the weakest first; empty without style sheets.
  private var rules: [[Int]] = []

  /// The most comparisons of rules with elements, and declarations for elements.
  private static let stepLimit = 2_000_000

  /// - Throws: `tooComplex` with `work`.
  init(_ tree: SVGTree) throws(SVGError) {
    self.tree = tree
    var sheet = StyleSheet()
    for (position, element) in tree.elements.enumerated() where element.name == "style" {
      let type = element.attributes["type"] ?? ""
      if type.isEmpty || type == "text/css" { sheet.append(tree.text(of: position)) }
    }
    if !sheet.isEmpty { sheet.keepRules(for: tree) }
    self.sheet = sheet
    guard !sheet.isEmpty else { return }
    var steps = 0
    for position in tree.elements.indices {
      rules.append(sheet.matches(for: position, in: tree, steps: &steps))
      guard steps <= Self.stepLimit else { throw .tooComplex(.work, in: tree.place(of: position)) }
    }
  }

  /// An element's own values by property: the winning ones of attributes, then style sheets, then the
  /// `style` attribute, then what is important.
  func values(of position: Int) -> [String: String] {
    let attributes = tree.elements[position].attributes
    var values = attributes.filter { Self.presentationAttributes.contains($0.key) }
    var important: [StyleSheet.Declaration] = []
    func apply(_ declarations: [StyleSheet.Declaration]) {
      for declaration in declarations {
        if declaration.isImportant {
          important.append(declaration)
        } else {
          set(declaration, in: &values)
        }
      }
    }
    if !rules.isEmpty {
      for rule in rules[position] { apply(sheet.declarations(of: rule)) }
    }
    if let style = attributes["style"] { apply(StyleSheet.declarations(style)) }
    for declaration in important { set(declaration, in: &values) }
    return values
  }

  private func set(_ declaration: StyleSheet.Declaration, in values: inout [String: String]) {
    switch declaration.name {
    case "marker":
      for name in ["marker-start", "marker-mid", "marker-end"] { values[name] = declaration.value }
    case "font": FontShorthand.apply(declaration.value, to: &values)
    default: values[declaration.name] = declaration.value
    }
  }

  /// An element's value of a property that is not inherited, unless it says `inherit`.
  func value(_ name: String, of position: Int, _ values: [String: String]) -> String? {
    guard let value = values[name] else { return nil }
    guard value == "inherit" else { return value }
    guard let parent = tree.elements[position].parent else { return nil }
    return self.value(name, of: parent, self.values(of: parent))
  }

  /// The properties that attributes may set: not those of blending, which only style sheets know (SVG 2).
  private static let presentationAttributes: Set<String> = [
    "clip-path", "clip-rule", "color", "color-interpolation", "color-interpolation-filters",
    "display",
    "dominant-baseline", "fill", "fill-opacity", "fill-rule", "filter", "flood-color",
    "flood-opacity",
    "font-family", "font-size", "font-style", "font-weight", "image-rendering", "letter-spacing",
    "lighting-color", "marker-end", "marker-mid", "marker-start", "mask",
    "mask-type", "opacity", "overflow", "paint-order", "shape-rendering", "stop-color",
    "stop-opacity", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor",
    "text-decoration", "transform", "transform-box", "transform-origin", "visibility",
    "word-spacing",
    "gradientTransform", "patternTransform",
  ]
}

/// The parts of the CSS property `font` that matter here.
private enum FontShorthand {
  static func apply(_ text: String, to values: inout [String: String]) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    while let word = words.first,
      Length(String(word.split(separator: "/").first ?? "")) == nil
        || ["100", "200", "300", "400", "500", "600", "700", "800", "900"].contains(word)
    {
      words.removeFirst()
      if ["italic", "oblique"].contains(word) { values["font-style"] = word }
      if ["bold", "bolder", "lighter"].contains(word) || Int(word) != nil {
        values["font-weight"] = word
      }
    }
    guard let size = words.first?.split(separator: "/").first, words.count > 1 else { return }
    values["font-size"] = String(size)
    values["font-family"] = words.dropFirst().joined(separator: " ")
  }
}
