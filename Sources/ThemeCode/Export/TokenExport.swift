import ObjectModel
import Raster
package import ScreenFormat
import Text

/// Writes the variables of a theme as design tokens, in the format of the Design Tokens Community Group (2025.10).
///
/// A variable is a token of the same name in no group, so that reading it back gives the same variable.
package struct TokenExport {
  /// The tokens with what is to be said about them.
  package struct Result: Sendable {
    /// The file for all styles, or for the light one.
    package var light = ""
    /// The file for the dark style; nil where no colour differs by style.
    package var dark: String?
    /// Variables that the format has no type for.
    package var findings: [Diagnostic] = []
    /// The number of variables.
    package var variables = 0

    /// The counts in words: `12 variables: 10 tokens, 2 left out`.
    package var summary: String {
      let tokens = variables - findings.count
      return "\(Wording.count(variables, "variable")): \(Wording.count(tokens, "token")), "
        + "\(findings.count) left out"
    }
  }

  private enum Style { case light, dark }

  private let variables: [String: DocumentValue]
  private var hasStyles = false

  /// Writes tokens.
  ///
  /// - Parameter roots: the theme's document and those that it extends, in the order of their rules. They have been
  ///   built without errors.
  package static func run(_ roots: [ScreenBuilder.Root]) -> Result {
    var places: [(name: String, file: String, position: SourcePosition)] = []
    var variables: [String: DocumentValue] = [:]
    for root in roots {
      for member in root.node.object?["variables"]?.object?.members ?? [] {
        if variables.updateValue(member.node.value, forKey: member.key) == nil {
          places.append((member.key, root.file, member.keyPosition))
        }
      }
    }
    var export = TokenExport(variables: variables)
    var result = Result(variables: places.count)
    var light: [(String, DocumentValue)] = []
    var dark: [(String, DocumentValue)] = []
    for (name, file, position) in places {
      let value = variables[name] ?? .null
      do throws(NoCode) {
        let (day, night) = (try export.token(value, .light), try export.token(value, .dark))
        light.append((name, day))
        dark.append((name, night))
      } catch {
        result.findings.append(
          Diagnostic(
            severity: .warning, file: file, position: position, documentPath: "",
            message: "\(Quotation.single(name)) is no token: \(error.reason)"))
      }
    }
    result.light = text(light)
    if export.hasStyles { result.dark = text(dark) }
    return result
  }

  private static func text(_ tokens: [(String, DocumentValue)]) -> String {
    guard !tokens.isEmpty else { return "{}\n" }
    let lines = tokens.map { "  \(JSONWriter.line(.string($0.0))): \(JSONWriter.line($0.1))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private init(variables: [String: DocumentValue]) { self.variables = variables }

  private static func token(_ type: String, _ value: DocumentValue) -> DocumentValue {
    .object([("$type", .string(type)), ("$value", value)])
  }

  // MARK: By kind

  private mutating func token(
    _ value: DocumentValue, _ style: Style
  ) throws(NoCode) -> DocumentValue {
    switch value {
    case .number: return Self.token("number", value)
    case .string(let text):
      if let alias = alias(value) {
        // What is no token can't be referred to.
        _ = try token(resolved(value), style)
        return .object([("$value", .string(alias))])
      }
      guard let color = Self.color(text) else {
        throw NoCode("tokens have no type for such a text")
      }
      return Self.token("color", Self.written(color))
    case .object(let object):
      if UnknownValue.expression(object) != nil { throw NoCode("nobody knows its value") }
      if object["system"] != nil || object["name"] != nil { return try font(object) }
      if object["blurRadius"] != nil || object["offset"] != nil {
        return Self.token("shadow", try shadow(object, style))
      }
      if object["colors"] != nil { return Self.token("gradient", try gradient(object, style)) }
      return Self.token("color", try color(value, style))
    default: throw NoCode("tokens have no type for such a value")
    }
  }

  /// The reference to another token; nil for values that refer to none.
  private func alias(_ value: DocumentValue) -> String? {
    guard case .string(let text) = value, text.hasPrefix("$"), !text.hasPrefix("$$"),
      variables[String(text.dropFirst())] != nil
    else { return nil }
    return "{\(text.dropFirst())}"
  }

  private func resolved(_ value: DocumentValue) -> DocumentValue {
    var value = value
    for _ in 0..<64 {
      guard case .string(let text) = value, text.hasPrefix("$"),
        let inner = variables[String(text.dropFirst())]
      else { return value }
      value = inner
    }
    return value
  }

  // MARK: Colours

  /// A colour by its digits or by a name that means the same on every system.
  private static func color(_ text: String) -> Color? {
    if text.hasPrefix("#") { return HexColor.parse(text) }
    return NamedColors.fixed[text]
  }

  private static func written(_ color: Color, isP3: Bool = false) -> DocumentValue {
    var members: [(String, DocumentValue)] = [
      ("colorSpace", .string(isP3 ? "display-p3" : "srgb")),
      ("components", .array([color.red, color.green, color.blue].map { .number($0) })),
    ]
    if color.alpha != 1 { members.append(("alpha", .number(color.alpha))) }
    return .object(members)
  }

  private mutating func color(
    _ value: DocumentValue, _ style: Style
  ) throws(NoCode) -> DocumentValue {
    if let alias = alias(value) {
      _ = try plain(value, style)
      return .string(alias)
    }
    let (color, isP3) = try plain(value, style)
    return Self.written(color, isP3: isP3)
  }

  /// A colour for a style, without references.
  private mutating func plain(
    _ value: DocumentValue, _ style: Style, depth: Int = 0
  ) throws(NoCode) -> (Color, isP3: Bool) {
    let value = resolved(value)
    if case .string(let text) = value, let color = Self.color(text) { return (color, false) }
    guard depth < 64, case .object(let object) = value else {
      throw NoCode("its colour depends on the system or the object")
    }
    func number(_ key: String) -> Double? {
      guard let value = object[key]?.value, case .number(let number, _) = resolved(value) else {
        return nil
      }
      return number
    }
    if let light = object["light"]?.value, let dark = object["dark"]?.value {
      hasStyles = true
      return try plain(style == .light ? light : dark, style, depth: depth + 1)
    }
    if let inner = object["color"]?.value, let alpha = number("alpha") {
      let (color, isP3) = try plain(inner, style, depth: depth + 1)
      return (color.withAlpha(alpha), isP3)
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return (Color(white: white, alpha: alpha), false) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return (
        Color(red: red, green: green, blue: blue, alpha: alpha),
        object["space"]?.string == "displayP3"
      )
    }
    if let hue = number("hue"), let saturation = number("saturation"),
      let brightness = number("brightness")
    {
      return (
        HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb(alpha: alpha), false
      )
    }
    throw NoCode("tokens have no type for such a value")
  }

  // MARK: Fonts, shadows, gradients

  private func number(_ node: DocumentNode?) throws(NoCode) -> Double {
    guard let node, case .number(let number, _) = resolved(node.value) else {
      throw NoCode("tokens have no type for such a value")
    }
    return number
  }

  private static func length(_ points: Double) -> DocumentValue {
    .object([("value", .number(points)), ("unit", .string("px"))])
  }

  private func font(_ object: DocumentObject) throws(NoCode) -> DocumentValue {
    let known: Set = ["system", "weight", "name", "size"]
    guard object.members.allSatisfy({ known.contains($0.key) }) else {
      throw NoCode("tokens have no type for such a font")
    }
    var family = "system-ui"
    var size = 0.0
    var weight = FontWeight.regular
    if let name = object["name"]?.string {
      // A face is written as it is called, since a weight tells no face's name.
      family = name
      size = try number(object["size"])
    } else {
      size = try number(object["system"])
      if let name = object["weight"] {
        guard case .string(let text) = resolved(name.value),
          let known = FontWeight(rawValue: text)
        else {
          throw NoCode("tokens have no type for such a font")
        }
        weight = known
      }
    }
    // The format asks for all five.
    return Self.token(
      "typography",
      .object([
        ("fontFamily", .string(family)), ("fontSize", Self.length(size)),
        ("fontWeight", .number(weight.number)), ("letterSpacing", Self.length(0)),
        ("lineHeight", .number(1)),
      ]))
  }

  private mutating func shadow(
    _ object: DocumentObject, _ style: Style
  ) throws(NoCode) -> DocumentValue {
    guard let color = object["color"]?.value, let offset = object["offset"]?.array,
      offset.count == 2
    else { throw NoCode("tokens have no type for such a value") }
    return .object([
      ("color", try self.color(color, style)),
      ("offsetX", Self.length(try number(offset[0]))),
      ("offsetY", Self.length(try number(offset[1]))),
      (
        "blur",
        Self.length(object["blurRadius"] == nil ? 0 : try number(object["blurRadius"]))
      ),
      ("spread", Self.length(0)),
    ])
  }

  private mutating func gradient(
    _ object: DocumentObject, _ style: Style
  ) throws(NoCode) -> DocumentValue {
    guard let colors = object["colors"]?.array, let places = object["locations"]?.array,
      colors.count == places.count, object.members.count == 2
    else { throw NoCode("tokens have no type for such a value") }
    var stops: [DocumentValue] = []
    for (color, place) in zip(colors, places) {
      stops.append(
        .object([
          ("color", try self.color(color.value, style)), ("position", .number(try number(place))),
        ]))
    }
    return .array(stops)
  }
}
