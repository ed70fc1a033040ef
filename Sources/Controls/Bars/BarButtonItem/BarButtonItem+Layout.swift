import ObjectModel
import Raster
import Text

extension BarButtonItem {
  /// Width of the icon or title, in points.
  static func contentWidth(of item: StyledNode, fitting: Size) -> Double {
    if let icon = item.child(button)?.child(icon) {
      return icon.intrinsicSize(fitting: fitting).width
    }
    return label(of: item).map { Label.line(of: $0).size.width } ?? 0
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let height = Bar.height(node)
    if let width = node[width], width > 0 { return Size(width: width, height: height) }
    if let view = node.child(customView) {
      return view.framedSize(fitting: fitting)
    }
    guard node.child(button) != nil else { return Size(width: 0, height: height) }
    let content = contentWidth(of: node, fitting: fitting)
    guard let background = background(of: node) else {
      return Size(width: content, height: height)
    }
    let caps = background.capInsets ?? .zero
    return Size(
      width: max(
        content + max(2 * Metrics.backgroundPadding, caps.left + caps.right),
        background.size.width),
      height: height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    if let view = node.child(customView) {
      let own = view.framedSize(fitting: size)
      let frame = Rect(
        x: 0, y: node.roundToPixel((size.height - own.height) / 2), width: own.width,
        height: own.height)
      pass.place(view, in: frame)
      return BarButtonItemBadge.place(on: node, content: frame, &pass)
    }
    guard let button = node.child(button) else { return }
    let background = backgroundFrame(of: node, size)
    let frame = background ?? buttonFrame(size)
    pass.place(button, in: frame)
    // Title and icon move with the background.
    let origin = Point(
      x: frame.minX,
      y: frame.minY - (background == nil ? 0 : backgroundAdjustment(of: node)))
    if let icon = button.child(icon) {
      let frame = iconFrame(icon, size)
      pass.place(icon, in: frame.offsetBy(x: -origin.x, y: -origin.y))
      BarButtonItemBadge.place(on: node, content: frame, &pass)
    } else if let label = label(of: node) {
      let labelFrame =
        isBackItem(node)
        ? backLabelFrame(label, of: node, size) : Self.labelFrame(label, of: node, size)
      pass.place(label, in: labelFrame.offsetBy(x: -origin.x, y: -origin.y))
      BarButtonItemBadge.place(on: node, content: labelFrame, &pass)
    }
  }

  private static func buttonFrame(_ size: Size) -> Rect {
    let height = min(Metrics.buttonHeight, size.height - 2 * Metrics.buttonMargin)
    return Rect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
  }

  /// How far down a bordered item lies, by the adjustment for the bar's metrics, in points.
  static func backgroundAdjustment(of item: StyledNode) -> Double {
    item.value(
      isBackItem(item)
        ? backButtonBackgroundVerticalPositionAdjustment : backgroundVerticalPositionAdjustment,
      metrics(of: item)) ?? 0
  }

  /// Frame of the item's background image in its coordinates, in points; nil without one.
  static func backgroundFrame(of item: StyledNode, _ size: Size) -> Rect? {
    guard let background = background(of: item) else { return nil }
    let height = min(background.size.height, size.height)
    let y = item.roundToPixel((size.height - height) / 2) + backgroundAdjustment(of: item)
    let moved =
      item[appearances]?.value(
        BarButtonItemStateAppearance.backgroundImagePositionAdjustment, appearanceState(of: item))
      ?? .zero
    return Rect(x: moved.horizontal, y: y + moved.vertical, width: size.width, height: height)
  }

  private static func iconFrame(_ icon: StyledNode, _ size: Size) -> Rect {
    let own = icon.intrinsicSize(fitting: size)
    var y = icon.roundToPixel((size.height - own.height) / 2)
    if ImageView.shownImage(icon) == nil, icon.look.era < .modern,
      let glyph = BarButtonIcon.glyph(of: icon)
    {
      y = glyph.top(inBarOf: size.height, icon)
    }
    return Rect(
      origin: Point(x: icon.roundToPixel((size.width - own.width) / 2), y: y), size: own)
  }

  /// The title's offset that is set for the bar's metrics, in points.
  static func titleAdjustment(of item: StyledNode) -> Offset {
    if let own = item.value(
      isBackItem(item) ? backButtonTitlePositionAdjustment : titlePositionAdjustment,
      metrics(of: item))
    {
      return own
    }
    guard let appearances = item[appearances] else { return .zero }
    let key = BarButtonItemStateAppearance.titlePositionAdjustment
    return appearances.value(key, appearanceState(of: item)) ?? appearances.value(key, .normal)
      ?? .zero
  }

  private static func labelFrame(
    _ label: StyledNode, of item: StyledNode, _ size: Size
  ) -> Rect {
    let line = Label.line(of: label)
    let x = (size.width - label.ceilToPixel(line.size.width)) / 2
    return frame(of: label, line, x: x, of: item, size)
  }

  /// Frame of a back button's label: beside the chevron, as wide as the bar allows.
  private static func backLabelFrame(
    _ label: StyledNode, of item: StyledNode, _ size: Size
  ) -> Rect {
    guard let line = BackItem.title(of: item, availableWidth: size.width).text else {
      return .zero
    }
    return frame(of: label, line, x: BackItem.titleX(of: item), of: item, size)
  }

  private static func frame(
    of label: StyledNode, _ line: TextLayout, x: Double, of item: StyledNode, _ size: Size
  ) -> Rect {
    let moved = titleAdjustment(of: item)
    let baseline =
      item.look.era >= .modern
      ? size.height / 2 + BarButtonItemFigures(item.look).baseline
      : item.centeredTop(line, height: size.height) + line.firstBaseline
    return EmbeddedButton.frame(of: label, line, x: x, baseline: baseline)
      .offsetBy(x: moved.horizontal, y: moved.vertical)
  }
}
