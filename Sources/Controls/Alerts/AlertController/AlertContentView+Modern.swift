import ObjectModel
import Raster
import Text

extension AlertContentView {
  /// Materials and colours by the interface style.
  static var modern: any ControlClass.Type { ModernAlertContentView.self }
}

extension AlertFigures {
  /// States what iOS 13 changed.
  mutating func becomeModern() {
    // Measured.
    titleBaseline = 35.6
    textToButtons = 24.4
    fieldHeight = 30
    fieldMargin = 15
    fieldRadius = 7
    textToFields = 24
    fieldsToButtons = 13
    fieldToButtons = 12.3
    linesTakeRoom = true
    avoidsIndicator = true
    // Measured with texts of 17 points.
    sheetPadding = (top: 11, between: 1, bottom: 24.3)
    // Choice.
    buttonMargin = 8
    // Apple's alerts do (sberrevoets/SDCAlertView).
    followsContentSize = true
    // Measured; dark Flutter's.
    dimming = .dynamic(
      light: .color(Color(white: 0, alpha: 0.2)), dark: .color(Color(white: 0, alpha: 0.48)))
  }
}

/// The view of an alert or action sheet from iOS 13 on.
enum ModernAlertContentView: DerivedControl {
  typealias Base = AlertContentView

  /// How much larger texts of a style are than those of the usual content size; which texts follow
  /// which style is a choice.
  static func scale(_ style: TextStyle, _ node: StyledNode) -> Double {
    style.size(category: node.traits.preferredContentSizeCategory, system: node.system)
      / style.size(category: "large", system: node.system)
  }

  /// Standard deviation of the blur (choice).
  private static let blur = 20.0

  /// The colour over the blurred background: 204 becomes 240 (measured), dark that of Flutter.
  private static func fill(_ node: StyledNode) -> Color {
    isDark(node) ? Color(grey: 30).withAlpha(0.75) : Color(white: 1, alpha: 0.706)
  }

  /// Lines between buttons: 178 on 240 (measured); dark separators (choice).
  private static func line(_ node: StyledNode) -> Color {
    isDark(node) ? node.color(named: .separator) : Color(white: 0, alpha: 0.258)
  }

  /// Texts of a sheet: 130 on 240 (measured); dark secondary labels (choice).
  private static func sheetText(_ node: StyledNode) -> ColorValue {
    isDark(node)
      ? node.look.color(.secondaryLabel) : .color(Color(white: 0, alpha: 0.458))
  }

  private static func isDark(_ node: StyledNode) -> Bool {
    node.traits.userInterfaceStyle == .dark
  }

  private static func isSheet(_ node: StyledNode) -> Bool {
    node[AlertController.preferredStyle] == .actionSheet
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = AlertContentView.values(for: part, of: node)
    let figures = AlertFigures(node.look)
    let small = figures.sheetTextSize * scale(.footnote, node)
    switch part.role {
    case AlertContentView.textField:
      values.setDefault(TextField.font, .system(small))
      // The box of all fields is filled behind them.
      values.setDefault(View.backgroundColor, .color(.clear))
    case AlertContentView.titleLabel, AlertContentView.messageLabel:
      values.setDefault(
        Label.textColor, isSheet(node) ? sheetText(node) : node.look.color(.label))
      let isTitle = part.role == AlertContentView.titleLabel
      let isLarge = isTitle && !isSheet(node)
      let size = figures.titleSize * scale(.headline, node)
      values.setDefault(
        Label.font,
        .system(isLarge ? size : small, isTitle ? node.look.emphasizedWeight : .regular))
    default: break
    }
    return values
  }

  /// The border of fields: 179 (measured); dark separators (choice).
  private static func fieldLine(_ node: StyledNode) -> Color {
    isDark(node) ? node.color(named: .separator) : Color(grey: 179)
  }

  /// The box of all fields; nil without any.
  private static func fieldBox(_ node: PlacedNode) -> Rect? {
    let frames = node.children(AlertContentView.textField).map(\.frame)
    guard let first = frames.first, let last = frames.last else { return nil }
    return Rect(
      x: first.minX, y: first.minY, width: first.width, height: last.maxY - first.minY)
  }

  private static func fieldOutline(_ box: Rect, _ node: PlacedNode, inset: Double = 0) -> Path {
    Path(
      continuousRoundedRect: box.insetBy(x: inset, y: inset),
      radius: AlertFigures(node.styled.look).fieldRadius - inset)
  }

  /// Draws the border around all fields, and the lines that two fields share.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let box = fieldBox(node) else { return }
    let pixel = node.styled.pixel
    var ring = fieldOutline(box, node)
    ring.append(fieldOutline(box, node, inset: pixel))
    canvas.fill(ring, fieldLine(node.styled), rule: .evenOdd)
    for field in node.children(AlertContentView.textField).dropLast() {
      canvas.fill(
        Rect(
          x: box.minX + pixel, y: field.frame.maxY - pixel, width: box.width - 2 * pixel,
          height: pixel),
        fieldLine(node.styled))
    }
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let layout = AlertContentView.placedLayout(node)
    let cancel = node.child(AlertContentView.cancelAction)?.frame
    // A popover has a background of its own.
    for box in layout.boxes where view[AlertContentView.isInPopover] != true {
      let shape = AlertContentView.shape(of: box, node)
      if box == cancel {
        // The button that stands apart is opaque (white measured; dark choice).
        canvas.fill(shape, isDark(view) ? view.color(named: .secondarySystemBackground) : .white)
      } else {
        canvas.append(.backdrop(shape, BackdropEffect(sigma: blur, tints: [fill(view)])))
      }
    }
    // A pressed button is darker, or lighter (choice), inside of its box.
    for action in node.children where action.styled[AlertAction.isHighlighted] == true {
      guard let box = layout.boxes.first(where: { $0.contains(action.frame.center) }) else {
        continue
      }
      canvas.clipped(to: AlertContentView.shape(of: box, node)) {
        $0.fill(action.frame, view.color(named: .systemFill))
      }
    }
    for rect in layout.lines { canvas.fill(rect, line(view)) }
    if let box = fieldBox(node) {
      canvas.fill(fieldOutline(box, node), view.color(named: .systemBackground))
    }
  }
}

extension AlertAction {
  /// Colours by the interface style.
  static var modern: any ControlClass.Type { ModernAlertAction.self }
}

/// UIAlertAction from iOS 13 on.
enum ModernAlertAction: DerivedControl {
  typealias Base = AlertAction

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = AlertAction.values(for: part, of: node)
    values.setDefault(
      Label.font, AlertAction.font(node, scale: ModernAlertContentView.scale(.body, node)))
    if node[AlertAction.isEnabled] == false {
      values.setDefault(Label.textColor, node.look.color(.tertiaryLabel))
    } else if node[AlertAction.style] == .destructive {
      values.setDefault(Label.textColor, node.look.color(.systemRed))
    }
    return values
  }

  /// The alert draws pressed buttons.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {}
}
