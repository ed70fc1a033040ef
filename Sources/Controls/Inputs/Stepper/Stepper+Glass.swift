import ObjectModel
import Raster

extension Stepper {
  /// A capsule with two signs.
  static var glass: any ControlClass.Type { GlassStepper.self }
}

/// UIStepper from iOS 26 on.
enum GlassStepper: DerivedControl {
  typealias Base = ModernStepper

  /// Figures in points (views of 27.0).
  enum Metrics {
    static let capsule = Rect(x: 0, y: 0, width: 93, height: 32)
    static let fill = ColorValue.dynamic(
      light: .color(Color(bytes: 60, 60, 67, alpha: 0.086)),
      dark: .color(Color(bytes: 235, 235, 245, alpha: 0.078)))
    static let divider = Rect(x: 46, y: 4, width: 1, height: 24)
    /// Over a pressed half.
    static let pressed = Color(white: 0, alpha: 0.08)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    node.styled[Stepper.backgroundImage] == nil ? Path(capsuleIn: Metrics.capsule) : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let stepper = node.styled
    guard stepper[Stepper.backgroundImage] == nil, let fill = stepper.resolve(Metrics.fill) else {
      return
    }
    canvas.fill(Path(capsuleIn: Metrics.capsule), fill)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    let stepper = node.styled
    guard stepper[Stepper.backgroundImage] == nil,
      stepper.value(Stepper.dividerImage, Stepper.dividerAxes(of: stepper)) == nil
    else { return ModernStepper.paintOver(node, &canvas) }
    canvas.fill(
      Path(roundedRect: Metrics.divider, radius: Metrics.divider.width / 2),
      stepper.color(named: .tertiaryLabel))
  }
}

extension StepperHalf {
  /// Darker while it is pressed.
  static var glass: any ControlClass.Type { GlassStepperHalf.self }
}

/// Half of a stepper from iOS 26 on.
enum GlassStepperHalf: DerivedControl {
  typealias Base = ModernStepperHalf

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let half = node.styled
    guard half[Control.isHighlighted] == true, half[StepperHalf.sharedBackground] == nil else {
      return StepperHalf.paint(node, &canvas)
    }
    canvas.clipped(to: Path(rect: node.bounds)) {
      let x = StepperHalf.wholeBounds(node).minX
      $0.fill(
        Path(capsuleIn: GlassStepper.Metrics.capsule.offsetBy(x: x, y: 0)),
        GlassStepper.Metrics.pressed)
    }
    StepperHalf.paint(node, &canvas)
  }
}

extension SignFigures {
  /// Signs of 13.33 by 2 (views of 27.0).
  mutating func setGlass() {
    arm = 13.33
    thickness = 2
  }
}
