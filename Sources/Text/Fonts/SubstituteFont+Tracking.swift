extension SubstituteFont {
  /// Apple's system fonts are spaced more widely the smaller they are; the substitutes follow by
  /// tracking, as a fraction of the em.
  ///
  /// The figures were fitted to the widths of strings in screenshots: Helvetica Neue at 12–18 points,
  /// San Francisco at 12, 13 and 17. Beyond these sizes they are estimates.
  func tracking(atSize size: Double, weight: FontWeight, isItalic: Bool) -> Double {
    switch self {
    case .helvetica, .times, .georgia, .courier, .menlo: 0
    case .helveticaNeue: Self.interpolate(Self.helveticaNeueSpacing, size)
    case .sanFrancisco: Self.interpolate(Self.sanFranciscoSpacing, size)
    case .sanFranciscoPro: Self.proTracking(atSize: size, weight, isItalic)
    }
  }

  /// The smallest size at which San Francisco's large cut is used, in points.
  private static let displaySize = 20.0

  /// Whether a size is drawn with Inter Display, which has no leaning faces here.
  static func usesDisplay(atSize size: Double, isItalic: Bool) -> Bool {
    size >= displaySize && !isItalic
  }

  private static func proTracking(
    atSize size: Double, _ weight: FontWeight, _ isItalic: Bool
  ) -> Double {
    let isDisplay = usesDisplay(atSize: size, isItalic: isItalic)
    let (regular, bold) =
      isDisplay ? (displaySpacing, boldDisplaySpacing) : (textSpacing, boldTextSpacing)
    // Weights between regular and semibold lie between them; the others are as the nearer one.
    let share = min(max(Double(weight.cssValue - 400) / 200, 0), 1)
    let light = interpolate(regular, size)
    return light + (interpolate(bold, size) - light) * share
  }

  /// Points an em and thousandths of the em.
  private static let helveticaNeueSpacing: [(Double, Double)] = [
    (8, 27), (10, 23), (12, 19.5), (13, 18.5), (14, 15.5), (15, 11.5), (17, 5), (18, 1.5), (19, 0),
  ]

  private static let sanFranciscoSpacing: [(Double, Double)] = [
    (6, 50), (8, 36), (10, 25), (12, 15.5), (13, 7.5), (15, 4), (17, 1.5), (20, -6), (28, -14),
  ]

  // Fitted to 38 strings in screenshots of iOS 14 to 26, at 10, 12, 13, 14, 16, 17, 19, 20, 23, 33 and
  // 34 points. Sizes between follow San Francisco's published tracking; those beyond are estimates.

  private static let textSpacing: [(Double, Double)] = [
    (6, 60), (8, 42), (9, 33), (10, 25), (11, 18.5), (12, 12.3), (13, 6.7), (14, 1.3), (15, -3.3),
    (16, -7.2), (17, -13.2), (18, -12.8), (19, -12.4), (20, -23.5), (28, -18), (34, -12),
  ]

  private static let boldTextSpacing: [(Double, Double)] = [
    (6, 64), (8, 47), (9, 38), (10, 30), (11, 21), (12, 12), (13, 3), (14, 1), (15, -1),
    (16, -3), (17, -6), (18, -6.8), (19, -7.6), (20, -16.5), (28, -14), (34, -11.5),
  ]

  private static let displaySpacing: [(Double, Double)] = [
    (20, 26.5), (23, 31), (28, 26), (34, 24), (48, 17), (60, 14), (80, 10),
  ]

  private static let boldDisplaySpacing: [(Double, Double)] = [
    (20, 22.5), (28, 22), (34, 22), (48, 17), (60, 14), (80, 10),
  ]

  private static func interpolate(_ table: [(Double, Double)], _ size: Double) -> Double {
    guard var low = table.first, size > low.0 else { return (table.first?.1 ?? 0) / 1000 }
    for high in table.dropFirst() {
      if size <= high.0 {
        return (low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)) / 1000
      }
      low = high
    }
    return low.1 / 1000
  }
}
