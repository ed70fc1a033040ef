/// UIStatusBarStyle: the colour of the status bar's text.
public enum StatusBarStyle: String, NamedCases {
  case `default`, lightContent
  /// Black, from iOS 13 on; there `default` follows the interface style.
  case darkContent
  /// Styles of iOS 5 and 6.
  case blackOpaque, blackTranslucent
  /// The name of the type in documentation and messages.
  public static let typeName = "statusBarStyle"
  /// The first iOS of the later cases.
  public static let since = ["lightContent": 7, "darkContent": 13]
}
