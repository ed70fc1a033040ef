/// UIViewTintAdjustmentMode: whether a tint is drawn dimmed.
public enum TintAdjustmentMode: String, NamedCases {
  case automatic, normal, dimmed
  /// The name of the type in documentation and messages.
  public static let typeName = "tintAdjustmentMode"
}
