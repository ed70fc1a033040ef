import Syntax

/// Values of tokens as documents write them.
///
/// Lengths are points (`px`), times seconds. Source of the types: Design Tokens Format Module 2025.10; those of Tokens
/// Studio by its documentation.
enum TokenValue {
  /// What a token is in a document.
  static func value(_ token: ResolvedToken) -> Result<DocumentValue, TokenOmission> {
    if let text = token.value.text, hasReference(text) {
      return .failure(
        TokenOmission("is computed (\(Quotation.double(text))), which documents can't"))
    }
    guard let type = token.type else { return .success(untyped(token.value)) }
    return switch type {
    case "color": TokenColor.value(token.value)
    case "dimension", "sizing", "spacing", "borderRadius", "borderWidth", "fontSizes", "fontSize",
      "size", "letterSpacing", "lineHeights", "lineHeight", "paragraphSpacing":
      length(token.value)
    case "duration", "time": duration(token.value)
    case "number", "opacity", "boolean", "string", "text", "other", "textCase", "textDecoration":
      .success(untyped(token.value))
    case "fontFamily", "fontFamilies": family(token.value).map { .string($0) }
    case "fontWeight", "fontWeights": weight(token.value).map { .string($0.name) }
    case "typography": font(token.value)
    case "shadow", "boxShadow": shadow(token.value)
    case "gradient": gradient(token.value)
    default:
      .failure(
        TokenOmission(
          "is of the type \(Quotation.double(type)), which documents have no value for"))
    }
  }

  /// The parts of a token that are variables of their own: those of typography.
  static func parts(
    _ token: ResolvedToken
  ) -> [(name: String, value: Result<DocumentValue, TokenOmission>)] {
    guard token.type == "typography", case .object(let object) = token.value else { return [] }
    let types = [
      "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
      "letterSpacing": "dimension", "lineHeight": "dimension",
    ]
    return object.members.compactMap { member in
      types[member.key].map { type in
        (member.key, value(ResolvedToken(type: type, value: member.node.value)))
      }
    }
  }

  /// Whether a text refers to tokens, in what is no plain reference: `{space.s} * 2`.
  private static func hasReference(_ text: String) -> Bool { text.contains("{") }

  /// A value whose type nothing tells: colours and lengths are known by how they are written.
  private static func untyped(_ value: DocumentValue) -> DocumentValue {
    guard let text = value.text else { return value }
    if text.hasPrefix("#") || text.contains("("), case .success(let color) = TokenColor.value(value)
    {
      return color
    }
    if text.unicodeScalars.first.map({ ("0"..."9").contains($0) || $0 == "-" || $0 == "." })
      == true,
      case .success(let number) = length(value)
    {
      return number
    }
    return value
  }

  // MARK: Numbers

  /// Units that are a point each.
  private static let points = ["", "px", "pt", "dp"]

  private static func length(_ value: DocumentValue) -> Result<DocumentValue, TokenOmission> {
    measure(value).flatMap { number, unit in
      points.contains(unit)
        ? .success(.number(number))
        : .failure(TokenOmission("is in \(Quotation.double(unit)), which documents don't know"))
    }
  }

  private static func duration(_ value: DocumentValue) -> Result<DocumentValue, TokenOmission> {
    measure(value).flatMap { number, unit in
      switch unit {
      case "ms": .success(.number(number / 1000))
      case "s": .success(.number(number))
      default: .failure(TokenOmission("is no time in \"ms\" or \"s\""))
      }
    }
  }

  /// A number and its unit, as `{"value": 16, "unit": "px"}`, `"16px"` or `16`.
  private static func measure(
    _ value: DocumentValue
  ) -> Result<(Double, String), TokenOmission> {
    switch value {
    case .number(let number, _): return .success((number, ""))
    case .object(let object):
      guard let number = object["value"]?.number else { break }
      return .success((number, object["unit"]?.string ?? ""))
    case .string(let text):
      let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
      guard let number = Double(digits), number.isFinite else { break }
      let unit = text.dropFirst(digits.count).filter { !$0.isWhitespace }
      return .success((number, unit.lowercased()))
    default: break
    }
    return .failure(TokenOmission("is no number with a unit"))
  }

  // MARK: Fonts

  /// A weight of UIKit, and as the end of a face's name.
  private struct Weight {
    var number: Double
    var name: String
    var face: String
  }

  private static let weights = [
    Weight(number: 100, name: "ultraLight", face: "UltraLight"),
    Weight(number: 200, name: "thin", face: "Thin"),
    Weight(number: 300, name: "light", face: "Light"),
    Weight(number: 400, name: "regular", face: ""),
    Weight(number: 500, name: "medium", face: "Medium"),
    Weight(number: 600, name: "semibold", face: "SemiBold"),
    Weight(number: 700, name: "bold", face: "Bold"),
    Weight(number: 800, name: "heavy", face: "Heavy"),
    Weight(number: 900, name: "black", face: "Black"),
  ]

