public import Raster

/// Text broken into lines of placed glyphs. Points; y grows downward from the layout's top.
public struct TextLayout: Sendable, Hashable {
  /// Lines from the top; empty text has none.
  public internal(set) var lines: [Line] = []
  /// Width of the longest line (trailing spaces left out) and the sum of all lines' heights.
  public internal(set) var size: Size = .zero
  /// True when an ellipsis stands for text that had no room, or lines were left out.
  public internal(set) var isTruncated = false

  /// Breaks `runs` into lines.
  ///
  /// - Parameters:
  ///   - runs: the text, in reading order.
  ///   - width: room for each line, in points; infinite breaks only at newlines.
  ///   - numberOfLines: the most lines to make; 0 makes as many as the text needs.
  ///   - lineBreakMode: what happens when there is not room enough. Of several lines all but the
  ///     last are wrapped by word, or by character where the mode says so.
  ///   - alignment: where lines lie within `width`, or within the longest line when that is
  ///     infinite; lines wider than their room begin at its left.
  ///   - lineHeightStep: each line's height is rounded up to a multiple of this (UIKit: a pixel);
  ///     0 leaves heights as they are.
  ///   - lineSpacing: room between the lines, in points.
  ///   - lineHeightMultiple: a factor for each line's height; what it adds lies above the letters. 0 is none.
  ///   - direction: which way paragraphs run.
  ///   - lineBreakStrategy: how lines are broken where the text leaves a choice.
  /// - Complexity: O(characters).
  public init(
    runs: [TextRun], width: Double = .infinity, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    lineHeightStep: Double = 0, lineSpacing: Double = 0, lineHeightMultiple: Double = 0,
    direction: TextDirection = .natural, lineBreakStrategy: LineBreakStrategy = .none
  ) {
    var work = TextWork.unlimited
    self.init(
      Input(
        runs: runs, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
        alignment: alignment, lineHeightStep: lineHeightStep, lineSpacing: lineSpacing,
        lineHeightMultiple: lineHeightMultiple, direction: direction,
        lineBreakStrategy: lineBreakStrategy), counting: &work)
  }

  /// Breaks a text into lines, as far as the count of its work allows.
  package init(_ input: Input, counting work: inout TextWork) {
    work.store(input.runs.reduce(0) { $0 + $1.text.utf8.count })
    guard !work.isExceeded else { return }
    if let plain = PlainLine(input) {
      work.shape(plain.byteCount, stretches: 1)
      work.addLine(of: 1)
      var (top, bottom) = (0.0, 0.0)
      append(plain.line, input, &top, &bottom)
      size = Size(width: max(0, plain.line.width), height: bottom)
      return
    }
    let storage = TextStorage(runs: input.runs, direction: input.direction)
    var breaker = LineBreaker(input, work)
    breaker.breakLines(storage)
    work = breaker.work
    place(breaker, input)
  }

