import ObjectModel
import Raster
import Text

extension SwipeButton {
  /// In points (choice: a red "Delete" is known to be 74 wide; rows show image and title from 91 on,
  /// as developers tell).
  enum Metrics {
    static let titleSize = 15.0
    static let leastWidth = 74.0
    static let padding = 14.0
    /// Least height of a row whose actions show image and title, and the gap between both.
    static let bothHeight = 91.0
    static let gap = 4.0
  }

  fileprivate static func line(of button: StyledNode) -> TextLayout? {
    button.child(SwipeButton.label).map { Label.line(of: $0) }
  }
}

extension SwipeButtons {
  private static func buttons(of row: StyledNode) -> [StyledNode] { row.children(role) }

  /// The width of one button: that of the widest, so that all are alike (choice).
  private static func width(of buttons: [StyledNode], height: Double) -> Double {
    buttons.reduce(SwipeButton.Metrics.leastWidth) { width, button in
      let showsTitle = button.child(SwipeButton.icon) == nil || showsBoth(height)
      guard showsTitle, let line = SwipeButton.line(of: button) else { return width }
      return max(
        width, button.ceilToPixel(line.size.width + 2 * SwipeButton.Metrics.padding))
    }
  }

  private static func showsBoth(_ height: Double) -> Bool {
    height >= SwipeButton.Metrics.bothHeight
  }

  /// How far a row has moved, in points; negative towards its leading edge.
  static func shift(of row: StyledNode, height: Double) -> Double {
    let buttons = buttons(of: row)
    guard let first = buttons.first else { return 0 }
    let total = width(of: buttons, height: height) * Double(buttons.count)
    return first[SwipeButton.edge] == .leading ? total : -total
  }

  /// Lays out the buttons of a row.
  static func layOut(_ row: StyledNode, in size: Size, _ pass: inout LayoutPass) {
    let buttons = buttons(of: row)
    let width = width(of: buttons, height: size.height)
    for (index, button) in buttons.enumerated() {
      let offset = width * Double(index)
      let x = button[SwipeButton.edge] == .leading ? offset : size.width - offset - width
      pass.place(button, in: Rect(x: x, y: 0, width: width, height: size.height))
      layOutParts(of: button, Size(width: width, height: size.height), &pass)
    }
  }

  private static func layOutParts(
    of button: StyledNode, _ size: Size, _ pass: inout LayoutPass
  ) {
    let icon = button.child(SwipeButton.icon)
    let image = icon?.intrinsicSize(fitting: size) ?? .zero
    let line = icon == nil || showsBoth(size.height) ? SwipeButton.line(of: button) : nil
    let textHeight = line.map { button.ceilToPixel($0.size.height) } ?? 0
    let gap = icon != nil && line != nil ? SwipeButton.Metrics.gap : 0
    var y = (size.height - image.height - gap - textHeight) / 2
    if let icon {
      pass.place(
        icon,
        in: Rect(
          x: button.roundToPixel((size.width - image.width) / 2), y: button.roundToPixel(y),
          width: image.width, height: image.height))
      y += image.height + gap
    }
    guard let label = button.child(SwipeButton.label) else { return }
    guard let line else { return pass.place(label, in: .zero) }
    let x = (size.width - button.ceilToPixel(line.size.width)) / 2
    pass.place(
      label,
      in: EmbeddedButton.frame(
        of: label, line, x: x, baseline: button.roundToPixel(y + line.firstBaseline)))
  }
}
