public import Raster

/// UIBarButtonItem: a title, an icon, a system item, a space or a custom view in a bar.
public enum BarButtonItem: ControlClass {
  /// One of UIKit's own titles and glyphs.
  public static let systemItem = AppearanceKey<SystemItem>(
    "systemItem", "One of UIKit's own titles and glyphs.")
  /// plain, bordered (drawn as plain from iOS 7 on) or done (emphasised).
  public static let style = AppearanceKey<BarButtonItemStyle>(
    "style", "plain, bordered (drawn as plain from iOS 7 on) or done (emphasised).")
  /// In points; of a fixed space, its size.
  public static let width = AppearanceKey<Double>("width", "In points; of a fixed space, its size.")
  /// Drawn as pressed.
  public static let isHighlighted = AppearanceKey<Bool>("isHighlighted", "Drawn as pressed.")
  /// Colour of title and icon; inherited from the bar. null inherits.
  public static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", "Colour of title and icon; inherited from the bar. null inherits.")
  /// Drawn behind the item.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state, .itemStyle, .barMetrics], imageRole: .background,
    "Drawn behind the item.")
  /// Drawn behind a back button; turns its chevron off.
  public static let backButtonBackgroundImage = AppearanceKey<ImageValue>(
    "backButtonBackgroundImage", axes: [.state, .barMetrics], imageRole: .background,
    "Drawn behind a back button; turns its chevron off.")
  /// Moves the title.
  public static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", axes: [.barMetrics], "Moves the title.")
  /// Moves a back button's title.
  public static let backButtonTitlePositionAdjustment = AppearanceKey<Offset>(
    "backButtonTitlePositionAdjustment", axes: [.barMetrics], "Moves a back button's title.")
  /// Moves the background down.
  public static let backgroundVerticalPositionAdjustment = AppearanceKey<Double>(
    "backgroundVerticalPositionAdjustment", axes: [.barMetrics], "Moves the background down.")
  /// Moves a back button's background down.
  public static let backButtonBackgroundVerticalPositionAdjustment = AppearanceKey<Double>(
    "backButtonBackgroundVerticalPositionAdjustment", axes: [.barMetrics],
    "Moves a back button's background down.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIBarButtonItem", superclass: "UIBarItem", kind: .object,
    summary: "An item of a navigation bar or toolbar.",
    properties: [
      systemItem.declaration, style.declaration, width.declaration, isHighlighted.declaration,
      tintColor.declaration, backgroundImage.declaration, backButtonBackgroundImage.declaration,
      titlePositionAdjustment.declaration, backButtonTitlePositionAdjustment.declaration,
      backgroundVerticalPositionAdjustment.declaration,
      backButtonBackgroundVerticalPositionAdjustment.declaration,
      .object("customView", ObjectType("UIView"), "Shown instead of title or image."),
    ])

  static let customView = Element.Role("customView")

  /// Room between a title and the sides of its background image (choice, after UIKit's bezels).
  private static let backgroundPadding = 10.0
  /// Disabled ink (choice, near the disabled grey measured on table rows).
  private static let disabledColor = Color(white: 0.56)
  /// A pressed item fades to this opacity (WWDC 2013 session 214 shows the fade; the value is F7's).
  static let highlightedOpacity = 0.2

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children = element.object("customView").map { [$0.with(role: customView)] } ?? []
  }

  static func state(of item: StyledNode) -> ControlState {
    if item[BarItem.isEnabled] == false { return .disabled }
    return item[isHighlighted] == true ? .highlighted : .normal
  }

  static func isBackItem(_ item: StyledNode) -> Bool {
    item.role == NavigationBar.backItem || item.role == NavigationBar.leavingBackItem
  }

  static func isText(_ item: StyledNode) -> Bool {
    item.child(customView) == nil && icon(of: item) == nil && glyph(of: item) == nil
  }

  static func axes(of item: StyledNode) -> AxisValues {
    AxisValues(state: state(of: item), metrics: Bar.metrics(item.context))
  }

  private static func metrics(of item: StyledNode) -> AxisValues {
    AxisValues(metrics: Bar.metrics(item.context))
  }

  /// The background image of the item in its state, if one is set.
  static func background(of item: StyledNode) -> ImageValue? {
    var axes = axes(of: item)
    if isBackItem(item) { return item.value(backButtonBackgroundImage, axes) }
    axes.itemStyle = item[style] ?? .plain
    return item.value(backgroundImage, axes)
  }

  static func icon(of item: StyledNode) -> ImageValue? {
    if Bar.metrics(item.context) == .compact, let compact = item[BarItem.landscapeImagePhone] {
      return compact
    }
    return item[BarItem.image]
  }

  static func glyph(of item: StyledNode) -> SystemItemGlyph? {
    item[systemItem].flatMap(SystemItemGlyph.init)
  }

  static func title(of item: StyledNode) -> TextLayout? {
    guard let text = item[BarItem.title] ?? item[systemItem]?.title, !text.isEmpty else {
      return nil
    }
    return layout(text, of: item)
  }

  /// A text in the look of the item's title.
  static func layout(_ text: String, of item: StyledNode) -> TextLayout {
    item.textLayout(text, attributes: attributes(of: item))
  }

  private static func attributes(of item: StyledNode) -> TextAttributes {
    let isDone = item[style] == .done || item[systemItem]?.isDone == true
    let state = state(of: item)
    let base = TextAttributes(
      font: .system(17, isDone ? item.look.emphasizedWeight : .regular),
      foregroundColor: .color(ink(of: item, state)))
    var given = item.value(BarItem.titleTextAttributes, AxisValues(state: state)) ?? base
    // Attributes set for the normal state alone still grey out and fade.
    if state == .disabled, !item.isSet(BarItem.titleTextAttributes, AxisValues(state: state)) {
      given.foregroundColor = nil
    }
    return given.over(base)
  }

  private static func ink(of item: StyledNode, _ state: ControlState) -> Color {
    state == .disabled ? disabledColor : item.tintColor
  }

  /// The size without a frame, in points.
  public static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let height = Bar.height(node.context)
    if let width = node[width], width > 0 { return Size(width: width, height: height) }
    if let view = node.child(customView) {
      return view.framedSize(fitting: fitting)
    }
    if node[systemItem]?.isSpace == true { return Size(width: 0, height: height) }
    var content = title(of: node)?.size.width ?? 0
    if let icon = icon(of: node) { content = icon.size.width }
    if let glyph = glyph(of: node) { content = glyph.size.width }
    guard let background = background(of: node) else {
      return Size(width: content, height: height)
    }
    let caps = background.capInsets ?? .zero
    return Size(
      width: max(
        content + max(2 * backgroundPadding, caps.left + caps.right), background.size.width),
      height: height)
  }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let view = node.child(customView) else { return }
    let own = view.framedSize(fitting: size)
    pass.place(
      view,
      in: Rect(
        x: 0, y: node.roundToPixel((size.height - own.height) / 2), width: own.width,
        height: own.height))
  }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    guard item.child(customView) == nil else { return }
    paintBackground(node, &canvas)
    // A back button's chevron and text belong to the bar, which knows where they go.
    let state = state(of: item)
    let opacity = state == .highlighted && background(of: item) == nil ? highlightedOpacity : 1
    if opacity < 1 {
      canvas.layer(opacity: opacity) { paintContent(node, &$0) }
    } else {
      paintContent(node, &canvas)
    }
  }

  static func paintBackground(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    guard let background = background(of: item) else { return }
    let adjustment =
      item.value(
        isBackItem(item)
          ? backButtonBackgroundVerticalPositionAdjustment : backgroundVerticalPositionAdjustment,
        AxisValues(metrics: Bar.metrics(item.context))) ?? 0
    let height = min(background.size.height, node.size.height)
    let y = item.roundToPixel((node.size.height - height) / 2) + adjustment
    canvas.draw(
      background, in: Rect(x: 0, y: y, width: node.size.width, height: height), of: item,
      role: .background)
  }

  private static func paintContent(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let state = state(of: item)
    if let icon = icon(of: item) {
      var rect = node.bounds.centered(icon.size)
      rect.origin = Point(x: item.roundToPixel(rect.minX), y: item.roundToPixel(rect.minY))
      canvas.draw(icon, in: rect, of: item, role: .barButtonItem, tint: ink(of: item, state))
      return
    }
    if let glyph = glyph(of: item) {
      let x = item.roundToPixel((node.size.width - glyph.size.width) / 2)
      canvas.translated(x: x, y: glyph.top(inBarOf: node.size.height, item)) {
        // Of the glyphs only the arrow that points back has a direction to read.
        if item[systemItem] == .reply {
          glyph.paint(ink(of: item, state), of: item, &$0)
        } else {
          $0.unmirrored(about: glyph.size.width / 2) {
            glyph.paint(ink(of: item, state), of: item, &$0)
          }
        }
      }
      return
    }
    if isBackItem(item) { return paintBackTitle(node, &canvas) }
    guard let title = title(of: item) else { return }
    paint(
      title, x: (node.size.width - title.size.width) / 2,
      moved: item.value(titlePositionAdjustment, metrics(of: item)), of: node, &canvas)
  }

  private static func paint(
    _ title: TextLayout, x: Double, moved: Offset?, of node: PlacedNode, _ canvas: inout Canvas
  ) {
    let item = node.styled
    let moved = moved ?? .zero
    canvas.draw(
      title,
      topLeft: Point(
        x: x + moved.horizontal,
        y: item.centeredTop(title, height: node.size.height) + moved.vertical),
      shadow: attributes(of: item).shadow, of: item)
  }

  /// A back button's text; while it moves, it shows to the right of the chevron alone, or where the
  /// transition mask lets it through.
  private static func paintBackTitle(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    guard let title = NavigationBarLayout.backTitle(of: item, room: node.size.width).text else {
      return
    }
    func paintText(_ canvas: inout Canvas) {
      paint(
        title, x: NavigationBar.backTitleX(of: item),
        moved: item.value(backButtonTitlePositionAdjustment, metrics(of: item)), of: node, &canvas)
    }
    guard item[NavigationBar.pushProgress] != nil, background(of: item) == nil else {
      return paintText(&canvas)
    }
    let height = node.size.height
    let bar = Rect(
      x: -node.frame.minX, y: 0, width: item.context.device.size.width, height: height)
    guard let mask = item[NavigationBar.backMask] else {
      let clip = BackChevron.rightSide(of: item, to: bar.width, height: height)
      return canvas.clipped(
        to: clip.transformed(by: .translation(x: bar.minX, y: 0)), paintText)
    }
    let place = NavigationBar.indicatorFrame(
      mask, in: Rect(x: 0, y: 0, width: bar.width, height: height), of: item
    ).offsetBy(x: bar.minX, y: 0)
    canvas.masked(by: item.image(mask), in: place, paintText)
    canvas.clipped(
      to: Path(
        rect: Rect(
          x: place.maxX, y: bar.minY, width: max(0, bar.maxX - place.maxX), height: height)),
      paintText)
  }
}

extension BarButtonItemStyle: NamedCases {
  /// The name that documents and messages use.
  public static let typeName = "style"
}
