public import ObjectModel
import Raster

/// UIStepper: a minus and a plus button.
public enum Stepper: ControlClass {
  /// The value; 0 by default.
  public static let value = AppearanceKey<Double>("value", "The number it holds; 0 by default.")
  /// The value at which minus is disabled; 0 by default.
  public static let minimumValue = AppearanceKey<Double>(
    "minimumValue", "Minus is disabled at this value; 0 by default.")
  /// The value at which plus is disabled; 100 by default.
  public static let maximumValue = AppearanceKey<Double>(
    "maximumValue", "Plus is disabled at this value; 100 by default.")
  /// The step of a tap; has no effect on a picture.
  public static let stepValue = AppearanceKey<Double>("stepValue", "What a tap adds.")
  /// Whether values wrap around, so that neither half is disabled.
  public static let wraps = AppearanceKey<Bool>("wraps", "Whether the ends are joined.")
  /// The image behind both halves, each drawn in its own state.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state], since: 6, imageRole: .background,
    "Drawn behind both halves, each in its own state.")
  /// The image between the halves, by the states of both.
  public static let dividerImage = AppearanceKey<ImageValue>(
    "dividerImage", axes: [.dividerStates], since: 6, imageRole: .divider,
    "Drawn between the halves.")
  /// The image of the plus, by state; a template unless its rendering mode is original.
  public static let incrementImage = AppearanceKey<ImageValue>(
    "incrementImage", axes: [.state], since: 6, imageRole: .stepper,
    "Drawn instead of the plus; a stencil unless it says otherwise.")
  /// The image of the minus, by state; a template unless its rendering mode is original.
  public static let decrementImage = AppearanceKey<ImageValue>(
    "decrementImage", axes: [.state], since: 6, imageRole: .stepper,
    "Drawn instead of the minus; a stencil unless it says otherwise.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIStepper", superclass: "UIControl", summary: "Minus and plus.",
    properties: [
      View.tintColor(since: 6), value.declaration, minimumValue.declaration,
      maximumValue.declaration,
      stepValue.declaration, wraps.declaration, backgroundImage.declaration,
      dividerImage.declaration, incrementImage.declaration, decrementImage.declaration,
    ])

  /// Figures in points (measured on iOS 7.0).
  private enum Metrics {
    static let size = Size(width: 94, height: 29)
    static let border = 1.0
    static let outerRadius = 4.03
    static let innerRadius = 3.03
    static let divider = Rect(x: 46.5, y: 0, width: 1, height: 29)
    static let disabledAlpha = 0.5
  }

  // MARK: Parts

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let halves = Half.allCases.map { half in
      EmbeddedButton.element(
        Button.definition.name, role: half.role,
        [Element(ImageView.definition.name, role: half.signRole)])
    }
    element.children = halves + View.subviews(of: element)
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard let half = Half(part.role) else { return values }
    let state = state(half, of: node)
    let axes = AxisValues(state: state)
    let key = half == .minus ? decrementImage : incrementImage
    values.pass(Button.image, key, axes, in: axes, of: node)
    if node[backgroundImage] != nil {
      values.setDefault(StepperHalf.sharedBackground, node.value(backgroundImage, axes))
    }
    if state == .disabled {
      values.setDefault(Control.isEnabled, false)
      values.setDefault(IconStyle.opacity, Metrics.disabledAlpha)
    }
    return values
  }

  // MARK: Layout

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Metrics.size))
    layOutHalves(of: node, size: Metrics.size, &pass) { half, sign, area in
      guard let image = ImageView.shownImage(sign) else {
        return node.roundToPixel(half.box).offsetBy(x: -area.minX, y: 0)
      }
      let rect = area.centered(image.size)
      return Rect(
        x: node.roundToPixel(rect.minX) - area.minX, y: node.roundToPixel(rect.minY),
        width: rect.width, height: rect.height)
    }
    pass.layOutSubviews(of: node, size: Metrics.size)
  }

  /// The frames of the halves in a stepper, in points.
  static func areas(in size: Size) -> [(half: Half, area: Rect)] {
    let half = Size(width: size.width / 2, height: size.height)
    return [
      (.minus, Rect(origin: .zero, size: half)),
      (.plus, Rect(origin: Point(x: half.width, y: 0), size: half)),
    ]
  }

  /// Sets the frames of the halves and their signs.
  ///
  /// - Parameter signFrame: returns the frame of a sign in its half, given the half, the sign and
  ///   the half's frame in the stepper.
  static func layOutHalves(
    of node: StyledNode, size: Size, _ pass: inout LayoutPass,
    signFrame: (Half, StyledNode, Rect) -> Rect
  ) {
    for (half, area) in areas(in: size) {
      guard let button = node.child(half.role), let sign = button.child(half.signRole) else {
        continue
      }
      pass.place(button, in: area)
      pass.place(sign, in: signFrame(half, sign, area))
    }
  }

  /// The halves of a stepper.
  enum Half: CaseIterable {
    case minus, plus

    private static let roles = [
      Element.Role("decrement", drawnBy: StepperHalf.self),
      Element.Role("increment", drawnBy: StepperHalf.self),
    ]
    private static let signRoles = [
      Element.Role("minus", drawnBy: MinusSign.self), Element.Role("plus", drawnBy: PlusSign.self),
    ]

    var role: Element.Role { Half.roles[self == .minus ? 0 : 1] }
    var signRole: Element.Role { Half.signRoles[self == .minus ? 0 : 1] }

    init?(_ role: Element.Role) {
      guard let half = Half.allCases.first(where: { $0.role == role }) else { return nil }
      self = half
    }

    /// The bounds of the sign in the stepper, in points (measured).
    fileprivate var box: Rect { self == .minus ? MinusSign.bar : PlusSign.box }
  }

  /// The state of a half: disabled at its limit, or when the stepper is.
  static func state(_ half: Half, of node: StyledNode) -> ControlState {
    if node[Control.isEnabled] == false { return .disabled }
    guard node[wraps] != true else { return .normal }
    let value = node[value] ?? 0
    switch half {
    case .minus: return value <= node[minimumValue] ?? 0 ? .disabled : .normal
    case .plus: return value >= node[maximumValue] ?? 100 ? .disabled : .normal
    }
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bounds = Rect(origin: .zero, size: Metrics.size)
    drawDivider(of: node.styled, bounds, &canvas)
    guard node.styled[backgroundImage] == nil else { return }
    drawBorder(node.styled, bounds, &canvas)
  }

  /// The axes that the divider image is looked up by: the states of both halves.
  static func dividerAxes(of stepper: StyledNode) -> AxisValues {
    var sides = AxisValues(state: state(.minus, of: stepper))
    sides.rightState = state(.plus, of: stepper)
    return sides
  }

  /// Draws the divider image, centred horizontally in `bounds`.
  static func drawDivider(of stepper: StyledNode, _ bounds: Rect, _ canvas: inout Canvas) {
    guard let image = stepper.value(dividerImage, dividerAxes(of: stepper)) else { return }
    let x = stepper.roundToPixel(bounds.midX - image.size.width / 2)
    canvas.draw(
      image, in: Rect(x: x, y: 0, width: image.size.width, height: bounds.height), of: stepper,
      role: .divider)
  }

  /// Fills border and divider as one path.
  private static func drawBorder(
    _ stepper: StyledNode, _ bounds: Rect, _ canvas: inout Canvas
  ) {
    var path = Path(continuousRoundedRect: bounds, radius: Metrics.outerRadius)
    let inner = bounds.insetBy(x: Metrics.border, y: Metrics.border)
    let divider = stepper.roundToPixel(Metrics.divider)
    path.append(
      Path(
        continuousRoundedRect: Rect(
          x: inner.minX, y: inner.minY, width: divider.minX - inner.minX, height: inner.height),
        radius: Metrics.innerRadius, corners: .left))
    path.append(
      Path(
        continuousRoundedRect: Rect(
          x: divider.maxX, y: inner.minY, width: inner.maxX - divider.maxX, height: inner.height),
        radius: Metrics.innerRadius, corners: .right))
    canvas.fill(path, stepper.tintColor, rule: .evenOdd)
  }
}

