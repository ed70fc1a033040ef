public import ObjectModel
import Raster
import Text

/// UIAlertController: an alert or action sheet, which dims the tint of everything below it.
public enum AlertController: ControlClass {
  /// Text below the title.
  public static let message = AppearanceKey<String>(
    "message", "Below the title.")
  /// Whether it is an alert or an action sheet.
  public static let preferredStyle = AppearanceKey<Style>(
    "preferredStyle", "alert or actionSheet.")

  /// Alert or action sheet (UIAlertController.Style).
  public enum Style: String, NamedCases {
    case actionSheet, alert
    /// The name that documents and messages use.
    public static let typeName = "preferredStyle"
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIAlertController", superclass: "UIViewController", kind: .viewController, since: 8,
    summary: "An alert or action sheet.",
    properties: [
      message.declaration, preferredStyle.declaration,
      .objects(
        "actions",
        ObjectType("UIAlertAction", default: "UIAlertAction", shorthand: "title"),
        "The buttons."),
      .objects(
        "textFields", ObjectType("UITextField", default: "UITextField", shorthand: "placeholder"),
        "Fields under an alert's message, one on the other."),
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let isSheet = element[preferredStyle] == .actionSheet
    var children: [Element] = []
    if let text = element[ViewController.title], !text.isEmpty {
      children.append(label(text, AlertContentView.titleLabel))
    }
    if let text = element[message], !text.isEmpty {
      children.append(label(text, AlertContentView.messageLabel))
    }
    if !isSheet {
      children += element.objects("textFields").map { $0.with(role: AlertContentView.textField) }
    }
    let actions = element.objects("actions")
    // Cancel comes first of two actions, and is emphasised; otherwise it is the last.
    let cancel = actions.filter { $0[AlertAction.style] == .cancel }
    let others = actions.filter { $0[AlertAction.style] != .cancel }
    let ordered = isSheet || actions.count != 2 ? others + cancel : cancel + others
    let figures = AlertContentView.Figures(system: context.system)
    for (index, item) in ordered.enumerated() {
      let isCancel = item[AlertAction.style] == .cancel
      var child = item.with(
        role: isSheet && isCancel ? AlertContentView.cancelAction : AlertContentView.action)
      child.setDefault(
        AlertAction.fontSize,
        isSheet ? figures.sheetButtonSize : AlertContentView.Metrics.buttonSize)
      let isLast = cancel.isEmpty && !isSheet && index == ordered.count - 1 && ordered.count > 1
      // On iOS 7 an alert emphasises the last of the other actions (SDCAlertView).
      let isDefault7 = context.system < 8 && !isSheet && !others.isEmpty
      let lastOther = ordered.lastIndex { $0[AlertAction.style] != .cancel }
      child.setDefault(
        AlertAction.isPreferred, isDefault7 ? index == lastOther : isCancel || isLast)
      children.append(child)
    }
    var view = element.object("view") ?? Element(AlertContentView.definition.name)
    if view.className == View.definition.name { view.className = AlertContentView.definition.name }
    view.role = AlertContentView.role
    view.setDefault(preferredStyle, isSheet ? .actionSheet : .alert)
    view.children = children
    element.children = [view]
  }

  private static func label(_ text: String, _ role: Element.Role) -> Element {
    var label = Element("UILabel", role: role)
    label.setDefault(Label.text, text)
    label.setDefault(Label.numberOfLines, 0)
    label.setDefault(Label.textAlignment, .center)
    return label
  }

  /// Lays out the view, which covers the window like the controller.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let view = node.child(AlertContentView.role) else { return }
    pass.place(view, in: Rect(origin: .zero, size: size))
  }

  /// Dims the screen behind the alert.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.styled.look.era == .classic {
      ClassicAlertMetrics.paintDimming(node, &canvas)
    } else if node.styled.look.era == .modern {
      canvas.fill(node.bounds, ModernAlertContentView.dimming(node.styled))
    } else {
      canvas.fill(node.bounds, AlertContentView.Metrics.dim)
    }
  }
}
