public import ObjectModel
public import Raster

/// UIStackView: views in a row or a column.
public enum StackView: BaseControl {
  /// The direction of the stack; horizontal by default.
  public static let axis = AppearanceKey<Axis>(
    "axis", since: 9, "Whether views stand side by side or one below the other.")

  /// How the views share the stack's length; `fill` by default.
  public static let distribution = AppearanceKey<Distribution>(
    "distribution", since: 9, "How the views share the length there is.")

  /// The alignment across the axis; `fill` by default.
  public static let alignment = AppearanceKey<Alignment>(
    "alignment", since: 9, "Where views lie across the axis.")

  /// The distance between neighbours, in points; the minimum for the equal distributions.
  public static let spacing = AppearanceKey<Double>(
    "spacing", since: 9, "Room between neighbours, in points; the least where they are spread.")

  /// The margins, in points, if `isLayoutMarginsRelativeArrangement` is true; 8 by default.
  public static let layoutMargins = AppearanceKey<EdgeInsets>(
    "layoutMargins", since: 8,
    "Room at the edges, where isLayoutMarginsRelativeArrangement says so.")

  /// Whether `layoutMargins` are kept free.
  public static let isLayoutMarginsRelativeArrangement = AppearanceKey<Bool>(
    "isLayoutMarginsRelativeArrangement", since: 9, "Whether layoutMargins are kept free.")

  /// The background, which stack views draw from iOS 14 on.
  private static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 14, "Fills the bounds; before iOS 14 a stack view draws nothing.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIStackView", superclass: "UIView", since: 9, summary: "Views in a row or a column.",
    properties: [
      axis.declaration, distribution.declaration, alignment.declaration, spacing.declaration,
      layoutMargins.declaration, isLayoutMarginsRelativeArrangement.declaration,
      backgroundColor.declaration,
      .objects("arrangedSubviews", ObjectType("UIView"), "The views, first to last."),
    ])

  /// NSLayoutConstraint.Axis.
  public enum Axis: String, NamedCases {
    case horizontal, vertical
    /// The name of the type in documents and messages.
    public static let typeName = "layoutAxis"
  }

  /// UIStackView.Distribution.
  public enum Distribution: String, NamedCases {
    /// Intrinsic lengths; the last view, or those without one, take the spare length.
    case fill
    /// Equal lengths.
    case fillEqually
    /// Lengths in proportion to the intrinsic ones.
    case fillProportionally
    /// Intrinsic lengths with equal distances between the views.
    case equalSpacing
    /// Intrinsic lengths with equal distances between the centres of the views.
    case equalCentering
    /// The name of the type in documents and messages.
    public static let typeName = "stackViewDistribution"
  }

  /// UIStackView.Alignment; `firstBaseline` is drawn as `top`, `lastBaseline` as `bottom`.
  public enum Alignment: String, NamedCases {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    /// The name of the type in documents and messages.
    public static let typeName = "stackViewAlignment"
  }

  static let arranged = Element.Role("arrangedSubview")

  /// Nothing before iOS 14, for backgrounds from rules for all views.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    !backgroundColor.exists(in: node.styled.system) ? Path() : nil
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children =
      element.objects("arrangedSubviews").map { $0.with(role: arranged) }
      + View.subviews(of: element)
  }
}
