public import ObjectModel
import Raster

/// UIStackView: views in a row or a column.
public enum StackView: BaseControl {
  /// The axis along which views are arranged.
  public static let axis = AppearanceKey<Axis>(
    "axis", since: 9, default: .value(.horizontal), "The axis along which views are arranged.")

  /// The distribution of the views along the axis.
  public static let distribution = AppearanceKey<Distribution>(
    "distribution", since: 9, default: .value(.fill),
    "The distribution of the views along the axis.")

  /// The alignment of the views across the axis.
  public static let alignment = AppearanceKey<Alignment>(
    "alignment", since: 9, default: .value(.fill), "The alignment of the views across the axis.")

  /// The distance between views, in points; the least one for the equal distributions.
  public static let spacing = AppearanceKey<Double>(
    "spacing", since: 9, default: .value(0),
    "The distance between views, in points; the least one for the equal distributions.")

  /// The spacing after single views, in points, by their ids.
  public static let customSpacing = AppearanceKey<StackSpacings>(
    "customSpacing", since: 11, takesRules: false, default: .none,
    "The spacing after single views, in points, by their ids.")

  /// Whether the spacing of a column lies between the baselines of its views.
  public static let isBaselineRelativeArrangement = AppearanceKey<Bool>(
    "isBaselineRelativeArrangement", since: 9, takesRules: false, default: .value(false),
    "Whether the spacing of a column lies between the baselines of its views.")

  /// Whether arranged views stay within layoutMargins.
  public static let isLayoutMarginsRelativeArrangement = AppearanceKey<Bool>(
    "isLayoutMarginsRelativeArrangement", since: 9, default: .value(false),
    "Whether arranged views stay within layoutMargins.")

  /// The colour of the background; no effect before iOS 14.
  private static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 14, default: .none,
    "The colour of the background; no effect before iOS 14.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIStackView", superclass: "UIView", since: 9,
    summary: "A view that arranges views in a row or a column.",
    properties: [
      axis.declaration, distribution.declaration, alignment.declaration, spacing.declaration,
      customSpacing.declaration, isBaselineRelativeArrangement.declaration,
      isLayoutMarginsRelativeArrangement.declaration, backgroundColor.declaration,
      .objects(
        "arrangedSubviews", ObjectType("UIView"),
        "The views that the stack arranges, first to last."),
    ])

  /// NSLayoutConstraint.Axis.
  public enum Axis: String, NamedCases {
    case horizontal, vertical
    /// The name of the type in documents and messages.
    public static let typeName = "layoutAxis"
  }

  /// UIStackView.Distribution.
  public typealias Distribution = StackDistribution
  /// UIStackView.Alignment.
  public typealias Alignment = StackAlignment

  /// Nothing before iOS 14, for backgrounds from rules for all views.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    !backgroundColor.exists(in: node.styled.system) ? Path() : nil
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children =
      element.objects("arrangedSubviews").map { $0.with(role: StackLayout.role) }
      + View.subviews(of: element)
  }
}
