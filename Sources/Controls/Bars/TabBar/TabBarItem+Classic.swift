import ObjectModel
import Raster
import Text

extension TabBarItem {
  /// A grey icon, or a blue one with a gloss while selected.
  static var classic: any ControlClass.Type { ClassicTabBarItem.self }
}

/// UITabBarItem up to iOS 6.
enum ClassicTabBarItem: DerivedControl {
  typealias Base = TabBarItem

  /// In points, measured on iOS 6, but for the badge.
  private enum Metrics {
    static let imageCenter = 19.0
    static let titleBaseline = 45.0
    static let titleSize = 10.0
    static let title = Color(grey: 0x99)
    static let badgeX = 4.0
    static let titleMargin = 3.0
  }

  // MARK: Parts

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == TabBarItem.button else { return PassedValues() }
    let isSelected = TabBarItem.isSelected(node)
    var values = PassedValues(
      showing: node, in: isSelected ? .selected : .normal,
      title: node.word(node[TabBarItem.systemItem]?.title),
      base: TextAttributes(
        font: .system(Metrics.titleSize, .bold),
        foregroundColor: .color(isSelected ? .white : Metrics.title)),
      attributes: TabBarItem.titleAttributes(of: node))
    let axes = TabBarItem.axes(node)
    let finished =
      isSelected ? TabBarItem.finishedSelectedImage : TabBarItem.finishedUnselectedImage
    // Finished images are drawn without a tint.
    if let image = node[finished] {
      values.pass(
        Button.image, image.decided(isTemplate: false), in: axes, from: node.candidate(finished))
    } else {
      let key = TabBarItem.image
      values.pass(Button.image, key, in: axes, of: node)
    }
    let key = TabBarItem.selectedImageColor
    values.pass(IconStyle.tintColor, key, of: node)
    Badge.pass(node, &values)
    if node[BarItem.isEnabled] == false { values.setDefault(ClassicTabBarButton.isDimmed, true) }
    return values
  }

  // MARK: Layout

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let button = node.child(TabBarItem.button) else { return }
    pass.place(button, in: Rect(origin: .zero, size: size))
    if let icon = button.child(TabBarItem.icon) {
      let own = icon.intrinsicSize(fitting: size)
      pass.place(
        icon,
        in: Rect(
          x: node.roundToPixel((size.width - own.width) / 2),
          y: node.roundToPixel(Metrics.imageCenter - own.height / 2), width: own.width,
          height: own.height))
    }
    if let label = button.child(EmbeddedButton.label) {
      let moved = node[TabBarItem.titlePositionAdjustment] ?? .zero
      var frame = TabBarItem.stackedFrame(
        label, baseline: Metrics.titleBaseline, in: size, margin: Metrics.titleMargin)
      // As in a box that is a point wider, and begins on a pixel (measured at 1x).
      frame.origin.x = ((frame.minX - 0.5) * node.scale).rounded(.down) / node.scale + 0.5
      pass.place(
        label,
        in: frame.offsetBy(x: moved.horizontal, y: moved.vertical))
    }
    if let badge = button.child(Badge.role) {
      ClassicBadge.place(badge, x: node.roundToPixel(size.width / 2 + Metrics.badgeX), &pass)
    }
  }
}
