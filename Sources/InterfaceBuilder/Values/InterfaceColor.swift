import ObjectModel
import ScreenFormat

/// Colours as documents write them.
enum InterfaceColor {
  /// A colour, or the name that it has in catalogues.
  enum Value {
    case plain(DocumentValue)
    case named(String)
  }

  /// Names of old files for colours with a meaning.
  private static let others = [
    "groupTableViewBackground": "groupTableViewBackground",
    "tableCellGroupedBackground": "secondarySystemGroupedBackground",
    "tablecellPlainBackground": "systemBackground", "tableCellPlainBackground": "systemBackground",
    "tableBackground": "systemBackground", "tableSeparator": "separator",
    "scrollViewTexturedBackground": "gray", "viewFlipsideBackground": "darkGray",
    "underPageBackground": "gray", "textColor": "label",
  ]

  /// The colour of an element; nil for one that is not understood.
  static func read(_ node: InterfaceNode) -> Value? {
    let system = ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"]
    if let name = system.lazy.compactMap({ node[$0] }).first {
      if let known = systemName(name) { return .plain(.string(known)) }
      // The value beside it, or that of the file's resources.
      return components(node) ?? resource("systemColor", name, node.file)
    }
    if let name = node["name"] { return .named(name) }
    return components(node)
  }

  /// The name of a colour without `Color`; nil for one that documents don't know.
  static func systemName(_ name: String) -> String? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    if NamedColors.entry(plain) != nil { return plain }
    return others[plain]
  }

  /// The value that a file gives for a colour of a catalogue.
  static func resource(_ element: String, _ name: String, _ file: InterfaceFile) -> Value? {
    file.resource(element, name)?.child("color").flatMap(components)
  }

  private static func components(_ node: InterfaceNode) -> Value? {
    func number(_ name: String) -> Double? { node.number(name).map { min(max($0, 0), 1) } }
    let alpha = number("alpha") ?? 1
    // Without matching, components of old spaces count as they are.
    let isMatched = node.file.root["colorMatched"] != "NO"
    let space = isMatched ? node["customColorSpace"] ?? node["colorSpace"] ?? "" : ""
    if let white = number("white") {
      let value = space == "calibratedWhite" ? GenericColor.white(white) : white
      return .plain(grey(value, alpha))
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    if space == "displayP3" {
      let names = ["red", "green", "blue", "alpha"]
      let values = [red, green, blue, alpha].map { DocumentValue.number($0) }
      return .plain(.object(Array(zip(names, values)) + [("space", .string("displayP3"))]))
    }
    let parts =
      space == "calibratedRGB" ? GenericColor.rgb(red, green, blue) : [red, green, blue]
    return .plain(rgb(parts, alpha))
  }

  private static func grey(_ white: Double, _ alpha: Double) -> DocumentValue {
    if alpha == 0, white == 0 { return .string("clear") }
    if alpha == 1, white == 0 || white == 1 { return .string(white == 0 ? "black" : "white") }
    let hex = rgb([white, white, white], alpha)
    if case .string = hex { return hex }
    return .object([
      ("white", .number(InterfaceNumber.rounded(white))),
      ("alpha", .number(InterfaceNumber.rounded(alpha))),
    ])
  }

  /// The greatest distance of a component from a 255th to be written as one.
  private static let hexTolerance = 0.02

  /// A colour in hexadecimal where that says the same, else by its components.
  private static func rgb(_ parts: [Double], _ alpha: Double) -> DocumentValue {
    let all = parts + (alpha == 1 ? [] : [alpha])
    let bytes = all.map { ($0 * 255).rounded() }
    let isHex = zip(all, bytes).allSatisfy { abs($0 * 255 - $1) <= hexTolerance }
    guard isHex else {
      let names = ["red", "green", "blue", "alpha"]
      return .object(
        zip(names, parts + [alpha]).map { ($0, .number(InterfaceNumber.rounded($1))) })
    }
    let digits = bytes.map { byte in
      let text = String(Int(byte), radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }
    return .string("#" + digits.joined())
  }
}
