import ObjectModel
import Raster
import Symbols
import Text

/// Draws menus, which came with iOS 13.
struct MenuPainter {
  /// Figures of the platter (choice, after pictures of iOS 13 to 18).
  private enum Metrics {
    static let shadow = Color(white: 0, alpha: 0.15)
    static let shadowBlur = 60.0
    /// Black over the material between sections.
    static let gap = (light: 0.08, dark: 0.2)
  }

  /// Sizes of checkmarks and of the chevrons of menus, in points.
  private static let checkSize = 15.0
  private static let chevronSize = 13.0

  let layout: MenuLayout
  let node: StyledNode
  private func sign(_ name: String, _ size: Double) -> BuiltInSymbol {
    BuiltInSymbol(name, pointSize: size * layout.signScale, weight: .semibold)
  }
  private var isFromRight: Bool { node.traits.layoutDirection == .rightToLeft }

  init(_ layout: MenuLayout, of node: StyledNode) {
    self.layout = layout
    self.node = node
  }

  /// Draws a platter of the system's material with its shadow.
  static func paintPlatter(_ outline: Path, of node: StyledNode, _ canvas: inout Canvas) {
    let isOpaque = node.context.accessibility.reduceTransparency
    canvas.backdrop(
      outline, BlurEffectStyle.systemMaterial.backdrop(in: node.traits, isOpaque: isOpaque))
    // After the blur, which the shadow would darken.
    canvas.shadow(
      outline, Metrics.shadow, blurRadius: Metrics.shadowBlur, knockout: true)
  }

  /// Draws the menu in a frame, which may be lower than all its rows, in points.
  func paint(in frame: Rect, _ canvas: inout Canvas) {
    let outline = Path(continuousRoundedRect: frame, radius: layout.figures.radius)
    if node.look.era >= .glass {
      canvas.append(.glass(Self.glass(frame, of: node)))
    } else {
      Self.paintPlatter(outline, of: node, &canvas)
    }
    canvas.clipped(to: outline) { canvas in
      canvas.translated(x: frame.minX, y: frame.minY) { paintContent(&$0) }
    }
  }

  private func paintContent(_ canvas: inout Canvas) {
    let isDark = node.traits.userInterfaceStyle == .dark
    for gap in layout.gaps {
      if let inset = layout.figures.gapLineInset {
        let line = Rect(
          x: inset, y: gap.midY - 0.5, width: max(0, gap.width - 2 * inset), height: 1)
        if let color = node.resolve(Self.gapLine) { canvas.fill(node.roundToPixel(line), color) }
        continue
      }
      canvas.fill(
        gap, Color(white: 0, alpha: isDark ? Metrics.gap.dark : Metrics.gap.light))
    }
    for line in layout.lines {
      switch line.row {
      case .item(let item): paint(item, line, &canvas)
      case .columns(let items, let columns):
        paint(items, isSmall: columns != .medium, in: line.frame, &canvas)
      case .title: paintTexts(of: line, &canvas)
      }
      guard line.hasLine else { continue }
      canvas.fill(
        Rect(
          x: 0, y: line.frame.maxY - node.pixel, width: line.frame.width, height: node.pixel),
        node.color(named: .separator))
    }
  }

  /// A place across, from the side where lines begin.
  private func x(_ leading: Double) -> Double {
    isFromRight ? layout.size.width - leading : leading
  }

  private func paintTexts(of line: MenuLayout.Line, _ canvas: inout Canvas) {
    let origin = layout.textOrigin(of: line)
    let width = layout.textWidth(of: line)
    let left = isFromRight ? layout.size.width - origin.x - width : origin.x
    guard let title = line.title else { return }
    let baseline = node.roundToPixel(origin.y + title.firstBaseline)
    canvas.draw(title, x: left, baseline: baseline, of: node)
    guard let subtitle = line.subtitle else { return }
    canvas.draw(
      subtitle, x: left,
      baseline: node.roundToPixel(origin.y + title.size.height + subtitle.firstBaseline), of: node)
  }

  private func paint(
    _ item: MenuContent.Item, _ line: MenuLayout.Line, _ canvas: inout Canvas
  ) {
    paintTexts(of: line, &canvas)
    let color = node.resolve(item.color(of: node)) ?? node.textColor
    // Chevrons of menus stand at the end where images lead (choice).
    let atEnd = layout.figures.imagesLead && item.isMenu && !item.isOpenTitle
    let sign = atEnd ? layout.size.width - layout.figures.inset : line.signMiddle
    let center = Point(x: x(sign), y: line.frame.midY)
    if item.isOpenTitle {
      self.sign("chevron.down", Self.chevronSize).paint(about: center, color, &canvas)
    } else if item.isMenu {
      let chevron = self.sign("chevron.right", Self.chevronSize)
      canvas.transformed(
        by: Transform(
          a: isFromRight ? -1 : 1, b: 0, c: 0, d: 1, tx: isFromRight ? 2 * center.x : 0, ty: 0)
      ) { chevron.paint(about: center, color, &$0) }
    } else {
      switch item.state {
      case .off: break
      case .on: self.sign("checkmark", Self.checkSize).paint(about: center, color, &canvas)
      case .mixed: self.sign("minus", Self.checkSize).paint(about: center, color, &canvas)
      }
    }
    paintImage(
      of: item, about: Point(x: x(line.imageMiddle), y: line.frame.midY), color, &canvas)
  }

  private func paintImage(
    of item: MenuContent.Item, about center: Point, _ color: Color, _ canvas: inout Canvas
  ) {
    guard let value = item.image else { return }
    let symbols = SymbolConfiguration(textStyle: TextStyle.body.rawValue)
    let image = value.configured(symbols, for: node.traits).adapted(to: node.traits)
    let size = image.size
    canvas.draw(
      image,
      in: Rect(
        x: node.roundToPixel(center.x - size.width / 2),
        y: node.roundToPixel(center.y - size.height / 2), width: size.width, height: size.height),
      of: node, role: .barButtonItem, tint: color)
  }

  private func paint(
    _ items: [MenuContent.Item], isSmall: Bool, in frame: Rect, _ canvas: inout Canvas
  ) {
    for (index, column) in MenuLayout.columns(items.count, in: frame).enumerated() {
      let place = isFromRight ? items.count - 1 - index : index
      let item = items[place]
      let color = node.resolve(item.color(of: node)) ?? node.textColor
      let middle =
        isSmall ? column.midY : column.minY + layout.figures.columnImage
      paintImage(of: item, about: Point(x: column.midX, y: middle), color, &canvas)
      if !isSmall || item.image == nil {
        let text = MenuLayout.text(
          item.title, .footnote, item.color(of: node), column.width - 8, lines: 1,
          alignment: .center, node)
        let baseline =
          item.image == nil
          ? column.midY + text.firstBaseline - text.size.height / 2
          : column.minY + layout.figures.columnTitle
        canvas.draw(
          text, x: column.minX + 4, baseline: node.roundToPixel(baseline), of: node)
      }
      guard index > 0, layout.figures.hasLines else { continue }
      canvas.fill(
        Rect(
          x: node.roundToPixel(column.minX), y: column.minY, width: node.pixel,
          height: column.height),
        node.color(named: .separator))
    }
  }
}
