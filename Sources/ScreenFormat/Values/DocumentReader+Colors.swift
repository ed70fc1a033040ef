import Controls
import ObjectModel
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
      report(ValueProblem.wrongKind(expected: "a colour", found: cursor.node.value), at: cursor)
      return nil
    }
  }

  private mutating func color(_ text: String, at cursor: Cursor) -> ColorValue? {
    if text == Variable.tint { return .tint }
    if text.hasPrefix("#") {
      guard let color = HexColor.parse(text) else {
        report(ColorProblem.badHex(text), at: cursor)
        return nil
      }
      return .color(color)
    }
    guard let entry = NamedColors.entry(text) else {
      report(ValueProblem.unknownName(kind: "colour", text, known: NamedColors.names), at: cursor)
      return nil
    }
    if entry.since > system {
      warn(ColorProblem.needsSystem(text, since: entry.since, system: system), at: cursor)
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
        report(missing, at: cursor)
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
    report(
      ValueProblem.missingForm("a colour", examples: ["\"#RRGGBB\"", "{\"white\": 0.5}"]),
      at: cursor)
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
        report(ValueProblem.missingKey(name, of: kind), at: fields.cursor)
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
