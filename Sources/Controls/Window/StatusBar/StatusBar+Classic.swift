import ObjectModel
import Raster
import Text

/// The status bar up to iOS 6: a row of its own, on phones with the colour of the bar below it.
enum ClassicStatusBar {
  /// In points, measured on phones at 1x and 2x; items at the right end are measured from the right
  /// edge.
  private enum Metrics {
    static let height = 20.0
    static let timeSize = 14.0
    static let carrierSize = 13.0
    /// Left edge of the carrier's text: at 1x its ink begins at 4.5, at 2x at 3.6 (three pictures and one).
    static func carrierX(_ node: StyledNode) -> Double { node.scale < 1.5 ? 4 : 3.1 }
    /// Distance from the carrier's text to the frame of the wifi symbol, 16 wide, which begins on a pixel:
    /// 7–8 after the glyphs.
    static func carrierToWifi(_ node: StyledNode) -> Double { node.scale < 1.5 ? 7.6 : 4.5 }
    static let wifiWidth = 16.0
    /// The rings of the wifi symbol, fitted to the artwork of both scales.
    static func wifi(_ node: StyledNode) -> Rings {
      node.scale < 1.5
        ? Rings(tip: 15.34, middle: 14.9, radii: [(0, 2.81), (4.82, 6.91), (8.89, 10.9)])
        : Rings(tip: 15.61, middle: 14.39, radii: [(0, 2.35), (3.93, 6.23), (7.9, 10.27)])
    }
    static let battery = (right: 3.0, width: 21.0, top: 4.5, height: 10.0)
    /// Distance from the written charge to the battery (choice).
    static let percentageToBattery = 3.0
    static let cornerRadius = 2.9
  }

  /// The wifi symbol: a quadrant that opens upward from the tip, cut out of rings around a point
  /// above the tip.
  private struct Rings {
    let tip: Double
    let middle: Double
    let radii: [(inner: Double, outer: Double)]
  }

  /// Background and text colours of a bar.
  private struct Look {
    let background: Color
    var gradient: VerticalGradient?
    let foreground: Color
    var shadow: TextAttributes.Shadow?
    var opacity = 1.0
    var roundsCorners = false
  }

  private static let black = Look(background: .black, foreground: Color(grey: 0xBF))
  /// Black, over the content below (a choice).
  private static let translucent = Look(
    background: .black, foreground: Color(grey: 0xBF), opacity: 0.5)
  /// The silver of iOS 5 (a choice).
  private static let silver = Look(
    background: Color(bytes: 190, 198, 206),
    gradient: VerticalGradient([
      GradientStop(location: 0, color: Color(bytes: 240, 243, 246)),
      GradientStop(location: 0.5, color: Color(bytes: 210, 216, 222)),
      GradientStop(location: 1, color: Color(bytes: 172, 182, 192)),
    ]), foreground: Color(grey: 0x28), shadow: ClassicLook.sunkenText, roundsCorners: true)

  /// The colours over a bar of a colour: that of the bar's last line, with white on top (0.08 on
  /// the first two rows, none from row 11 on).
  private static func tinted(_ edge: Color) -> Look {
    Look(
      background: edge,
      gradient: VerticalGradient(
        height: Metrics.height,
        [
          (1.5, edge.mixed(with: .white, 0.08)), (11, edge), (Metrics.height, edge),
        ]),
      foreground: .light(0.65),
      shadow: TextAttributes.Shadow(
        color: .color(.shade(0.26)), offset: Offset(horizontal: 0, vertical: -1)),
      roundsCorners: true)
  }

  private static func look(_ tree: PlacedTree, _ style: StatusBarStyle) -> Look {
    let context = tree.styled.context
    switch style {
    case .blackTranslucent: return translucent
    case .lightContent, .blackOpaque: return black
    case .default, .darkContent:
      if context.device.idiom == .pad { return black }
      if context.system < 6 { return silver }
      guard let bar = barBelow(tree.root), let edge = edge(of: bar) else { return black }
      return edge == .black ? black : tinted(edge)
    }
  }

  /// The navigation bar or toolbar directly below the status bar, the topmost of several.
  private static func barBelow(_ node: PlacedNode) -> PlacedNode? {
    for child in node.children.reversed() where child.styled[View.isHidden] != true {
      if let bar = barBelow(child) { return bar }
    }
    let styled = node.styled
    let isBar = styled.isKind(of: "UINavigationBar") || styled.isKind(of: "UIToolbar")
    let device = styled.context.device
    return isBar && node.windowOrigin.y == device.statusBarHeight
      && node.size.width == device.size.width ? node : nil
  }

