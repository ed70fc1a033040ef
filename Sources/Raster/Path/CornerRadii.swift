/// A radius for each corner of a rectangle, in the path's units; what is not above zero is square.
public struct CornerRadii: Sendable, Hashable {
  /// Radius of the top left corner, in points.
  public var topLeft: Double
  /// Radius of the top right corner, in points.
  public var topRight: Double
  /// Radius of the bottom right corner, in points.
  public var bottomRight: Double
  /// Radius of the bottom left corner, in points.
  public var bottomLeft: Double

  /// A radius for each corner.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Clockwise from the top right corner, as paths walk; none below zero.
  var clockwise: [Double] {
    [topRight, bottomRight, bottomLeft, topLeft].map { $0 > 0 ? $0 : 0 }
  }
}

extension Path {
  /// A rectangle with circular corners of different radii.
  ///
  /// Where the radii of two corners are together longer than the side between them, all four are made
  /// smaller by the same factor until they fit (CSS Backgrounds 3, 5.5).
  public init(roundedRect rect: Rect, radii: CornerRadii) {
    let all = radii.clockwise
    if all.allSatisfy({ $0 == all[0] }) {
      self.init(roundedRect: rect, radius: all[0])
    } else {
      self.init(rect: rect, radii: radii, isContinuous: false)
    }
  }

  /// A rectangle with continuous corners of different radii.
  ///
  /// Four equal radii give UIKit's own shape. Else radii are first made to fit as circular ones are;
  /// a corner is continuous where both its sides have room for 1.528665 radii of both their corners,
  /// and circular where they have not.
  public init(continuousRoundedRect rect: Rect, radii: CornerRadii) {
    let all = radii.clockwise
    if all.allSatisfy({ $0 == all[0] }) {
      self.init(continuousRoundedRect: rect, radius: all[0])
    } else {
      self.init(rect: rect, radii: radii, isContinuous: true)
    }
  }

  private init(rect: Rect, radii: CornerRadii, isContinuous: Bool) {
    var radii = radii.clockwise
    /// The side that follows each corner.
    let sides = [rect.height, rect.width, rect.height, rect.width]
    var factor = 1.0
    for index in 0..<4 {
      let sum = radii[index] + radii[(index + 1) % 4]
      if sum > sides[index] { factor = min(factor, sides[index] / sum) }
    }
    radii = radii.map { $0 * factor }
    guard !rect.isEmpty, factor.isFinite, radii.contains(where: { $0 > 0 }),
      radii.allSatisfy(\.isFinite)
    else {
      self.init(rect: rect)
      return
    }
    let reaches = radii.map { $0 * ContinuousCorner.reach }
    func hasRoom(_ index: Int) -> Bool {
      let (before, after) = ((index + 3) % 4, (index + 1) % 4)
      return reaches[before] + reaches[index] <= sides[before]
        && reaches[index] + reaches[after] <= sides[index]
    }
    self.init(
      rect: rect,
      clockwise: (0..<4).map { index in
        guard radii[index] > 0 else { return nil }
        return isContinuous && hasRoom(index)
          ? .continuous(radius: radii[index]) : .circular(radius: radii[index])
      })
  }
}