  private mutating func place(_ breaker: LineBreaker, _ input: Input) {
    isTruncated = breaker.isTruncated
    let widest = breaker.lines.reduce(0) { max($0, $1.shaped.contentWidth) }
    let room = breaker.room.isFinite ? breaker.room : widest
    var top = 0.0
    var bottom = 0.0
    for line in breaker.lines {
      var shaped = line.shaped
      if input.alignment == .justified, line.isWrapped, shaped.innerSpaces > 0 {
        let spare = room - shaped.contentWidth
        if spare > 0 { shaped.widenSpaces(by: spare / Double(shaped.innerSpaces)) }
      }
      let placed = Line(
        shaped, top: top, room: room, alignment: input.alignment,
        heightStep: input.lineHeightStep)
      append(placed, input, &top, &bottom)
    }
    size = Size(width: lines.reduce(0) { max($0, $1.width) }, height: bottom)
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - top: the top of the line, and then of the next one.
  ///   - bottom: then the line's.
  private mutating func append(
    _ line: consuming Line, _ input: Input, _ top: inout Double, _ bottom: inout Double
  ) {
    let spacing = line.spacing(step: input.lineHeightStep)
    let multiple = input.lineHeightMultiple
    let added = multiple > 0 ? line.height * (multiple - 1) : 0
    line.baseline += added
    line.height += added
    bottom = top + line.height
    top += (line.leading < 0 ? spacing + added : max(line.height, spacing + added))
    top += input.lineSpacing
    lines.append(line)
  }

  /// Distance from the top to the first line's baseline; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// Distance from the top to the last line's baseline; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

extension TextLayout {
  /// All that a layout is made from; see ``TextLayout/init(runs:width:numberOfLines:lineBreakMode:alignment:lineHeightStep:lineSpacing:lineHeightMultiple:direction:lineBreakStrategy:)``.
  package struct Input: Sendable, Hashable {
    package var runs: [TextRun]
    package var width = Double.infinity
    package var numberOfLines = 1
    package var lineBreakMode = LineBreakMode.byTruncatingTail
    package var alignment = TextAlignment.natural
    package var lineHeightStep = 0.0
    package var lineSpacing = 0.0
    package var lineHeightMultiple = 0.0
    package var direction = TextDirection.natural
    package var lineBreakStrategy = LineBreakStrategy.none

    /// Creates the input of one line of any width, unless more is given.
    package init(
      runs: [TextRun], width: Double = .infinity, numberOfLines: Int = 1,
      lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
      lineHeightStep: Double = 0, lineSpacing: Double = 0, lineHeightMultiple: Double = 0,
      direction: TextDirection = .natural, lineBreakStrategy: LineBreakStrategy = .none
    ) {
      self.runs = runs
      self.width = width
      self.numberOfLines = numberOfLines
      self.lineBreakMode = lineBreakMode
      self.alignment = alignment
      self.lineHeightStep = lineHeightStep
      self.lineSpacing = lineSpacing
      self.lineHeightMultiple = lineHeightMultiple
      self.direction = direction
      self.lineBreakStrategy = lineBreakStrategy
    }
  }

  /// One line of text.
  public struct Line: Sendable, Hashable {
    /// Distance of the baseline from the layout's top.
    public var baseline: Double
    /// Where the line begins, after alignment; may be negative for text wider than its room.
    public var x: Double
    /// Advance of the line's glyphs without trailing spaces.
    public var width: Double
    /// Height above the baseline: the tallest font's.
    public var ascender: Double
    /// Depth below the baseline: the deepest font's.
    public var descender: Double
    /// The line's share of the layout's height, line gap included.
    public var height: Double
    /// Room between this line and the next, beyond the height; less than 0 where they overlap.
    public var leading: Double
    /// Whether the line's paragraph runs from right to left.
    public var isRightToLeft: Bool
    /// Pieces of one look each, left to right.
    public var segments: [Segment]
  }

  /// Neighbouring glyphs of one font and look.
  public struct Segment: Sendable, Hashable {
    /// The font of all glyphs.
    public var font: Font
    /// Glyphs, from the segment's origin on the line's baseline.
    public var run: GlyphRun
    /// Distance from the line's `x`.
    public var x: Double
    /// Sum of the advances.
    public var width: Double
    /// The colour of glyphs and decorations.
    public var color: Color
    /// Whether a line is drawn below the baseline.
    public var underline: Bool
    /// The colour of that line; nil is that of the glyphs.
    public var underlineColor: Color?
    /// Whether a line is drawn through the letters.
    public var strikethrough: Bool
    /// Fills the segment's box behind the glyphs.
    public var backgroundColor: Color?
    /// Points upward from the line's baseline.
    public var baselineOffset: Double
    /// How the glyphs' outlines are drawn, if they are.
    public var stroke: TextStroke?
    /// The copy below the glyphs, if there is one.
    public var shadow: TextShadow?
  }
}
