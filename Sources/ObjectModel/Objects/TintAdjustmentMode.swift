/// UIViewTintAdjustmentMode: whether a tint is drawn dimmed.
public enum TintAdjustmentMode: String, NamedCases {
  case automatic, normal, dimmed
  /// The name that documents and messages use.
  public static let typeName = "tintAdjustmentMode"
}
