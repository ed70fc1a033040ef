import ObjectModel
import Raster

/// The part of a cell, header or footer in which its subviews lie (`contentView`).
struct ContentView {
  /// What the view's own parts keep free at its edges, from left to right, in points.
  var insets = EdgeInsets.zero
  /// Its layout margins, in points.
  var margins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What subviews with frames leave free at the edges of the view, in points.
  var frames = EdgeInsets.zero

  /// The content view in a right-to-left layout.
  var mirrored: ContentView {
    ContentView(insets: insets.mirrored, margins: margins.mirrored, frames: frames.mirrored)
  }
}

extension StyledNode {
  /// The part of the view in which its subviews lie, in its reading direction; nil for all of it.
  func contentView(width: Double) -> ContentView? {
    control.contentView(self, width: width).map { runsFromRight ? $0.mirrored : $0 }
  }
}
