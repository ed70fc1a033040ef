import ObjectModel
import ScreenFormat
import Text

// Attributes of texts.
extension ValueWriter {
  private static let attributeKeys = [
    "font", "foregroundColor", "backgroundColor", "shadow", "kern", "underlineStyle",
    "strikethroughStyle", "strokeColor", "strokeWidth", "textColor", "textShadowColor",
    "textShadowOffset", "underlineColor", "baselineOffset", "paragraphStyle",
  ]

  mutating func attributes(
    _ value: CodeValue, for property: String
  ) throws(Failure) -> DocumentValue {
    guard case .dictionary(let members) = value.plain else {
      throw unfit(value, "text attributes")
    }
    var result: [(String, DocumentValue)] = []
    for member in members {
      guard let key = Self.attribute(member.key) else {
        throw .refused(
          "there is no text attribute \(Quotation.single(member.key.symbol ?? member.key.text ?? ""))"
        )
      }
      var document: DocumentValue
      do throws(Failure) {
        document = try attribute(member.value, key)
      } catch {
        guard case .unknown(let expression) = error, !expression.isEmpty else { throw error }
        document = placeholder(expression)
      }
      result.removeAll { $0.0 == key }
      result.append((key, document))
    }
    return .object(result)
  }

  private mutating func attribute(
    _ value: CodeValue, _ key: String
  ) throws(Failure) -> DocumentValue {
    switch key {
    case "font": try font(value)
    case "foregroundColor", "backgroundColor", "strokeColor", "textColor", "textShadowColor",
      "underlineColor":
      try color(value)
    case "shadow": try shadow(value)
    case "paragraphStyle": try paragraphStyle(value)
    case "textShadowOffset": try numbers(value, count: 2)
    case "underlineStyle", "strikethroughStyle": try lineStyle(value)
    default: try number(value)
    }
  }

  /// The key of documents for one of Swift or Objective-C.
  static func attribute(_ key: CodeValue) -> String? {
    guard var name = key.symbol ?? key.text else { return nil }
    if name.hasPrefix("NS") { name.removeFirst(2) }
    if name.hasPrefix("UITextAttribute") {
      name.removeFirst("UITextAttribute".count)
      return [
        "Font": "font", "TextColor": "textColor", "TextShadowColor": "textShadowColor",
        "TextShadowOffset": "textShadowOffset",
      ][name]
    }
    if name.hasSuffix("AttributeName") { name.removeLast("AttributeName".count) }
    let plain = SymbolName.plain(name)
    let aliases = ["NSColor": "foregroundColor", "color": "foregroundColor"]
    return attributeKeys.first { $0 == plain } ?? aliases[plain]
  }

  private func lineStyle(_ value: CodeValue) throws(Failure) -> DocumentValue {
    if let number = value.double { return .number(number) }
    let styles: [(String, Double)] = [
      ("single", 1), ("thick", 2), ("double", 9), ("none", 0), ("patternDot", 0x100),
      ("patternDash", 0x200), ("patternDashDot", 0x300), ("patternDashDotDot", 0x400),
      ("byWord", 0x8000),
    ]
    guard let symbol = value.symbol else { throw unfit(value, "a line's style") }
    var sum = 0.0
    for part in symbol.split(separator: "|") {
      guard let found = SymbolName.match(String(part), among: styles.map(\.0)) else {
        throw .refused("there is no line style \(Quotation.single(String(part)))")
      }
      sum += styles.first { $0.0 == found }?.1 ?? 0
    }
    return .number(sum)
  }

  private mutating func shadow(_ value: CodeValue) throws(Failure) -> DocumentValue {
    guard case .object(let object) = value.plain, object.className == "NSShadow" else {
      throw unfit(value, "a shadow")
    }
    if object.members.isEmpty { return .null }
    var result: [(String, DocumentValue)] = []
    for member in object.members {
      switch member.name {
      case "shadowColor":
        result.append(("color", member.value.isNull ? .string("clear") : try color(member.value)))
      case "shadowOffset": result.append(("offset", try numbers(member.value, count: 2)))
      case "shadowBlurRadius": result.append(("blurRadius", try number(member.value)))
      default: throw .refused("a shadow has no \(Quotation.single(member.name))")
      }
    }
    return .object(result)
  }

  private mutating func paragraphStyle(_ value: CodeValue) throws(Failure) -> DocumentValue {
    guard case .object(let object) = value.plain, object.className == "NSMutableParagraphStyle"
    else { throw unfit(value, "a paragraph style") }
    var result: [(String, DocumentValue)] = []
    for member in object.members {
      switch member.name {
      case "alignment":
        let cases = TextAlignment.allCases.map(\.rawValue)
        result.append((member.name, try enumeration(member.value, cases, for: member.name)))
      case "lineBreakMode":
        let cases = LineBreakMode.allCases.map(\.rawValue)
        result.append((member.name, try enumeration(member.value, cases, for: member.name)))
      case "lineBreakStrategy":
        let cases = LineBreakStrategy.allCases.map(\.rawValue)
        result.append((member.name, try enumeration(member.value, cases, for: member.name)))
      case "lineSpacing", "lineHeightMultiple":
        result.append((member.name, try number(member.value)))
      default:
        throw .refused("documents have no \(Quotation.single(member.name)) of paragraphs")
      }
    }
    return .object(result)
  }
}
