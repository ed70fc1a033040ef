import ObjectModel
import Raster

/// A built-in class as layout and drawing know it: how large its objects are, where their parts lie,
/// how they look.
///
/// A control is a folder, and one line in `ControlCatalog`. Classes that documents declare share the
/// behavior of their nearest built-in superclass.
protocol ControlClass: ObjectClass {
  /// The size the object has where nothing else is said, in points, at most `fitting` wide where
  /// its content can break.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size

  /// Places the children in the object's bounds.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass)

  /// Whether parts and own content change sides where people read from the right. Subviews with
  /// frames of their own never do.
  static var followsReadingDirection: Bool { get }

  /// Draws the object's own content, in bounds, over its background and under its children.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas)

  /// Draws the children, within what the object clips them to.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void)

  /// Draws over the children.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas)

  /// What `backgroundColor` fills, in bounds; nil is the bounds with the layer's corners.
  static func backgroundOutline(_ node: PlacedNode) -> Path?

  /// The class as it is up to iOS 6; itself where that does not differ from the flat look.
  static var classic: any ControlClass.Type { get }

  /// The class as it is from iOS 13 on; itself where that does not differ from the flat look.
  static var modern: any ControlClass.Type { get }
}

extension ControlClass {
  /// The class itself.
  static var classic: any ControlClass.Type { self }

  /// The class itself.
  static var modern: any ControlClass.Type { self }

  /// The class as it is in a look.
  static func control(in era: Look.Era) -> any ControlClass.Type {
    switch era {
    case .classic: classic
    case .flat: self
    case .modern: modern
    }
  }

  /// The class as it is in a look.
  package static func variant(in era: Look.Era) -> any ObjectClass.Type { control(in: era) }

  /// The size without a frame, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { .zero }

  /// Places the children.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
  }

  /// True of controls and bars.
  static var followsReadingDirection: Bool { true }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {}

  /// Draws the children.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    paint(&canvas)
  }

  /// Draws over the children.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {}

  /// The bounds.
  static func backgroundOutline(_ node: PlacedNode) -> Path? { nil }
}
