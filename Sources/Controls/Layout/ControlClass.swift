import ObjectModel
import Raster

/// Layout and drawing of a built-in class: the size of its objects, the frames of their parts, and
/// their own content.
///
/// Each control has a folder and a line in `ControlCatalog`. Classes declared in documents use the
/// implementation of their nearest built-in superclass.
///
/// The protocol itself has no defaults, so that the compiler asks `DerivedControl` to forward every
/// requirement. A control that derives from no other conforms to `BaseControl`, which has them.
protocol ControlClass: ObjectClass, ControlLooks {
  /// The natural size of an object's content, in points. Used where the object has no frame.
  ///
  /// - Parameter fitting: the available size, in points; text wraps at its width.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size

  /// The sides of the size that Auto Layout knows (`intrinsicContentSize`), and how the view is held to them. The size
  /// that fits is another question: a slider has one, and no width of its own.
  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent

  /// How the view arranges views in a row or a column; nil for all but stack views.
  static func stackLayout(_ node: StyledNode) -> StackLayout?

  /// The part of the view in which its subviews lie, from left to right; nil for all of it.
  ///
  /// - Parameter width: the view's width, in points.
  static func contentView(_ node: StyledNode, width: Double) -> ContentView?

  /// The edges that Auto Layout ignores for alignment, in points (`alignmentRectInsets`).
  static func alignmentRectInsets(_ node: StyledNode) -> EdgeInsets

  /// The first and the last baseline.
  ///
  /// - Parameter width: the object's width, in points, at which text wraps.
  static func baselines(_ node: StyledNode, width: Double) -> (first: Baseline, last: Baseline)

  /// Sets the frames of the children.
  ///
  /// - Parameter size: the object's size, in points.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass)

  /// Whether parts and own content are mirrored in right-to-left layouts. Subviews
  /// that have frames of their own are never mirrored.
  static var followsReadingDirection: Bool { get }

  /// Draws the object's own content, over its background and under its children. The canvas's
  /// origin is the object's top left corner.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas)

  /// Draws the children, by calling `paint`; a class that clips or fades them wraps the call.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void)

  /// Draws what lies over the children.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas)

  /// The rectangle that the object's own content covers, in its bounds' coordinates: a bar's
  /// background may reach beyond them.
  static func paintedArea(_ node: PlacedNode) -> Rect

  /// The shape that `backgroundColor` fills, in the object's bounds; nil for the bounds with their
  /// corner radius.
  static func backgroundOutline(_ node: PlacedNode) -> Path?

  /// The shape that the ring of the focus follows, in the object's bounds; nil for that of its
  /// background.
  static func focusShape(_ node: PlacedNode) -> FocusShape?
}

/// A control that derives from no other. It inherits defaults: no size and no content, subviews at
/// their frames, and parts that are mirrored.
protocol BaseControl: ControlClass, BaseObject {}

extension BaseControl {
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { .zero }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .none }

  static func stackLayout(_ node: StyledNode) -> StackLayout? { nil }

  static func contentView(_ node: StyledNode, width: Double) -> ContentView? { nil }

  static func alignmentRectInsets(_ node: StyledNode) -> EdgeInsets { .zero }

  static func baselines(
    _ node: StyledNode, width: Double
  ) -> (first: Baseline, last: Baseline) { (.bottom, .bottom) }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
  }

  static var followsReadingDirection: Bool { true }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {}

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    paint(&canvas)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {}

  static func paintedArea(_ node: PlacedNode) -> Rect { node.bounds }

  static func backgroundOutline(_ node: PlacedNode) -> Path? { nil }

  static func focusShape(_ node: PlacedNode) -> FocusShape? { nil }
}
