/// Turns a stroke into a path to fill with the non-zero rule.
enum StrokeOutliner {
  static func outline(_ path: Path, style: StrokeStyle, tolerance: Double) -> Path { Path() }
}
