import ObjectModel
public import Raster

/// What a screen reader is told of one object of a screen.
public struct AccessibilityElement: Sendable, Hashable {
  /// The object's id in its document.
  public var id: String?
  /// The object's class.
  public var className: String
  /// The object's place in the tree, as `explain` names it.
  public var path: String
  /// What it is called; nil where nobody says.
  public var label: String?
  /// What it holds now.
  public var value: String?
  /// What it does.
  public var hint: String?
  /// What kind of element it is.
  public var traits: AccessibilityTraits
  /// In the window, in points.
  public var frame: Rect
}

/// What is said of an object that is an element.
struct SpokenContent {
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []
}

/// What a class makes of its objects for a screen reader, unless documents say otherwise.
enum AccessibilityRole {
  /// No element; those below it are.
  case container
  /// One element with all that is in it.
  case element(SpokenContent)
  /// One element that has the static texts in it for its label; what else is in it follows.
  case combined(SpokenContent)
  /// Several elements that are no objects of the tree, with their frames in the object's bounds.
  case parts([(content: SpokenContent, frame: Rect)])
}

/// A class whose objects are more than containers.
protocol AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole
}

/// A share as whole per cent: `30%`.
func spokenPercentage(_ share: Double) -> String {
  "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
}
