import ObjectModel
import ScreenFormat

/// Methods of colours, fonts, images and strings.
struct UIKitValues {
  let evaluator: CodeEvaluator
  let name: String
  let arguments: [CodeEvaluator.Argument]

  private func value(_ label: String) -> CodeValue? {
    arguments.first { $0.label == label }?.value
  }

  /// The result of a method; nil for one that is not known.
  func result(on base: CodeValue) -> CodeValue? {
    switch base.plain {
    case .color: return color(base)
    case .symbol(let symbol, _):
      if let color = UIKitColors.named(symbol), let result = self.color(.color(color)) {
        return result
      }
      return nil
    case .image(let image): return self.image(image)
    case .filled:
      return name.contains("esizableImage") || name.contains("tretchableImage") ? base : nil
    case .font(let font): return self.font(font)
    case .string(let text): return string(text)
    case .dictionary(let members): return dictionary(members)
    case .unknown(let text):
      // A value made of an unknown colour or image is unknown by the same name.
      let treatments = [
        "withAlphaComponent", "colorWithAlphaComponent", "withRenderingMode",
        "imageWithRenderingMode", "resizableImage", "resizableImageWithCapInsets",
      ]
      if treatments.contains(name) { return .unknown(text) }
      if name == "scaledFont" || name == "scaledFontForFont" {
        evaluator.note(
          "a scaled font follows the size of text that users choose; here it has one size")
        return arguments.first?.value
      }
      return nil
    case .type("UIFontMetrics"), .nothing: return nil
    default: return nil
    }
  }

  // MARK: Colours

  private func color(_ base: CodeValue) -> CodeValue? {
    switch name {
    case "withAlphaComponent", "colorWithAlphaComponent", "opacity":
      guard let alpha = arguments.first?.value else { return nil }
      if let unknown = alpha.unknownText { return .unknown(unknown) }
      guard case .number(let number, let text, _) = alpha.plain else { return nil }
      let written = DocumentValue.number(min(max(number, 0), 1), text: text)
      // A colour with a name keeps it.
      guard case .named(let name, let inner) = base, case .color(let document) = inner.plain else {
        guard case .color(let document) = base.plain else { return nil }
        return .color(.object([("color", document), ("alpha", written)]))
      }
      return .color(
        .object([
          ("color", NamedDocument.reference(to: name, document)), ("alpha", written),
        ]))
    case "resolvedColor", "resolvedColorWithTraitCollection": return base
    case "setFill", "setStroke", "set": return .nothing
    default: return nil
    }
  }

  // MARK: Images

  private func image(_ image: CodeImage) -> CodeValue? {
    var result = image
    switch name {
    case "withRenderingMode", "imageWithRenderingMode":
      guard let symbol = arguments.first?.value.symbol,
        let mode = SymbolName.match(
          symbol, among: ["automatic", "alwaysOriginal", "alwaysTemplate"])
      else { return nil }
      result.renderingMode = mode
    case "resizableImage", "resizableImageWithCapInsets":
      let insets = (value("withCapInsets") ?? arguments.first?.value)?.plain
      if insets?.symbol == "zero" {
        result.capInsets = .init(repeating: .number(0), count: 4)
      } else if case .numbers(let parts)? = insets, parts.count == 4 {
        result.capInsets = parts
      } else {
        return .unknown(insets?.unknownText ?? "cap insets")
      }
      result.resizingMode =
        value("resizingMode")?.symbol.flatMap {
          SymbolName.match($0, among: ["tile", "stretch"])
        }
    case "stretchableImage", "stretchableImageWithLeftCapWidth":
      return stretchable(image)
    case "imageFlippedForRightToLeftLayoutDirection", "withAlignmentRectInsets",
      "imageWithHorizontallyFlippedOrientation", "imageWithAlignmentRectInsets":
      break
    case "withTintColor", "imageWithTintColor":
      return nil
    default: return nil
    }
    return .image(result)
  }

  /// The insets of a stretchable image: one point behind the caps stretches, and a cap of 0 leaves that
  /// direction whole.
  private func stretchable(_ image: CodeImage) -> CodeValue? {
    let left = (value("withLeftCapWidth") ?? arguments.first?.value)?.double
    let top = (value("topCapHeight") ?? arguments.last?.value)?.double
    guard let left, let top else { return nil }
    let size = evaluator.size(of: image)
    if size == nil, left > 0 || top > 0 {
      evaluator.note(
        "the size of the image \(Quotation.single(image.name ?? "")) is not known, so the far caps are as the near ones"
      )
    }
    func far(_ cap: Double, _ side: Double?) -> Double {
      cap == 0 ? 0 : max(0, side.map { $0 - cap - 1 } ?? cap)
    }
    var result = image
    result.capInsets = [
      top, left, far(top, size?.height), far(left, size?.width),
    ].map { .number($0) }
    result.resizingMode = "stretch"
    return .image(result)
  }

  // MARK: Strings, dictionaries

  private func string(_ text: String) -> CodeValue? {
    if let result = TextFunctions.call(name, arguments, on: text) { return result }
    switch name {
    case "compare":
      guard let other = arguments.first?.value.text else { return nil }
      let (a, b) = (numbers(text), numbers(other))
      let symbol =
        a == b
        ? "orderedSame" : a.lexicographicallyPrecedes(b) ? "orderedAscending" : "orderedDescending"
      evaluator.isSystemTest = true
      return .symbol(symbol, type: "ComparisonResult")
    case "floatValue", "doubleValue", "integerValue", "intValue":
      evaluator.isSystemTest = true
      return TextFunctions.leadingNumber(text).map { .number($0) }
    case "components", "componentsSeparatedByString", "split":
      guard let separator = arguments.first?.value.text, !separator.isEmpty else { return nil }
      return .array(
        TextFunctions.parts(of: text, separator, keepsEmpty: name != "split").map { .string($0) })
    case "hasPrefix": return arguments.first?.value.text.map { .boolean(text.hasPrefix($0)) }
    case "hasSuffix": return arguments.first?.value.text.map { .boolean(text.hasSuffix($0)) }
    default: return nil
    }
  }

  private func numbers(_ text: String) -> [Int] {
    var parts = text.split(separator: ".").map { Int($0) ?? 0 }
    while parts.last == 0 { parts.removeLast() }
    return parts
  }

  private func dictionary(
    _ members: [(key: CodeValue, value: CodeValue)]
  ) -> CodeValue? {
    switch name {
    case "objectForKey", "objectForKeyedSubscript", "valueForKey":
      guard let key = arguments.first?.value else { return nil }
      for member in members {
        if case .yes = evaluator.compare("==", member.key, key) { return member.value }
      }
      return .null
    case "copy", "mutableCopy": return .dictionary(members)
    case "merging":
      guard case .dictionary(let others)? = arguments.first?.value.plain else { return nil }
      return .dictionary(members + others)
    default: return nil
    }
  }
}

/// Colours with names inside of other values.
enum NamedDocument {
  /// The key that marks a document with a name until it is written.
  static let key = "\u{0}named"

  /// A document that keeps the name which the code gives it.
  static func reference(to name: String, _ document: DocumentValue) -> DocumentValue {
    .object([(key, .string(name)), ("value", document)])
  }
}
