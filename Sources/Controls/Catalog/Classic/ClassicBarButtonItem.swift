import Raster

extension BarButtonItem {
  /// Titles and stencils on bezels.
  public static var classic: any ControlClass.Type { ClassicBarButtonItem.self }
}

/// UIBarButtonItem up to iOS 6.
enum ClassicBarButtonItem: DerivedControl {
  typealias Base = BarButtonItem

  /// What the bar is made of, handed on by it.
  static let material = AppearanceKey<ClassicBar.Material>("barMaterial", "Internal.")
  /// The bar's own tint, handed on by it.
  static let barTint = AppearanceKey<ColorValue>("barTint", "Internal.")
  /// Whether the bar is a toolbar, where plain items have no bezel; handed on by it.
  static let isInToolbar = AppearanceKey<Bool>("isInToolbar", "Internal.")

  static func setBar(_ bar: StyledNode, isToolbar: Bool = false, _ values: inout PassedValues) {
    values.setDefault(material, ClassicBar.material(bar))
    values.setDefault(barTint, bar.ownTint.map(ColorValue.color))
    values.setDefault(isInToolbar, isToolbar)
  }

  /// From the tip of a back button to its title (measured).
  static let backLead = 12.0

  /// Measured on iOS 6.
  private enum Metrics {
    static let fontSize = 12.0
    static let padding = 10.0
    /// From a back button's title to its right end.
    static let backTrail = 8.0
    /// From a bar's top to a bezel's, in 44 points; toolbars' lie a point lower.
    static let bezelTop = 7.0
    /// Of a bezel in a compact bar, and its top (choice).
    static let compactHeight = 24.0
    static let compactTop = 4.0
    /// From a bezel's top to the baseline: 26 at 1x, 25.5 at 2x in the bar.
    static func baseline(_ item: StyledNode) -> Double { item.scale < 1.5 ? 19 : 18.5 }
    static let shadow = TextAttributes.Shadow(
      color: .color(.shade(0.355)), offset: Offset(horizontal: 0, vertical: -1))
    static let backShadow = TextAttributes.Shadow(
      color: .color(.shade(0.51)), offset: Offset(horizontal: 0, vertical: -1))
    /// A pad's silver bars have bezels of this tint (choice after the era's screens).
    static let silverTint = Color(bytes: 128, 134, 146)
    /// Bezels on a popover's navy frame (choice after the era's screens).
    static let popoverTint = Color(bytes: 60, 68, 92)
    static let iconShade = Color.shade(0.5)
    /// Icons are 20 points large, lines in them 2 thick (Human Interface Guidelines of iOS 6).
    static let iconSide = 20.0
    static let iconLine = 2.0
  }

  // MARK: Content

  /// Of titles and stencils: white over a shade; without a bezel on silver as the bar's title is.
  private static func ink(of item: StyledNode) -> (color: Color, shade: Color, drop: Double) {
    let alpha =
      BarButtonItem.state(of: item) == .disabled ? ClassicLook.disabledTextAlpha : 1
    guard item[material] == .silver, !hasBezel(item), !isCancelItem(item) else {
      return (.light(alpha), Metrics.iconShade, -1)
    }
    return (ClassicBar.silverInk.withAlpha(alpha), .white, 1)
  }

  private static func attributes(of item: StyledNode) -> TextAttributes {
    let state = BarButtonItem.state(of: item)
    let ink = ink(of: item)
    let raised = BarButtonItem.isBackItem(item) ? Metrics.backShadow : Metrics.shadow
    let base = TextAttributes(
      font: .system(Metrics.fontSize, .bold), foregroundColor: .color(ink.color),
      shadow: ink.drop < 0 ? raised : ClassicLook.sunkenText)
    let axes = AxisValues(state: state)
    guard var given = item.value(BarItem.titleTextAttributes, axes) else { return base }
    // Attributes of the normal state leave a disabled title as faint as one without any.
    if state == .disabled, !item.isSet(BarItem.titleTextAttributes, axes),
      let color = given.foregroundColor.flatMap(item.resolve)
    {
      given.foregroundColor = .color(
        color.withAlpha(color.alpha * ClassicLook.disabledTextAlpha))
    }
    given.font = given.font?.sized(orAs: base.font)
    return given.over(base)
  }

