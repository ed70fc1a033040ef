import ObjectModel
import Raster

extension Toolbar {
  /// A gradient, and items with bezels.
  static var classic: any ControlClass.Type { ClassicToolbar.self }
}

/// UIToolbar up to iOS 6.
enum ClassicToolbar: DerivedControl {
  typealias Base = Toolbar

  /// Margin of the first and last item, in points (measured).
  private static let margin = 6.0
  /// Spacing between items without a space item between them (choice).
  private static let itemSpacing = 10.0

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    if part.role == Toolbar.item { ClassicBarButtonItem.setBar(node, isToolbar: true, &values) }
    return values
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    Toolbar.layOut(node, size: size, spacing: itemSpacing, margin: { _ in margin }, &pass)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let position = Toolbar.position(of: node)
    ClassicBar.paintBackground(
      bar, bounds: node.bounds, image: Toolbar.backgroundImage(of: bar, position),
      shadow: bar.value(Toolbar.shadowImage, AxisValues(position: position)),
      edge: position == .bottom ? .above : .below,
      standard: bar.system < 6 ? .glossy : .toolbar, &canvas)
  }
}
