import ObjectModel
import ScreenFormat

/// Fonts, and descriptors, which are the fonts that they describe.
enum FontRows {
  private typealias Row = CodeLibrary.Row

  static var rows: [CodeLibrary.Row] {
    constructors + methods
  }

  private static var constructors: [Row] {
    [
      .constructor("UIFont", run: described),
      .constructor("UIFont", run: named),
      .constructor("UIFont", run: preferred),
      .constructor("UIFont", run: system),
      .constructor("UIFontDescriptor", run: descriptor),
      .constructor("UIFont.Weight", "init") { $0.first },
      .constructor("UIFontWeight", "init") { $0.first },
      .typeProperty("UIFont", "labelFontSize") { _ in .number(17) },
      .typeProperty("UIFont", "systemFontSize") { _ in .number(14) },
      .typeProperty("UIFont", "smallSystemFontSize") { _ in .number(12) },
      .typeProperty("UIFont", "buttonFontSize") { _ in .number(18) },
    ]
  }

  /// A row of a font.
  private static func row(
    _ use: CodeLibrary.Use, _ names: String...,
    run: @escaping (DocumentValue, LibraryCall) -> CodeValue?
  ) -> Row {
    Row(use: use, type: "UIFont", names: names) { call in
      guard case .font(let font)? = call.receiver.uiKit else { return nil }
      return run(font, call)
    }
  }

  private static var methods: [Row] {
    [
      row(.property, "fontDescriptor") { _, call in call.receiver },
      row(.property, "pointSize") { font, _ in
        guard case .object(let members) = font, let size = members["system"] ?? members["size"],
          case .number(let value, let text) = size.value
        else { return nil }
        return .number(value, text: text, isInteger: false)
      },
      row(.method, "fontDescriptor", "copy") { font, _ in .font(font) },
      row(.method, "withSymbolicTraits", "fontDescriptorWithSymbolicTraits") { font, call in
        call.first.flatMap { symbolic(font, $0, call) }
      },
      row(.method, "withDesign", "fontDescriptorWithDesign") { font, call in
        call.note("documents have no design of fonts, so the system's own is taken")
        return .font(font)
      },
      row(.method, "addingAttributes", "fontDescriptorByAddingAttributes") { font, call in
        guard case .dictionary(let members)? = call.first?.plain else { return nil }
        return adding(members, to: font, call)
      },
      row(.method, "withSize", "fontWithSize", "fontDescriptorWithSize") { font, call in
        call.first.flatMap { sized(font, $0, call) }
      },
      // `UIFontMetrics` is no value here.
      .method(RowType.unknown, "scaledFont", "scaledFontForFont", run: scaled),
      .method("UIFontMetrics", "scaledFont", "scaledFontForFont", run: scaled),
    ]
  }

  static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  // MARK: Constructors

  private static func size(_ call: LibraryCall) -> CodeValue? {
    call.arguments.first { $0.label == "ofSize" || $0.label == "size" }?.value
      ?? (call.name.lowercased().hasSuffix("ofsize") ? call.first : nil)
  }

  private static func described(_ call: LibraryCall) -> CodeValue? {
    guard let descriptor = call.value("descriptor") else { return nil }
    guard case .font(let font)? = descriptor.uiKit, let size = size(call) else {
      return .unknown(descriptor.unknownText ?? "font descriptor")
    }
    return sized(font, size, call)
  }

  private static func named(_ call: LibraryCall) -> CodeValue? {
    guard let name = call.value("name") ?? (call.name == "fontWithName" ? call.first : nil),
      let size = size(call)
    else { return nil }
    return call.combine([name, size]) { parts in
      guard let text = parts[0].text ?? parts[0].symbol else { return .unknown("font") }
      return .font(.object([("name", .string(text)), ("size", number(parts[1]))]))
    }
  }

  private static func preferred(_ call: LibraryCall) -> CodeValue? {
    guard call.name.lowercased().hasPrefix("preferredfont"), let first = call.first else {
      return nil
    }
    let styles = [
      "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption1", "caption2",
    ]
    guard let symbol = first.symbol, let found = SymbolName.match(symbol, among: styles) else {
      return .unknown(first.unknownText ?? "text style")
    }
    return .font(.object([("textStyle", .string(found))]))
  }

  private static func system(_ call: LibraryCall) -> CodeValue? {
    let style = call.name.lowercased()
    guard let size = size(call), style.contains("systemfont") else { return nil }
    let weight = call.arguments.first { $0.label == "weight" }?.value
    return call.combine([size] + (weight.map { [$0] } ?? [])) { parts in
      var members = [("system", number(parts[0]))]
      if style.hasPrefix("bold") { members.append(("weight", .string("bold"))) }
      if style.hasPrefix("italic") { members.append(("italic", .bool(true))) }
      if parts.count > 1 {
        guard let symbol = parts[1].symbol,
          let found = SymbolName.match(symbol, among: weights)
        else { return .unknown("font weight") }
        if found != "regular" { members.append(("weight", .string(found))) }
      }
      return .font(.object(members))
    }
  }

