import ObjectModel
import Raster
import Text

/// The layout of an alert or sheet up to iOS 6.
struct ClassicAlertLayout {
  private(set) var frames: [(StyledNode, Rect)] = []
  /// Frame of the alert's box or the sheet's panel, in points.
  private(set) var box = Rect.zero

  private typealias Metrics = ClassicAlertMetrics

  /// Lays out the parts.
  ///
  /// - Parameter labelHeight: height of a label whose text breaks at a width, in points.
  init(
    _ node: StyledNode, size: Size, labelHeight: (StyledNode, Double) -> Double
  ) {
    let labels = [AlertContentView.titleLabel, AlertContentView.messageLabel].compactMap(node.child)
    let actions = node.children(AlertContentView.action)
    if Metrics.isSheet(node) {
      layOutSheet(node, size: size, labels: labels, actions: actions, labelHeight)
    } else {
      layOutAlert(node, size: size, labels: labels, actions: actions, labelHeight)
    }
  }

  private mutating func layOutAlert(
    _ node: StyledNode, size: Size, labels: [StyledNode], actions: [StyledNode],
    _ labelHeight: (StyledNode, Double) -> Double
  ) {
    let width = min(Metrics.width, size.width)
    let room = width - 2 * Metrics.padding
    let heights = labels.map { labelHeight($0, room).rounded(.up) }
    let text =
      heights.reduce(0, +) + Double(max(0, labels.count - 1)) * Metrics.titleToMessage
    let fields = node.children(AlertContentView.textField)
    let fieldHeight = Double(fields.count) * (Metrics.fieldHeight + Metrics.fieldSpacing)
    let isRow = actions.count == 2
    let rows = Double(isRow ? 1 : actions.count)
    let buttons =
      rows * Metrics.buttonHeight + max(0, rows - 1) * Metrics.buttonSpacing
    let height =
      Metrics.top + text + fieldHeight + (actions.isEmpty ? 0 : Metrics.textToButtons) + buttons
      + Metrics.bottom
    let x = ((size.width - width) / 2).rounded(.down)
    let top = ((size.height - height) / 2).rounded(.down)
    box = Rect(x: x, y: top, width: width, height: height)
    var y = top + Metrics.top
    for (label, height) in zip(labels, heights) {
      frames.append((label, Rect(x: x + Metrics.padding, y: y, width: room, height: height)))
      y += height + Metrics.titleToMessage
    }
    y = top + Metrics.top + text + Metrics.fieldSpacing
    for field in fields {
      frames.append(
        (field, Rect(x: x + Metrics.padding, y: y, width: room, height: Metrics.fieldHeight)))
      y += Metrics.fieldHeight + Metrics.fieldSpacing
    }
    y = top + Metrics.top + text + fieldHeight + Metrics.textToButtons
    let half = (room - Metrics.buttonSpacing) / 2
    for (index, action) in actions.enumerated() {
      let column = isRow ? Double(index) * (half + Metrics.buttonSpacing) : 0
      let row = isRow ? 0 : Double(index) * (Metrics.buttonHeight + Metrics.buttonSpacing)
      frames.append(
        (
          action,
          Rect(
            x: x + Metrics.padding + column, y: y + row, width: isRow ? half : room,
            height: Metrics.buttonHeight)
        ))
    }
  }

  private mutating func layOutSheet(
    _ node: StyledNode, size: Size, labels: [StyledNode], actions: [StyledNode],
    _ labelHeight: (StyledNode, Double) -> Double
  ) {
    let isInPopover = node[AlertContentView.isInPopover] == true
    // A popover's frame has a margin of its own.
    let margin = isInPopover ? Metrics.popoverMargin : Metrics.sheetMargin
    let edges = isInPopover ? (margin, margin) : (Metrics.sheetTop, Metrics.sheetBottom)
    let room = size.width - 2 * margin
    let heights = labels.map { labelHeight($0, room).rounded(.up) }
    let cancel = node.child(AlertContentView.cancelAction)
    var height = edges.0 + edges.1
    if !labels.isEmpty { height += heights.reduce(0, +) + Metrics.sheetTop }
    height += Double(actions.count) * Metrics.sheetButton
    height += Double(max(0, actions.count - 1)) * Metrics.sheetSpacing
    if cancel != nil { height += Metrics.sheetButton + Metrics.sheetCancelSpacing }
    box = Rect(
      x: 0, y: isInPopover ? 0 : size.height - height, width: size.width, height: height)
    var y = box.minY + edges.0
    for (label, height) in zip(labels, heights) {
      frames.append((label, Rect(x: margin, y: y, width: room, height: height)))
      y += height
    }
    if !labels.isEmpty { y += Metrics.sheetTop }
    for action in actions {
      frames.append(
        (action, Rect(x: margin, y: y, width: room, height: Metrics.sheetButton)))
      y += Metrics.sheetButton + Metrics.sheetSpacing
    }
    if let cancel {
      let top = box.maxY - Metrics.sheetBottom - Metrics.sheetButton
      frames.append(
        (cancel, Rect(x: margin, y: top, width: room, height: Metrics.sheetButton)))
    }
  }
}