  private static func title(of item: StyledNode) -> TextLayout? {
    guard let text = item[BarItem.title] ?? item[BarButtonItem.systemItem]?.title, !text.isEmpty
    else { return nil }
    return item.textLayout(text, attributes: attributes(of: item))
  }

  private static func glyph(of item: StyledNode) -> SystemItemGlyph? {
    switch item[BarButtonItem.systemItem] {
    case .add: .boldAdd
    case .action: .lineAction
    default: BarButtonItem.glyph(of: item)
    }
  }

  /// The size that a system item's glyph is drawn in: the later outlines, no larger than icons were.
  private static func scale(of glyph: SystemItemGlyph) -> Double {
    min(1, Metrics.iconSide / max(glyph.size.width, glyph.size.height))
  }

  private static func contentWidth(of item: StyledNode) -> Double {
    if let icon = BarButtonItem.icon(of: item) { return icon.size.width }
    if let glyph = glyph(of: item) { return glyph.size.width * scale(of: glyph) }
    return title(of: item)?.size.width ?? 0
  }

  // MARK: Bezel

  /// In toolbars, icons stand free and so does what says that it is plain.
  private static func hasBezel(_ item: StyledNode) -> Bool {
    guard !isCancelItem(item) else { return false }
    guard item[isInToolbar] == true else { return true }
    switch item[BarButtonItem.style] {
    case .plain: return false
    case .bordered, .done: return true
    case nil: return BarButtonItem.isText(item)
    }
  }

  /// Whether a search bar draws the item's bezel.
  private static func isCancelItem(_ item: StyledNode) -> Bool {
    item.role == SearchBar.cancelItem
  }

  private static func kind(of item: StyledNode) -> BarButtonBezel.Kind {
    if let tint = item.ownTint { return .tinted(tint) }
    let isDone =
      item[BarButtonItem.style] == .done || item[BarButtonItem.systemItem]?.isDone == true
    let material = item[material] ?? .standard
    if isDone { return .done }
    switch material {
    case .standard: return .standard
    case .black: return .black
    case .silver: return .tinted(Metrics.silverTint)
    case .merged: return .tinted(Metrics.popoverTint)
    case .tinted: return .tinted(item.color(barTint) ?? Metrics.silverTint)
    }
  }

  private static func bezelRect(_ item: StyledNode, _ size: Size) -> Rect {
    if size.height < Bar.height {
      return Rect(x: 0, y: Metrics.compactTop, width: size.width, height: Metrics.compactHeight)
    }
    let top = Metrics.bezelTop + (item[isInToolbar] == true ? 1 : 0)
    return Rect(x: 0, y: top, width: size.width, height: BarButtonBezel.height)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let height = Bar.height(node.context)
    let isSpace = node[BarButtonItem.systemItem]?.isSpace == true
    if let width = node[BarButtonItem.width], width > 0 {
      return Size(width: width, height: height)
    }
    guard node.child(BarButtonItem.customView) == nil, !isSpace else {
      return BarButtonItem.intrinsicSize(node, fitting: fitting)
    }
    let content = contentWidth(of: node)
    if let background = BarButtonItem.background(of: node) {
      let caps = background.capInsets ?? .zero
      let width = node.ceilToPixel(
        content + max(2 * Metrics.padding, caps.left + caps.right))
      return Size(width: max(width, background.size.width), height: height)
    }
    guard hasBezel(node) else { return Size(width: node.ceilToPixel(content), height: height) }
    let padding =
      BarButtonItem.isBackItem(node) ? backLead + Metrics.backTrail : 2 * Metrics.padding
    // Whole points, as UIKit measured text then.
    return Size(width: (content + padding - 1e-6).rounded(.up), height: height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    BarButtonItem.layOut(node, size: size, &pass)
    guard let view = node.child(BarButtonItem.customView) else { return }
    // Whole points, the upper of two: a switch of 27 in 44 measured at 8.
    let frame = pass.frame(of: view)
    pass.place(
      view,
      in: Rect(
        x: frame.minX, y: ((size.height - frame.height) / 2).rounded(.down), width: frame.width,
        height: frame.height))
  }

  // MARK: Drawing

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    guard item.child(BarButtonItem.customView) == nil,
      item[BarButtonItem.systemItem]?.isSpace != true
    else { return }
    let rect = bezelRect(item, node.size)
    let isPressed = BarButtonItem.state(of: item) == .highlighted
    if BarButtonItem.background(of: item) != nil {
      BarButtonItem.paintBackground(node, &canvas)
    } else if hasBezel(item) {
      let shape: BezelShape =
        BarButtonItem.isBackItem(item)
        ? .back(BarButtonBezel.radius) : .rounded(BarButtonBezel.radius)
      BarButtonBezel.bezel(kind(of: item), shape: shape)
        .paint(in: rect, scale: item.scale, &canvas)
      if isPressed {
        canvas.fill(shape.path(in: rect), ClassicLook.pressed.paint(in: rect))
      }
    } else if isPressed, !isCancelItem(item) {
      TouchGlow.paint(about: rect.center, &canvas)
    }
    paintContent(node, rect, &canvas)
  }

