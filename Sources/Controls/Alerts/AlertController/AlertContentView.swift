import ObjectModel
import Raster

/// The view of an alert controller, which contains its texts, fields and buttons. As in UIKit,
/// rules for UIView contained in UIAlertController match it.
enum AlertContentView: BaseControl {
  static let definition = ClassDefinition(
    "_UIAlertControllerView", superclass: "UIView",
    summary: "The view that holds the parts of an alert controller.", properties: [])

  /// The view's role in its controller.
  static let role = Element.Role("alertView", drawnBy: AlertContentView.self)
  static let titleLabel = Element.Role("alertTitle", isHeading: true)
  static let messageLabel = Element.Role("alertMessage")
  static let textField = Element.Role("alertTextField")
  static let action = Element.Role("alertAction")
  static let cancelAction = Element.Role("alertCancelAction")

  /// Whether it is an action sheet in a popover; set by the controller.
  static let isInPopover = PartKey<Bool>("isInPopover")

  private static func isSheet(_ node: StyledNode) -> Bool {
    node[AlertController.preferredStyle] == .actionSheet
  }

  /// Keeps the parts that the controller made.
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// A title alone has another font than one with a message.
  static var readsParts: Bool { true }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let isSheet = isSheet(node)
    let figures = AlertFigures(node.look)
    if part.role == titleLabel {
      values.setDefault(
        Label.font,
        .system(
          isSheet ? figures.sheetTextSize : figures.titleSize, node.look.emphasizedWeight))
    } else if part.role == messageLabel {
      values.setDefault(
        Label.font, .system(isSheet ? figures.sheetTextSize : figures.messageSize))
    }
    if part.role == textField {
      values.setDefault(TextField.font, .system(figures.fieldSize))
      values.setDefault(TextField.textInset, figures.fieldInset)
      values.setDefault(View.backgroundColor, .color(.white))
    } else if isSheet {
      values.setDefault(Label.textColor, .color(Metrics.sheetText))
    }
    return values
  }

  /// The size of an action sheet in a popover, in points.
  static func popoverSize(_ node: StyledNode, _ fitting: Size) -> Size {
    let size = Size(width: AlertFigures(node.look).popoverWidth, height: 0)
    let measure = { (label: StyledNode, width: Double) in
      label.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
    }
    if node.look.era >= .glass {
      return GlassAlertLayout(node, size: size, labelHeight: measure).card.size
    }
    let height =
      node.look.era < .flat
      ? ClassicAlertLayout(node, size: size, labelHeight: measure).box.height
      : AlertLayout(node, size: size, labelHeight: measure).boxes.first?.height ?? 0
    return Size(width: size.width, height: height)
  }

  /// Lays out the parts; the view itself covers the window, or fills its popover.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let layout = AlertLayout(node, size: size, labelHeight: pass.labelHeight)
    for (child, frame) in layout.frames { pass.place(child, in: frame) }
  }
}

extension LayoutPass {
  /// Height of a label whose text breaks at a width, in points.
  func labelHeight(_ label: StyledNode, width: Double) -> Double {
    label.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
  }
}
