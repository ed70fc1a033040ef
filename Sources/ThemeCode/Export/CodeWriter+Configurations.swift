import ObjectModel
import ScreenFormat

/// Configurations of buttons, from iOS 15 on, and of the symbols in them.
extension CodeWriter {
  /// The properties of configurations whose insets follow the direction of lines.
  static let directionalInsets: Set<String> = ["contentInsets", "backgroundInsets"]

  /// The configuration of a symbol in the configuration of a button.
  static let symbolConfigurationName = "preferredSymbolConfigurationForImage"

  func directionalInsets(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    try literals.numbers(
      value, "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
  }

  /// A configuration of a button, in a variable of its own.
  mutating func buttonConfiguration(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    let style = object["style"]?.string ?? "plain"
    let name = unique("configuration")
    var result = ValueCode(
      name,
      setup: [
        language.choose(
          "var \(name) = UIButton.Configuration.\(style)()",
          "UIButtonConfiguration *\(name) = [UIButtonConfiguration \(style)ButtonConfiguration];")
      ], since: 15)
    try members(of: object, "UIButtonConfiguration", name, into: &result, but: ["style"])
    return result
  }

  /// A configuration of a symbol, as one expression.
  func symbolConfiguration(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    var parts: [(swift: String, objectiveC: String)] = []
    func text(_ key: String) -> String? { object[key]?.string }
    let known: Set<String> = ["class", "pointSize", "textStyle", "weight", "scale"]
    if let other = object.members.first(where: { !known.contains($0.key) }) {
      throw NoCode("'\(other.key)' of a symbol's configuration isn't exported")
    }
    if let size = object["pointSize"] {
      let number = try literals.number(size.value)
      parts.append(("pointSize: \(number)", "PointSize:\(number)"))
      if let weight = text("weight") {
        parts.append(
          ("weight: .\(weight)", "weight:UIImageSymbolWeight\(UIKitNames.capitalized(weight))"))
      }
    } else if let style = text("textStyle") {
      parts.append(
        ("textStyle: .\(style)", "TextStyle:UIFontTextStyle\(UIKitNames.capitalized(style))"))
    } else if let weight = text("weight") {
      guard object["scale"] == nil else {
        throw NoCode("UIKit has no configuration of a weight and a scale without a size")
      }
      parts.append(
        ("weight: .\(weight)", "Weight:UIImageSymbolWeight\(UIKitNames.capitalized(weight))"))
    }
    if let scale = text("scale") {
      let label = parts.isEmpty ? "Scale" : "scale"
      parts.append(
        ("scale: .\(scale)", "\(label):UIImageSymbolScale\(UIKitNames.capitalized(scale))"))
    }
    let swift = parts.map(\.swift).joined(separator: ", ")
    let objectiveC = parts.map(\.objectiveC).joined(separator: " ")
    return ValueCode(
      parts.isEmpty
        ? language.choose(
          "UIImage.SymbolConfiguration.unspecified",
          "UIImageSymbolConfiguration.unspecifiedConfiguration")
        : language.choose(
          "UIImage.SymbolConfiguration(\(swift))",
          "[UIImageSymbolConfiguration configurationWith\(objectiveC)]"), since: 13)
  }
}
