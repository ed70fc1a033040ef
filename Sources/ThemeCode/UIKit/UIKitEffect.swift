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
}

/// A setter as code calls it: a property, and arguments that stand for axes.
struct CodeSetter {
  var property: String
  /// The labels of Swift or the parts of Objective-C with their values.
  var axes: [(label: String, value: CodeValue)] = []
}
