internal import Raster

extension TextLayout.Input {
  /// The same text in room without end, whose layout tells that of one line; nil where there is no more room to ask for.
  package var inOneLine: TextLayout.Input? {
    guard width.isFinite else { return nil }
    var result = self
    result.width = .infinity
    result.lineBreakStrategy = lineBreakStrategy.withoutPushOut
    return result
  }

  /// Whether a line ends within the text, or at its end.
  fileprivate var hasLineEnd: Bool {
    for index in runs.indices where Self.hasLineEnd(runs[index].text) { return true }
    return false
  }

  private static func hasLineEnd(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    var isASCII = true
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20 { return true }
      if byte >= 0x80 { isASCII = false }
    }
    return !isASCII && text.unicodeScalars.contains(where: TextStorage.isLineEnd)
  }
}

extension TextLayout {
  /// Places a text that fits into one line, as it was laid out before in room without end: nothing is shaped again. Its work
  /// counts as if it were.
  ///
  /// - Parameters:
  ///   - input: the text with its room.
  ///   - wide: the layout of `input.inOneLine`.
  /// - Returns: nil for a text that does not fit, or that has line ends.
  package init?(_ input: Input, from wide: TextLayout, counting work: inout TextWork) {
    let room = max(0, input.width)
    guard wide.lines.count == 1, !wide.isTruncated,
      wide.lines[0].width <= room + LineBreaker.tolerance, !input.hasLineEnd
    else { return nil }
    let bytes = input.runs.reduce(0) { $0 + $1.text.utf8.count }
    work.store(bytes)
    guard !work.isExceeded else {
      self.init(runs: [])
      return
    }
    work.shape(bytes, stretches: wide.lines[0].segments.count)
    work.addLine(of: 1)
    self = wide
    lines[0].x = Line.x(
      input.alignment, spare: max(0, room - lines[0].width),
      isRightToLeft: lines[0].isRightToLeft)
  }
}
