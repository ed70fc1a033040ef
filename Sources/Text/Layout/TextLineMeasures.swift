/// The height of a line of text: the greatest measures of the fonts in it, in points.
struct TextLineMeasures {
  private(set) var ascender = 0.0
  private(set) var descender = 0.0
  private var lineGap = 0.0
  private(set) var leading: Double?

  /// Makes room for a run.
  mutating func take(_ run: TextRun) { take(run.font, baselineOffset: run.baselineOffset) }

  /// Makes room for a run of a font.
  mutating func take(_ font: Font, baselineOffset: Double) {
    ascender = max(ascender, font.ascender + baselineOffset)
    descender = max(descender, font.descender - baselineOffset)
    lineGap = max(lineGap, font.metrics.lineGap * font.size)
    leading = leading.map { max($0, font.leading) } ?? font.leading
  }

  /// The height, rounded up to whole steps.
  func height(step: Double) -> Double { Self.stepped(ascender + descender + lineGap, step) }

  /// A height rounded up to whole steps; as it is where a step is 0.
  static func stepped(_ height: Double, _ step: Double) -> Double {
    step > 0 ? (height / step - 0.0001).rounded(.up) * step : height
  }
}

extension Font {
  /// The height of a layout of one line in the font, whatever it says.
  ///
  /// - Parameter heightStep: as of a layout.
  package func heightOfLine(heightStep: Double) -> Double {
    var measures = TextLineMeasures()
    measures.take(self, baselineOffset: 0)
    return measures.height(step: heightStep)
  }
}
