import ObjectModel
import Raster
import Text

/// The status bar of phones with a notch: time on its left, signal, wifi and battery on its right.
enum StatusBarNotch {
  /// Frames from the left edge of a screen 375 points wide, or from its right edge where negative,
  /// and from its top (Apple's iOS 11 design resources).
  private enum Metrics {
    static let timeSize = 15.0
    static let timeCenter = 48.0
    /// Baseline of the time, and bottom of the signal's bars (choice).
    static let timeBaseline = 28.33
    static let signal = Rect(x: -81.33, y: 17.67, width: 17, height: 10.67)
    static let bars = 4
    static let barWidth = 3.0
    static let barRadius = 0.67
    static let wifi = Rect(x: -59.33, y: 17.33, width: 15.33, height: 11)
    static let battery = Rect(x: -39, y: 17.33, width: 22, height: 11.33)
    static let batteryRadius = 2.67
    static let chargeRadius = 1.33
    static let batteryStroke = 1.0
    static let batteryStrokeAlpha = 0.35
    static let batteryInset = 2.0
    static let cap = Rect(x: -16, y: 21, width: 1.33, height: 4)
    static let capAlpha = 0.4
    /// Height for which the frames count; in a taller status bar they are moved down by the
    /// difference.
    static let height = 44.0
  }

  static func paint(_ node: StyledNode, height: Double, _ color: Color, _ canvas: inout Canvas) {
    let width = node.context.device.size.width
    let content = node.context.statusBar
    canvas.translated(x: 0, y: node.roundToPixel((height - Metrics.height) / 2)) {
      // There is no room for AM and PM beside the notch.
      let time = node.textLayout(
        content.time.split(separator: " ").first.map(String.init) ?? content.time,
        attributes: TextAttributes(
          font: .system(Metrics.timeSize, .semibold), foregroundColor: .color(color)))
      $0.draw(
        time, x: Metrics.timeCenter - time.size.width / 2, baseline: Metrics.timeBaseline, of: node)
      paintSignal(placed(Metrics.signal, width, node), color, &$0)
      paintWifi(placed(Metrics.wifi, width, node), color, &$0)
      paintBattery(width, node, level: min(max(content.battery, 0), 1), color, &$0)
    }
  }

  /// A frame on this screen, rounded to device pixels.
  private static func placed(_ box: Rect, _ width: Double, _ node: StyledNode) -> Rect {
    Rect(
      x: node.roundToPixel(width + box.minX), y: node.roundToPixel(box.minY),
      width: node.roundToPixel(box.width), height: node.roundToPixel(box.height))
  }

  private static func paintSignal(_ box: Rect, _ color: Color, _ canvas: inout Canvas) {
    let step = (box.width - Metrics.barWidth) / Double(Metrics.bars - 1)
    for index in 0..<Metrics.bars {
      let height = box.height * Double(index + 2) / Double(Metrics.bars + 1)
      canvas.fill(
        Path(
          roundedRect: Rect(
            x: box.minX + Double(index) * step, y: box.maxY - height, width: Metrics.barWidth,
            height: height),
          radius: Metrics.barRadius),
        color)
    }
  }

  /// Draws the wifi symbol of other phones, scaled to the box.
  private static func paintWifi(_ box: Rect, _ color: Color, _ canvas: inout Canvas) {
    let scale = box.height / StatusBar.wifiHeight
    canvas.saved {
      $0.append(
        .concatenate(
          Transform(a: scale, b: 0, c: 0, d: scale, tx: box.midX, ty: box.maxY)))
      StatusBar.paintWifi(center: .zero, color, &$0)
    }
  }

  private static func paintBattery(
    _ width: Double, _ node: StyledNode, level: Double, _ color: Color, _ canvas: inout Canvas
  ) {
    let box = placed(Metrics.battery, width, node)
    var ring = Path(continuousRoundedRect: box, radius: Metrics.batteryRadius)
    ring.append(
      Path(
        continuousRoundedRect: box.insetBy(x: Metrics.batteryStroke, y: Metrics.batteryStroke),
        radius: Metrics.batteryRadius - Metrics.batteryStroke))
    canvas.fill(
      ring, color.withAlpha(color.alpha * Metrics.batteryStrokeAlpha), rule: .evenOdd)
    var charge = box.insetBy(x: Metrics.batteryInset, y: Metrics.batteryInset)
    charge.size.width *= level
    if !charge.isEmpty {
      canvas.fill(Path(continuousRoundedRect: charge, radius: Metrics.chargeRadius), color)
    }
    let cap = placed(Metrics.cap, width, node)
    canvas.fill(
      Path(roundedRect: cap, radius: cap.width, corners: .right),
      color.withAlpha(color.alpha * Metrics.capAlpha))
  }
}
