public import ObjectModel
import Raster

/// How a view arranges views in a row or a column, for constraints.
struct StackLayout {
  /// Whether the views stand in a column.
  var isVertical = false
  var distribution = StackDistribution.fill
  var alignment = StackAlignment.fill
  /// The distance after each view that is shown, in points.
  var spacings: [Double] = []
  /// Whether the views keep to the layout margins.
  var keepsMargins = false
  /// Whether distances in a column lie between baselines.
  var isBaselineRelative = false

  /// The role of the views that are arranged.
  static let role = Element.Role("arrangedSubview")
}

/// UIStackView.Distribution.
public enum StackDistribution: String, NamedCases {
  /// Intrinsic lengths; the view that hugs its content least takes the spare length.
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

/// UIStackView.Alignment.
public enum StackAlignment: String, NamedCases {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  /// The name of the type in documents and messages.
  public static let typeName = "stackViewAlignment"
}
