import ObjectModel
import Raster
import Text

extension TextField {
  /// Borders that look sunken.
  static var classic: any ControlClass.Type { ClassicTextField.self }
}

/// UITextField up to iOS 6.
enum ClassicTextField: DerivedControl {
  typealias Base = TextField

  /// In points, measured at 2x; at 1x two rows become one.
  private enum Metrics {
    static let height = 31.0
    static let radius = 8.0
    static let placeholder = Color(grey: 179)
    static let line = Color.black
    static let disabledAlpha = 0.5
    /// Distance from the field's middle up to the middle of the clear button.
    static let clearRise = 0.5
  }

  /// The border of the line style: black over #BF around it, with a shadow inside.
  private static let edge = Bezel.Edge(
    at1x: [
      Bezel.Ring(Color(grey: 113), Color(grey: 134), Color(grey: 169)), .shade(0.32, 0.12, 0.02),
      .shade(0.12, 0.04, 0), .shade(0.03, 0, 0),
    ],
    at2x: [
      Bezel.Ring(Color(grey: 113), Color(grey: 134), Color(grey: 169)),
      Bezel.Ring(Color(grey: 113), Color(grey: 134), Color(grey: 169)),
      .shade(0.357, 0.165, 0.027), .shade(0.275, 0.082, 0), .shade(0.165, 0.02, 0),
      .shade(0.082, 0, 0), .shade(0.027, 0, 0),
    ])
  static let white = VerticalGradient([GradientStop(location: 0, color: .white)])
  private static let rounded = BezelShape.rounded(Metrics.radius)
  /// The border of the bezel style: sunken, with square corners.
  private static let bezelEdge = Bezel.Edge(
    at1x: [.shade(0.55, 0.35, 0.2), .shade(0.2, 0.08, 0)],
    at2x: [.shade(0.6, 0.4, 0.2), .shade(0.45, 0.2, 0.1), .shade(0.22, 0.08, 0), .shade(0.1, 0, 0)])

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TextField.values(for: part, of: node)
    guard part.role == TextField.textLabel, (node[TextField.text] ?? "").isEmpty else {
      return values
    }
    values.setDefault(
      Label.textColor, node[TextField.placeholderColor] ?? .color(Metrics.placeholder))
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    var size = TextField.intrinsicSize(node, fitting: fitting)
    if node[TextField.borderStyle] == .roundedRect { size.height = Metrics.height }
    return size
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TextField.layOut(node, size: size, &pass)
    if let button = node.child(TextField.clearButton) {
      TextFieldButton.place(
        button, inFieldOf: size, middle: size.height / 2 - Metrics.clearRise, &pass)
    }
    layOutText(of: node, size: size, &pass)
  }

  /// Lays out the label.
  ///
  /// - Parameter moved: vertical offset of the text, in points; positive moves it down.
  static func layOutText(
    of node: StyledNode, size: Size, moved: Double = 0, _ pass: inout LayoutPass
  ) {
    guard let label = node.child(TextField.textLabel) else { return }
    // Centres the capitals: 15 points have their baseline at 21 of 31, 14 points at 20 of a search
    // field's 30.
    let font = label.font(label[Label.font] ?? .system(17))
    let middle = node.roundToPixel((size.height + font.capHeight) / 2)
    let frame = pass.frame(of: label)
    pass.place(
      label,
      in: node.frame(
        ofLabel: label, x: frame.minX, width: frame.width, baseline: middle + moved))
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    node.styled[TextField.borderStyle] == .roundedRect ? rounded.path(in: node.bounds) : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    let isEnabled = field[Control.isEnabled] != false
    switch field[TextField.borderStyle] ?? .none {
    case .roundedRect:
      canvas.layerIfNeeded(opacity: isEnabled ? 1 : Metrics.disabledAlpha, within: node.bounds) {
        let isPlain = field[View.backgroundColor] == nil
        Bezel(shape: rounded, fill: isPlain ? white : nil, edge: edge)
          .paint(in: node.bounds, scale: field.scale, &$0)
      }
    case .bezel:
      Bezel(shape: .rounded(0), fill: white, edge: bezelEdge)
        .paint(in: node.bounds, scale: field.scale, &canvas)
    case .line:
      var path = Path(rect: node.bounds)
      path.append(Path(rect: node.bounds.insetBy(x: 1, y: 1)))
      canvas.fill(path, Metrics.line, rule: .evenOdd)
    case .none: break
    }
    let image =
      isEnabled
      ? field[TextField.background]
      : field[TextField.disabledBackground] ?? field[TextField.background]
    if let image, field[TextField.borderStyle] != .roundedRect {
      canvas.draw(image, in: node.bounds, of: field, role: .background)
    }
  }
}
