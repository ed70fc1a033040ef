public import ObjectModel
import Raster
import Text

/// UIAlertAction: a button of an alert or action sheet.
public enum AlertAction: BaseControl {
  /// The text of the action's button.
  public static let title = AppearanceKey<String>(
    "title", default: .none, "The text of the action's button.")
  /// The kind of action: default, cancel (emphasised, set apart in sheets) or destructive (red).
  public static let style = AppearanceKey<Style>(
    "style", default: .value(.default),
    "The kind of action: default, cancel (emphasised, set apart in sheets) or destructive (red).")
  /// Whether the action is enabled; a disabled one is drawn grey.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", default: .value(true),
    "Whether the action is enabled; a disabled one is drawn grey.")
  /// Whether the action's button is highlighted, as while it is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the action's button is highlighted, as while it is pressed.")
  /// Font size of the title, in points; set by the alert.
  static let fontSize = PartKey<Double>("fontSize")
  /// Whether the action is the emphasised one of its alert; set by the alert.
  static let isPreferred = PartKey<Bool>("isPreferred")

  /// The kind of an action (UIAlertAction.Style).
  public enum Style: String, NamedCases {
    case `default`, cancel, destructive
    /// The name that documents and messages use.
    public static let typeName = "style"
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIAlertAction", superclass: "NSObject", kind: .object, since: 8,
    summary: "A button of an alert or action sheet.",
    properties: [
      title.declaration, style.declaration, isEnabled.declaration, isHighlighted.declaration,
    ])

  static let label = Element.Role("alertActionLabel")

  private enum Metrics {
    /// iOS 7's red (Framework7).
    static let destructive = Color(bytes: 255, 59, 48)
    static let disabledAlpha = 0.4
    /// #E6E6E6 over a pressed button (Framework7).
    static let pressed = Color(bytes: 230, 230, 230)
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children = [Element(Label.definition.name, role: label)]
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    values.pass(Label.text, title, of: node)
    values.setDefault(Label.font, font(node))
    let isEnabled = node[isEnabled] != false
    if node[style] == .destructive {
      let red = Metrics.destructive
      values.setDefault(
        Label.textColor, .color(isEnabled ? red : red.withAlpha(Metrics.disabledAlpha)))
    } else if isEnabled {
      values.setDefault(Label.textColor, .tint)
    } else {
      let tint = node.tintColor
      values.setDefault(
        Label.textColor, .color(tint.withAlpha(tint.alpha * Metrics.disabledAlpha)))
    }
    values.setDefault(Label.textAlignment, .center)
    return values
  }

  /// The title's font.
  static func font(_ node: StyledNode, scale: Double = 1) -> FontValue {
    .system(
      (node[fontSize] ?? 17) * scale,
      node[isPreferred] == true ? node.look.emphasizedWeight : .regular)
  }

  /// Centres the label.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let label = node.child(label) else { return }
    pass.place(label, in: labelFrame(label, of: node, size, margin: 0))
  }

  /// Frame of the title's label, centred in the button.
  ///
  /// - Parameter margin: kept free at both sides of a title that is too long, in points.
  static func labelFrame(
    _ label: StyledNode, of action: StyledNode, _ size: Size, margin: Double
  ) -> Rect {
    let line = Label.line(of: label)
    let baseline = action.centeredTop(line, height: size.height) + line.firstBaseline
    var frame = EmbeddedButton.frame(of: label, line, x: 0, baseline: baseline)
    frame.size.width = min(frame.width, max(0, size.width - 2 * margin))
    frame.origin.x = (size.width - frame.width) / 2
    return frame
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.styled[isHighlighted] == true { canvas.fill(node.bounds, Metrics.pressed) }
  }
}
