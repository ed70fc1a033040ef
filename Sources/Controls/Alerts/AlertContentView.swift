import ObjectModel
import Raster

/// The view of an alert controller, which contains its texts, fields and buttons. As in UIKit,
/// rules for UIView contained in UIAlertController match it.
enum AlertContentView: ControlClass {
  static let definition = ClassDefinition(
    "_UIAlertControllerView", superclass: "UIView",
    summary: "What an alert controller's parts stand in.", properties: [])

  /// The view's role in its controller.
  static let role = Element.Role("alertView")
  static let titleLabel = Element.Role("alertTitle", isHeading: true)
  static let messageLabel = Element.Role("alertMessage")
  static let textField = Element.Role("alertTextField")
  static let action = Element.Role("alertAction")
  static let cancelAction = Element.Role("alertCancelAction")

  /// In points: alerts are measured on iOS 9; sheets from SDCAlertView, Flutter and Framework7.
  enum Metrics {
    static let width = 270.0
    static let radius = 13.1
    static let padding = 16.0
    static let titleBaseline = 36.0
    /// Distance from the title's last baseline to the message's first.
    static let titleToMessage = 24.0
    /// Distance from the last baseline to the line above the buttons.
    static let textToButtons = 24.0
    static let buttonHeight = 44.0
    static let buttonSize = 17.0
    static let titleSize = 17.0
    static let messageSize = 13.0
    /// Height of a field; two fields share the border between them (choice, after iOS 8).
    static let fieldHeight = 25.0
    static let fieldSize = 13.0
    static let fieldInset = 4.0
    /// Distance from the last baseline to the first field, and from the last field to the buttons
    /// (choice).
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
    /// Background over the dimmed content: #999 results in #F3 to #F9 (measured).
    static let fill = Color(white: 1, alpha: 0.92)
    /// Lines between buttons: #CBCBCF over the background (measured).
    static let line = Color(white: 0, alpha: 0.18)
    static let sheetText = Color(bytes: 143, 143, 143)
  }

  private static func isSheet(_ node: StyledNode) -> Bool {
    node[AlertController.preferredStyle] == .actionSheet
  }

  /// Keeps the parts that the controller made.
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
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

  /// Lays out the parts; the view itself covers the window.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let layout = AlertLayout(node, size: size, labelHeight: pass.labelHeight)
    for (child, frame) in layout.frames { pass.place(child, in: frame) }
  }

  /// Draws the fields' borders over them.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
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

  /// The boxes; the view itself covers the window.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    var path = Path()
    for box in placedLayout(node).boxes { path.append(shape(of: box)) }
    return path
  }

  private static func placedLayout(_ node: PlacedNode) -> AlertLayout {
    AlertLayout(node.styled, size: node.size) { label, _ in
      node.children.first { $0.index == label.index }?.size.height ?? 0
    }
  }

  private static func shape(of box: Rect) -> Path {
    Path(continuousRoundedRect: box, radius: Metrics.radius)
  }

  /// Draws the dimmed screen, then the boxes.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.fill(node.bounds, Metrics.dim)
    let layout = placedLayout(node)
    for box in layout.boxes {
      canvas.append(.backdrop(shape(of: box), BackdropEffect(sigma: 10, tints: [Metrics.fill])))
    }
    for line in layout.lines { canvas.fill(line, Metrics.line) }
  }
}

extension LayoutPass {
  /// Height of a label whose text breaks at a width, in points.
  fileprivate func labelHeight(_ label: StyledNode, width: Double) -> Double {
    label.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
  }
}
