import ScreenFormat
import Text

/// Fonts as documents write them.
enum InterfaceFont {
  /// The names of text styles in files.
  private static let styles = [
    "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3",
    "Headline": "headline", "Subhead": "subheadline", "Body": "body", "Callout": "callout",
    "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
    "Subheadline": "subheadline",
  ]
  private static let stylePrefix = "UICTFontTextStyle"

  /// A font of a file.
  enum Value {
    case plain(DocumentValue)
    /// A font by its name in PostScript.
    case named(String, size: Double)
  }

  /// The font of a `fontDescription`; nil for one that is not understood.
  static func read(_ node: InterfaceNode) -> Value? {
    if let style = node["style"] {
      let name =
        style.hasPrefix(stylePrefix) ? String(style.dropFirst(stylePrefix.count)) : style
      return styles[name].map { .plain(.object([("textStyle", .string($0))])) }
    }
    let size = node.number("pointSize")
    if let name = node["name"] { return .named(name, size: size ?? standardSize) }
    return system(node["type"] ?? "system", node["weight"], size ?? standardSize)
  }

  /// The size of fonts that tell none.
  static let standardSize = 17.0

  private static func system(_ type: String, _ weight: String?, _ size: Double) -> Value? {
    switch type {
    case "system", "boldSystem", "italicSystem", "user", "smallSystem", "label", "message": break
    default: return nil
    }
    let weight = type == "boldSystem" ? "bold" : weight ?? "regular"
    if weight == "regular", type != "italicSystem" { return .plain(.number(size)) }
    var members = Members([("system", .number(size))])
    if weight != "regular" { members["weight"] = .string(weight) }
    if type == "italicSystem" { members["italic"] = .bool(true) }
    return .plain(members.value)
  }

  /// The sizes of AppKit's fonts that attributed texts name without a size.
  private static let metaSizes = ["smallSystem": 11.0, "message": 13.0, "label": 10.0]

  /// The font of an attributed text.
  static func attribute(_ node: InterfaceNode) -> Value? {
    let meta = node["metaFont"]
    let size = node.number("size") ?? meta.flatMap { metaSizes[$0] } ?? 12
    if let meta {
      return system(meta.lowercased().contains("bold") ? "boldSystem" : "system", nil, size)
    }
    guard let name = node["name"] else { return nil }
    // The system's own font has a name that begins with a full stop.
    guard name.hasPrefix(".") else { return .named(name, size: size) }
    let weights = ["Semibold", "Medium", "Light", "Bold", "Heavy", "Black", "Thin"]
    let weight = weights.first { name.contains($0) }
    return system("system", weight?.lowercased(), size)
  }

  private static let book = FontBook()

  /// Whether a font is known without files of the application.
  static func isKnown(_ name: String) -> Bool { book.font(named: name, size: 17) != nil }
}
