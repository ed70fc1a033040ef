/// UIStatusBarStyle.
public enum StatusBarStyle: String, NamedCases {
  case `default`, lightContent
  /// Up to iOS 6.
  case blackOpaque, blackTranslucent
  /// The name that documents and messages use.
  public static let typeName = "statusBarStyle"
}
