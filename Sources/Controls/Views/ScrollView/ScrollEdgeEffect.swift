public import ObjectModel

/// UIScrollEdgeEffect: how content ends below bars that float over it, from iOS 26 on.
public enum ScrollEdgeEffect: String, NamedCases {
  /// As the system has it.
  case automatic
  /// A veil that fades out.
  case soft
  /// A band with an edge.
  case hard
  /// None.
  case hidden
  /// The name that documents and messages use.
  public static let typeName = "scrollEdgeEffect"

  /// The edge of content below a bar at the top: automatic, soft, hard or hidden.
  public static let top = AppearanceKey<ScrollEdgeEffect>(
    "topEdgeEffect", since: 26, takesRules: false, default: .value(.automatic),
    "The edge of content below a bar at the top: automatic, soft, hard or hidden.")
  /// The edge of content below a bar at the bottom: automatic, soft, hard or hidden.
  public static let bottom = AppearanceKey<ScrollEdgeEffect>(
    "bottomEdgeEffect", since: 26, takesRules: false, default: .value(.automatic),
    "The edge of content below a bar at the bottom: automatic, soft, hard or hidden.")

  /// The effect of the content that a controller shows; passed to its bars.
  static let ofContent = PartKey<ScrollEdgeEffect>("scrollEdgeEffect")
  /// The colour behind that content; passed to a tab bar.
  static let groundOfContent = PartKey<ColorValue>("scrollEdgeGround")
}
