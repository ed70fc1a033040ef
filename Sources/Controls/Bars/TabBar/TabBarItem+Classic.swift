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
  }

  // MARK: Parts

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == TabBarItem.button else { return PassedValues() }
    let isSelected = TabBarItem.isSelected(node)
    var values = PassedValues(
      showing: node, in: isSelected ? .selected : .normal,
      title: node[TabBarItem.systemItem]?.title,
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
      pass.place(
        label,
        in: TabBarItem.stackedFrame(label, baseline: Metrics.titleBaseline, in: size)
          .offsetBy(x: moved.horizontal, y: moved.vertical))
    }
    if let badge = button.child(Badge.role) {
      ClassicBadge.place(badge, x: node.roundToPixel(size.width / 2 + Metrics.badgeX), &pass)
    }
  }
}

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

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TabBarButton.values(for: part, of: node)
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

extension Badge {
  /// Red under a gloss, with a white rim.
  static var classic: any ControlClass.Type { ClassicBadge.self }
}

/// The badge of a tab bar item up to iOS 6 (choice, after screens of the time).
enum ClassicBadge: DerivedControl {
  typealias Base = Badge

  private enum Metrics {
    static let top = 2.0
    static let height = 19.0
    static let padding = 6.0
    static let rim = 2.0
    static let fill = VerticalGradient([
      GradientStop(location: 0, color: Color(bytes: 250, 150, 146)),
      GradientStop(location: 0.5, color: Color(bytes: 228, 52, 46)),
      GradientStop(location: 0.5, color: Color(bytes: 214, 12, 8)),
      GradientStop(location: 1, color: Color(bytes: 196, 6, 4)),
    ])
    static let shadow = (color: Color.shade(0.6), offset: Point(x: 0, y: 1.5), blur: 3.0)
  }

  static func place(_ badge: StyledNode, x: Double, _ pass: inout LayoutPass) {
    let width = Badge.width(badge, height: Metrics.height, padding: Metrics.padding)
    pass.place(badge, in: Rect(x: x, y: Metrics.top, width: width, height: Metrics.height))
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = Badge.values(for: part, of: node)
    values.setDefault(Label.font, .system(Badge.Metrics.fontSize, .bold))
    return values
  }

  /// Empty: the badge draws its own background.
  static func backgroundOutline(_ node: PlacedNode) -> Path? { Path() }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let rect = node.bounds
    let disc = Path(roundedRect: rect, radius: rect.height / 2)
    let shadow = Metrics.shadow
    canvas.shadow(disc, shadow.color, offset: shadow.offset, blurRadius: shadow.blur)
    canvas.fill(disc, .white)
    let inner = rect.insetBy(x: Metrics.rim, y: Metrics.rim)
    canvas.fill(
      Path(roundedRect: inner, radius: inner.height / 2), Metrics.fill.paint(in: inner))
  }
}
