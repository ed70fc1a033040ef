import ScreenFormat

/// An override by which a class of code places the parts of a control. It sets no appearance, so that a theme
/// leaves it out.
enum RectOverride {
  /// The rectangles of buttons, which documents have, by the method of UIKit.
  private static let buttons = [
    "titleRectForContentRect": "titleRect", "imageRectForContentRect": "imageRect",
    "contentRectForBounds": "contentRect", "backgroundRectForBounds": "backgroundRect",
  ]
  /// The rectangles of other controls.
  private static let others: Set<String> = [
    "alignmentRectForFrame", "borderRectForBounds", "clearButtonRectForBounds",
    "editingRectForBounds", "leftViewRectForBounds", "maximumValueImageRectForBounds",
    "minimumValueImageRectForBounds", "placeholderRectForBounds", "rightViewRectForBounds",
    "textRectForBounds", "textRectForBoundsLimitedToNumberOfLines",
    "thumbRectForBoundsTrackRectValue", "trackRectForBounds",
  ]

  /// The method of UIKit that a function overrides, as Objective-C's selector without colons; nil for none.
  private static func method(_ function: CodeFunction) -> String? {
    guard function.owner != nil, !function.isStatic, !function.isGetter else { return nil }
    func capitalized(_ word: some StringProtocol) -> String {
      word.prefix(1).uppercased() + word.dropFirst()
    }
    let words =
      function.name.contains(":")
      ? function.name.split(separator: ":").map(String.init)
      : [function.name] + function.parameters.map { $0.label ?? "" }
    guard let first = words.first else { return nil }
    return first + words.dropFirst().map(capitalized).joined()
  }

  /// A sentence that a function is left out, for a class of code that places parts of a control; nil for
  /// other functions.
  static func remark(_ function: CodeFunction) -> String? {
    guard let owner = function.owner, let method = method(function) else { return nil }
    let name = Quotation.single(function.name)
    if let rect = buttons[method] {
      return "the override of \(name) in \(owner) is left out, since it sets no appearance; "
        + "in 'classes', a '\(rect)' of the class says the same"
    }
    guard others.contains(method) else { return nil }
    return "the override of \(name) in \(owner) is left out, since it sets no appearance, "
      + "and documents have nothing like it"
  }
}
