import ObjectModel
import Raster
import Text

extension AlertContentView {
  /// A card of glass with capsules as buttons.
  static var glass: any ControlClass.Type { GlassAlertContentView.self }
}

extension AlertFigures {
  /// Alerts from iOS 26 on (views and probes of 26.1 to 27.0): 320 wide, texts at 30, capsules of 48. The distance from texts to
  /// buttons is what heights of 172 and 264 leave.
  mutating func setGlass(_ look: Look) {
    width = 320
    radius = 34
    sheetRadius = 34
    padding = 30
    messageSize = 15
    lines = (top: 22, between: 7.33, bottom: 40.33)
    titleToButtons = 45.67
    capsules = (margin: 16, height: 48, gap: 8)
    fieldHeight = 48
    fieldMargin = 15
    fieldInset = 15
    fieldRadius = 24
    fieldSize = 17
    popoverWidth = 240
    dimming = .dynamic(
      light: .color(Color(white: 0, alpha: 0.207)), dark: .color(Color(white: 0, alpha: 0.48)))
    // Measured 20 darker than the card on 26; on 27 198 and 60.
    capsuleAlpha = look.system < 27 ? (light: 0.2, dark: 0.2) : (light: 0.28, dark: 0.32)
  }

  /// Distance between two fields, and from the last one to the buttons (choices).
  static let fieldGap = 8.0
  static let capsulesBelowFields = 16.0
}

/// The layout of an alert or action sheet from iOS 26 on: one card, whose buttons are capsules.
struct GlassAlertLayout {
  /// Frames of the view's children, in points.
  private(set) var frames: [(StyledNode, Rect)] = []
  /// The card, in points.
  private(set) var card = Rect.zero

  private let node: StyledNode
  private let figures: AlertFigures

  /// - Parameter labelHeight: height of a label whose text breaks at a width, in points.
  init(
    _ node: StyledNode, size: Size, labelHeight: (StyledNode, Double) -> Double
  ) {
    self.node = node
    figures = AlertFigures(node.look)
    let isInPopover = node[AlertContentView.isInPopover] == true
    let width = isInPopover ? figures.popoverWidth : min(figures.width, max(0, size.width - 16))
    let inset = isInPopover ? figures.padding / 2 : figures.padding
    let room = max(0, width - 2 * inset)
    let capsules = figures.capsules ?? (16, 48, 8)
    let lines = figures.lines ?? (22, 7.33, 40.33)
    var parts: [(StyledNode, Rect)] = []
    var y = lines.top
    let labels = [AlertContentView.titleLabel, AlertContentView.messageLabel].compactMap {
      node.child($0)
    }
    for (index, label) in labels.enumerated() {
      if index > 0 { y += lines.between }
      let height = labelHeight(label, room)
      parts.append((label, Rect(x: inset, y: y, width: room, height: height)))
      y += height
    }
    let fields = node.children(AlertContentView.textField)
    let hasMessage = node.child(AlertContentView.messageLabel) != nil
    if labels.isEmpty, fields.isEmpty {
      y = capsules.margin
    } else if fields.isEmpty {
      y += hasMessage ? lines.bottom : figures.titleToButtons ?? lines.bottom
    } else {
      y += labels.isEmpty ? 0 : AlertFigures.capsulesBelowFields
      let margin = figures.fieldMargin ?? capsules.margin
      for field in fields {
        parts.append(
          (
            field,
            Rect(x: margin, y: y, width: max(0, width - 2 * margin), height: figures.fieldHeight)
          ))
        y += figures.fieldHeight + AlertFigures.fieldGap
      }
      y += AlertFigures.capsulesBelowFields - AlertFigures.fieldGap
    }
    y = node.roundToPixel(y)
    let height = capsules.height * ModernAlertContentView.scale(.body, node)
    var actions =
      node.children(AlertContentView.action) + node.children(AlertContentView.cancelAction)
    let inner = max(0, width - 2 * capsules.margin)
    let isSheet = node[AlertController.preferredStyle] == .actionSheet
    let half = (inner - capsules.gap) / 2
    let isRow = !isSheet && actions.count == 2 && Self.fit(actions, width: half)
    if !isRow, actions.count == 2, actions[0][AlertAction.style] == .cancel { actions.reverse() }
    for (index, action) in actions.enumerated() {
      let x = capsules.margin + (isRow ? Double(index) * (half + capsules.gap) : 0)
      if index > 0, !isRow { y += capsules.gap }
      parts.append(
        (action, Rect(x: x, y: y, width: isRow ? half : inner, height: height)))
      if !isRow || index == actions.count - 1 { y += height }
    }
    y += actions.isEmpty ? 0 : capsules.margin
    let device = node.context.device
    let middle =
      isInPopover ? y / 2 : (size.height + device.safeAreaTop - device.bottomInset) / 2
    card = Rect(
      x: isInPopover ? 0 : node.roundToPixel((size.width - width) / 2),
      y: node.roundToPixel(middle - y / 2), width: width, height: y)
    frames = parts.map { ($0, $1.offsetBy(x: card.minX, y: card.minY)) }
  }

