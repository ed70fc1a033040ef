/// UIUserInterfaceStyle, as an object overrides it: `unspecified` does not.
public enum InterfaceStyleOverride: String, NamedCases {
  case unspecified, light, dark
  /// The name that documents and messages use.
  public static let typeName = "userInterfaceStyle"
}
