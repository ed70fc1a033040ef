import ObjectModel
import Raster

extension TextField {
  /// White or black with a hairline, by the interface style.
  static var modern: any ControlClass.Type { ModernTextField.self }
}

/// UITextField from iOS 13 on.
enum ModernTextField: DerivedControl {
  typealias Base = TextField

  /// Written for a secure text (choice, near the size of the system's).
  static let bullet = "•"

  private enum Metrics {
    /// Height of a rounded field, in points (choice, after Interface Builder).
    static let height = 34.0
    /// Radius of a rounded field, in points (Flutter's Cupertino field).
    static let radius = 5.0
    /// The fills and the border's alpha (Flutter's Cupertino field).
    static let disabled = (light: Color(grey: 0xFA), dark: Color(grey: 0x05))
    static let borderAlpha = 0.2
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    var size = TextField.intrinsicSize(node, fitting: fitting)
    if node[TextField.borderStyle] == .roundedRect { size.height = Metrics.height }
    return size
  }

  /// A rounded field fills its own shape.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    node.styled[TextField.borderStyle] == .roundedRect ? roundedOutline(node) : nil
  }

  private static func roundedOutline(_ node: PlacedNode) -> Path {
    Path(continuousRoundedRect: node.bounds, radius: Metrics.radius)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TextField.values(for: part, of: node)
    guard part.role == TextField.textLabel else { return values }
    if (node[TextField.text] ?? "").isEmpty {
      values.setDefault(
        Label.textColor, node[TextField.placeholderColor] ?? node.look.color(.placeholderText))
    } else {
      values.setDefault(Label.textColor, node.look.color(.label))
    }
    return values
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    let isEnabled = field[Control.isEnabled] != false
    let isDark = field.traits.userInterfaceStyle == .dark
    let border = (isDark ? Color.white : .black).withAlpha(Metrics.borderAlpha)
    switch field[TextField.borderStyle] ?? .none {
    case .roundedRect:
      let outline = roundedOutline(node)
      if field[View.backgroundColor] == nil {
        let disabled = isDark ? Metrics.disabled.dark : Metrics.disabled.light
        canvas.fill(outline, isEnabled ? isDark ? .black : .white : disabled)
      }
      TextField.drawBorder(outline, of: node, radius: Metrics.radius, border, &canvas)
    case .line, .bezel:
      TextField.drawBorder(Path(rect: node.bounds), of: node, radius: 0, border, &canvas)
    case .none: break
    }
    TextField.drawBackgroundImage(node, &canvas)
  }
}

extension ClearIcon {
  /// A disc whose cross is cut out.
  static var modern: any ControlClass.Type { ModernClearIcon.self }
}

/// The image view of a field's clear button from iOS 13 on.
enum ModernClearIcon: IconView {
  static let imageRole = ImageRole.button

  /// In points (choice, near the size of the system's symbol).
  private static let diameter = 16.0
  private static let arm = 3.3
  private static let stroke = 1.6

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Size(width: diameter, height: diameter) }

  /// The grey of the control (choice).
  static func defaultColor(_ node: StyledNode) -> Color? { node.color(named: .systemGray) }

  static func paintIcon(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    let center = node.bounds.center
    var path = Path(circleAt: center, radius: diameter / 2)
    path.append(cross(around: center))
    canvas.fill(path, ink, rule: .evenOdd)
  }

  /// The outline of a cross of two bars at 45°.
  private static func cross(around center: Point) -> Path {
    // The sides of the bars in directions x + y and x − y, by Pythagoras.
    let half = stroke / 2 / 2.0.squareRoot()
    var points: [Point] = []
    // From each arm's end to the corner where it meets the next one.
    for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
      let end = Point(x: center.x + x * arm, y: center.y + y * arm)
      let across = x == y ? (x, -y) : (-x, y)
      points.append(Point(x: end.x + across.0 * half, y: end.y + across.1 * half))
      points.append(Point(x: end.x - across.0 * half, y: end.y - across.1 * half))
      points.append(
        x == y
          ? Point(x: center.x, y: center.y + 2 * y * half)
          : Point(x: center.x + 2 * x * half, y: center.y))
    }
    return Path(polygon: points)
  }
}
