import ObjectModel
import Raster

extension Stepper {
  /// A grey pill with two signs in the colour of labels.
  static var modern: any ControlClass.Type { ModernStepper.self }
}

/// UIStepper from iOS 13 on.
enum ModernStepper: DerivedControl {
  typealias Base = Stepper

  /// Figures in points.
  private enum Metrics {
    static let size = Size(width: 94, height: 32)
    /// The line between the halves (its height as between segments: choice).
    static let divider = Rect(x: 46.5, y: 7, width: 1, height: 18)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Metrics.size))
    Stepper.layOutHalves(of: node, size: Metrics.size, &pass) { _, sign, area in
      let own = sign.intrinsicSize(fitting: area.size)
      let rect = area.centered(own)
      return Rect(
        x: node.roundToPixel(rect.minX) - area.minX, y: node.roundToPixel(rect.minY),
        width: own.width, height: own.height)
    }
    pass.layOutSubviews(of: node, size: Metrics.size)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = Stepper.values(for: part, of: node)
    guard let half = Stepper.Half(part.role) else { return values }
    let isDisabled = Stepper.state(half, of: node) == .disabled
    values.setDefault(
      IconStyle.tintColor, node.look.color(isDisabled ? .tertiaryLabel : .label))
    values.setDefault(IconStyle.opacity, 1)
    return values
  }

  /// The background fills the pill, below its grey.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    node.styled[Stepper.backgroundImage] == nil ? pill : nil
  }

  private static let pill = Path(
    continuousRoundedRect: Rect(origin: .zero, size: Metrics.size),
    radius: ModernSegmentedControl.Metrics.radius)

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard node.styled[Stepper.backgroundImage] == nil else { return }
    canvas.fill(pill, ModernSegmentedControl.fill(of: node.styled))
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    let stepper = node.styled
    if stepper.value(Stepper.dividerImage, Stepper.dividerAxes(of: stepper)) != nil {
      Stepper.drawDivider(of: stepper, Rect(origin: .zero, size: Metrics.size), &canvas)
    } else if stepper[Stepper.backgroundImage] == nil {
      let line = stepper.roundToPixel(Metrics.divider)
      canvas.fill(
        Path(roundedRect: line, radius: line.width / 2), stepper.color(named: .systemFill))
    }
  }
}

extension StepperHalf {
  /// Darker while it is pressed.
  static var modern: any ControlClass.Type { ModernStepperHalf.self }
}

/// Half of a stepper from iOS 13 on.
enum ModernStepperHalf: DerivedControl {
  typealias Base = StepperHalf

  /// A pressed half lies under a second fill (choice).
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.styled[Control.isHighlighted] == true, node.styled[StepperHalf.sharedBackground] == nil
    {
      let isLeft = Stepper.Half(node.styled.role) == .minus
      canvas.fill(
        Path(
          continuousRoundedRect: node.bounds, radius: ModernSegmentedControl.Metrics.radius,
          corners: isLeft ? .left : .right),
        node.styled.color(named: .tertiarySystemFill))
    }
    StepperHalf.paint(node, &canvas)
  }
}

extension MinusSign {
  /// A bar with round ends.
  static var modern: any ControlClass.Type { ModernMinusSign.self }
}

extension PlusSign {
  /// Two bars with round ends.
  static var modern: any ControlClass.Type { ModernPlusSign.self }
}

/// The minus of iOS 13 and later.
enum ModernMinusSign: IconView {
  static let imageRole = ImageRole.stepper

  static func iconSize(_ node: StyledNode) -> Size { SignFigures(node.look).size }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    canvas.fill(ModernSign.minus(in: node), color)
  }
}

/// The plus of iOS 13 and later.
enum ModernPlusSign: IconView {
  static let imageRole = ImageRole.stepper

  static func iconSize(_ node: StyledNode) -> Size { SignFigures(node.look).size }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    canvas.fill(ModernSign.plus(in: node), color)
  }
}

/// The figures of both signs from iOS 13 on, by look, in points (choice; the thickness is measured).
struct SignFigures {
  var arm = 15.0
  var thickness = 1.5

  var size: Size { Size(width: arm, height: arm) }

  init(_ look: Look) {
    if look.era >= .glass { setGlass() }
  }
}

private enum ModernSign {
  static func minus(in node: PlacedNode) -> Path {
    let figures = SignFigures(node.styled.look)
    return bar(node, width: figures.arm, height: figures.thickness)
  }

  static func plus(in node: PlacedNode) -> Path {
    let figures = SignFigures(node.styled.look)
    var path = minus(in: node)
    path.append(bar(node, width: figures.thickness, height: figures.arm))
    return path
  }

  private static func bar(_ node: PlacedNode, width: Double, height: Double) -> Path {
    let middle = node.bounds.center
    let rect = node.styled.roundToPixel(
      Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height))
    return Path(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
  }
}
