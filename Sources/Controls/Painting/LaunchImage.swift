import ObjectModel

/// The views of the picture of a starting application.
enum LaunchImage {
  /// The points at the top that a picture lacks: the height of the status bar on pads up to iOS 6.
  static func missingHeight(idiom: Traits.Idiom, system: Int) -> Double {
    idiom == .pad && system < 7 ? 20 : 0
  }

  /// Classes whose objects, and all in them, change or show text.
  private static let contents = [
    "UILabel", "UIControl", "UITableViewCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView", "UITextView", "UIPickerView", "UIProgressView",
    "UIActivityIndicatorView", "UIBarItem", "UIAlertController", "UIPopoverController",
  ]
  private static let bars = ["UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar"]

  static func isBackground(_ node: StyledNode) -> Bool {
    !contents.contains { node.isKind(of: $0) }
  }

  /// Whether a view is a bar, of which nothing but the background is drawn.
  static func isBar(_ node: StyledNode) -> Bool {
    bars.contains { node.isKind(of: $0) }
  }
}
