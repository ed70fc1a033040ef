extension SubstituteFont {
  /// Apple's system fonts are spaced more widely the smaller they are; the substitutes follow by
  /// tracking, as a fraction of the em.
  ///
  /// The figures were fitted to the widths of strings in screenshots: Helvetica Neue at 12–18 points,
  /// San Francisco at 12, 13 and 17. Beyond these sizes they are estimates.
  func tracking(atSize size: Double) -> Double {
    switch self {
    case .helvetica, .times, .georgia, .courier, .menlo: 0
    case .helveticaNeue: Self.interpolate(Self.helveticaNeueSpacing, size)
    case .sanFrancisco: Self.interpolate(Self.sanFranciscoSpacing, size)
    }
  }

  /// Points an em and thousandths of the em.
  private static let helveticaNeueSpacing: [(Double, Double)] = [
    (8, 27), (10, 23), (12, 19.5), (13, 18.5), (14, 15.5), (15, 11.5), (17, 5), (18, 1.5), (19, 0),
  ]

  private static let sanFranciscoSpacing: [(Double, Double)] = [
    (6, 50), (8, 36), (10, 25), (12, 15.5), (13, 7.5), (15, 4), (17, 1.5), (20, -6), (28, -14),
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
