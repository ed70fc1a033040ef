public import ObjectModel
public import Raster

/// Required constraints that contradict one another.
package struct ConstraintConflict: Sendable, Hashable {
  /// The constraint that was broken.
  package var broken: SolvedConstraint
  /// Those that it contradicts.
  package var others: [SolvedConstraint]
}

/// A constraint of a layout, of a document or made by layout.
public struct SolvedConstraint: Sendable, Hashable {
  /// What it says, as documents write it, or its kind and the object that it was made for.
  public var text: String
  /// The place in a document; nil for one that layout made.
  public var place: DocumentPlace?
  /// The priority; below 1 for wishes.
  public var priority: Double
  /// How far the layout is from holding it, in points; 0 if it does.
  public var error = 0.0
  /// The object that holds it, by its index in the tree.
  package var object: Int
  /// Where it lies; nil for one that layout made, and unless asked for.
  public var line: ConstraintLine?
}

/// A constraint of a document as a line from the second item to the first, or along the side that it is about.
public struct ConstraintLine: Sendable, Hashable {
  /// The end at the second item, in explanations in the window, in points.
  public var start: Point
  /// The end at the first item.
  public var end: Point
  /// The attribute of the first item.
  public var attribute = ""
  /// The sign of the relation: `=`, `<=` or `>=`.
  public var relation = "="
  /// The constant, in points.
  public var constant = 0.0
  /// Whether the constant is the system's spacing.
  public var isSystem = false

  package init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  package func moved(by offset: Point) -> ConstraintLine {
    var line = self
    line.start = start + offset
    line.end = end + offset
    return line
  }
}

/// A view whose constraints leave open where it lies (`hasAmbiguousLayout`).
package struct LayoutAmbiguity: Sendable, Hashable {
  /// The object, by its index in the tree.
  package var object: Int
  /// What is open: `left`, `top`, `width` and `height`.
  package var attributes: [String]
}