  /// The font of a descriptor's constructor; nil for one that is not known.
  private static func descriptor(_ call: LibraryCall) -> CodeValue? {
    guard let first = call.arguments.first else { return nil }
    if call.name.hasPrefix("preferredFontDescriptor") {
      return call.library(.constructor, of: "UIFont", "preferredFont", [first])
    }
    if first.label == "name" || call.name.hasSuffix("WithName") {
      return call.library(.constructor, of: "UIFont", "fontWithName", call.arguments)
    }
    guard case .dictionary(let members) = first.value.plain else { return nil }
    let named = members.first { member in
      let key = member.key.symbol?.lowercased() ?? ""
      return key.contains("name") || key.contains("family")
    }
    guard let text = named?.value.text else { return nil }
    return .font(.object([("name", .string(text)), ("size", .number(0))]))
  }

  private static func number(_ value: CodeValue) -> DocumentValue {
    guard case .number(let number, let text, _) = value.plain else { return .number(17) }
    return .number(number, text: text)
  }

  // MARK: Changed fonts

  private static func scaled(_ call: LibraryCall) -> CodeValue? {
    call.note("a scaled font follows the size of text that users choose; here it has one size")
    return call.first
  }

  /// The font with `traitBold` and `traitItalic`; nil with others.
  private static func symbolic(
    _ font: DocumentValue, _ traits: CodeValue, _ call: LibraryCall
  ) -> CodeValue? {
    var values = [traits]
    if case .array(let elements) = traits.plain { values = elements }
    var result = font
    for value in values {
      guard let symbols = value.symbol else { return nil }
      for symbol in symbols.lowercased().split(separator: "|") {
        let member: (String, DocumentValue)
        switch symbol {
        case _ where symbol.hasSuffix("bold"): member = ("weight", .string("bold"))
        case _ where symbol.hasSuffix("italic"): member = ("italic", .bool(true))
        default: return nil
        }
        guard let changed = with(member.0, member.1, result, call) else { return nil }
        result = changed
      }
    }
    return .font(result)
  }

  /// The font with the attributes of a descriptor: its weight, as far as documents go.
  private static func adding(
    _ attributes: [(key: CodeValue, value: CodeValue)], to font: DocumentValue, _ call: LibraryCall
  ) -> CodeValue? {
    var result = font
    for attribute in attributes {
      let key = SymbolName.plain(attribute.key.symbol ?? "")
      guard key.contains("raits"), case .dictionary(let traits) = attribute.value.plain else {
        call.note("documents have no \(Quotation.single(key)) of fonts; it is left out")
        continue
      }
      for trait in traits {
        guard let name = trait.key.symbol, name.lowercased().contains("weight"),
          let symbol = trait.value.symbol,
          let weight = SymbolName.match(symbol, among: weights),
          let changed = with("weight", .string(weight), result, call)
        else { return nil }
        result = changed
      }
    }
    return .font(result)
  }

  /// The font in a size in points; 0 keeps its own.
  private static func sized(
    _ font: DocumentValue, _ size: CodeValue, _ call: LibraryCall
  ) -> CodeValue? {
    guard case .number(let number, let text, _) = size.plain else { return nil }
    guard number != 0 else { return .font(font) }
    guard let members = members(of: font, call) else { return nil }
    return .font(
      .object(
        members.map { member in
          ["size", "system"].contains(member.0)
            ? (member.0, .number(number, text: text)) : member
        }))
  }

  /// The system font with a member of its document; nil for a font with a name, which has no weights here.
  private static func with(
    _ name: String, _ value: DocumentValue, _ font: DocumentValue, _ call: LibraryCall
  ) -> DocumentValue? {
    guard let members = members(of: font, call), members.first?.0 == "system" else {
      return nil
    }
    return .object(members.filter { $0.0 != name } + [(name, value)])
  }

  /// The members of a font's document. A text style has the size that it has by default.
  private static func members(
    of font: DocumentValue, _ call: LibraryCall
  ) -> [(String, DocumentValue)]? {
    guard case .object(let object) = font else { return nil }
    guard let style = object["textStyle"]?.string.flatMap(TextStyle.init(rawValue:)) else {
      return object.members.map { ($0.key, $0.node.value) }
    }
    call.note(
      "a changed text style follows the size of text that users choose; here it has one size")
    let size = style.size(category: "large", system: call.system)
    return [("system", .number(size))]
      + (style == .headline ? [("weight", .string("semibold"))] : [])
  }
}
