import ObjectModel
import Raster

/// Layout and drawing of a built-in class: the size of its objects, the frames of their parts, and
/// their own content.
///
/// Each control has a folder and a line in `ControlCatalog`. Classes declared in documents use the
/// implementation of their nearest built-in superclass.
protocol ControlClass: ObjectClass {
  /// The natural size of an object's content, in points. Used where the object has no frame.
  ///
  /// - Parameter fitting: the available size, in points; text wraps at its width.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size

  /// Sets the frames of the children.
  ///
  /// - Parameter size: the object's size, in points.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass)

  /// Whether parts and own content are mirrored in right-to-left layouts; true by default. Subviews
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
  /// background may reach beyond them. The bounds by default.
  static func paintedArea(_ node: PlacedNode) -> Rect

  /// The shape that `backgroundColor` fills, in the object's bounds; nil for the bounds with their
  /// corner radius.
  static func backgroundOutline(_ node: PlacedNode) -> Path?

  /// The shape that the ring of the focus follows, in the object's bounds; nil for that of its
  /// background.
  static func focusShape(_ node: PlacedNode) -> FocusShape?

  /// The implementation up to iOS 6; that of the era's parent by default.
  static var classic: any ControlClass.Type { get }

  /// The implementation from iOS 13 on; that of the era's parent by default.
  static var modern: any ControlClass.Type { get }

  /// The implementation in the glass of iOS 26; that of the era's parent by default.
  static var glass: any ControlClass.Type { get }
}

extension ControlClass {
  static func focusShape(_ node: PlacedNode) -> FocusShape? { nil }

  static var classic: any ControlClass.Type { parent(of: .classic) }

  static var modern: any ControlClass.Type { parent(of: .modern) }

  static var glass: any ControlClass.Type { parent(of: .glass) }

  private static func parent(of era: Look.Era) -> any ControlClass.Type {
    era.parent.map { control(in: $0) } ?? self
  }

  /// The implementation for an era: the class itself in the flat one.
  static func control(in era: Look.Era) -> any ControlClass.Type {
    switch era {
    case .classic: classic
    case .flat: self
    case .modern: modern
    case .glass: glass
    }
  }

  package static func variant(in era: Look.Era) -> any ObjectClass.Type { control(in: era) }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { .zero }

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
}
