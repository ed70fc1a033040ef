import Raster
import SVG
import Syntax

/// Colours of tokens.
enum TokenColor {
  /// A colour as documents write it: digits that they know stay as they are, all others are the nearest colour of sRGB,
  /// or of Display P3 where the token is in it.
  static func value(_ value: DocumentValue) -> Result<DocumentValue, TokenOmission> {
    switch value {
    case .string(let text):
      guard let color = CSSColor.read(text) else {
        return .failure(TokenOmission("is no colour: \(Quotation.double(text))"))
      }
      return .success(text.hasPrefix("#") ? value : written(color))
    case .object(let object):
      return color(object)
    default: return .failure(TokenOmission("is no colour"))
    }
  }

  /// Whether a document's value is a colour that `value` writes.
  static func isColor(_ value: DocumentValue) -> Bool {
    switch value {
    case .string(let text): text.hasPrefix("#")
    case .object(let object): object["red"] != nil || object["light"] != nil
    default: false
    }
  }

  private static func color(
    _ object: DocumentObject
  ) -> Result<DocumentValue, TokenOmission> {
    guard let space = object["colorSpace"]?.string,
      let elements = object["components"]?.array
    else {
      // Older drafts, and exports of plugins, have the digits alone.
      if let hex = object["hex"]?.value { return value(hex) }
      return .failure(TokenOmission("is a colour without \"colorSpace\" and \"components\""))
    }
    // "none" is a component that counts for nothing: 0.
    let parts = elements.compactMap { $0.number ?? ($0.string == "none" ? 0 : nil) }
    guard parts.count == 3, elements.count == 3, let alpha = alpha(object["alpha"]) else {
      return .failure(TokenOmission("is a colour without three components from 0 and an alpha"))
    }
    let bounded = parts.map { min(max($0, -1000), 1000) }
    let (a, b, c) = (bounded[0], bounded[1], bounded[2])
    if space == "srgb" || space == "display-p3" {
      let color = Color(red: unit(a), green: unit(b), blue: unit(c), alpha: alpha)
      return .success(written(color, isP3: space == "display-p3"))
    }
    if space == "hsl" || space == "hwb" {
      guard var color = CSSColor.read("\(space)(\(a) \(b)% \(c)%)") else {
        return .failure(TokenOmission("is no colour"))
      }
      color.alpha = alpha
      return .success(written(color))
    }
    guard let light = ColorSpaces.linearSRGB(space, a, b, c) else {
      return .failure(
        TokenOmission("is in the colour space \(Quotation.double(space)), which is not known"))
    }
    return .success(
      written(
        Color(
          red: DisplayP3.encoded(light.0), green: DisplayP3.encoded(light.1),
          blue: DisplayP3.encoded(light.2), alpha: alpha)))
  }

  private static func alpha(_ node: DocumentNode?) -> Double? {
    guard let node else { return 1 }
    return node.string == "none" ? 0 : node.number.map(unit)
  }

  private static func unit(_ value: Double) -> Double { min(max(value, 0), 1) }

  private static func written(_ color: Color, isP3: Bool = false) -> DocumentValue {
    var members: [(String, DocumentValue)] = [
      ("red", .number(color.red)), ("green", .number(color.green)), ("blue", .number(color.blue)),
    ]
    if color.alpha != 1 { members.append(("alpha", .number(color.alpha))) }
    if isP3 { members.append(("space", .string("displayP3"))) }
    return .object(members)
  }
}
