import ObjectModel
import Raster
import Symbols
import Text

/// The tab bar of a pad from iOS 18 on: a capsule of titles in the row of the navigation bar.
enum FloatingTabBar: DerivedControl {
  typealias Base = TabBar

  static let role = Element.Role("floatingTabBar", drawnBy: FloatingTabBar.self)
  static let item = Element.Role(TabBar.item.name, drawnBy: FloatingTabItem.self)
  static let sidebarButton = Element.Role("sidebarButton", drawnBy: FloatingSidebarButton.self)

  /// Whether the bar has a button for the sidebar.
  static let showsSidebarButton = PartKey<Bool>("showsSidebarButton")

  /// In points. Insets, margins, fonts, colours and shadow are those that UIKit of iOS 18 has for the bar
  /// (a public listing of its classes).
  enum Metrics {
    static let inset = 4.0
    static let titleMargins = EdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
    static let maximumWidth = 600.0
    static let imageSize = 20.0
    static let shadow = Color(white: 0, alpha: 0.08)
    static let shadowBlur = 16.0
    static let shadowOffset = Point(x: 0, y: 2)
    static let wash = (
      light: Color(bytes: 0, 0, 64).withAlpha(0.06),
      dark: Color(bytes: 191, 191, 255).withAlpha(0.06)
    )
  }

  /// Whether the bar of a tab bar controller floats.
  static func isUsed(_ context: ComposeContext) -> Bool {
    context.system >= 18 && context.device.idiom == .pad && context.hasRoomAcross
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TabBar.compose(&element, context)
    for index in element.children.indices where element.children[index].role == TabBar.item {
      element.children[index].role = item
    }
    if element[showsSidebarButton] == true {
      element.children.append(Element(ImageView.definition.name, role: sidebarButton))
    }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues { PassedValues() }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let sizes = sizes(node)
    let height = sizes.map(\.height).max() ?? 0
    return Size(
      width: min(
        sizes.reduce(0) { $0 + $1.width } + 2 * Metrics.inset,
        min(Metrics.maximumWidth, fitting.width)),
      height: node.ceilToPixel(height + 2 * Metrics.inset))
  }

  private static func parts(_ node: StyledNode) -> [StyledNode] {
    node.children(sidebarButton) + node.children(item)
  }

  private static func sizes(_ node: StyledNode) -> [Size] {
    parts(node).map { $0.intrinsicSize(fitting: .zero) }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let sizes = sizes(node)
    let room = max(0, size.width - 2 * Metrics.inset)
    let all = sizes.reduce(0) { $0 + $1.width }
    // More titles than the bar has room for share it (choice: UIKit turns pages).
    let share = all > room && all > 0 ? room / all : 1
    var x = Metrics.inset
    for (part, own) in zip(parts(node), sizes) {
      let end = node.roundToPixel(x + own.width * share)
      let start = node.roundToPixel(x)
      pass.place(
        part,
        in: Rect(
          x: start, y: Metrics.inset, width: end - start,
          height: max(0, size.height - 2 * Metrics.inset)))
      x += own.width * share
    }
    pass.layOutSubviews(of: node, size: size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let outline = Path(roundedRect: node.bounds, radius: node.size.height / 2)
    let isOpaque = bar.context.accessibility.reduceTransparency
    canvas.backdrop(
      outline, BlurEffectStyle.systemMaterial.backdrop(in: bar.traits, isOpaque: isOpaque))
    let isDark = bar.traits.userInterfaceStyle == .dark
    canvas.fill(outline, isDark ? Metrics.wash.dark : Metrics.wash.light)
    for item in node.children(item) where TabBarItem.isSelected(item.styled) {
      let capsule = Path(roundedRect: item.frame, radius: item.frame.height / 2)
      canvas.translated(x: Metrics.shadowOffset.x, y: Metrics.shadowOffset.y) {
        $0.shadow(capsule, Metrics.shadow, blurRadius: Metrics.shadowBlur)
      }
      canvas.fill(capsule, bar.color(named: isDark ? .systemFill : .systemBackground))
    }
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    Path(roundedRect: node.bounds, radius: node.size.height / 2)
  }
}

/// An item of a floating tab bar: its title, or its image where it has none. Appearance objects do not
/// change it (choice).
enum FloatingTabItem: DerivedControl {
  typealias Base = ModernTabBarItem

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TabBarItem.compose(&element, context)
    guard element[BarItem.title]?.isEmpty == false || element[TabBarItem.systemItem] != nil else {
      return
    }
    for index in element.children.indices {
      element.children[index].children.removeAll { $0.role == TabBarItem.icon }
    }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == TabBarItem.button else { return PassedValues() }
    let isSelected = TabBarItem.isSelected(node)
    let isEnabled = node[BarItem.isEnabled] != false
    let ink: ColorValue =
      !isEnabled ? node.look.color(.tertiaryLabel) : isSelected ? .tint : node.look.color(.label)
    let size = titleSize(node)
    var values = PassedValues(
      showing: node, in: isSelected ? .selected : .normal,
      title: node.word(node[TabBarItem.systemItem]?.title),
      base: TextAttributes(
        font: .system(size, isSelected ? .semibold : .regular), foregroundColor: ink),
      attributes: nil)
    values.setDefault(IconStyle.tintColor, ink)
    let (image, source) = TabBarItem.shownImage(node)
    values.pass(Button.image, image, in: TabBarItem.axes(node), from: source)
    Badge.pass(node, &values)
    return values
  }

