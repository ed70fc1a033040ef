/// UISemanticContentAttribute.
public enum SemanticContentAttribute: String, NamedCases {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  /// The name that documents and messages use.
  public static let typeName = "semanticContentAttribute"
}
