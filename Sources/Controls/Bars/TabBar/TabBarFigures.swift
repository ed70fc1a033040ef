import ObjectModel

/// The figures of tab bars from iOS 7 on, by look, in points.
struct TabBarFigures {
  /// Height of a bar of its own.
  var height: Double
  /// The distance of the bar from the bottom of a screen with and without a home indicator; nil where the bar reaches it.
  var bottom: (indicator: Double, none: Double)?

  /// - Parameter node: the bar, or a controller with the same traits.
  init(_ node: StyledNode) {
    height = TabBar.height(node)
    if node.look.era >= .glass { setGlass() }
  }

  /// The height of a controller's bar, to the screen's bottom.
  ///
  /// - Parameter covered: the height that the home indicator keeps free, in points.
  func height(above covered: Double) -> Double {
    guard let bottom else { return height + covered }
    return height + (covered > 0 ? bottom.indicator : bottom.none)
  }
}
