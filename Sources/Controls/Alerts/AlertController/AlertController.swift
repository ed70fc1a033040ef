public import ObjectModel
import Raster
import Text

/// UIAlertController: an alert or action sheet, which dims the tint of everything below it.
public enum AlertController: BaseControl {
  /// The text below the title.
  public static let message = AppearanceKey<String>(
    "message", default: .none, "The text below the title.")
  /// The kind of controller: alert or actionSheet.
  public static let preferredStyle = AppearanceKey<Style>(
    "preferredStyle", default: .value(.alert), "The kind of controller: alert or actionSheet."
  )

  /// The index of the action that is preferred, from 0; emphasised in alerts.
  public static let preferredAction = AppearanceKey<Int>(
    "preferredAction", since: 9, takesRules: false, default: .none,
    "The index of the action that is preferred, from 0; emphasised in alerts.")

  /// Alert or action sheet (UIAlertController.Style).
  public enum Style: String, NamedCases {
    case actionSheet, alert
    /// The name that documents and messages use.
    public static let typeName = "preferredStyle"
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIAlertController", superclass: "UIViewController", kind: .viewController, since: 8,
    summary: "An alert or action sheet with title, message and actions.",
    properties: [
      message.declaration, preferredStyle.declaration, preferredAction.declaration,
      .objects(
        "actions",
        ObjectType("UIAlertAction", default: "UIAlertAction", shorthand: "title"),
        "The actions, each of which is a button, first to last."),
      .objects(
        "textFields", ObjectType("UITextField", default: "UITextField", shorthand: "placeholder"),
        "The text fields below an alert's message, top to bottom; action sheets have none."),
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let isSheet = element[preferredStyle] == .actionSheet
    let isInPopover = isSheet && element.environment == .popover
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
    // A popover has none: a touch beside it cancels.
    let cancel = isInPopover ? [] : actions.filter { $0[AlertAction.style] == .cancel }
    let others = actions.filter { $0[AlertAction.style] != .cancel }
    let ordered = isSheet || actions.count != 2 ? others + cancel : cancel + others
    let figures = AlertFigures(context.look)
    let preferred = element[preferredAction].flatMap {
      actions.indices.contains($0) && !isSheet ? actions[$0] : nil
    }
    for (index, item) in ordered.enumerated() {
      let isCancel = item[AlertAction.style] == .cancel
      var child = item.with(
        role: isSheet && isCancel ? AlertContentView.cancelAction : AlertContentView.action)
      child.setDefault(
        AlertAction.fontSize,
        isSheet ? figures.sheetButtonSize : figures.buttonSize)
      let isLast = cancel.isEmpty && !isSheet && index == ordered.count - 1 && ordered.count > 1
      let emphasisesLastOther = figures.emphasisesLastAction && !isSheet && !others.isEmpty
      let lastOther = ordered.lastIndex { $0[AlertAction.style] != .cancel }
      let isUsual = emphasisesLastOther ? index == lastOther : isCancel || isLast
      // From iOS 26 on no button is filled unless it is preferred.
      child.setDefault(
        AlertAction.isPreferred,
        preferred.map { $0 == item } ?? (isUsual && context.look.era < .glass))
      children.append(child)
    }
    var view = element.object("view") ?? Element(AlertContentView.definition.name)
    if view.className == View.definition.name { view.className = AlertContentView.definition.name }
    view.role = AlertContentView.role
    view.setDefault(preferredStyle, isSheet ? .actionSheet : .alert)
    if isInPopover { view.setDefault(AlertContentView.isInPopover, true) }
    view.children = children
    element.children = [view]
  }

  /// The controller with the traits of its presentation: an action sheet of a pad is in a popover.
  ///
  /// - Returns: nil for other controllers.
  static func presented(_ controller: Element, _ context: ComposeContext) -> Element? {
    guard context.classes.isKind(controller.className, of: definition.name) else { return nil }
    let isSheet =
      controller[preferredStyle].map { $0 == .actionSheet }
      ?? context.classes.isKind(controller.className, of: ActionSheet.definition.name)
    let isOnPad = context.traits.userInterfaceIdiom == .pad && context.hasRoomAcross
    // From iOS 26 on a phone's action sheet lies beside its source, too, if it has one.
    let hasSource = context.look.era >= .glass && controller[ViewController.sourceRect] != nil
    if isSheet, isOnPad || hasSource {
      return PopoverPresentationController.wrapped(controller, isActionSheet: true)
    }
    var result = controller.with(role: .rootViewController)
    result.environment = .alert
    return result
  }

  /// The size of an action sheet in a popover, which its actions and texts decide.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    guard let view = node.child(AlertContentView.role), view[AlertContentView.isInPopover] == true
    else { return .zero }
    return AlertContentView.popoverSize(view, fitting)
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
    guard node.child(AlertContentView.role)?.styled[AlertContentView.isInPopover] != true else {
      return
    }
    let look = node.styled.look
    if look.era < .flat { return ClassicAlertMetrics.paintDimming(node, &canvas) }
    canvas.fill(node.bounds, node.styled.resolve(AlertFigures(look).dimming) ?? .clear)
  }
}
