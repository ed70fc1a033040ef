public import Text

/// The attributes of a text; nil attributes are the control's.
public struct TextAttributes: Sendable, Hashable {
  /// The shadow of a text.
  public struct Shadow: Sendable, Hashable {
    /// The colour.
    public var color: ColorValue
    /// The offset from the text, in points.
    public var offset: Offset
    /// CoreGraphics' radius: twice the standard deviation, in points.
    public var blurRadius: Double

    /// Creates a shadow.
    public init(color: ColorValue, offset: Offset, blurRadius: Double = 0) {
      self.color = color
      self.offset = offset
      self.blurRadius = blurRadius
    }
  }

  /// How the lines of a text lie; what is nil is the control's.
  public struct ParagraphStyle: Sendable, Hashable {
    /// Where lines lie.
    public var alignment: TextAlignment?
    /// The room between lines, in points.
    public var lineSpacing: Double?
    /// A factor for the height of lines.
    public var lineHeightMultiple: Double?
    /// The way in which text that has no room is cut or broken.
    public var lineBreakMode: LineBreakMode?
    /// How lines are broken where the text leaves a choice.
    public var lineBreakStrategy: LineBreakStrategy?

    /// Creates a style.
    public init(
      alignment: TextAlignment? = nil, lineSpacing: Double? = nil,
      lineHeightMultiple: Double? = nil, lineBreakMode: LineBreakMode? = nil,
      lineBreakStrategy: LineBreakStrategy? = nil
    ) {
      self.alignment = alignment
      self.lineSpacing = lineSpacing
      self.lineHeightMultiple = lineHeightMultiple
      self.lineBreakMode = lineBreakMode
      self.lineBreakStrategy = lineBreakStrategy
    }
  }

  /// The font.
  public var font: FontValue?
  /// The colour of the glyphs.
  public var foregroundColor: ColorValue?
  /// The colour behind the text.
  public var backgroundColor: ColorValue?
  /// The shadow of a text.
  public var shadow: Shadow?
  /// The space added to each advance, in points.
  public var kern: Double?
  /// An NSUnderlineStyle; 0 is none.
  public var underlineStyle: Int?
  /// The colour of the line below the text; nil is that of the glyphs.
  public var underlineColor: ColorValue?
  /// An NSUnderlineStyle; 0 is none.
  public var strikethroughStyle: Int?
  /// The colour of the outline.
  public var strokeColor: ColorValue?
  /// The width of the outline, in percent of the font's size.
  public var strokeWidth: Double?
  /// The distance above the baseline, in points.
  public var baselineOffset: Double?
  /// How lines lie.
  public var paragraphStyle: ParagraphStyle?

  /// Creates attributes.
  public init(
    font: FontValue? = nil, foregroundColor: ColorValue? = nil, shadow: Shadow? = nil,
    kern: Double? = nil
  ) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.shadow = shadow
    self.kern = kern
  }

  /// These attributes, with nil ones replaced by those of `base`.
  public func over(_ base: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? base.font
    result.foregroundColor = foregroundColor ?? base.foregroundColor
    result.backgroundColor = backgroundColor ?? base.backgroundColor
    result.shadow = shadow ?? base.shadow
    result.kern = kern ?? base.kern
    result.underlineStyle = underlineStyle ?? base.underlineStyle
    result.strikethroughStyle = strikethroughStyle ?? base.strikethroughStyle
    result.strokeColor = strokeColor ?? base.strokeColor
    result.strokeWidth = strokeWidth ?? base.strokeWidth
    result.underlineColor = underlineColor ?? base.underlineColor
    result.baselineOffset = baselineOffset ?? base.baselineOffset
    result.paragraphStyle = paragraphStyle ?? base.paragraphStyle
    return result
  }
}
