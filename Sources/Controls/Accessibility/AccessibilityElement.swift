import ObjectModel
public import Raster

/// An element of the screen for assistive technologies such as VoiceOver.
public struct AccessibilityElement: Sendable, Hashable {
  /// The id of the object in its document.
  public var id: String?
  /// The class of the object.
  public var className: String
  /// The path of the object in the tree, as `explain` prints it.
  public var path: String
  /// The name; nil when neither the document nor the class has one.
  public var label: String?
  /// The current value, such as a slider's percentage.
  public var value: String?
  /// The result of an action on the element.
  public var hint: String?
  /// The kind and state of the element.
  public var traits: AccessibilityTraits
  /// The frame in the window, in points.
  public var frame: Rect
  /// The index of the object in the tree.
  package var index = 0
}

/// The label, value and traits that a class gives its objects by default.
struct SpokenContent {
  var label: String?
  var value: String?
  var traits: AccessibilityTraits = []
}

/// The role of a class's objects in the accessibility tree, unless the document overrides it.
enum AccessibilityRole {
  /// Not an element; its descendants may be.
  case container
  /// One element, including all descendants.
  case element(SpokenContent)
  /// An element labelled by the static texts in it; other elements in it follow it.
  case combined(SpokenContent)
  /// Several elements without objects of their own; frames are in the object's bounds, in points.
  case parts([(content: SpokenContent, frame: Rect)])
}

/// A class whose objects can be accessibility elements.
protocol AccessibleClass {
  /// The role of an object and its default label, value and traits.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole
}

/// A share of 0–1 as whole percent: `30%`.
func spokenPercentage(_ share: Double) -> String {
  "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
}