  /// Whether two buttons have room side by side; 12 beside their titles is a choice.
  private static func fit(_ actions: [StyledNode], width: Double) -> Bool {
    actions.allSatisfy { action in
      action.child(AlertAction.label).map { Label.line(of: $0).size.width <= width - 24 } ?? true
    }
  }
}

/// The view of an alert or action sheet from iOS 26 on.
enum GlassAlertContentView: DerivedControl {
  typealias Base = ModernAlertContentView

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    let figures = AlertFigures(node.look)
    var values = PassedValues()
    switch part.role {
    case AlertContentView.titleLabel:
      // On 27 a title alone is regular.
      let isAlone =
        node.glassGeneration == .second && node.child(AlertContentView.messageLabel) == nil
        && !node.element.children.contains { $0.role == AlertContentView.messageLabel }
      values.setDefault(
        Label.font,
        .system(
          figures.titleSize * ModernAlertContentView.scale(.headline, node),
          isAlone ? .regular : .semibold))
      values.setDefault(Label.textColor, node.look.color(.label))
    case AlertContentView.messageLabel:
      values.setDefault(
        Label.font,
        .system(figures.messageSize * ModernAlertContentView.scale(.subheadline, node)))
      values.setDefault(Label.textColor, node.look.color(.secondaryLabel))
    case AlertContentView.textField:
      values.setDefault(TextField.font, .system(figures.fieldSize))
      values.setDefault(TextField.textInset, figures.fieldInset)
      values.setDefault(View.backgroundColor, .color(.clear))
      return values
    default: return values
    }
    values.setDefault(Label.textAlignment, .natural)
    return values
  }

  private static func placedLayout(_ node: PlacedNode) -> GlassAlertLayout {
    GlassAlertLayout(node.styled, size: node.size) { label, _ in
      node.children.first { $0.index == label.index }?.size.height ?? 0
    }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let layout = GlassAlertLayout(node, size: size, labelHeight: pass.labelHeight)
    for (child, frame) in layout.frames { pass.place(child, in: frame) }
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    Path(
      glassRoundedRect: placedLayout(node).card, radius: AlertFigures(node.styled.look).radius)
  }

  /// The glass of an alert's card, light or dark as the interface is.
  static func glass(_ card: Rect, of view: StyledNode) -> Glass {
    var glass = Glass(
      of: view, [Glass.RoundedRect(card, radius: AlertFigures(view.look).radius)], role: .alert)
    glass.appearance = view.traits.userInterfaceStyle == .dark ? .dark : .light
    return glass
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    // A popover has a background of its own.
    if view[AlertContentView.isInPopover] != true {
      canvas.append(.glass(glass(placedLayout(node).card, of: view)))
    }
    let figures = AlertFigures(view.look)
    let isDark = view.traits.userInterfaceStyle == .dark
    let grey = Color(
      bytes: 120, 120, 128,
      alpha: isDark ? figures.capsuleAlpha.dark : figures.capsuleAlpha.light)
    let actions =
      node.children(AlertContentView.action) + node.children(AlertContentView.cancelAction)
    for action in actions {
      let styled = action.styled
      let isFilled =
        styled[AlertAction.isPreferred] == true && styled[AlertAction.isEnabled] != false
      let isPressed = styled[AlertAction.isHighlighted] == true
      let fill = isFilled ? styled.tintColor : grey
      canvas.fill(
        Path(capsuleIn: action.frame),
        // A pressed button fades (views of 27).
        isPressed ? fill.withAlpha(fill.alpha * 0.4) : fill)
    }
    let field = view.color(named: .tertiarySystemFill)
    for child in node.children(AlertContentView.textField) {
      canvas.fill(Path(capsuleIn: child.frame), field)
    }
  }

  /// Fields have no borders.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {}
}

extension AlertAction {
  /// Titles in the colour of labels.
  static var glass: any ControlClass.Type { GlassAlertAction.self }
}

/// UIAlertAction from iOS 26 on.
enum GlassAlertAction: DerivedControl {
  typealias Base = ModernAlertAction

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    values.pass(Label.text, AlertAction.title, of: node)
    let isPreferred = node[AlertAction.isPreferred] == true
    let isEnabled = node[AlertAction.isEnabled] != false
    values.setDefault(
      Label.font,
      .system(
        AlertFigures(node.look).buttonSize * ModernAlertContentView.scale(.body, node),
        isPreferred ? .semibold : .medium))
    let color: ColorValue =
      !isEnabled
      ? node.look.color(.tertiaryLabel)
      : isPreferred
        ? .color(.white)
        : node.look.color(node[AlertAction.style] == .destructive ? .systemRed : .label)
    values.setDefault(Label.textColor, color)
    values.setDefault(Label.textAlignment, .center)
    return values
  }
}
