import ObjectModel
import Raster
import Text

/// The layout of an alert or action sheet.
struct AlertLayout {
  /// Frames of the view's children, in points.
  private(set) var frames: [(StyledNode, Rect)] = []
  /// The boxes with round corners, in points.
  private(set) var boxes: [Rect] = []
  /// Hairlines between buttons, in points.
  private(set) var lines: [Rect] = []

  private let node: StyledNode
  private let size: Size
  private let labelHeight: (StyledNode, Double) -> Double

  private let figures: AlertFigures

  /// Lays out the parts.
  ///
  /// - Parameter labelHeight: height of a label whose text breaks at a width, in points.
  init(
    _ node: StyledNode, size: Size, labelHeight: @escaping (StyledNode, Double) -> Double
  ) {
    self.node = node
    figures = AlertFigures(node.look)
    self.size = size
    self.labelHeight = labelHeight
    if node[AlertController.preferredStyle] == .actionSheet {
      layOutSheet()
    } else {
      layOutAlert()
    }
  }

  private var title: StyledNode? { node.child(AlertContentView.titleLabel) }
  private var message: StyledNode? { node.child(AlertContentView.messageLabel) }

  /// Ascender of a label's font, in points: figures are from baselines, frames from tops.
  private func ascender(_ label: StyledNode) -> Double {
    node.font(label[Label.font] ?? .system(17)).ascender
  }

  /// Height of a button, in points: larger titles make it higher.
  private func buttonHeight(_ height: Double, size: Double) -> Double {
    var height = height
    if figures.followsContentSize {
      let usual = node.font(.system(size)).lineHeight
      let line = node.font(.system(size * scale(.body))).lineHeight
      height += node.ceilToPixel(max(0, line - usual))
    }
    return height + lineRoom
  }

  /// Height that the line above a button adds to it, in points.
  private var lineRoom: Double { figures.linesTakeRoom ? node.pixel : 0 }

  /// How much larger texts of a style are than those of the usual content size.
  private func scale(_ style: TextStyle) -> Double {
    figures.followsContentSize ? ModernAlertContentView.scale(style, node) : 1
  }

  /// How far the baseline of larger text lies below that of the usual size, in points.
  private func lowering(_ label: StyledNode) -> Double {
    let style: TextStyle = label.role == AlertContentView.titleLabel ? .headline : .footnote
    return ascender(label) * (1 - 1 / scale(style))
  }

  /// The middle of the area in which an alert is centered.
  private var middle: Double {
    guard figures.avoidsIndicator else { return size.height / 2 }
    let device = node.context.device
    return (size.height + device.statusBarHeight - device.bottomInset) / 2
  }

  /// The texts of an alert with their tops and heights, the last baseline, and the end of their
  /// area, from the box's top.
  private func placedTexts(
    width room: Double
  ) -> (texts: [(StyledNode, Double, Double)], baseline: Double, end: Double) {
    var texts: [(StyledNode, Double, Double)] = []
    if let lines = figures.lines {
      var y = lines.top
      var baseline = y
      for label in [title, message].compactMap(\.self) {
        if !texts.isEmpty { y += lines.between }
        let height = labelHeight(label, room)
        texts.append((label, y, height))
        y += height
        baseline = y - node.font(label[Label.font] ?? .system(17)).descender
      }
      return (texts, baseline, node.roundToPixel(y + lines.bottom))
    }
    var baseline = figures.titleBaseline
    for label in [title, message].compactMap(\.self) {
      if !texts.isEmpty { baseline += figures.titleToMessage }
      baseline += lowering(label)
      let ascender = ascender(label)
      let height = labelHeight(label, room)
      texts.append((label, node.roundToPixel(baseline - ascender), height))
      // Each further line moves everything below down.
      let line = node.font(label[Label.font] ?? .system(17)).lineHeight
      baseline += max(0, height - node.ceilToPixel(line))
    }
    return (texts, baseline, node.roundToPixel(baseline + figures.textToButtons))
  }

