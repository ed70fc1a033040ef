import ObjectModel

/// UIAlertView: an alert up to iOS 8.
enum AlertView: DerivedControl {
  typealias Base = AlertController

  static let definition = ClassDefinition(
    "UIAlertView", superclass: "UIAlertController", kind: .viewController,
    summary: "An alert; the name of UIAlertController's up to iOS 7.")

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(AlertController.preferredStyle, .alert)
    Base.compose(&element, context)
  }
}

/// UIActionSheet: an action sheet up to iOS 8.
enum ActionSheet: DerivedControl {
  typealias Base = AlertController

  static let definition = ClassDefinition(
    "UIActionSheet", superclass: "UIAlertController", kind: .viewController,
    summary: "An action sheet; the name of UIAlertController's up to iOS 7.")

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(AlertController.preferredStyle, .actionSheet)
    Base.compose(&element, context)
  }
}
