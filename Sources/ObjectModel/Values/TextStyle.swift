import Raster

/// UIFontTextStyle: the purpose of a text, which scales with the user's content size.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
    caption2

  /// UIContentSizeCategory without its prefix, smallest first.
  private static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// The size in points (Human Interface Guidelines, "Dynamic Type sizes" and "Larger accessibility
  /// type sizes"). The five accessibility categories change the body alone before iOS 11.
  ///
  /// - Parameter category: any other than the twelve, `unspecified` among them, is `large`.
  package func size(category: String, system: Int) -> Double {
    let large = 3
    let lastOrdinary = 6
    var index = Self.categories.firstIndex(of: category) ?? large
    if system < 11, self != .body { index = min(index, lastOrdinary) }
    return sizes[index]
  }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The distance between the baselines of two lines, in points, which depends on the size alone
  /// (Human Interface Guidelines, "Leading"; 16 for 12 points and 22 for 17 measured on iOS 14 and
  /// 16). Sizes between two of the table have what lies between.
  static func lineSpacing(atSize size: Double) -> Double {
    guard var low = lineSpacings.first, size > low.size else { return size * 13 / 11 }
    for high in lineSpacings.dropFirst() {
      if size <= high.size {
        return low.line + (high.line - low.line) * (size - low.size) / (high.size - low.size)
      }
      low = high
    }
    return size * low.line / low.size
  }

  private static let lineSpacings: [(size: Double, line: Double)] = [
    (11, 13), (12, 16), (13, 18), (21, 26), (22, 28), (29, 35), (30, 37), (34, 41), (36, 43),
    (37, 44), (38, 46), (40, 48), (42, 50), (44, 52), (47, 56), (53, 62), (55, 65), (56, 66),
    (58, 68), (60, 70),
  ]
}
