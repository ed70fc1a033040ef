import ObjectModel
import Raster

/// The part of a cell, header or footer in which its subviews lie (`contentView`).
struct ContentView {
  /// What the view's own parts keep free at its edges, from left to right, in points.
  var insets = EdgeInsets.zero
  /// Its layout margins, in points.
  var margins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The width at both edges of the view that subviews with frames leave free, in points.
  var side = 0.0

  /// The content view in a right-to-left layout.
  var mirrored: ContentView {
    ContentView(insets: insets.mirrored, margins: margins.mirrored, side: side)
  }
}

extension StyledNode {
  /// The part of the view in which its subviews lie, in its reading direction; nil for all of it.
  func contentView(width: Double) -> ContentView? {
    control.contentView(self, width: width).map { runsFromRight ? $0.mirrored : $0 }
  }
}
