/// The attributes of a run of text; those left nil come from the control.
public struct TextAttributes: Sendable, Hashable {
  /// A copy of the text below it.
  public struct Shadow: Sendable, Hashable {
    /// Of the copy.
    public var color: ColorValue
    /// How far the copy is moved.
    public var offset: Offset
    /// CoreGraphics' radius: twice the standard deviation, in points.
    public var blurRadius: Double

    /// With all its values.
    public init(color: ColorValue, offset: Offset, blurRadius: Double = 0) {
      self.color = color
      self.offset = offset
      self.blurRadius = blurRadius
    }
  }

  /// Face and size.
  public var font: FontValue?
  /// Of the glyphs.
  public var foregroundColor: ColorValue?
  /// Behind the text.
  public var backgroundColor: ColorValue?
  /// A copy of the text below it.
  public var shadow: Shadow?
  /// Added to every advance, in points.
  public var kern: Double?
  /// NSUnderlineStyle; 0 is none.
  public var underlineStyle: Int?
  /// NSUnderlineStyle; 0 is none.
  public var strikethroughStyle: Int?
  /// Of the outline.
  public var strokeColor: ColorValue?
  /// NSStrokeWidth: percent of the font's size.
  public var strokeWidth: Double?

  /// With all its values.
  public init(
    font: FontValue? = nil, foregroundColor: ColorValue? = nil, shadow: Shadow? = nil,
    kern: Double? = nil
  ) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.shadow = shadow
    self.kern = kern
  }

  /// These attributes, with those left nil taken from `base`.
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
    return result
  }
}
