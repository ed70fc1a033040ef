import ObjectModel
import ScreenFormat

/// Parts of configurations that are one expression.
extension LiteralCode {
  /// The properties of configurations whose insets follow the direction of lines.
  static let directionalInsets: Set<String> = ["contentInsets", "backgroundInsets"]

  /// The configuration of a symbol in the configuration of a button.
  static let symbolConfigurationName = "preferredSymbolConfigurationForImage"

  /// Insets that follow the direction of lines.
  func directionalInsets(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    try numbers(
      value, "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
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
      let number = try number(size.value)
      parts.append(("pointSize: \(number)", "PointSize:\(number)"))
      // UIKit has none of a size and a scale without a weight.
      if let weight = text("weight") ?? (object["scale"] == nil ? nil : "regular") {
        parts.append(
          ("weight: .\(weight)", "weight:UIImageSymbolWeight\(UIKitNames.capitalized(weight))"))
      }
    } else if let style = text("textStyle") {
      guard object["weight"] == nil else {
        throw NoCode("UIKit has no configuration of a text style and a weight")
      }
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
