import ObjectModel
import Raster
import Text

/// The control that shows a tab bar item: its icon above or beside its title, and a badge.
enum TabBarButton: DerivedControl {
  typealias Base = EmbeddedButton

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    if part.role == Badge.role { return Badge.values(of: node) }
    var values = EmbeddedButton.values(for: part, of: node)
    if part.role == EmbeddedButton.label { values.setDefault(Label.textAlignment, .natural) }
    return values
  }
}

/// The image view of a tab bar item: its image, or the icon of a system item.
enum TabBarIcon: IconView {
  static let imageRole = ImageRole.tabBarItem

  static func iconSize(_ node: StyledNode) -> Size {
    guard node[TabBarItem.systemItem] != nil else { return .zero }
    return Size(width: TabBarGlyph.side, height: TabBarGlyph.side)
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    guard let item = node.styled[TabBarItem.systemItem] else { return }
    let scale = node.size.width / TabBarGlyph.side
    canvas.scaled(x: scale, y: scale) {
      TabBarGlyph.paint(
        item, TabBarItem.isSelected(node.styled) ? .filled : .outlined, color, &$0)
    }
  }
}
