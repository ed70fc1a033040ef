import Raster

/// What instances of a custom class are built from and draw.
public struct ClassContent: Sendable {
  /// Drawn over the background, under what the superclass draws; nil draws nothing of its own.
  public var drawing: [DrawingOperation]?
  /// Below the subviews that a document gives the object; of a controller, in its view.
  public var subviews: [PartTemplate]
  /// In points; a nil side is the superclass's.
  public var intrinsicContentSize: IntrinsicSize?

  /// A size whose sides may be the object's properties.
  public struct IntrinsicSize: Sendable, Hashable {
    /// In points; nil is the superclass's.
    public var width: NumberValue?
    /// In points; nil is the superclass's.
    public var height: NumberValue?

    /// With all its values.
    public init(width: NumberValue?, height: NumberValue?) {
      self.width = width
      self.height = height
    }
  }

  /// With all its values.
  public init(
    drawing: [DrawingOperation]? = nil, subviews: [PartTemplate] = [],
    intrinsicContentSize: IntrinsicSize? = nil
  ) {
    self.drawing = drawing
    self.subviews = subviews
    self.intrinsicContentSize = intrinsicContentSize
  }

  /// What a subclass of this class has: its own drawing and size where it gives them, and the
  /// superclass's subviews below its own.
  package func extended(by subclass: ClassContent) -> ClassContent {
    ClassContent(
      drawing: subclass.drawing ?? drawing, subviews: subviews + subclass.subviews,
      intrinsicContentSize: subclass.intrinsicContentSize ?? intrinsicContentSize)
  }
}
