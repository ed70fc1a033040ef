import Raster

/// UIStatusBarStyle.
public enum StatusBarStyle: String, NamedCases {
  case `default`, lightContent
  public static let typeName = "statusBarStyle"
}

/// The status bar: over everything, without a background of its own from iOS 7 on.
enum StatusBar {
  struct State: Sendable, Hashable {
    var style: StatusBarStyle
    var isHidden: Bool
  }

  /// What the controller underneath asks for (resolution rules, section 7).
  static func state(of tree: StyledTree) -> State {
    State(style: .default, isHidden: false)
  }

  static func paint(_ tree: PlacedTree, _ canvas: inout Canvas) {}
}
