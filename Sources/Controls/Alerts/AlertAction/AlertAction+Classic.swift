import ObjectModel
import Raster
import Text

extension AlertAction {
  /// Buttons with a gloss over their upper half.
  static var classic: any ControlClass.Type { ClassicAlertAction.self }
}

/// UIAlertAction up to iOS 6.
enum ClassicAlertAction: DerivedControl {
  typealias Base = AlertAction

  /// Whether the button is in an action sheet; set by the sheet.
  static let isInSheet = PartKey<Bool>("isInSheet")

  private enum Metrics {
    static let radius = 5.0
    static let sheetRadius = 10.0
    static let fontSize = 18.0
    static let sheetFontSize = 20.0
    static let disabledAlpha = 0.5
    /// Margin at both sides of a title that is too long.
    static let margin = 8.0
  }

  /// A gradient of two halves (choice, after screens of the time).
  private static func gloss(_ colors: (Color, Color, Color, Color)) -> VerticalGradient {
    VerticalGradient([
      GradientStop(location: 0, color: colors.0), GradientStop(location: 0.5, color: colors.1),
      GradientStop(location: 0.5, color: colors.2), GradientStop(location: 1, color: colors.3),
    ])
  }

  private static let alert = gloss(
    (
      Color(bytes: 152, 162, 186), Color(bytes: 96, 110, 144), Color(bytes: 70, 86, 124),
      Color(bytes: 84, 101, 142)
    ))
  private static let alertCancel = gloss(
    (
      Color(bytes: 118, 128, 154), Color(bytes: 62, 76, 112), Color(bytes: 34, 50, 90),
      Color(bytes: 46, 63, 106)
    ))
  private static let sheet = gloss(
    (Color(grey: 255), Color(grey: 238), Color(grey: 222), Color(grey: 232)))
  private static let sheetCancel = gloss(
    (Color(grey: 128), Color(grey: 78), Color(grey: 52), Color(grey: 66)))
  private static let destructive = gloss(
    (
      Color(bytes: 236, 138, 132), Color(bytes: 206, 48, 42), Color(bytes: 184, 8, 4),
      Color(bytes: 204, 28, 20)
    ))

  private static let edge = Bezel.Edge(
    at1x: [.shade(0.7, 0.6, 0.6), Bezel.Ring(.light(0.35), .light(0.12), .light(0.12))],
    at2x: [
      .shade(0.75, 0.65, 0.65), .shade(0.5, 0.45, 0.45),
      Bezel.Ring(.light(0.4), .light(0.15), .light(0.15)),
    ])
  private static let dropShadow = PixelRows(at1x: [.light(0.18)], at2x: [.light(0.2), .light(0.1)])

  /// Whether the title is black on a white button; white on the others.
  private static func isDark(_ action: StyledNode) -> Bool {
    action[isInSheet] == true && action[AlertAction.isHighlighted] != true
      && (action[AlertAction.style] ?? .default) == .default
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let isSheet = node[isInSheet] ?? false
    let strength = node[AlertAction.isEnabled] == false ? Metrics.disabledAlpha : 1
    let isDark = isDark(node)
    values.pass(Label.text, AlertAction.title, of: node)
    values.setDefault(
      Label.font, .system(isSheet ? Metrics.sheetFontSize : Metrics.fontSize, .bold))
    values.setDefault(Label.textColor, .color(isDark ? .shade(strength) : .light(strength)))
    values.setShadow(isDark ? ClassicLook.sunkenText : ClassicLook.raisedText)
    values.setDefault(Label.textAlignment, .center)
    values.setDefault(Label.lineBreakMode, .byTruncatingMiddle)
    return values
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let label = node.child(AlertAction.label) else { return }
    var frame = AlertAction.labelFrame(label, of: node, size, margin: Metrics.margin)
    // The text begins on a whole pixel.
    let width = min(Label.line(of: label).size.width, frame.width)
    let x = (size.width - width) / 2
    frame.origin.x += node.roundToPixel(x) - x
    pass.place(label, in: frame)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let action = node.styled
    let isSheet = action[isInSheet] ?? false
    let shape = BezelShape.rounded(isSheet ? Metrics.sheetRadius : Metrics.radius)
    let isCancel = action[AlertAction.style] == .cancel
    let isDestructive = action[AlertAction.style] == .destructive
    let fill =
      isSheet
      ? (isDestructive ? destructive : isCancel ? sheetCancel : sheet)
      : (isCancel ? alertCancel : alert)
    Bezel(shape: shape, fill: fill, edge: edge, dropShadow: dropShadow)
      .paint(in: node.bounds, scale: action.scale, &canvas)
    if action[AlertAction.isHighlighted] == true {
      let inner = node.bounds.insetBy(x: 1, y: 1)
      canvas.fill(shape.path(in: node.bounds, inset: 1), ClassicLook.selection.paint(in: inner))
    }
  }
}
