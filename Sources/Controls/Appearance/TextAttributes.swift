/// The attributes of a run of text; those left nil come from the control.
public struct TextAttributes: Sendable, Hashable {
  public struct Shadow: Sendable, Hashable {
    public var color: ColorValue
    public var offset: Offset
    /// CoreGraphics' radius: twice the standard deviation, in points.
    public var blurRadius: Double

    public init(color: ColorValue, offset: Offset, blurRadius: Double = 0) {
      self.color = color
      self.offset = offset
      self.blurRadius = blurRadius
    }
  }

  public var font: FontValue?
  public var foregroundColor: ColorValue?
  public var backgroundColor: ColorValue?
  public var shadow: Shadow?
  /// Added to every advance, in points.
  public var kern: Double?
  public var underlineStyle: Int?
  public var strikethroughStyle: Int?
  public var strokeColor: ColorValue?
  public var strokeWidth: Double?

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
