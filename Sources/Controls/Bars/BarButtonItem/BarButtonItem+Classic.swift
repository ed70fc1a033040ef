import ObjectModel
import Raster
import Text

extension BarButtonItem {
  /// Titles and template images on bezels.
  static var classic: any ControlClass.Type { ClassicBarButtonItem.self }
}

/// UIBarButtonItem up to iOS 6.
enum ClassicBarButtonItem: DerivedControl {
  typealias Base = BarButtonItem

  /// The bar's material; set by the bar.
  static let material = PartKey<ClassicBar.Material>("barMaterial")
  /// The bar's own tint; set by the bar.
  static let barTint = PartKey<ColorValue>("barTint")
  /// Whether the bar is a toolbar, where plain items have no bezel; set by the bar.
  static let isInToolbar = PartKey<Bool>("isInToolbar")

  /// Passes the bar's material and tint to an item.
  static func setBar(_ bar: StyledNode, isToolbar: Bool = false, _ values: inout PassedValues) {
    values.setDefault(material, ClassicBar.material(bar))
    values.setDefault(barTint, bar.ownTint.map(ColorValue.color))
    values.setDefault(isInToolbar, isToolbar)
  }

  /// Distance from the tip of a back button to its title, in points (measured).
  static let backLead = 12.0

  /// In points, measured on iOS 6 where nothing else is said.
  private enum Metrics {
    static let fontSize = 12.0
    static let padding = 10.0
    /// Distance from a back button's title to its right end.
    static let backTrail = 8.0
    /// Distance from the top of a bar of 44 points to the bezel; one point more in toolbars.
    static let bezelTop = 7.0
    /// Height of a bezel in a compact bar, and its distance from the bar's top (choice).
    static let compactHeight = 24.0
    static let compactTop = 4.0
    /// Distance from the bezel's top to the baseline: 26 from the bar's top at 1x, 25.5 at 2x.
    static func baseline(_ item: StyledNode) -> Double { item.scale < 1.5 ? 19 : 18.5 }
    static let shadow = TextAttributes.Shadow(
      color: .color(.shade(0.355)), offset: Offset(horizontal: 0, vertical: -1))
    static let backShadow = TextAttributes.Shadow(
      color: .color(.shade(0.51)), offset: Offset(horizontal: 0, vertical: -1))
    /// Tint of the bezels in pads' silver bars (choice, after screens of the time).
    static let silverTint = Color(bytes: 128, 134, 146)
    /// Tint of the bezels on a popover's navy frame (choice, after screens of the time).
    static let popoverTint = Color(bytes: 60, 68, 92)
    static let iconShadow = Color.shade(0.5)
  }

