import ObjectModel
import Raster
import Text

extension StatusBar {
  /// In points, measured on iOS 7.0 and 9 at a width of 320; the battery is measured from the right
  /// edge.
  private enum Metrics {
    static let height = 20.0
    static let tallestWithoutNotch = 24.0
    /// The first system whose pads have the time and the date on the left.
    static let firstWithDate = 12
    static let fontSize = 12.0
    static let baseline = 14.5
    static let carrierX = 6.0
    /// Distance from the carrier's end to the wedge's middle: 55.25 after a text that ends at 44.
    static let carrierToWifi = 11.25
    static let wifiBottom = 14.5
    /// Inner and outer radii of the rings; the last one is the wedge.
    static let wifiRings = [(7.5, 9.0), (4.5, 6.0), (0.0, 3.0)]
    /// Tangent of the wedge's half angle, 43.6°.
    static let wifiTangent = 0.9523
    static let batteryRight = 7.5
    static let batteryWidth = 22.5
    static let batteryTop = 5.5
    static let batteryHeight = 9.5
    /// Distance from the written charge to the battery (choice).
    static let percentageToBattery = 3.0
    /// How much further right the clock lies on iOS 8 at a width of 375 (measured).
    static let wideClockShift = 0.6
  }

  static func paint(_ node: StyledNode, _ color: Color, _ canvas: inout Canvas) {
    let height = node.context.device.statusBarHeight
    if node.system >= Metrics.firstWithDate, node.context.device.idiom == .pad {
      StatusBarPad.paint(node, height: height, color, &canvas)
    } else if height > Metrics.tallestWithoutNotch {
      StatusBarNotch.paint(node, height: height, color, &canvas)
    } else {
      // On an iPad without a home button, the row is centred in 24 points.
      canvas.translated(x: 0, y: (height - Metrics.height) / 2) {
        paintRow(node, width: node.context.device.size.width, color, &$0)
      }
    }
  }

  private static func paintRow(
    _ node: StyledNode, width: Double, _ color: Color, _ canvas: inout Canvas
  ) {
    let content = node.context.statusBar
    func attributes(_ weight: FontWeight) -> TextAttributes {
      TextAttributes(font: .system(Metrics.fontSize, weight), foregroundColor: .color(color))
    }
    let carrier = node.textLayout(content.carrier, attributes: attributes(.regular))
    canvas.draw(carrier, x: Metrics.carrierX, baseline: Metrics.baseline, of: node)
    let wifiX =
      node.roundToPixel(Metrics.carrierX + carrier.size.width) + Metrics.carrierToWifi
    paintWifi(center: Point(x: wifiX, y: Metrics.wifiBottom), color, &canvas)
    let time = StatusBarClock(
      content.time, attributes: attributes(node.look.emphasizedWeight), of: node)
    let shift = node.system == 8 && width == 375 ? Metrics.wideClockShift : 0
    time.draw(
      x: node.ceilToPixel((width - time.width) / 2) + shift, baseline: Metrics.baseline, of: node,
      &canvas)
    let batteryRight = width - Metrics.batteryRight
    if let percentage = content.percentage {
      let text = node.textLayout(percentage, attributes: attributes(.regular))
      let end = batteryRight - Metrics.batteryWidth - Metrics.percentageToBattery
      canvas.draw(
        text, x: node.roundToPixel(end - text.size.width), baseline: Metrics.baseline, of: node)
    }
    paintBattery(
      right: batteryRight, level: min(max(content.battery, 0), 1), color, &canvas)
  }

  /// Height of the wifi symbol, from the wedge's tip to the top of the outer ring, in points.
  static let wifiHeight = 9.0

  /// Draws the wifi symbol: three rings cut to a wedge that opens upward.
  static func paintWifi(center: Point, _ color: Color, _ canvas: inout Canvas) {
    let reach = 10.0
    var wedge = Path()
    wedge.move(to: center)
    wedge.line(to: Point(x: center.x - reach * Metrics.wifiTangent, y: center.y - reach))
    wedge.line(to: Point(x: center.x + reach * Metrics.wifiTangent, y: center.y - reach))
    wedge.close()
    canvas.saved {
      $0.append(.clip(wedge, rule: .nonZero))
      for (inner, outer) in Metrics.wifiRings {
        var ring = Path(circleAt: center, radius: outer)
        if inner > 0 { ring.append(Path(circleAt: center, radius: inner)) }
        $0.fill(ring, color, rule: .evenOdd)
      }
    }
  }

  /// Draws the battery: an outline 0.5 thick with outer radius 1.77, a charge inset by 1, and a cap
  /// with round corners at the right (fitted, rms 0.003).
  private static func paintBattery(
    right: Double, level: Double, _ color: Color, _ canvas: inout Canvas
  ) {
    let box = Rect(
      x: right - Metrics.batteryWidth, y: Metrics.batteryTop, width: Metrics.batteryWidth,
      height: Metrics.batteryHeight)
    var outline = Path(roundedRect: box, radius: 1.77)
    outline.append(Path(roundedRect: box.insetBy(x: 0.5, y: 0.5), radius: 1.12))
    canvas.fill(outline, color, rule: .evenOdd)
    var charge = box.insetBy(x: 1, y: 1)
    charge.size.width *= level
    if !charge.isEmpty { canvas.fill(Path(roundedRect: charge, radius: 0.77), color) }
    let cap = Rect(x: box.maxX + 0.5, y: box.minY + 2.5, width: 1.5, height: 4)
    canvas.fill(Path(roundedRect: cap, radius: 1.3, corners: .right), color)
  }
}
