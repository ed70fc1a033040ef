public import ObjectModel

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
  /// The object that is its first item, by its index in the tree.
  package var object: Int
}

/// A view whose constraints leave open where it lies (`hasAmbiguousLayout`).
package struct LayoutAmbiguity: Sendable, Hashable {
  /// The object, by its index in the tree.
  package var object: Int
  /// What is open: `left`, `top`, `width` and `height`.
  package var attributes: [String]
}