  // MARK: Parts

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    if part.role == BarButtonItem.customView { return Bar.values(forViewIn: node) }
    guard part.role == BarButtonItem.button else { return PassedValues() }
    let state = BarButtonItem.state(of: node)
    let style = style(of: node)
    let raised = BarButtonItem.isBackItem(node) ? Metrics.backShadow : Metrics.shadow
    var values = PassedValues(
      showing: node, in: state, title: node.word(node[BarButtonItem.systemItem]?.title),
      base: TextAttributes(
        font: .system(Metrics.fontSize, .bold), foregroundColor: .color(style.color),
        shadow: style.drop < 0 ? raised : ClassicLook.sunkenText),
      attributes: attributes(of: node, in: state))
    values.setDefault(IconStyle.tintColor, .color(style.color))
    values.setDefault(IconStyle.shadowColor, .color(style.shade))
    values.setDefault(IconStyle.shadowOffset, style.drop)
    BarButtonItem.passAppearance(of: node, &values)
    let bezel = bezel(of: node)
    values.setDefault(ClassicBarButton.bezel, bezel.style)
    values.setDefault(ClassicBarButton.bezelTint, bezel.tint.map(ColorValue.color))
    values.setDefault(ClassicBarButton.pointsBack, BarButtonItem.isBackItem(node))
    return values
  }

  /// Colour, shadow and shadow offset of titles and template images: white over a dark shadow, or
  /// the bar title's colours where an item on silver has no bezel.
  private static func style(of item: StyledNode) -> (color: Color, shade: Color, drop: Double) {
    let alpha =
      BarButtonItem.state(of: item) == .disabled ? ClassicLook.disabledTextAlpha : 1
    guard item[material] == .silver, !hasBezel(item) else {
      return (.light(alpha), Metrics.iconShadow, -1)
    }
    return (ClassicBar.silverTextColor.withAlpha(alpha), .white, 1)
  }

  private static func attributes(
    of item: StyledNode, in state: ControlState
  ) -> TextAttributes? {
    let axes = AxisValues(state: state)
    var attributes = item.value(BarItem.titleTextAttributes, axes)
    // Title attributes of the normal state do not undo the fading of a disabled title.
    if state == .disabled, !item.isSet(BarItem.titleTextAttributes, axes),
      let color = attributes?.foregroundColor.flatMap(item.resolve)
    {
      attributes?.foregroundColor = .color(
        color.withAlpha(color.alpha * ClassicLook.disabledTextAlpha))
    }
    return attributes
  }

  /// The bezel of an item. Toolbars show icons and plain items without one; in search bars without
  /// a tint of their own the bezel is the same on all devices.
  private static func bezel(
    of item: StyledNode
  ) -> (style: ClassicBarButton.BezelStyle, tint: Color?) {
    guard hasBezel(item) else { return (.glow, nil) }
    if BarButtonItem.isDone(item.element) {
      return (.done, nil)
    }
    let isInSearchBar = item.role == BarButtonItem.searchBarCancel
    return switch item[material] ?? .standard {
    case .standard: (isInSearchBar ? .search : .standard, nil)
    case .black: (.black, nil)
    case .silver: isInSearchBar ? (.search, nil) : (.tinted, Metrics.silverTint)
    case .merged: (.tinted, Metrics.popoverTint)
    case .tinted: (.tinted, item.color(barTint) ?? Metrics.silverTint)
    }
  }

  private static func hasBezel(_ item: StyledNode) -> Bool {
    guard item[isInToolbar] == true else { return true }
    switch item[BarButtonItem.style] {
    case .plain: return false
    case .bordered, .done, .prominent: return true
    case nil: return BarButtonItem.isText(item)
    }
  }

  // MARK: Layout

  private static func bezelRect(_ item: StyledNode, _ size: Size) -> Rect {
    let moved =
      hasBezel(item) || BarButtonItem.background(of: item) != nil
      ? BarButtonItem.backgroundAdjustment(of: item) : 0
    if size.height < Bar.height {
      return Rect(
        x: 0, y: Metrics.compactTop + moved, width: size.width, height: Metrics.compactHeight)
    }
    let top = Metrics.bezelTop + (item[isInToolbar] == true ? 1 : 0)
    return Rect(x: 0, y: top + moved, width: size.width, height: BarButtonBezel.height)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let height = Bar.height(node)
    if let width = node[BarButtonItem.width], width > 0 {
      return Size(width: width, height: height)
    }
    guard node.child(BarButtonItem.button) != nil else {
      return BarButtonItem.intrinsicSize(node, fitting: fitting)
    }
    let content = BarButtonItem.contentWidth(of: node, fitting: fitting)
    if let background = BarButtonItem.background(of: node) {
      let caps = background.capInsets ?? .zero
      let width = node.ceilToPixel(
        content + max(2 * Metrics.padding, caps.left + caps.right))
      return Size(width: max(width, background.size.width), height: height)
    }
    guard hasBezel(node) else { return Size(width: node.ceilToPixel(content), height: height) }
    let padding =
      BarButtonItem.isBackItem(node) ? backLead + Metrics.backTrail : 2 * Metrics.padding
    // UIKit measured text in whole points up to iOS 6.
    return Size(width: (content + padding - 1e-6).rounded(.up), height: height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let button = node.child(BarButtonItem.button) else {
      return layOutView(node, size: size, &pass)
    }
    let bezel = bezelRect(node, size)
    let frame = BarButtonItem.backgroundFrame(of: node, size) ?? bezel
    pass.place(button, in: frame)
    if let icon = button.child(BarButtonItem.icon) {
      var contentFrame = bezel.centered(icon.intrinsicSize(fitting: size))
      contentFrame.origin = Point(
        x: icon.roundToPixel(contentFrame.minX), y: icon.roundToPixel(contentFrame.minY))
      pass.place(icon, in: contentFrame.offsetBy(x: -frame.minX, y: -frame.minY))
    } else if let label = BarButtonItem.label(of: node) {
      let contentFrame = titleFrame(label, of: node, bezel)
      pass.place(label, in: contentFrame.offsetBy(x: -frame.minX, y: -frame.minY))
    }
  }

  private static func layOutView(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    BarButtonItem.layOut(node, size: size, &pass)
    guard let view = node.child(BarButtonItem.customView) else { return }
    // Rounded to whole points, half up: a switch 27 high lies at 8 in 44 (measured).
    let frame = pass.frame(of: view)
    pass.place(
      view,
      in: Rect(
        x: frame.minX, y: ((size.height - frame.height) / 2).rounded(.down), width: frame.width,
        height: frame.height))
  }

  private static func titleFrame(
    _ label: StyledNode, of item: StyledNode, _ bezel: Rect
  ) -> Rect {
    let line = Label.line(of: label)
    var x = (bezel.width - label.ceilToPixel(line.size.width)) / 2
    if BarButtonItem.isBackItem(item) {
      x = max(backLead, BarButtonItem.background(of: item)?.capInsets?.left ?? 0)
    }
    // Centres the capitals for any size of font and bezel.
    let baseline =
      bezel.minY + Metrics.baseline(item) + (bezel.height - BarButtonBezel.height) / 2
      + item.baselineShift(of: line, from: .system(Metrics.fontSize, .bold))
    let moved = BarButtonItem.titleAdjustment(of: item)
    return EmbeddedButton.frame(of: label, line, x: x, baseline: baseline)
      .offsetBy(x: moved.horizontal, y: moved.vertical)
  }

  // MARK: Drawing

  /// Draws the children without a clip, as there is no chevron to move under.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    paint(&canvas)
  }
}
