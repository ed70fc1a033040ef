import Constraints
import ObjectModel
import Raster

/// Where a constraint of the document lies, while its system is not solved yet.
struct ConstraintPlace {
  var attribute: LayoutConstraint.Attribute
  /// The box of the first item, in the root's coordinates.
  var box: LayoutBox
  /// The box of the second item; nil without one.
  var other: LayoutBox?
  /// Where the attribute of the first item lies along its axis.
  var place: LinearLength
  /// Where that of the second item lies, before a constant is added.
  var target: LinearLength
  /// The constraint, with its relation and constant.
  private let constraint: LayoutConstraint
  private let isMirrored: Bool

  /// Distances below this are none, in points.
  private static let least = 0.25

  /// - Parameter length: the attribute of the first item.
  init(
    _ constraint: LayoutConstraint, _ box: LayoutBox, isMirrored: Bool, _ length: LinearLength
  ) {
    self.constraint = constraint
    self.box = box
    self.isMirrored = isMirrored
    attribute = constraint.firstAttribute
    place = length
    target = LinearLength()
  }

  /// Sets the second item's box, and its attribute.
  mutating func set(_ other: LayoutBox, _ target: LinearLength) {
    self.other = other
    self.target = target
  }

  /// Lengths of directional attributes count from the right where the direction is mirrored.
  private var direction: Double { isMirrored && attribute.isDirectional ? -1 : 1 }

  /// The line from the second item to the first, or along the side that the constraint is about; measured from the corner of
  /// the view that holds it, in points. What lies at one place is connected across.
  ///
  /// - Parameter holder: the box of that view.
  func line(from holder: LayoutBox, _ solution: LinearSystem.Solution) -> ConstraintLine {
    let corner = holder.rect(solution).origin
    var line = line(box.rect(solution), solution).moved(by: Point(x: -corner.x, y: -corner.y))
    line.attribute = attribute.rawValue
    line.relation = constraint.relation.sign
    switch constraint.constant {
    case .points(let points): line.constant = points
    case .system:
      line.constant = LayoutConstraint.systemSpacing
      line.isSystem = true
    case .reference: break
    }
    return line
  }

  private func line(_ own: Rect, _ solution: LinearSystem.Solution) -> ConstraintLine {
    let middle = Point(x: own.midX, y: own.midY)
    if attribute.kind == .size {
      return attribute.isHorizontal
        ? ConstraintLine(Point(x: own.minX, y: middle.y), Point(x: own.maxX, y: middle.y))
        : ConstraintLine(Point(x: middle.x, y: own.minY), Point(x: middle.x, y: own.maxY))
    }
    let end = place.value(solution) * direction
    let start = target.value(solution) * direction
    let isApart = abs(end - start) >= Self.least
    let around = other?.rect(solution) ?? own
    if attribute.isHorizontal {
      guard !isApart else {
        return ConstraintLine(Point(x: start, y: middle.y), Point(x: end, y: middle.y))
      }
      let across = Self.across(own.minY, own.maxY, around.minY, around.maxY)
      return ConstraintLine(Point(x: end, y: across.start), Point(x: end, y: across.end))
    }
    guard !isApart else {
      return ConstraintLine(Point(x: middle.x, y: start), Point(x: middle.x, y: end))
    }
    let across = Self.across(own.minX, own.maxX, around.minX, around.maxX)
    return ConstraintLine(Point(x: across.start, y: end), Point(x: across.end, y: end))
  }

  /// From the one extent to the other: over the gap between them, or along what they share.
  private static func across(
    _ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double
  ) -> (start: Double, end: Double) {
    if otherHigh < low { return (otherHigh, low) }
    if otherLow > high { return (otherLow, high) }
    return (max(low, otherLow), min(high, otherHigh))
  }
}
