import ObjectModel
import Raster
import Text

extension AlertContentView {
  /// Navy glass, or a dark panel with glossy buttons.
  static var classic: any ControlClass.Type { ClassicAlertContentView.self }
}

/// The view of an alert or action sheet up to iOS 6, as controller or as UIAlertView and
/// UIActionSheet.
enum ClassicAlertContentView: DerivedControl {
  typealias Base = AlertContentView

  private typealias Metrics = ClassicAlertMetrics

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let isSheet = Metrics.isSheet(node)
    switch part.role {
    case AlertContentView.titleLabel:
      values.setDefault(
        Label.font,
        isSheet ? .system(Metrics.sheetTextSize) : .system(Metrics.titleSize, .bold))
    case AlertContentView.messageLabel:
      values.setDefault(
        Label.font, .system(isSheet ? Metrics.sheetTextSize : Metrics.messageSize))
    case AlertContentView.textField:
      values.setDefault(TextField.borderStyle, .roundedRect)
      return values
    case AlertContentView.action, AlertContentView.cancelAction:
      values.setDefault(ClassicAlertAction.isInSheet, isSheet)
      return values
    default: return values
    }
    values.setDefault(Label.textColor, .color(.white))
    values.setShadow(ClassicLook.raisedText)
    return values
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let layout = ClassicAlertLayout(node, size: size) { label, width in
      label.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
    }
    for (child, frame) in layout.frames { pass.place(child, in: frame) }
  }

  private static func placedLayout(_ node: PlacedNode) -> ClassicAlertLayout {
    ClassicAlertLayout(node.styled, size: node.size) { label, _ in
      node.children.first { $0.index == label.index }?.size.height ?? 0
    }
  }

  /// The box; the view itself covers the window.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    Metrics.shape(of: placedLayout(node).box, isSheet: Metrics.isSheet(node.styled))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let layout = placedLayout(node)
    // A popover has a background of its own.
    if node.styled[AlertContentView.isInPopover] == true { return }
    if Metrics.isSheet(node.styled) {
      Metrics.paintPanel(layout.box, node.styled.scale, &canvas)
    } else {
      Metrics.paintGlass(layout.box, &canvas)
    }
  }

  /// Nothing: a field draws its own border.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {}
}

/// Metrics and backgrounds of alerts and sheets up to iOS 6.
///
/// Width, button height and font sizes are common knowledge; the rest is a choice after screens of the
/// time, as no measured picture shows one.
enum ClassicAlertMetrics {
  static let width = 284.0
  static let padding = 12.0
  static let top = 17.0
  static let titleToMessage = 5.0
  static let textToButtons = 14.0
  static let fieldHeight = 31.0
  static let fieldSpacing = 8.0
  static let buttonHeight = 43.0
  static let buttonSpacing = 8.0
  static let bottom = 15.0
  static let titleSize = 18.0
  static let messageSize = 16.0
  static let sheetTextSize = 13.0
  static let sheetMargin = 23.0
  /// Margin of buttons in a popover, in its frame.
  static let popoverMargin = 6.0
  static let sheetTop = 16.0
  static let sheetButton = 46.0
  static let sheetSpacing = 7.0
  static let sheetCancelSpacing = 16.0
  static let sheetBottom = 18.0
  static let sheetDim = Color.shade(0.4)

  static func isSheet(_ node: StyledNode) -> Bool {
    node[AlertController.preferredStyle] == .actionSheet
  }

  private static let radius = 11.0
  private static let rim = 2.0
  private static let navy = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 38, 56, 102, alpha: 0.92)),
    GradientStop(location: 1, color: Color(bytes: 16, 30, 70, alpha: 0.92)),
  ])

  /// Dims the screen behind an alert or sheet.
  ///
  /// - Parameter controller: the alert's controller.
  static func paintDimming(_ controller: PlacedNode, _ canvas: inout Canvas) {
    guard let view = controller.child(AlertContentView.role) else { return }
    if isSheet(view.styled) {
      canvas.fill(controller.bounds, sheetDim)
    } else {
      paintVignette(controller.bounds, &canvas)
    }
  }

  /// The outline of an alert's box or of a sheet's panel.
  static func shape(of box: Rect, isSheet: Bool) -> Path {
    isSheet ? Path(rect: box) : Path(roundedRect: box, radius: radius)
  }

  /// Darkens the screen towards the corners.
  private static func paintVignette(_ bounds: Rect, _ canvas: inout Canvas) {
    let reach = max(bounds.width, bounds.height) * 0.7
    canvas.fill(
      Path(rect: bounds),
      .radialGradient(
        RadialGradient(
          stops: [
            GradientStop(location: 0, color: .shade(0.15)),
            GradientStop(location: 1, color: .shade(0.7)),
          ], startCenter: bounds.center, startRadius: 0, endCenter: bounds.center,
          endRadius: reach)))
  }

  /// Draws an alert's box: navy with a white rim, under an arc of light.
  static func paintGlass(_ box: Rect, _ canvas: inout Canvas) {
    let shape = Path(roundedRect: box, radius: radius)
    canvas.shadow(
      shape, .shade(0.65), offset: Point(x: 0, y: 4), blurRadius: 12, knockout: true)
    let inner = box.insetBy(x: rim, y: rim)
    let glass = Path(roundedRect: inner, radius: radius - rim)
    canvas.fill(glass, navy.paint(in: inner))
    canvas.clipped(to: glass) {
      // An ellipse far wider than the box, whose lowest point lies a little below the box's top.
      let hang = 30.0
      let height = 110.0
      let arc = Rect(
        x: inner.minX - inner.width * 0.2, y: inner.minY + hang - height,
        width: inner.width * 1.4, height: height)
      let light = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: hang)
      $0.fill(
        Path(ellipseIn: arc),
        VerticalGradient([
          GradientStop(location: 0, color: .light(0.46)),
          GradientStop(location: 1, color: .light(0.16)),
        ]).paint(in: light))
    }
    var ring = shape
    ring.append(glass)
    canvas.fill(ring, Color(bytes: 226, 230, 238, alpha: 0.9), rule: .evenOdd)
    var line = Path(roundedRect: box.insetBy(x: -0.5, y: -0.5), radius: radius + 0.5)
    line.append(shape)
    canvas.fill(line, .shade(0.5), rule: .evenOdd)
  }

  /// Draws the dark panel of a sheet, with a light line above.
  static func paintPanel(_ box: Rect, _ scale: Double, _ canvas: inout Canvas) {
    // The gloss ends above a sheet's text, however high the sheet is.
    let gloss = min((sheetTop - 3) / box.height, 0.5)
    let ramp = VerticalGradient([
      GradientStop(location: 0, color: Color(bytes: 120, 124, 132, alpha: 0.94)),
      GradientStop(location: gloss, color: Color(bytes: 76, 80, 88, alpha: 0.94)),
      GradientStop(location: gloss, color: Color(bytes: 60, 64, 72, alpha: 0.94)),
      GradientStop(location: 1, color: Color(bytes: 36, 39, 45, alpha: 0.94)),
    ])
    canvas.fill(Path(rect: box), ramp.paint(in: box))
    PixelRows(
      at1x: [.shade(0.6), .light(0.4)], at2x: [.shade(0.6), .shade(0.6), .light(0.45), .light(0.3)]
    )
    .paint(from: box.minX, to: box.maxX, top: box.minY, scale: scale, &canvas)
  }
}
