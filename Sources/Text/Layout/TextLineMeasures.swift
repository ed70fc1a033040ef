/// The height of a line of text: the greatest measures of the fonts in it, in points.
struct TextLineMeasures {
  private(set) var ascender = 0.0
  private(set) var descender = 0.0
  private var lineGap = 0.0
  private(set) var leading: Double?

  /// Makes room for a run.
  mutating func take(_ run: TextRun) {
    ascender = max(ascender, run.font.ascender + run.baselineOffset)
    descender = max(descender, run.font.descender - run.baselineOffset)
    lineGap = max(lineGap, run.font.metrics.lineGap * run.font.size)
    leading = leading.map { max($0, run.font.leading) } ?? run.font.leading
  }

  /// The height, rounded up to whole steps.
  func height(step: Double) -> Double { Self.stepped(ascender + descender + lineGap, step) }

  /// A height rounded up to whole steps; as it is where a step is 0.
  static func stepped(_ height: Double, _ step: Double) -> Double {
    step > 0 ? (height / step - 0.0001).rounded(.up) * step : height
  }
}

extension TextRun {
  /// The height of a layout of this run alone on one line, which the font decides, whatever the text says; 0 without text.
  ///
  /// - Parameter heightStep: as of a layout.
  package func lineHeight(heightStep: Double) -> Double {
    guard !text.isEmpty else { return 0 }
    var measures = TextLineMeasures()
    measures.take(self)
    return measures.height(step: heightStep)
  }
}
