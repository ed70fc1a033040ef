public import Raster

/// UIAlertController: an alert or action sheet over everything else, whose tint it dims.
public enum AlertController: ControlClass {
  /// Below the title.
  public static let message = AppearanceKey<String>(
    "message", decidesParts: true, "Below the title.")
  /// Alert or sheet.
  public static let preferredStyle = AppearanceKey<Style>(
    "preferredStyle", decidesParts: true, "alert or actionSheet.")

  /// UIAlertControllerStyle.
  public enum Style: String, NamedCases {
    case actionSheet, alert
    /// The name that documents and messages use.
    public static let typeName = "preferredStyle"
  }

  /// What the class is called, and its properties.
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

  static let titleLabel = Element.Role("alertTitle")
  static let messageLabel = Element.Role("alertMessage")
  static let textField = Element.Role("alertTextField")
  static let action = Element.Role("alertAction")
  static let cancelAction = Element.Role("alertCancelAction")

  /// Alert figures measured on iOS 9; sheet figures from SDCAlertView, Flutter and Framework7
  /// (uikit facts, A4).
  enum Metrics {
    static let width = 270.0
    static let radius = 13.1
    static let padding = 16.0
    static let titleBaseline = 36.0
    /// From the title's last baseline to the message's first.
    static let titleToMessage = 24.0
    /// From the last baseline to the line above the buttons.
    static let textToButtons = 24.0
    static let buttonHeight = 44.0
    static let buttonSize = 17.0
    static let titleSize = 17.0
    static let messageSize = 13.0
    /// Fields one on the other, each with a border that its neighbour shares (choice, after iOS 8).
    static let fieldHeight = 25.0
    static let fieldSize = 13.0
    static let fieldInset = 4.0
    /// From the last baseline to the first field, and from the last field to the buttons (choice).
    static let textToFields = 17.0
    static let fieldsToButtons = 17.5
    static let fieldBorder = Color(white: 0, alpha: 0.3)
    static let sheetMargin = 8.0
    static let sheetButtonHeight = 57.0
    static let sheetButtonSize = 20.0
    static let sheetTextSize = 13.0
    static let sheetPadding = 17.0
    /// Black over everything behind (measured).
    static let dim = Color(white: 0, alpha: 0.4)
    /// Over what lies behind: #999 shows as #F3 to #F9 (measured).
    static let fill = Color(white: 1, alpha: 0.92)
    /// #CBCBCF on that (measured).
    static let line = Color(white: 0, alpha: 0.18)
    static let sheetText = Color(bytes: 143, 143, 143)
  }

  private static func isSheet(_ node: StyledNode) -> Bool {
    node[preferredStyle] == .actionSheet
  }

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    let isSheet = element[preferredStyle] == .actionSheet
    var children: [Element] = []
    if let text = element[ViewController.title], !text.isEmpty {
      children.append(label(text, titleLabel))
    }
    if let text = element[message], !text.isEmpty { children.append(label(text, messageLabel)) }
    if !isSheet { children += element.objects("textFields").map { $0.with(role: textField) } }
    let actions = element.objects("actions")
    // Where there are two, cancel stands first and is the emphasised one; below it else.
    let cancel = actions.filter { $0[AlertAction.style] == .cancel }
    let others = actions.filter { $0[AlertAction.style] != .cancel }
    let ordered = isSheet || actions.count != 2 ? others + cancel : cancel + others
    for (index, item) in ordered.enumerated() {
      let isCancel = item[AlertAction.style] == .cancel
      var child = item.with(role: isSheet && isCancel ? cancelAction : action)
      child.setDefault(
        AlertAction.fontSize, isSheet ? Metrics.sheetButtonSize : Metrics.buttonSize)
      let isLast = cancel.isEmpty && !isSheet && index == ordered.count - 1 && ordered.count > 1
      child.setDefault(AlertAction.isPreferred, isCancel || isLast)
      children.append(child)
    }
    element.children = children
  }

  private static func label(_ text: String, _ role: Element.Role) -> Element {
    var label = Element("UILabel", role: role)
    label.setDefault(Label.text, text)
    label.setDefault(Label.numberOfLines, 0)
    label.setDefault(Label.textAlignment, .center)
    return label
  }

  /// What a part is handed.
  public static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let isSheet = isSheet(node)
    if part.role == titleLabel {
      values.setDefault(
        Label.font,
        .system(
          isSheet ? Metrics.sheetTextSize : Metrics.titleSize, node.look.emphasizedWeight))
    } else if part.role == messageLabel {
      values.setDefault(
        Label.font, .system(isSheet ? Metrics.sheetTextSize : Metrics.messageSize))
    }
    if part.role == textField {
      values.setDefault(TextField.font, .system(Metrics.fieldSize))
      values.setDefault(TextField.textInset, Metrics.fieldInset)
      values.setDefault(View.backgroundColor, .color(.white))
    } else if isSheet {
      values.setDefault(Label.textColor, .color(Metrics.sheetText))
    }
    return values
  }

  /// Places the children; the controller itself covers the window.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let layout = AlertLayout(node, size: size, labelHeight: pass.labelHeight)
    for (child, frame) in layout.frames { pass.place(child, in: frame) }
  }

  /// Draws the fields' borders over them.
  public static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    let fields = node.children(textField)
    let pixel = node.styled.pixel
    for (index, field) in fields.enumerated() {
      let frame = field.frame
      var ring = Path(rect: frame)
      let top = index == 0 ? pixel : 0
      ring.append(
        Path(
          rect: frame.inset(by: EdgeInsets(top: top, left: pixel, bottom: pixel, right: pixel))))
      canvas.fill(ring, Metrics.fieldBorder, rule: .evenOdd)
    }
  }

  /// Draws in the bounds: the dimmed screen, then the boxes.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.fill(node.bounds, Metrics.dim)
    let layout = AlertLayout(node.styled, size: node.size) { label, _ in
      node.children.first { $0.index == label.index }?.size.height ?? 0
    }
    for box in layout.boxes {
      let shape = Path(continuousRoundedRect: box, radius: Metrics.radius)
      canvas.append(.backdrop(shape, BackdropEffect(sigma: 10, tints: [Metrics.fill])))
    }
    for line in layout.lines { canvas.fill(line, Metrics.line) }
  }
}

extension LayoutPass {
  /// The height of a label that may break, in points.
  fileprivate func labelHeight(_ label: StyledNode, width: Double) -> Double {
    label.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
  }
}
