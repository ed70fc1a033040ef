import ObjectModel
import Raster
import Text

/// The status bar of pads from iOS 12 on: time and date on its left; wifi, charge and battery on its right.
enum StatusBarPad {
  /// In points (choices, after pictures of pads); frames are from the right edge and for a height of
  /// 24.
  private enum Metrics {
    static let fontSize = 12.0
    static let height = 24.0
    static let baseline = 16.0
    /// Distance of the time from the left edge: round corners of pads without a home button need
    /// more.
    static let margin = (square: 8.0, round: 20.0)
    /// From the time to the date.
    static let timeToDate = 6.0
    static let battery = Rect(x: -26, y: 6.5, width: 22, height: 11)
    static let cap = Rect(x: -3, y: 10, width: 1.5, height: 4)
    /// Distance from the written charge to the battery, and from wifi to the charge.
    static let gap = 5.0
    static let wifi = Size(width: 15, height: 10.5)
  }

  static func paint(_ node: StyledNode, height: Double, _ color: Color, _ canvas: inout Canvas) {
    let device = node.context.device
    let content = node.context.statusBar
    let margin = device.bottomInset > 0 ? Metrics.margin.round : Metrics.margin.square
    // The battery's own frame has 3 points beside it on its right.
    let right = device.size.width - margin + 3
    func attributes(_ weight: FontWeight) -> TextAttributes {
      TextAttributes(font: .system(Metrics.fontSize, weight), foregroundColor: .color(color))
    }
    canvas.translated(x: 0, y: node.roundToPixel((height - Metrics.height) / 2)) {
      let time = node.textLayout(content.time, attributes: attributes(.semibold))
      $0.draw(time, x: margin, baseline: Metrics.baseline, of: node)
      if !content.date.isEmpty {
        let date = node.textLayout(content.date, attributes: attributes(.semibold))
        $0.draw(
          date, x: node.roundToPixel(margin + time.size.width + Metrics.timeToDate),
          baseline: Metrics.baseline, of: node)
      }
      StatusBarNotch.paintBattery(
        Metrics.battery.offsetBy(x: right, y: 0), cap: Metrics.cap.offsetBy(x: right, y: 0),
        level: min(max(content.battery, 0), 1), color, &$0)
      var left = right + Metrics.battery.minX - Metrics.gap
      if let percentage = content.percentage {
        let charge = node.textLayout(percentage, attributes: attributes(.regular))
        left = node.roundToPixel(left - charge.size.width)
        $0.draw(charge, x: left, baseline: Metrics.baseline, of: node)
        left -= Metrics.gap
      }
      StatusBarNotch.paintWifi(
        Rect(
          x: left - Metrics.wifi.width, y: Metrics.battery.minY,
          width: Metrics.wifi.width, height: Metrics.wifi.height), color, &$0)
    }
  }
}
