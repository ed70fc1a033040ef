import ObjectModel
import Raster
import Text

/// The status bar of phones with a notch: time on its left, signal, wifi and battery on its right.
enum StatusBarNotch {
  /// Frames on a screen, from its left edge, or from its right edge where negative, and from its
  /// top.
  private struct Frames {
    var timeSize = 15.0
    var timeCenter = 48.0
    /// Baseline of the time.
    var timeBaseline = 28.33
    var signal = Rect(x: -81.33, y: 17.67, width: 17, height: 10.67)
    var wifi = Rect(x: -59.33, y: 17.33, width: 15.33, height: 11)
    var battery = Rect(x: -39, y: 17.33, width: 22, height: 11.33)
    var cap = Rect(x: -16, y: 21, width: 1.33, height: 4)
    /// Height for which the frames count; in a taller status bar they are moved down by half the
    /// difference.
    var height = 44.0

    /// 375 points wide (Apple's iOS 11 design resources; baseline and cap: choice).
    static let notch = Frames()
    /// iPhone 11 (measured on iOS 14).
    static let wideNotch = Frames(
      timeSize: 16.5, timeCenter: 51.5, timeBaseline: 31,
      signal: Rect(x: -87.5, y: 19.5, width: 18.5, height: 11.5),
      wifi: Rect(x: -64.5, y: 18.5, width: 16.5, height: 12),
      battery: Rect(x: -43.5, y: 18.5, width: 24.5, height: 12.5),
      cap: Rect(x: -18, y: 22.5, width: 1.5, height: 4.5), height: 48)
    /// Beside a Dynamic Island, 393 points wide (measured on iOS 16).
    static let island = Frames(
      timeSize: 17, timeCenter: 71, timeBaseline: 35.33,
      signal: Rect(x: -111, y: 23, width: 19.33, height: 12.33),
      wifi: Rect(x: -84.33, y: 23, width: 17, height: 12.33),
      battery: Rect(x: -60.33, y: 22.67, width: 25, height: 13),
      cap: Rect(x: -34.33, y: 27, width: 1.33, height: 4.33), height: 161.0 / 3)

    /// The frames on a device. The flat look has those of iPhone X everywhere.
    static func on(_ node: StyledNode) -> Frames {
      let device = node.context.device
      guard node.look.era >= .modern else { return .notch }
      if device.safeAreaTop > device.statusBarHeight { return .island }
      return device.size.width >= 390 ? .wideNotch : .notch
    }
  }

  private enum Metrics {
    static let bars = 4
    static let barWidth = 3.0
    static let barRadius = 0.67
    static let batteryRadius = 2.67
    static let chargeRadius = 1.33
    static let batteryStroke = 1.0
    static let batteryStrokeAlpha = 0.35
    static let batteryInset = 2.0
    static let capAlpha = 0.4
  }

  static func paint(_ node: StyledNode, height: Double, _ color: Color, _ canvas: inout Canvas) {
    let width = node.context.device.size.width
    let content = node.context.statusBar
    let frames = Frames.on(node)
    canvas.translated(x: 0, y: node.roundToPixel((height - frames.height) / 2)) {
      // There is no room for AM and PM beside the notch.
      let time = node.textLayout(
        content.time.split(separator: " ").first.map(String.init) ?? content.time,
        attributes: TextAttributes(
          font: .system(frames.timeSize, .semibold), foregroundColor: .color(color)))
      $0.draw(
        time, x: frames.timeCenter - time.size.width / 2, baseline: frames.timeBaseline, of: node)
      paintSignal(placed(frames.signal, width, node), color, &$0)
      paintWifi(placed(frames.wifi, width, node), color, &$0)
      paintBattery(
        placed(frames.battery, width, node), cap: placed(frames.cap, width, node),
        level: min(max(content.battery, 0), 1), color, &$0)
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
  static func paintWifi(_ box: Rect, _ color: Color, _ canvas: inout Canvas) {
    let scale = box.height / StatusBar.wifiHeight
    canvas.saved {
      $0.append(
        .concatenate(
          Transform(a: scale, b: 0, c: 0, d: scale, tx: box.midX, ty: box.maxY)))
      StatusBar.paintWifi(center: .zero, color, &$0)
    }
  }

  static func paintBattery(
    _ box: Rect, cap: Rect, level: Double, _ color: Color, _ canvas: inout Canvas
  ) {
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
    canvas.fill(
      Path(roundedRect: cap, radius: cap.width, corners: .right),
      color.withAlpha(color.alpha * Metrics.capAlpha))
  }
}
