import ObjectModel
import Raster
import Text

extension TabBarButton {
  /// Fades its content while its item is disabled.
  static var classic: any ControlClass.Type { ClassicTabBarButton.self }
}

/// The control that shows a tab bar item up to iOS 6.
enum ClassicTabBarButton: DerivedControl {
  typealias Base = TabBarButton

  /// Whether its item is disabled; set by the item.
  static let isDimmed = PartKey<Bool>("isDimmed")
  /// Opacity of a disabled item's icon and title (choice).
  private static let disabledAlpha = 0.5
  /// How far letters of a long title move together, as a share of the font size (measured; that they move no
  /// further is a choice).
  private static let tightening = 0.08

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TabBarButton.values(for: part, of: node)
    if part.role == EmbeddedButton.label {
      values.setDefault(Label.textAlignment, .center)
      values.setDefault(Label.tightening, tightening)
    }
    if node[isDimmed] == true, part.role != Badge.role {
      values.setDefault(View.alpha, disabledAlpha)
    }
    return values
  }
}

extension TabBarIcon {
  /// Drawn under a gloss.
  static var classic: any ControlClass.Type { ClassicTabBarIcon.self }
}

/// The image view of a tab bar item up to iOS 6.
enum ClassicTabBarIcon: DerivedControl {
  typealias Base = TabBarIcon

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let icon = node.styled
    if let image = ImageView.shownImage(icon) {
      guard icon.rendering(of: image, role: .imageView).isTemplate else {
        return canvas.draw(
          image, in: ImageView.imageRect(node, image), of: icon, role: .imageView)
      }
      paint(icon.image(image), node, &canvas)
    } else if let item = icon[TabBarItem.systemItem] {
      var glyph = Canvas()
      TabBarGlyph.paint(item, .solid, .black, &glyph)
      paint(icon.bitmap(of: glyph, size: node.size), node, &canvas)
    }
  }

  /// Draws an icon whose gloss is aligned to the bar, wherever the icon lies.
  private static func paint(_ stencil: Image, _ node: PlacedNode, _ canvas: inout Canvas) {
    let icon = node.styled
    let gloss = IconGloss(image: stencil, rect: node.frame)
    canvas.translated(x: -node.frame.minX, y: -node.frame.minY) {
      if TabBarItem.isSelected(icon) {
        gloss.paintSelected(tint: icon.color(IconStyle.tintColor), &$0)
      } else {
        gloss.paintUnselected(&$0)
      }
    }
  }
}
