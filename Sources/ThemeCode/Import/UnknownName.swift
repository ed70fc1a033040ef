/// Names of variables for what is not known.
enum UnknownName {
  /// The greatest number of letters in a variable's name that is made of an expression.
  private static let length = 60

  /// The asset that a generated accessor names: `UIColor(resource: .night)`, `R.image.back()`; nil for others.
  private static func asset(_ expression: String) -> String? {
    var rest = expression[...]
    let starts = [
      "UIColor(resource: .", "UIImage(resource: .", "UIColor(.", "UIImage(.", "R.color.",
      "R.image.",
    ]
    guard let start = starts.first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(start.count)
    for ending in ["()", ")"] where rest.hasSuffix(ending) { rest = rest.dropLast(ending.count) }
    let isName = rest.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    guard isName, rest.unicodeScalars.first?.properties.isAlphabetic == true else { return nil }
    return String(rest)
  }

  /// A whole expression as the name of a variable: `Styles_Blue_medium` for `Styles.Blue.medium.color`.
  static func variable(_ expression: String) -> String {
    if let asset = asset(expression) { return asset }
    var expression = expression[...]
    for ending in [".color", ".uiColor", ".image", ".font", ".cgColor"]
    where expression.hasSuffix(ending) && expression.count > ending.count {
      expression = expression.dropLast(ending.count)
    }
    var words: [String] = [""]
    for scalar in expression.unicodeScalars {
      if scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else if words.last?.isEmpty == false {
        words.append("")
      }
    }
    let name = String(words.joined(separator: "_").prefix(length))
    let trimmed = name.hasSuffix("_") ? String(name.dropLast()) : name
    guard let first = trimmed.unicodeScalars.first else { return "value" }
    return first == "_" || first.properties.isAlphabetic ? trimmed : "_\(trimmed)"
  }
}
