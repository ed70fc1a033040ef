import ObjectModel
import Raster
import Text

extension FloatingTabBar {
  /// A capsule of glass.
  static var glass: any ControlClass.Type { GlassFloatingTabBar.self }
}

extension FloatingTabItem {
  static var glass: any ControlClass.Type { GlassFloatingTabItem.self }
}

/// The tab bar of a pad from iOS 26 on (measured on a 13-inch pad): 44 high at the safe area's top.
enum GlassFloatingTabBar: DerivedControl {
  typealias Base = FloatingTabBar

  static let height = 44.0

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(
      width: FloatingTabBar.intrinsicSize(node, fitting: fitting).width, height: height)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {}

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    guard !node.bounds.isEmpty, !node.tree.drawsOnlyBackgrounds else { return paint(&canvas) }
    let glass = Glass(of: node.styled, [Glass.RoundedRect(node.bounds)], role: .tabBar)
    canvas.append(.glass(glass))
    GlassContent.paint(on: glass, of: node, &canvas) { tree, canvas in
      let own = tree.map { node.counterpart(in: $0) } ?? node
      for item in own.children(FloatingTabBar.item) where TabBarItem.isSelected(item.styled) {
        TabPill.paint(item.frame, on: own.styled, &canvas)
      }
      for child in own.children { ViewPainter.paint(child, &canvas) }
    }
  }
}

/// An item of a pad's tab bar from iOS 26 on.
enum GlassFloatingTabItem: DerivedControl {
  typealias Base = FloatingTabItem

  /// Room beside titles, in points (measured).
  private static let margin = 16.33

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = FloatingTabItem.values(for: part, of: node)
    guard part.role == TabBarItem.button else { return values }
    let ink =
      TabBarItem.isSelected(node)
      ? ModernTabBarItem.selectedColor(of: node) : GlassInk.label(node.glassGeneration)
    values.setDefault(
      EmbeddedButton.defaultTitleAttributes,
      TextAttributes(font: .system(FloatingTabItem.titleSize(node), .medium), foregroundColor: ink)
    )
    values.setDefault(IconStyle.tintColor, ink)
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let own = FloatingTabItem.intrinsicSize(node, fitting: fitting)
    let margins = FloatingTabBar.Metrics.titleMargins
    return Size(
      width: own.width - margins.left - margins.right + 2 * margin,
      height: GlassFloatingTabBar.height - 2 * FloatingTabBar.Metrics.inset)
  }
}

extension GlassFloatingTabItem: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    TabBarItem.accessibility(node)
  }
}
