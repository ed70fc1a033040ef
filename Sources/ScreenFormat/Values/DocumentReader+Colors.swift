import Controls
import Raster

extension DocumentReader {
  private static let colorForms = [
    "white", "alpha", "red", "green", "blue", "space", "hue", "saturation", "brightness", "named",
    "light", "dark", "patternImage",
  ]

  mutating func color(_ cursor: Cursor) -> ColorValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch reference(cursor, expected: "a colour", fits: { $0 == .color }) {
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    case .none: break
    }
    switch cursor.node.value {
    case .string(let text): return color(text, at: cursor)
    case .object: return colorObject(cursor)
    default:
      report(.wrongKind(expected: "a colour", found: cursor.node.value), at: cursor)
      return nil
    }
  }

  private mutating func color(_ text: String, at cursor: Cursor) -> ColorValue? {
    if text == Variable.tint { return .tint }
    if text.hasPrefix("#") {
      guard let color = HexColor.parse(text) else {
        report(.badHexColor(text), at: cursor)
        return nil
      }
      return .color(color)
    }
    guard let entry = NamedColors.entry(text) else {
      report(.unknownName("colour", text, known: NamedColors.names), at: cursor)
      return nil
    }
    if entry.since > system {
      warn(.colorNeedsSystem(text, since: entry.since, system: system), at: cursor)
    }
    return entry.value(system: system)
  }

  private mutating func colorObject(_ cursor: Cursor) -> ColorValue? {
    let keys = Set(cursor.node.object?.keys ?? [])
    if keys.contains("light") || keys.contains("dark") { return dynamicColor(cursor) }
    if keys.contains("patternImage") {
      guard let fields = fields(cursor, of: "a pattern colour", keys: ["patternImage"]),
        let image = fields["patternImage"].flatMap({ image($0) })
      else { return nil }
      return .pattern(image)
    }
    if keys.contains("named") {
      guard let fields = fields(cursor, of: "a named colour", keys: ["named"]),
        let name = fields["named"].flatMap({ text($0, expected: "a colour's name") })
      else { return nil }
      switch assets.color(named: name) {
      case .success(let color): return color
      case .failure(let missing):
        report(.namedColor(missing), at: cursor)
        return nil
      }
    }
    if keys.contains("white") {
      guard let fields = fields(cursor, of: "a grey", keys: ["white", "alpha"]),
        let parts = components(["white"], in: fields, of: "a grey")
      else { return nil }
      return .color(Color(white: parts[0], alpha: parts[1]))
    }
    if !keys.isDisjoint(with: ["hue", "saturation", "brightness"]) {
      let names = ["hue", "saturation", "brightness"]
      guard let fields = fields(cursor, of: "a colour", keys: names + ["alpha"]),
        let parts = components(names, in: fields, of: "a colour")
      else { return nil }
      return .color(
        HSBColor(hue: parts[0], saturation: parts[1], brightness: parts[2]).rgb(alpha: parts[3]))
    }
    if !keys.isDisjoint(with: ["red", "green", "blue"]) { return rgbColor(cursor) }
    guard fields(cursor, of: "a colour", keys: Self.colorForms) != nil else { return nil }
    report(.missingForm("a colour", examples: ["\"#RRGGBB\"", "{\"white\": 0.5}"]), at: cursor)
    return nil
  }

  private mutating func dynamicColor(_ cursor: Cursor) -> ColorValue? {
    let kind = "a light and dark colour"
    guard let fields = fields(cursor, of: kind, keys: ["light", "dark"]) else { return nil }
    let light = required("light", in: fields, of: kind).flatMap { color($0) }
    let dark = required("dark", in: fields, of: kind).flatMap { color($0) }
    guard let light, let dark else { return nil }
    return .dynamic(light: light, dark: dark)
  }

  private mutating func rgbColor(_ cursor: Cursor) -> ColorValue? {
    let names = ["red", "green", "blue"]
    guard let fields = fields(cursor, of: "a colour", keys: names + ["alpha", "space"]) else {
      return nil
    }
    let parts = components(names, in: fields, of: "a colour")
    var space: String? = "sRGB"
    if let cursor = fields["space"] {
      space = name(cursor, kind: "colour space", among: ["sRGB", "displayP3"])
    }
    guard let parts, let space else { return nil }
    let color = Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    return .color(space == "displayP3" ? DisplayP3.sRGB(color) : color)
  }

  /// The named components and alpha, each from 0 to 1; those left out are 0, alpha 1.
  private mutating func components(
    _ names: [String], in fields: Fields, of kind: String
  ) -> [Double]? {
    var result: [Double] = []
    for name in names {
      guard let cursor = fields[name] else {
        report(.missingKey(name, of: kind), at: fields.cursor)
        continue
      }
      if let value = number(cursor, in: 0...1) { result.append(value) }
    }
    if let cursor = fields["alpha"] {
      if let alpha = number(cursor, in: 0...1) { result.append(alpha) }
    } else {
      result.append(1)
    }
    return result.count == names.count + 1 ? result : nil
  }
}

/// `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`.
enum HexColor {
  static func parse(_ text: String) -> Color? {
    let digits = text.utf8.dropFirst().map(value)
    guard !digits.contains(nil) else { return nil }
    let nibbles = digits.compactMap { $0 }
    let bytes: [Int]
    switch nibbles.count {
    case 3, 4: bytes = nibbles.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    let alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
    return Color(bytes: bytes[0], bytes[1], bytes[2], alpha: alpha)
  }

  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

/// A colour by hue, saturation and brightness, each from 0 to 1 (UIColor).
struct HSBColor {
  var hue: Double
  var saturation: Double
  var brightness: Double

  /// The same colour in red, green and blue: the hexagon of Smith's "Color Gamut Transform Pairs".
  func rgb(alpha: Double) -> Color {
    let sector = hue * 6
    let whole = sector.rounded(.down)
    let part = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(whole) % 6 {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
