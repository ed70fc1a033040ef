import ObjectModel
import Raster

/// A control that overrides some requirements of another and forwards the rest to it: its look in
/// another era, a part with a role of its own, or its class under another name.
///
/// A new requirement of `ControlClass` or `ObjectClass` is forwarded here, or no derived control
/// compiles.
protocol DerivedControl: ControlClass {
  /// The control that all other requirements are forwarded to.
  associatedtype Base: ControlClass
}

extension DerivedControl {
  static var definition: ClassDefinition { Base.definition }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    Base.compose(&element, context)
  }

  static func interfaceStyle(of node: StyledNode) -> Traits.InterfaceStyle? {
    Base.interfaceStyle(of: node)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    Base.values(for: part, of: node)
  }

  static var readsParts: Bool { Base.readsParts }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Base.intrinsicSize(node, fitting: fitting)
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    Base.intrinsicContent(node)
  }

  static func stackLayout(_ node: StyledNode) -> StackLayout? { Base.stackLayout(node) }

  static func contentView(_ node: StyledNode, width: Double) -> ContentView? {
    Base.contentView(node, width: width)
  }

  static func alignmentRectInsets(_ node: StyledNode) -> EdgeInsets {
    Base.alignmentRectInsets(node)
  }

  static func baselines(
    _ node: StyledNode, width: Double
  ) -> (first: Baseline, last: Baseline) { Base.baselines(node, width: width) }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    Base.layOut(node, size: size, &pass)
  }

  static var followsReadingDirection: Bool { Base.followsReadingDirection }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) { Base.paint(node, &canvas) }

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    Base.paintChildren(of: node, &canvas, paint)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    Base.paintOver(node, &canvas)
  }

  static func paintedArea(_ node: PlacedNode) -> Rect { Base.paintedArea(node) }

  static func backgroundOutline(_ node: PlacedNode) -> Path? { Base.backgroundOutline(node) }

  static func focusShape(_ node: PlacedNode) -> FocusShape? { Base.focusShape(node) }
}