  private static func paintContent(_ node: PlacedNode, _ rect: Rect, _ canvas: inout Canvas) {
    let item = node.styled
    let (ink, shade, drop) = ink(of: item)
    let offset = Point(x: 0, y: drop)
    if let icon = BarButtonItem.icon(of: item) {
      var place = rect.centered(icon.size)
      place.origin = Point(x: item.roundToPixel(place.minX), y: item.roundToPixel(place.minY))
      guard item.rendering(of: icon, role: .barButtonItem).isTemplate else {
        return canvas.draw(icon, in: place, of: item, role: .barButtonItem)
      }
      canvas.drawRaised(ink, shade: shade, offset: offset, within: place) {
        $0.draw(icon, in: place, of: item, role: .barButtonItem, tint: $1)
      }
    } else if let glyph = glyph(of: item) {
      let factor = scale(of: glyph)
      let transform = Transform(
        a: factor, b: 0, c: 0, d: factor,
        tx: item.roundToPixel(rect.midX - glyph.size.width * factor / 2),
        ty: item.roundToPixel(rect.midY - glyph.size.height * factor / 2))
      let area = Rect(
        x: transform.tx, y: transform.ty, width: glyph.size.width * factor,
        height: glyph.size.height * factor)
      canvas.drawRaised(ink, shade: shade, offset: offset, within: area) { canvas, color in
        canvas.transformed(by: transform) {
          glyph.paint(color, lineWidth: Metrics.iconLine / factor, &$0)
        }
      }
    } else if let title = title(of: item) {
      paintTitle(title, node, rect, &canvas)
    }
  }

  private static func paintTitle(
    _ title: TextLayout, _ node: PlacedNode, _ rect: Rect, _ canvas: inout Canvas
  ) {
    let item = node.styled
    let isBack = BarButtonItem.isBackItem(item)
    let adjustment =
      item.value(
        isBack
          ? BarButtonItem.backButtonTitlePositionAdjustment : BarButtonItem.titlePositionAdjustment,
        AxisValues(metrics: Bar.metrics(item.context))) ?? .zero
    var x = (rect.width - title.size.width) / 2
    if isBack {
      x = max(backLead, BarButtonItem.background(of: item)?.capInsets?.left ?? 0)
    }
    // The middle of capitals stays where it is for any size of font and bezel.
    let natural = item.textLayout(
      "X", attributes: TextAttributes(font: .system(Metrics.fontSize, .bold)))
    let grown = (title.firstBaseline - natural.firstBaseline) * 0.36
    let baseline =
      rect.minY + Metrics.baseline(item) + (rect.height - BarButtonBezel.height) / 2
      + item.roundToPixel(grown)
    let place = Point(
      x: x + adjustment.horizontal, y: baseline + adjustment.vertical - title.firstBaseline)
    let attributes = attributes(of: item)
    guard BarButtonItem.state(of: item) == .disabled, let shadow = attributes.shadow,
      let ink = attributes.foregroundColor.flatMap(item.resolve),
      let shade = item.resolve(shadow.color)
    else { return canvas.draw(title, topLeft: place, shadow: attributes.shadow, of: item) }
    canvas.drawRaised(
      ink, shade: shade,
      offset: Point(x: shadow.offset.horizontal, y: shadow.offset.vertical),
      within: Rect(origin: place, size: title.size)
    ) { $0.draw(title, at: place, color: $1) }
  }
}
