/// The limits of the rules.
enum AuditThreshold {
  /// Ratios of luminances (WCAG 2.2, 1.4.3, level AA).
  static let text = 4.5
  static let largeText = 3.0
  /// The least contrast of symbols (WCAG 2.2, 1.4.11).
  static let symbol = 3.0
  /// The side of a target, in points (Human Interface Guidelines; WCAG 2.2, 2.5.5).
  static let target = 44.0
  /// The length that may be cut off or covered, in points: less is no more than the edge of a letter (choice).
  static let overlap = 1.0
  /// The largest side of a symbol, in points; larger templates are pictures (choice).
  static let largestSymbol = 100.0
}
