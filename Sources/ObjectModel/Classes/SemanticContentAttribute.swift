/// UISemanticContentAttribute: whether a view is mirrored in right-to-left layouts.
public enum SemanticContentAttribute: String, NamedCases {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  /// The name of the type in documentation and messages.
  public static let typeName = "semanticContentAttribute"
}