  /// Colour of a bar's last line; with a background image, the mean of its last row in the bar.
  private static func edge(of bar: PlacedNode) -> Color? {
    let node = bar.styled
    let image =
      node.isKind(of: "UIToolbar")
      ? Toolbar.backgroundImage(of: node, Toolbar.position(of: bar))
      : NavigationBar.backgroundImage(
        of: node, NavigationBar.position(of: node, y: bar.frame.minY))
    guard let value = image else {
      return ClassicBar.gradient(node, standard: .standard).edge
    }
    let bitmap = node.image(value)
    let pixmap = bitmap.pixmap
    guard pixmap.width > 0, pixmap.height > 0 else { return nil }
    let row = min(pixmap.height, max(1, Int(bar.size.height * bitmap.scale))) - 1
    var sum = (red: 0, green: 0, blue: 0)
    for x in 0..<pixmap.width {
      let pixel = pixmap[x, row]
      sum = (
        sum.red + Int(pixel.red), sum.green + Int(pixel.green), sum.blue + Int(pixel.blue)
      )
    }
    let count = pixmap.width
    return Color(bytes: sum.red / count, sum.green / count, sum.blue / count)
  }

  static func paint(_ tree: PlacedTree, style: StatusBarStyle, _ canvas: inout Canvas) {
    let node = tree.styled.root
    let look = look(tree, style)
    let bounds = Rect(
      x: 0, y: 0, width: node.context.device.size.width, height: Metrics.height)
    canvas.layerIfNeeded(opacity: look.opacity, within: bounds) {
      $0.fill(bounds, look.background)
      if let gradient = look.gradient {
        $0.fill(Path(rect: bounds), gradient.paint(in: bounds))
      }
    }
    if look.roundsCorners {
      var corners = Path(rect: bounds)
      corners.append(Path(roundedRect: bounds, radius: Metrics.cornerRadius, corners: .top))
      canvas.fill(corners, .black, rule: .evenOdd)
    }
    if let shadow = look.shadow, let color = node.resolve(shadow.color) {
      canvas.noted(.ornament) {
        $0.translated(x: shadow.offset.horizontal, y: shadow.offset.vertical) {
          paintRow(node, bounds, color, &$0)
        }
      }
    }
    paintRow(node, bounds, look.foreground, &canvas)
  }

  private static func paintRow(
    _ node: StyledNode, _ bounds: Rect, _ color: Color, _ canvas: inout Canvas
  ) {
    let content = node.context.statusBar
    // Baseline at 14 at 1x, 14.5 at 2x.
    let baseline = node.scale < 1.5 ? 14.0 : 14.5
    func text(_ string: String, _ size: Double) -> TextLayout {
      node.textLayout(
        string,
        attributes: TextAttributes(font: .system(size, .bold), foregroundColor: .color(color)))
    }
    let carrier = text(content.carrier, Metrics.carrierSize)
    canvas.draw(carrier, x: Metrics.carrierX(node), baseline: 14, of: node)
    let wifi =
      node.roundToPixel(
        Metrics.carrierX(node) + carrier.size.width + Metrics.carrierToWifi(node))
    paintWifi(Metrics.wifi(node), x: wifi + Metrics.wifiWidth / 2, color, &canvas)
    let time = text(content.time, Metrics.timeSize)
    canvas.draw(
      time, x: node.roundToPixel((bounds.width - time.size.width) / 2), baseline: baseline,
      of: node)
    if let percentage = content.percentage {
      let charge = text(percentage, Metrics.timeSize)
      let end =
        bounds.width - Metrics.battery.right - Metrics.battery.width - Metrics.percentageToBattery
      canvas.draw(
        charge, x: node.roundToPixel(end - charge.size.width), baseline: baseline, of: node)
    }
    paintBattery(node, right: bounds.width - Metrics.battery.right, color, &canvas)
  }

  private static func paintWifi(
    _ rings: Rings, x: Double, _ color: Color, _ canvas: inout Canvas
  ) {
    // Distance from the bar's top to the tip.
    let reach = rings.tip
    var wedge = Path()
    wedge.move(to: Point(x: x, y: rings.tip))
    wedge.line(to: Point(x: x - reach, y: rings.tip - reach))
    wedge.line(to: Point(x: x + reach, y: rings.tip - reach))
    wedge.close()
    let center = Point(x: x, y: rings.middle)
    canvas.clipped(to: wedge) {
      for (inner, outer) in rings.radii {
        var ring = Path(circleAt: center, radius: outer)
        if inner > 0 { ring.append(Path(circleAt: center, radius: inner)) }
        $0.fill(ring, color, rule: .evenOdd)
      }
    }
  }

  /// Draws the battery: outline, gap and charge of one point each, and a cap at the right.
  private static func paintBattery(
    _ node: StyledNode, right: Double, _ color: Color, _ canvas: inout Canvas
  ) {
    let figures = Metrics.battery
    // Half a point higher at 1x, which has no half points.
    let top = node.scale < 1.5 ? figures.top.rounded(.down) : figures.top
    let body = Rect(
      x: right - figures.width, y: top, width: figures.width - 2, height: figures.height)
    var outline = Path(rect: body)
    outline.append(Path(rect: body.insetBy(x: 1, y: 1)))
    canvas.fill(outline, color, rule: .evenOdd)
    var charge = body.insetBy(x: 2, y: 2)
    charge.size.width *= min(max(node.context.statusBar.battery, 0), 1)
    canvas.fill(charge, color)
    var cap = Path(rect: Rect(x: body.maxX, y: body.minY + 3, width: 2, height: 4))
    cap.append(Path(rect: Rect(x: body.maxX, y: body.minY + 4, width: 1, height: 2)))
    canvas.fill(cap, color, rule: .evenOdd)
  }
}
