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
    let storage = TextStorage(runs: runs, direction: direction)
    var breaker = LineBreaker(
      room: width, numberOfLines: numberOfLines, mode: lineBreakMode, strategy: lineBreakStrategy)
    breaker.breakLines(storage)
    isTruncated = breaker.isTruncated
    let widest = breaker.lines.reduce(0) { max($0, $1.shaped.contentWidth) }
    let room = breaker.room.isFinite ? breaker.room : widest
    var top = 0.0
    var bottom = 0.0
    for line in breaker.lines {
      var shaped = line.shaped
      if alignment == .justified, line.isWrapped, shaped.innerSpaces > 0 {
        let spare = room - shaped.contentWidth
        if spare > 0 { shaped.widenSpaces(by: spare / Double(shaped.innerSpaces)) }
      }
      var placed = Line(
        shaped, top: top, room: room, alignment: alignment, heightStep: lineHeightStep)
      let spacing = placed.spacing(step: lineHeightStep)
      let added = lineHeightMultiple > 0 ? placed.height * (lineHeightMultiple - 1) : 0
      placed.baseline += added
      placed.height += added
      lines.append(placed)
      bottom = top + placed.height
      top += (placed.leading < 0 ? spacing + added : max(placed.height, spacing + added))
      top += lineSpacing
    }
    size = Size(width: lines.reduce(0) { max($0, $1.width) }, height: bottom)
  }

  /// Distance from the top to the first line's baseline; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// Distance from the top to the last line's baseline; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

extension TextLayout {
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
