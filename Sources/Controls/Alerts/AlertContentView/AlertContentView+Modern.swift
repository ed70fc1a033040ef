import ObjectModel
import Raster
import Text

extension AlertContentView {
  /// Materials and colors by the interface style.
  static var modern: any ControlClass.Type { ModernAlertContentView.self }
}

/// The view of an alert or action sheet from iOS 13 on.
enum ModernAlertContentView: DerivedControl {
  typealias Base = AlertContentView

  // MARK: Figures, in points

  /// Distances of an alert's first baseline from its top, and of its last one from the buttons
  /// (measured).
  static let titleBaseline = 35.6
  static let textToButtons = 24.4
  /// Height of a field, and its distance from the alert's sides (measured).
  static let fieldHeight = 30.0
  static let fieldMargin = 15.0
  /// Room above the texts of a sheet, between them and below (measured with texts of 17 points).
  static let sheetPadding = (top: 11.0, between: 1.0, bottom: 24.3)

  /// Room beside titles of buttons that lie side by side (choice).
  static let titleMargin = 8.0

  /// How much larger texts of a style are than those of the usual content size: Apple's alerts follow it
  /// (sberrevoets/SDCAlertView); by which text styles is a choice.
  static func scale(_ style: TextStyle, _ node: StyledNode) -> Double {
    style.size(category: node.traits.preferredContentSizeCategory, system: node.system)
      / style.size(category: "large", system: node.system)
  }

  /// Standard deviation of the blur (choice).
  private static let blur = 20.0

  /// Black over everything behind (measured; dark Flutter's).
  static func dimming(_ node: StyledNode) -> Color {
    Color(white: 0, alpha: isDark(node) ? 0.48 : 0.2)
  }

  /// The color over the blurred background: 204 becomes 240 (measured), dark that of Flutter.
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
    let small = AlertContentView.Metrics.sheetTextSize * scale(.footnote, node)
    switch part.role {
    case AlertContentView.textField:
      values.setDefault(TextField.font, .system(small))
      values.setDefault(View.backgroundColor, node.look.color(.systemBackground))
    case AlertContentView.titleLabel, AlertContentView.messageLabel:
      values.setDefault(
        Label.textColor, isSheet(node) ? sheetText(node) : node.look.color(.label))
      let isTitle = part.role == AlertContentView.titleLabel
      let isLarge = isTitle && !isSheet(node)
      let size = AlertContentView.Metrics.titleSize * scale(.headline, node)
      values.setDefault(
        Label.font,
        .system(isLarge ? size : small, isTitle ? node.look.emphasizedWeight : .regular))
    default: break
    }
    return values
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    AlertContentView.paintFieldBorders(node, line(node.styled), &canvas)
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
  }
}

extension AlertAction {
  /// Colors by the interface style.
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
