import ObjectModel
import ScreenFormat

// Fonts, and descriptors, which are the fonts that they describe.
extension UIKitValues {
  /// The result of a method of a font; nil for one that is not known.
  func font(_ font: DocumentValue) -> CodeValue? {
    switch name {
    case "fontDescriptor", "copy": return .font(font)
    case "withSymbolicTraits", "fontDescriptorWithSymbolicTraits":
      return arguments.first.flatMap { symbolic(font, $0.value) }
    case "withDesign", "fontDescriptorWithDesign":
      evaluator.note("documents have no design of fonts, so the system's own is taken")
      return .font(font)
    case "addingAttributes", "fontDescriptorByAddingAttributes":
      guard case .dictionary(let members)? = arguments.first?.value.plain else { return nil }
      return adding(members, to: font)
    case "withSize", "fontWithSize", "fontDescriptorWithSize":
      return arguments.first.flatMap { UIKitFonts.sized(font, $0.value, evaluator) }
    default: return nil
    }
  }

  /// The font with `traitBold` and `traitItalic`; nil with others.
  private func symbolic(_ font: DocumentValue, _ traits: CodeValue) -> CodeValue? {
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
        guard let changed = UIKitFonts.with(member.0, member.1, result, evaluator) else {
          return nil
        }
        result = changed
      }
    }
    return .font(result)
  }

  /// The font with the attributes of a descriptor: its weight, as far as documents go.
  private func adding(
    _ attributes: [(key: CodeValue, value: CodeValue)], to font: DocumentValue
  ) -> CodeValue? {
    var result = font
    for attribute in attributes {
      let key = SymbolName.plain(attribute.key.symbol ?? "")
      guard key.contains("raits"), case .dictionary(let traits) = attribute.value.plain else {
        evaluator.note("documents have no \(Quotation.single(key)) of fonts; it is left out")
        continue
      }
      for trait in traits {
        guard let name = trait.key.symbol, name.lowercased().contains("weight"),
          let symbol = trait.value.symbol,
          let weight = SymbolName.match(symbol, among: UIKitFonts.weights),
          let changed = UIKitFonts.with("weight", .string(weight), result, evaluator)
        else { return nil }
        result = changed
      }
    }
    return .font(result)
  }
}

/// The documents of fonts.
enum UIKitFonts {
  static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The font of a descriptor's constructor; nil for one that is not known.
  static func descriptor(
    _ name: String, _ arguments: [CodeEvaluator.Argument], _ evaluator: CodeEvaluator
  ) -> CodeValue? {
    guard let first = arguments.first else { return nil }
    if name.hasPrefix("preferredFontDescriptor") {
      return UIKitTypes.make("UIFont", "preferredFont", [first], evaluator)
    }
    if first.label == "name" || name.hasSuffix("WithName") {
      return UIKitTypes.make("UIFont", "fontWithName", arguments, evaluator)
    }
    guard case .dictionary(let members) = first.value.plain else { return nil }
    let named = members.first { member in
      let key = member.key.symbol?.lowercased() ?? ""
      return key.contains("name") || key.contains("family")
    }
    guard let text = named?.value.text else { return nil }
    return .font(.object([("name", .string(text)), ("size", .number(0))]))
  }

  /// The font in a size in points; 0 keeps its own.
  static func sized(
    _ font: DocumentValue, _ size: CodeValue, _ evaluator: CodeEvaluator
  ) -> CodeValue? {
    guard case .number(let number, let text, _) = size.plain else { return nil }
    guard number != 0 else { return .font(font) }
    guard let members = members(of: font, evaluator) else { return nil }
    return .font(
      .object(
        members.map { member in
          ["size", "system"].contains(member.0)
            ? (member.0, .number(number, text: text)) : member
        }))
  }

  /// The system font with a member of its document; nil for a font with a name, which has no weights here.
  static func with(
    _ name: String, _ value: DocumentValue, _ font: DocumentValue, _ evaluator: CodeEvaluator
  ) -> DocumentValue? {
    guard let members = members(of: font, evaluator), members.first?.0 == "system" else {
      return nil
    }
    return .object(members.filter { $0.0 != name } + [(name, value)])
  }

  /// The members of a font's document. A text style has the size that it has by default.
  private static func members(
    of font: DocumentValue, _ evaluator: CodeEvaluator
  ) -> [(String, DocumentValue)]? {
    guard case .object(let object) = font else { return nil }
    guard let style = object["textStyle"]?.string.flatMap(TextStyle.init(rawValue:)) else {
      return object.members.map { ($0.key, $0.node.value) }
    }
    evaluator.note(
      "a changed text style follows the size of text that users choose; here it has one size")
    let size = style.size(category: "large", system: evaluator.system)
    return [("system", .number(size))]
      + (style == .headline ? [("weight", .string("semibold"))] : [])
  }
}