  private mutating func layOutAlert() {
    let width = figures.width
    let buttonHeight = buttonHeight(figures.buttonHeight, size: figures.buttonSize)
    let fieldHeight =
      figures.followsContentSize
      ? node.ceilToPixel(figures.fieldHeight * max(1, scale(.footnote))) : figures.fieldHeight
    let fieldInset = figures.fieldMargin ?? figures.padding
    let x = node.roundToPixel((size.width - width) / 2)
    let room = width - 2 * figures.padding
    let (texts, baseline, textEnd) = placedTexts(width: room)
    let fields = node.children(AlertContentView.textField)
    let fieldsTop = node.roundToPixel(
      texts.isEmpty ? figures.padding : baseline + figures.textToFields)
    let fieldsEnd = fieldsTop + Double(fields.count) * fieldHeight
    let textHeight =
      !fields.isEmpty
      ? node.roundToPixel(
        fieldsEnd
          + (fields.count == 1
            ? figures.fieldToButtons ?? figures.fieldsToButtons : figures.fieldsToButtons))
      : texts.isEmpty ? 0 : textEnd
    var actions = node.children(AlertContentView.action)
    let isRow = actions.count == 2 && fitInRow(actions, width: width)
    // Stacked, cancel comes last again.
    if !isRow, actions.count == 2, actions[0][AlertAction.style] == .cancel { actions.reverse() }
    let rows = isRow ? 1 : actions.count
    let height = textHeight + Double(rows) * buttonHeight
    let y = node.roundToPixel(middle - height / 2)
    boxes = [Rect(x: x, y: y, width: width, height: height)]
    for (label, top, height) in texts {
      frames.append(
        (label, Rect(x: x + figures.padding, y: y + top, width: room, height: height)))
    }
    for (index, field) in fields.enumerated() {
      let top = y + fieldsTop + Double(index) * fieldHeight
      frames.append(
        (
          field,
          Rect(
            x: x + fieldInset, y: top, width: width - 2 * fieldInset, height: fieldHeight)
        ))
    }
    for (index, action) in actions.enumerated() {
      let top = y + textHeight + (isRow ? 0 : Double(index) * buttonHeight)
      let half = width / 2
      let frame =
        isRow
        ? Rect(x: x + Double(index) * half, y: top, width: half, height: buttonHeight)
        : Rect(x: x, y: top, width: width, height: buttonHeight)
      frames.append((action, frame))
      if !isRow || index == 0 {
        lines.append(Rect(x: x, y: top, width: width, height: node.pixel))
      } else {
        lines.append(
          Rect(x: frame.minX, y: top, width: node.pixel, height: buttonHeight))
      }
    }
  }

  /// Whether two buttons lie side by side.
  private func fitInRow(_ actions: [StyledNode], width: Double) -> Bool {
    guard let margin = figures.buttonMargin else { return true }
    let room = width / 2 - 2 * margin
    return actions.allSatisfy { action in
      action.child(AlertAction.label).map { Label.line(of: $0).size.width <= room } ?? true
    }
  }

  private mutating func layOutSheet() {
    let isInPopover = node[AlertContentView.isInPopover] == true
    let margin = isInPopover ? 0 : figures.sheetMargin
    let width = size.width - 2 * margin
    let height = buttonHeight(figures.sheetButtonHeight, size: figures.sheetButtonSize)
    let indicator = node.context.device.bottomInset
    var bottom =
      size.height - (figures.avoidsIndicator && indicator > 0 ? indicator : margin + indicator)
    if let cancel = node.child(AlertContentView.cancelAction) {
      let own = height - lineRoom
      let frame = Rect(x: margin, y: bottom - own, width: width, height: own)
      frames.append((cancel, frame))
      boxes.append(frame)
      bottom = frame.minY - margin
    }
    let actions = node.children(AlertContentView.action)
    let room = width - 2 * figures.padding
    let labels = [title, message].compactMap(\.self)
    let heights = labels.map { labelHeight($0, room) }
    let text = heights.reduce(0, +)
    let padding = figures.sheetPadding
    let header =
      labels.isEmpty
      ? 0
      : text + padding.top + padding.bottom + Double(labels.count - 1) * padding.between
    let rows = Double(actions.count) * height
    // A popover begins at its top, however little of it the screen shows.
    let top = isInPopover ? 0 : node.roundToPixel(bottom - header - rows)
    if isInPopover { bottom = node.ceilToPixel(header + rows) }
    boxes.append(Rect(x: margin, y: top, width: width, height: bottom - top))
    var y = top + padding.top
    for (label, height) in zip(labels, heights) {
      frames.append(
        (label, Rect(x: margin + figures.padding, y: y, width: room, height: height)))
      y += height + padding.between
    }
    for (index, action) in actions.enumerated() {
      let start = top + header + Double(index) * height
      frames.append((action, Rect(x: margin, y: start, width: width, height: height)))
      if index > 0 || !labels.isEmpty {
        lines.append(Rect(x: margin, y: start, width: width, height: node.pixel))
      }
    }
  }
}
