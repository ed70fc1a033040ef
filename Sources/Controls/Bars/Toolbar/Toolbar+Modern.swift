import ObjectModel
import Raster

extension Toolbar {
  static var modern: any ControlClass.Type { ModernToolbar.self }
}

/// UIToolbar from iOS 13 on.
enum ModernToolbar: DerivedControl {
  typealias Base = Toolbar

  /// Height on phones with a home indicator, in points (common knowledge).
  private static let tallHeight = 49.0

  /// The properties that appearance objects take the place of.
  static let olderProperties = [
    Bar.barTintColor.slot.name, Toolbar.shadowImage.slot.name, Toolbar.backgroundImage.slot.name,
  ]

  static func appearance(of bar: StyledNode) -> BarAppearanceInForce {
    BarAppearanceInForce(
      bar: bar, isCompact: Bar.metrics(bar) == .compact, isAtEdge: Bar.isAtBottomEdge(bar))
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == Toolbar.item else { return Toolbar.values(for: part, of: node) }
    var values = PassedValues()
    values.passAppearances(
      [BarButtonItem.isDone(part) ? "doneButtonAppearance" : "buttonAppearance"],
      of: appearance(of: node))
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let device = node.context.device
    let isTall =
      device.idiom == .phone && device.bottomInset > 0 && Bar.metrics(node) != .compact
    return Size(width: fitting.width, height: isTall ? tallHeight : Bar.height(node))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let margin = ModernNavigationBar.Metrics.margin(node)
    Toolbar.layOut(node, size: size, spacing: Toolbar.itemSpacing, margin: { _ in margin }, &pass)
  }

  static func background(of bar: StyledNode, _ position: BarPosition) -> BarBackgroundStyle {
    if let style = BarBackgroundStyle(appearance(of: bar), look: bar.look) { return style }
    return BarBackgroundStyle(
      olderPropertiesOf: bar, image: Toolbar.backgroundImage(of: bar, position),
      shadow: bar.value(
        Toolbar.shadowImage, AxisValues(position: position == .bottom ? .bottom : .top)))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let position = Toolbar.position(of: node)
    background(of: node.styled, position).paint(
      node.styled, area: Toolbar.paintedArea(node), bounds: node.bounds,
      isLineBelow: position != .bottom, &canvas)
  }
}
