import ObjectModel

/// Views whose upper corners alone are round, and which are cut off there.
enum TopCorners {
  /// The radius of continuous corners, in points.
  static let radius = PartKey<Double>("topCornerRadius")
}
