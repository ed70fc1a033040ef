import ScreenFormat

/// Something that theme code tells UIKit.
enum UIKitEffect: LibraryEffect {
  /// A rule sets a value.
  case rule(CodeProxy, CodeSetter, CodeValue)
  /// A value of the window.
  case window(property: String, CodeValue)
  /// A key of the Info.plist that says the same.
  case infoPlist(key: String, CodeValue)
  /// Part of an object that a rule is given later.
  case part

  func isSame(as other: any LibraryEffect) -> Bool {
    switch (self, other as? UIKitEffect) {
    case (.rule(let a, let first, let value), .rule(let b, let second, let other)?):
      a == b && first.property == second.property
        && ValueComparison.areSame(
          .array(first.axes.map(\.value)), .array(second.axes.map(\.value)))
        && ValueComparison.areSame(value, other)
    case (.window(let a, let value), .window(let b, let other)?),
      (.infoPlist(let a, let value), .infoPlist(let b, let other)?):
      a == b && ValueComparison.areSame(value, other)
    case (.part, .part?): true
    default: false
    }
  }
}

/// A setter as code calls it: a property, and arguments that stand for axes.
struct CodeSetter {
  var property: String
  /// The labels of Swift or the parts of Objective-C with their values.
  var axes: [(label: String, value: CodeValue)] = []
}
