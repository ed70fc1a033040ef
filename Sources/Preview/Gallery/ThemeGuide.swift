import Controls
import FileSystem
import Inspection
import Loading
import ObjectModel
import Raster
import ScreenFormat

/// The colours, fonts and images of themes, for a page about them, each with who uses it, and the contrasts of colours
/// that meet on a board.
struct ThemeGuide {
  /// A place of a rule that sets a value.
  private struct Use {
    var rule: AppearanceRule
    var property: String

    var written: DocumentValue {
      .object([
        ("class", .string(rule.className)),
        ("containedIn", .array(rule.containedIn.map(DocumentValue.string))),
        ("traits", DocumentPrinter.written(rule.traits)), ("property", .string(property)),
        ("file", .string(rule.origin.file)), ("line", .number(Double(rule.origin.line))),
      ])
    }
  }

  private struct ColorEntry {
    var names: [String] = []
    var uses: [Use] = []
  }

  /// The values of a kind in the order in which they were found.
  private struct Values {
    private(set) var texts: [String] = []
    private var uses: [String: [Use]] = [:]

    mutating func add(_ text: String, _ use: Use) {
      if uses[text] == nil { texts.append(text) }
      uses[text, default: []].append(use)
    }

    var written: DocumentValue {
      .array(
        texts.map { text in
          .object([
            ("text", .string(text)), ("uses", .array((uses[text] ?? []).map(\.written))),
          ])
        })
    }
  }

  /// A pair of colours with what has it.
  private struct PairEntry {
    var pair: ContrastPair
    var style: String
    var classes: [String] = []
    var count = 0
  }

  private var shades: [ColorShade] = []
  private var colors: [ColorShade: ColorEntry] = [:]
  private var fonts = Values()
  private var images = Values()
  private var pairs: [PairEntry] = []

  /// Adds what a theme sets.
  ///
  /// - Parameters:
  ///   - source: The theme's document.
  ///   - options: The system and the traits of the page.
  ///   - files: Reads what the theme names.
  /// - Throws: `InvalidDocuments`.
  mutating func add(
    _ source: ScreenLoader.Source, options: RenderOptions, files: any DocumentFiles = FileAssets()
  ) throws {
    let theme = try ScreenLoader(files, options: options).theme(source)
    let screen = theme.screen
    // Those of themes that it extends come before it, and count unless it says another.
    var names: [String] = []
    var values: [String: DocumentValue] = [:]
    for document in theme.documents {
      for member in document.node.object?["variables"]?.object?.members ?? [] {
        if values.updateValue(member.node.value, forKey: member.key) == nil {
          names.append(member.key)
        }
      }
    }
    let shades = ColorShades(options, files: files)
    let found = shades.colors(
      names.map { .string("$\($0)") }, values, folder: source.folder)
    for (variable, found) in zip(names, found) {
      if let found { name(found.color, variable, screen.traits) }
    }
    for rule in screen.sheet.rules {
      let values = rule.values.map { slot, value in
        (property: Self.text(slot, of: rule, screen.classes), value: value)
      }
      for (property, value) in values.sorted(by: { $0.property < $1.property }) {
        add(value, Use(rule: rule, property: property), screen.traits)
      }
    }
  }

  /// Adds the colours that meet on a board.
  ///
  /// - Parameters:
  ///   - pairs: The pairs of a picture.
  ///   - style: Whether the picture is light or dark.
  mutating func add(_ pairs: [ContrastPair], style: String) {
    for pair in pairs {
      let index = self.pairs.firstIndex { known in
        known.style == style && known.pair.foreground.hex == pair.foreground.hex
          && known.pair.background.hex == pair.background.hex
          && known.pair.threshold == pair.threshold
      }
      guard let index else {
        self.pairs.append(
          PairEntry(pair: pair, style: style, classes: [pair.className], count: 1))
        continue
      }
      self.pairs[index].count += 1
      if !self.pairs[index].classes.contains(pair.className) {
        self.pairs[index].classes.append(pair.className)
      }
    }
  }

  // MARK: Reading

  /// `NAME` or `NAME@AXES`.
  private static func text(
    _ slot: PropertySlot, of rule: AppearanceRule, _ classes: ClassTable
  ) -> String {
    let id = classes.id(named: rule.className)
    let declaration = id.flatMap { classes.property(slot.name, of: $0) }
    return declaration.map(slot.description) ?? slot.name
  }

  private mutating func name(_ color: ColorValue, _ name: String, _ traits: Traits) {
    guard let shade = ColorShade(color, traits) else { return }
    note(shade)
    // Several themes may extend one.
    guard colors[shade]?.names.contains("$\(name)") == false else { return }
    colors[shade]?.names.append("$\(name)")
  }

  private mutating func note(_ shade: ColorShade) {
    if colors[shade] == nil {
      shades.append(shade)
      colors[shade] = ColorEntry()
    }
  }

  private mutating func add(_ color: ColorValue, _ use: Use, _ traits: Traits) {
    guard let shade = ColorShade(color, traits) else { return }
    note(shade)
    colors[shade]?.uses.append(use)
    if case .system(let named) = color, colors[shade]?.names.contains(named.name) == false {
      colors[shade]?.names.append(named.name)
    }
  }

  private mutating func add(_ value: AppearanceValue, _ use: Use, _ traits: Traits) {
    switch value {
    case .color(let color): add(color, use, traits)
    case .font: fonts.add(DocumentPrinter.text(value), use)
    case .image: images.add(DocumentPrinter.text(value), use)
    case .attributes(let attributes):
      if let color = attributes.foregroundColor { add(color, use, traits) }
      if let font = attributes.font { fonts.add(DocumentPrinter.text(.font(font)), use) }
    default: break
    }
  }

  // MARK: Writing

  /// The guide for the page: colours with names first, the lowest contrasts first.
  var written: DocumentValue {
    let named = shades.filter { colors[$0]?.names.isEmpty == false }
    let others = shades.filter { colors[$0]?.names.isEmpty != false }
    let sorted = pairs.enumerated().sorted {
      ($0.element.pair.ratio, $0.offset) < ($1.element.pair.ratio, $1.offset)
    }
    return .object([
      (
        "colors",
        .array(
          (named + others).map { shade in
            .object([
              ("names", .strings(colors[shade]?.names ?? [])), ("light", .string(shade.light)),
              ("dark", .string(shade.dark)),
              ("uses", .array((colors[shade]?.uses ?? []).map(\.written))),
            ])
          })
      ),
      ("fonts", fonts.written), ("images", images.written),
      ("pairs", .array(sorted.map { Self.written($0.element) })),
    ])
  }

  private static func written(_ entry: PairEntry) -> DocumentValue {
    let pair = entry.pair
    return .object([
      ("foreground", .string(pair.foreground.hex)), ("background", .string(pair.background.hex)),
      // Rounded down: 4.499 is not enough.
      ("ratio", .number((pair.ratio * 100).rounded(.down) / 100)),
      ("lightness", .number((pair.lightnessContrast * 10).rounded() / 10)),
      ("threshold", .number(pair.threshold)), ("passes", .bool(pair.ratio >= pair.threshold)),
      ("style", .string(entry.style)), ("classes", .strings(entry.classes)),
      ("count", .number(Double(entry.count))),
    ])
  }
}
