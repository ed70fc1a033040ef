import Raster

/// The drawing, subviews and size of a custom class's instances.
package struct ClassContent: Sendable {
  /// Drawn over the background and under the superclass's drawing; nil draws nothing.
  package var drawing: [DrawingOperation]?
  /// Subviews below those that a document gives the object. A controller adds them to its view.
  package var subviews: [PartTemplate]
  /// Whether the drawing was added to a superclass of UIKit: the class draws over it as ever.
  package var isDrawingInherited = false
  /// Values for the parts that a control makes of itself, those of more derived classes last: each
  /// for parts of its class.
  package var partValues: [Element] = []
  /// The rectangles of a button that the class answers in place of UIKit.
  package var buttonRects: [ButtonRect: ButtonRect.Override] = [:]
  /// The intrinsic size, in points; nil inherits the superclass's.
  package var intrinsicContentSize: IntrinsicSize?

  /// A size whose sides may be bound to properties of the object.
  package struct IntrinsicSize: Sendable, Hashable {
    /// In points; nil inherits the superclass's side.
    package var width: NumberValue?
    /// In points; nil inherits the superclass's side.
    package var height: NumberValue?
    /// Whether the parts decide the size, by their constraints.
    package var isFitting = false

    /// The size that the parts decide.
    package static let fitting: IntrinsicSize = {
      var size = IntrinsicSize(width: nil, height: nil)
      size.isFitting = true
      return size
    }()

    /// Creates a size, in points; nil inherits the superclass's side.
    package init(width: NumberValue?, height: NumberValue?) {
      self.width = width
      self.height = height
    }
  }

  /// Creates the content of a class.
  package init(
    drawing: [DrawingOperation]? = nil, subviews: [PartTemplate] = [],
    intrinsicContentSize: IntrinsicSize? = nil
  ) {
    self.drawing = drawing
    self.subviews = subviews
    self.intrinsicContentSize = intrinsicContentSize
  }

  /// The content of a subclass: its own drawing and size, else this class's; its subviews above
  /// this class's.
  package func extended(by subclass: ClassContent) -> ClassContent {
    var result = ClassContent(
      drawing: subclass.drawing ?? drawing, subviews: subviews + subclass.subviews,
      intrinsicContentSize: subclass.intrinsicContentSize ?? intrinsicContentSize)
    result.isDrawingInherited = subclass.drawing == nil && isDrawingInherited
    result.partValues = partValues + subclass.partValues
    result.buttonRects = buttonRects.merging(subclass.buttonRects) { _, own in own }
    return result
  }
}
