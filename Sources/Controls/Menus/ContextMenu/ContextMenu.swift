import ObjectModel
import Raster

/// A menu that a long press on a view has opened: the view is lifted over the blurred screen, and
/// the menu lies beside it.
struct ContextMenu {
  /// In points (choice, after pictures of iOS 13 to 18).
  private enum Metrics {
    static let gap = 16.0
    static let margin = 16.0
    static let radius = 13.0
    static let blur = 12.0
    static let dimming = (light: 0.16, dark: 0.4)
    static let shadow = Color(white: 0, alpha: 0.2)
    static let shadowBlur = 40.0
  }

  let source: PlacedNode
  private let isRow: Bool
  let layout: MenuLayout
  /// The lifted view's frame and the menu's, in the window.
  let preview: Rect
  let menu: Rect

  /// The open context menu of a view; nil where there is none.
  init?(_ source: PlacedNode) {
    let node = source.styled
    guard node[View.showsContextMenu] == true, !source.bounds.isEmpty,
      let menu = node.configuration(View.contextMenuName)
    else { return nil }
    self.source = source
    layout = MenuLayout(MenuContent(menu), of: node)
    let device = node.context.device
    let screen = device.size
    var frame = source.windowFrame
    // Without the line below.
    isRow = node.isKind(of: "UITableViewCell")
    if isRow { frame.size.height -= node.pixel }
    // A view that is as wide as the screen is drawn smaller.
    let share = min(1, (screen.width - 2 * Metrics.margin) / frame.width)
    frame = frame.centered(Size(width: frame.width * share, height: frame.height * share))
    let bottom = screen.height - device.bottomInset - Metrics.margin
    let below = frame.maxY + Metrics.gap + layout.size.height - bottom
    if below > 0 {
      frame.origin.y = max(device.safeAreaTop + Metrics.margin, frame.minY - below)
    }
    frame.origin = Point(x: node.roundToPixel(frame.minX), y: node.roundToPixel(frame.minY))
    preview = frame
    // Full rows have their menu at the side where lines begin.
    let isFromRight = node.traits.layoutDirection == .rightToLeft
    let isWide = share < 1
    let width = layout.size.width
    let x =
      isWide
      ? (isFromRight ? frame.maxX - width : frame.minX)
      : MenuPlacement.x(
        width, at: frame, in: screen, margin: MenuFigures(node.look).edgeMargin)
    self.menu = Rect(
      x: x, y: frame.maxY + Metrics.gap, width: width,
      height: max(0, min(layout.size.height, bottom - frame.maxY - Metrics.gap)))
  }

  func paint(_ canvas: inout Canvas) {
    let node = source.styled
    let screen = Path(rect: Rect(origin: .zero, size: node.context.device.size))
    let isDark = node.traits.userInterfaceStyle == .dark
    let dimming = Color(
      white: 0, alpha: isDark ? Metrics.dimming.dark : Metrics.dimming.light)
    canvas.backdrop(
      screen, BackdropEffect(sigma: Metrics.blur, saturation: 1, tints: [dimming]))
    // First, so that its shadow does not fall on the view.
    MenuStack(layout, in: menu, of: node).paint(&canvas)
    let outline = Path(continuousRoundedRect: preview, radius: Metrics.radius)
    var around = screen
    around.append(Path(continuousRoundedRect: menu, radius: layout.figures.radius))
    canvas.clipped(to: around, rule: .evenOdd) {
      $0.shadow(outline, Metrics.shadow, blurRadius: Metrics.shadowBlur)
    }
    canvas.clipped(to: outline) { canvas in
      canvas.fill(outline, node.color(named: .systemBackground))
      // The line below a row is left out whole, on whichever pixels it lies.
      var content = preview
      if isRow { content.size.height = node.floorToPixel(content.height) }
      canvas.clipped(to: Path(rect: content)) { paintSource(&$0) }
    }
  }

  private func paintSource(_ canvas: inout Canvas) {
    let share = preview.width / source.size.width
    canvas.translated(x: preview.minX, y: preview.minY) { canvas in
      canvas.scaled(x: share, y: share) { canvas in
        canvas.translated(x: -source.frame.minX, y: -source.frame.minY) {
          ViewPainter.paint(source, &$0)
        }
      }
    }
  }
}
