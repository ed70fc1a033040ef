import ObjectModel
import ScreenFormat

/// Configurations of buttons, from iOS 15 on.
extension CodeWriter {
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
}
