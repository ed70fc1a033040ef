public import Raster

/// UIAlertAction: a button of an alert or action sheet.
public enum AlertAction: ControlClass {
  /// The button's text.
  public static let title = AppearanceKey<String>("title", "The button's text.")
  /// What kind of action it is.
  public static let style = AppearanceKey<Style>(
    "style", "default, cancel (emphasised, set apart in sheets) or destructive (red).")
  /// Whether it can be chosen.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", "Drawn greyed when false.")
  /// Whether it is drawn as pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", "Drawn as pressed.")
  /// Size of its text, handed on by the alert.
  static let fontSize = AppearanceKey<Double>("fontSize", "Internal.")
  /// Whether its text is the emphasised one of an alert.
  static let isPreferred = AppearanceKey<Bool>("isPreferred", "Internal.")

  /// UIAlertActionStyle.
  public enum Style: String, NamedCases {
    case `default`, cancel, destructive
    /// The name that documents and messages use.
    public static let typeName = "style"
  }

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIAlertAction", superclass: "NSObject", kind: .object, since: 8,
    summary: "A button of an alert or action sheet.",
    properties: [
      title.declaration, style.declaration, isEnabled.declaration, isHighlighted.declaration,
    ])

  /// Fills in the children: there are none.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {}

  private enum Metrics {
    /// iOS 7's red (uikit facts, B2).
    static let destructive = Color(bytes: 255, 59, 48)
    static let disabledAlpha = 0.4
    /// #E6E6E6 over a pressed button (uikit facts, B2).
    static let pressed = Color(bytes: 230, 230, 230)
  }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let action = node.styled
    if action[isHighlighted] == true { canvas.fill(node.bounds, Metrics.pressed) }
    let isEmphasised = action[isPreferred] ?? false
    var ink = action[style] == .destructive ? Metrics.destructive : action.tintColor
    if action[isEnabled] == false { ink = ink.withAlpha(ink.alpha * Metrics.disabledAlpha) }
    let layout = action.textLayout(
      action[title] ?? "",
      attributes: TextAttributes(
        font: .system(
          action[fontSize] ?? 17, isEmphasised ? action.look.emphasizedWeight : .regular),
        foregroundColor: .color(ink)),
      width: node.size.width)
    canvas.draw(
      layout,
      topLeft: Point(
        x: (node.size.width - layout.size.width) / 2,
        y: action.centeredTop(layout, height: node.size.height)),
      shadow: nil, of: action)
  }
}
