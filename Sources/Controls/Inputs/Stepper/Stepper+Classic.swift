import ObjectModel
import Raster

extension Stepper {
  /// A bezel with two halves.
  static var classic: any ControlClass.Type { ClassicStepper.self }
}

/// UIStepper up to iOS 6.
enum ClassicStepper: DerivedControl {
  typealias Base = Stepper

  /// Figures in points (choice, after segmented controls; no picture shows a stepper).
  private enum Metrics {
    static let size = Size(width: 94, height: 27)
    static let signColor = Color(grey: 95)
    static let disabledAlpha = 0.4
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Metrics.size))
    Stepper.layOutHalves(of: node, size: Metrics.size, &pass) { _, sign, area in
      let own = sign.intrinsicSize(fitting: area.size)
      // A sign is centred on a pixel; an image is aligned with pixels by its origin.
      let isImage = ImageView.shownImage(sign) != nil
      func rounded(_ length: Double) -> Double { isImage ? node.roundToPixel(length) : length }
      // The arms of the signs have an odd length in points.
      let arm = ClassicSign.arm / 2
      let center = Point(
        x: node.roundToPixel(area.midX - arm) + arm,
        y: node.roundToPixel(area.midY - 0.5 - arm) + arm)
      return Rect(
        x: rounded(center.x - own.width / 2) - area.minX, y: rounded(center.y - own.height / 2),
        width: own.width, height: own.height)
    }
    pass.layOutSubviews(of: node, size: Metrics.size)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = Stepper.values(for: part, of: node)
    guard let half = Stepper.Half(part.role) else { return values }
    let isDisabled = Stepper.state(half, of: node) == .disabled
    let alpha = isDisabled ? Metrics.disabledAlpha : 1
    let isTinted = node.ownTint != nil
    values.setDefault(ClassicStepperHalf.bezelTint, node.ownTint.map(ColorValue.color))
    values.setDefault(
      IconStyle.tintColor, .color(isTinted ? .light(alpha) : Metrics.signColor.withAlpha(alpha)))
    values.setDefault(IconStyle.shadowColor, .color(isTinted ? .shade(0.5) : .light(0.8)))
    values.setDefault(IconStyle.shadowOffset, isTinted ? -1 : 1)
    return values
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    let stepper = node.styled
    let bounds = Rect(origin: .zero, size: Metrics.size)
    if stepper[Stepper.backgroundImage] == nil,
      stepper.value(Stepper.dividerImage, Stepper.dividerAxes(of: stepper)) == nil
    {
      SegmentBezel.paintDivider(
        at: bounds.midX, in: ClassicStepperHalf.body(bounds), look: .plain, tint: stepper.ownTint,
        &canvas)
    }
    Stepper.drawDivider(of: stepper, bounds, &canvas)
  }
}

extension StepperHalf {
  /// Half of a bezel.
  static var classic: any ControlClass.Type { ClassicStepperHalf.self }
}

/// Half of a stepper up to iOS 6.
enum ClassicStepperHalf: DerivedControl {
  typealias Base = StepperHalf

  /// The tint of the stepper; nil for white bezels.
  static let bezelTint = PartKey<ColorValue>("bezelTint")

  private static let radius = 6.0

  /// The bounds of the bezel without its drop shadow of a point.
  static func body(_ bounds: Rect) -> Rect {
    Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - 1)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let half = node.styled
    if half[StepperHalf.sharedBackground] == nil {
      canvas.clipped(to: Path(rect: node.bounds)) {
        SegmentBezel.bezel(.rounded(radius), look: .plain, tint: half.color(bezelTint))
          .paint(in: body(StepperHalf.wholeBounds(node)), scale: half.scale, &$0)
      }
    }
    StepperHalf.paint(node, &canvas)
  }
}

extension MinusSign {
  /// With a hard shadow.
  static var classic: any ControlClass.Type { ClassicSign.Minus.self }
}

extension PlusSign {
  /// With a hard shadow.
  static var classic: any ControlClass.Type { ClassicSign.Plus.self }
}

/// The signs of a stepper up to iOS 6 (choice).
enum ClassicSign {
  fileprivate static let arm = 11.0
  private static let thickness = 3.0

  enum Minus: DerivedControl {
    typealias Base = MinusSign

    static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
      ImageView.shownImage(node)?.size ?? Size(width: arm, height: thickness)
    }

    static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
      ClassicSign.paint(node, Path(rect: node.bounds), &canvas)
    }
  }

  enum Plus: DerivedControl {
    typealias Base = PlusSign

    static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
      ImageView.shownImage(node)?.size ?? Size(width: arm, height: arm)
    }

    static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
      // The vertical bar has two parts, so that no pixel is covered twice.
      let stub = (arm - thickness) / 2
      var path = Path(rect: Rect(x: 0, y: stub, width: arm, height: thickness))
      path.append(Path(rect: Rect(x: stub, y: 0, width: thickness, height: stub)))
      path.append(Path(rect: Rect(x: stub, y: arm - stub, width: thickness, height: stub)))
      ClassicSign.paint(node, path, &canvas)
    }
  }

  private static func paint(_ node: PlacedNode, _ sign: Path, _ canvas: inout Canvas) {
    let view = node.styled
    IconStyle.paintWithShadow(node, &canvas) {
      if let image = ImageView.shownImage(view) {
        $0.draw(image, in: node.bounds, of: view, role: .imageView, tint: $1)
      } else {
        $0.fill(sign, $1)
      }
    }
  }
}
