/// UIUserInterfaceStyle as an override; `unspecified` overrides nothing.
public enum InterfaceStyleOverride: String, NamedCases {
  case unspecified, light, dark
  /// The name of the type in documentation and messages.
  public static let typeName = "userInterfaceStyle"
}