/// Half of a stepper: a button over its half of the stepper's background image.
enum StepperHalf: DerivedControl {
  typealias Base = EmbeddedButton

  /// The background image of the whole stepper in this half's state.
  static let sharedBackground = PartKey<ImageValue>("sharedBackground")

  /// The stepper's bounds in the half's coordinates, in points.
  static func wholeBounds(_ node: PlacedNode) -> Rect {
    let isLeft = Stepper.Half(node.styled.role) == .minus
    return Rect(
      x: isLeft ? 0 : -node.size.width, y: 0, width: 2 * node.size.width,
      height: node.size.height)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if let image = node.styled[sharedBackground] {
      canvas.clipped(to: Path(rect: node.bounds)) {
        $0.draw(image, in: wholeBounds(node), of: node.styled, role: .background)
      }
    }
    EmbeddedButton.paint(node, &canvas)
  }
}

/// The icon of a stepper's left half.
enum MinusSign: IconView {
  static let imageRole = ImageRole.stepper
  /// The minus in the stepper's coordinates, in points (measured on iOS 7.0).
  fileprivate static let bar = Rect(x: 16, y: 14, width: 15.5, height: 1.5)

  static func iconSize(_ node: StyledNode) -> Size { bar.size }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    canvas.fill(node.bounds, color)
  }
}

/// The icon of a stepper's right half.
enum PlusSign: IconView {
  static let imageRole = ImageRole.stepper
  /// The bar and the stem of the plus in the stepper's coordinates, in points (measured on iOS
  /// 7.0).
  fileprivate static let bar = Rect(x: 62.5, y: 13.5, width: 15.5, height: 1.5)
  fileprivate static let stem = Rect(x: 69.5, y: 6.5, width: 1.5, height: 15.5)
  fileprivate static let box = Rect(
    x: bar.minX, y: stem.minY, width: bar.width, height: stem.height)

  static func iconSize(_ node: StyledNode) -> Size { box.size }

  /// Draws bar and stem, each aligned with device pixels.
  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let view = node.styled
    let origin = view.roundToPixel(box).origin
    func moved(_ rect: Rect) -> Rect {
      view.roundToPixel(rect).offsetBy(x: -origin.x, y: -origin.y)
    }
    var sign = Path(rect: moved(bar))
    sign.append(Path(rect: moved(stem)))
    canvas.fill(sign, color)
  }
}
