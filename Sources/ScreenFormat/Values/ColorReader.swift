import ObjectModel
import Raster

/// Reads colours.
struct ColorReader: DocumentReading {
  let context: ReadingContext

  private static let colorForms = [
    "white", "alpha", "red", "green", "blue", "space", "hue", "saturation", "brightness", "named",
    "light", "dark", "patternImage", "color",
  ]

  /// A colour: a name, hexadecimal digits, or an object of one of the forms.
  func color(_ cursor: Cursor) -> ColorValue? {
    guard let cursor = resolved(cursor, isColor: true) else { return nil }
    switch referenceReader.reference(cursor, expected: "a colour", fits: { $0 == .color }) {
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    case .none: break
    }
    switch cursor.node.value {
    case .string(let text): return color(text, at: cursor)
    case .object: return colorObject(cursor)
    default:
      reportKind(expected: "a colour", at: cursor)
      return nil
    }
  }

  /// An array of colours.
  func colors(_ cursor: Cursor) -> [ColorValue]? {
    guard let elements = array(cursor, expected: "an array of colours") else { return nil }
    return all(elements) { color($0) }
  }

  private func color(_ text: String, at cursor: Cursor) -> ColorValue? {
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
    if entry.since > context.system {
      warn(ColorProblem.needsSystem(text, since: entry.since, system: context.system), at: cursor)
    }
    return entry.value(system: context.system)
  }

  private func colorObject(_ cursor: Cursor) -> ColorValue? {
    let keys = Set(cursor.node.object?.keys ?? [])
    if keys.contains("light") || keys.contains("dark") { return dynamicColor(cursor) }
    if keys.contains("color") { return fadedColor(cursor) }
    if keys.contains("patternImage") {
      guard let fields = fields(cursor, of: "a pattern colour", keys: ["patternImage"]),
        let image = fields["patternImage"].flatMap({ imageReader.image($0) })
      else { return nil }
      return .pattern(image)
    }
    if keys.contains("named") {
      guard let fields = fields(cursor, of: "a named colour", keys: ["named"]),
        let name = fields["named"].flatMap({ text($0, expected: "a colour's name") })
      else { return nil }
      switch context.assets.color(named: name) {
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

  private func dynamicColor(_ cursor: Cursor) -> ColorValue? {
    let kind = "a light and dark colour"
    guard let fields = fields(cursor, of: kind, keys: ["light", "dark"]) else { return nil }
    let light = required("light", in: fields, of: kind).flatMap { color($0) }
    let dark = required("dark", in: fields, of: kind).flatMap { color($0) }
    guard let light, let dark else { return nil }
    return .dynamic(light: light, dark: dark)
  }

  /// A colour with another alpha.
  private func fadedColor(_ cursor: Cursor) -> ColorValue? {
    let kind = "a colour with another alpha"
    guard let fields = fields(cursor, of: kind, keys: ["color", "alpha"]) else { return nil }
    let color = fields["color"].flatMap { self.color($0) }
    let alpha = required("alpha", in: fields, of: kind).flatMap { number($0, in: 0...1) }
    guard let color, let alpha else { return nil }
    switch color {
    case .color(let plain): return .color(plain.withAlpha(alpha))
    case .pattern:
      report(ColorProblem.fadedPattern, at: cursor)
      return nil
    default: return .faded(color, alpha: alpha)
    }
  }

  private func rgbColor(_ cursor: Cursor) -> ColorValue? {
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

  /// The components called `names` and then alpha, each from 0 to 1.
  ///
  /// Alpha is 1 if it is left out; any other component that is left out is an error.
  private func components(
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

extension DocumentReading {
  var colorReader: ColorReader { ColorReader(context: context) }
}