  /// Names of weights in OpenType's order, as the community group lists them.
  private static let weightNumbers: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900, "extrablack": 950,
    "ultrablack": 950,
  ]

  private static func weight(_ value: DocumentValue) -> Result<Weight, TokenOmission> {
    let number: Double? =
      switch value {
      case .number(let number, _): number
      case .string(let text):
        Double(text) ?? weightNumbers[String(text.lowercased().filter { $0 != "-" && $0 != " " })]
      default: nil
      }
    guard let number, (1...1000).contains(number),
      let nearest = weights.min(by: {
        ($0.number - number).magnitude < ($1.number - number).magnitude
      })
    else { return .failure(TokenOmission("is no weight of a font")) }
    return .success(nearest)
  }

  private static func family(_ value: DocumentValue) -> Result<String, TokenOmission> {
    switch value {
    case .string(let text): return .success(text)
    case .array(let elements):
      if let first = elements.first?.string { return .success(first) }
    default: break
    }
    return .failure(TokenOmission("is no name of a font"))
  }

  /// Families that are the system's font.
  private static let systemFamilies: Set = [
    "system-ui", "-apple-system", "blinkmacsystemfont", "sf pro", "sf pro text", "sf pro display",
    "san francisco", ".sf ui text", "sf ui text", "sf ui display",
  ]

  /// A font: the system's with a weight, or a face by the name that PostScript has for it.
  private static func font(_ value: DocumentValue) -> Result<DocumentValue, TokenOmission> {
    guard case .object(let object) = value, let size = object["fontSize"]?.value else {
      return .failure(TokenOmission("has no \"fontSize\""))
    }
    return length(size).flatMap { size in
      let weight =
        object["fontWeight"].map { Self.weight($0.value) } ?? .success(Self.weights[3])
      return weight.flatMap { weight in
        let family = object["fontFamily"].map { Self.family($0.value) } ?? .success("system-ui")
        return family.map { family in
          if systemFamilies.contains(family.lowercased()) {
            return .object([("system", size), ("weight", .string(weight.name))])
          }
          let face = weight.face.isEmpty ? "" : "-" + weight.face
          let name = String(family.filter { $0 != " " }) + face
          return .object([("name", .string(name)), ("size", size)])
        }
      }
    }
  }

  // MARK: Shadows and gradients

  private static func shadow(_ value: DocumentValue) -> Result<DocumentValue, TokenOmission> {
    if case .array(let elements) = value {
      guard elements.count == 1 else {
        return .failure(TokenOmission("is made of \(elements.count) shadows; documents have one"))
      }
      return shadow(elements[0].value)
    }
    guard case .object(let object) = value, let color = object["color"]?.value else {
      return .failure(TokenOmission("has no \"color\""))
    }
    if object["inset"]?.bool == true || object["type"]?.string == "innerShadow" {
      return .failure(TokenOmission("is a shadow within, which documents don't have"))
    }
    func part(_ names: String...) -> Result<DocumentValue, TokenOmission> {
      names.lazy.compactMap { object[$0]?.value }.first.map(length) ?? .success(.number(0))
    }
    return part("spread").flatMap { spread in
      guard spread == .number(0) else {
        return .failure(TokenOmission("has a spread, which documents don't have"))
      }
      return part("offsetX", "x").flatMap { x in
        part("offsetY", "y").flatMap { y in
          part("blur").flatMap { blur in
            TokenColor.value(color).map { color in
              .object([
                ("color", color),
                ("offset", .array([x, y])), ("blurRadius", blur),
              ])
            }
          }
        }
      }
    }
  }

  private static func gradient(_ value: DocumentValue) -> Result<DocumentValue, TokenOmission> {
    guard case .array(let stops) = value, stops.count > 1 else {
      return .failure(TokenOmission("is no list of two colours or more"))
    }
    var colors: [DocumentValue] = []
    var locations: [DocumentValue] = []
    for stop in stops {
      guard let color = stop.object?["color"]?.value,
        let position = stop.object?["position"]?.number
      else { return .failure(TokenOmission("has a colour without a \"position\"")) }
      switch TokenColor.value(color) {
      case .success(let color): colors.append(color)
      case .failure(let omission): return .failure(omission)
      }
      locations.append(.number(min(max(position, 0), 1)))
    }
    return .success(.object([("colors", .array(colors)), ("locations", .array(locations))]))
  }
}

extension DocumentValue {
  /// The text of a string.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