  /// The size of titles, in points.
  static func titleSize(_ node: StyledNode) -> Double {
    TextStyle.body.size(
      category: node.traits.preferredContentSizeCategory, system: node.system)
  }

  /// The size of title or image, in points. Titles have the room that they need while selected.
  private static func contentSize(_ node: StyledNode) -> Size {
    guard let button = node.child(TabBarItem.button) else { return .zero }
    if let label = button.child(EmbeddedButton.label) { return Label.line(of: label).size }
    return button.child(TabBarItem.icon).map(iconSize) ?? .zero
  }

  /// The size of an image: at most that of the bar's own.
  private static func iconSize(_ icon: StyledNode) -> Size {
    let own = icon.intrinsicSize(fitting: .zero)
    let share = min(1, FloatingTabBar.Metrics.imageSize / max(own.width, own.height, 1))
    return Size(width: own.width * share, height: own.height * share)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let margins = FloatingTabBar.Metrics.titleMargins
    let own = contentSize(node)
    return Size(
      width: node.ceilToPixel(own.width) + margins.left + margins.right,
      height: own.height + margins.top + margins.bottom)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let button = node.child(TabBarItem.button) else { return }
    let bounds = Rect(origin: .zero, size: size)
    pass.place(button, in: bounds)
    if let icon = button.child(TabBarItem.icon) {
      pass.place(icon, in: node.roundToPixel(bounds.centered(iconSize(icon))))
    }
    if let label = button.child(EmbeddedButton.label) {
      let line = Label.line(of: label)
      pass.place(
        label,
        in: TabBarItem.stackedFrame(
          label, baseline: node.centeredTop(line, height: size.height) + line.firstBaseline,
          in: size, margin: min(FloatingTabBar.Metrics.titleMargins.left, size.width / 4)))
    }
    if let badge = button.child(Badge.role) {
      Badge.place(
        badge, x: size.width - FloatingTabBar.Metrics.titleMargins.right,
        moved: Offset(horizontal: 0, vertical: -BadgeFigures(node.look).top - 2), &pass)
    }
  }
}

extension FloatingTabItem: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    TabBarItem.accessibility(node)
  }
}

/// The button before the titles that shows the sidebar.
enum FloatingSidebarButton: IconView {
  static let imageRole = ImageRole.barButtonItem
  private static let symbol = BuiltInSymbol("sidebar.left", scale: .medium)
  private static let margin = 16.0

  static func iconSize(_ node: StyledNode) -> Size {
    Size(width: node.ceilToPixel(symbol.size.width) + 2 * margin, height: symbol.size.height)
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    symbol.paint(about: node.bounds.center, color, &canvas)
  }
}
