package import Raster

/// UIViewAutoresizing: which margins and sides take up a change of the superview's size.
package struct AutoresizingMask: NamedOptions {
  /// UIKit's bits.
  package let rawValue: Int
  /// Creates a set of options.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin is flexible.
  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The right margin is flexible.
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The top margin is flexible.
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The bottom margin is flexible.
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// UIKit's names, in the order of the bits.
  package static let names = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]

  /// The frame after its superview has changed size, in points. Flexible parts share the change of
  /// each direction in proportion to their lengths.
  package func resize(_ rect: Rect, from old: Size, to new: Size) -> Rect {
    let (x, width) = Self.distribute(
      before: rect.minX, length: rect.width, after: old.width - rect.maxX,
      change: new.width - old.width, flexibleBefore: contains(.flexibleLeftMargin),
      flexibleLength: contains(.flexibleWidth), flexibleAfter: contains(.flexibleRightMargin))
    let (y, height) = Self.distribute(
      before: rect.minY, length: rect.height, after: old.height - rect.maxY,
      change: new.height - old.height, flexibleBefore: contains(.flexibleTopMargin),
      flexibleLength: contains(.flexibleHeight), flexibleAfter: contains(.flexibleBottomMargin))
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func distribute(
    before: Double, length: Double, after: Double, change: Double, flexibleBefore: Bool,
    flexibleLength: Bool, flexibleAfter: Bool
  ) -> (Double, Double) {
    guard change != 0 else { return (before, length) }
    let weights = [
      flexibleBefore ? before : 0, flexibleLength ? length : 0, flexibleAfter ? after : 0,
    ].map { max($0, 0) }
    let total = weights.reduce(0, +)
    let count = [flexibleBefore, flexibleLength, flexibleAfter].count { $0 }
    guard count > 0 else { return (before, length) }
    func share(_ index: Int, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? change * weights[index] / total : change / Double(count)
    }
    return (before + share(0, flexibleBefore), max(0, length + share(1, flexibleLength)))
  }
}
