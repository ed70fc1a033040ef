import ObjectModel
import Raster

extension Button {
  /// By a configuration on glass, too.
  static var glass: any ControlClass.Type { GlassButton.self }
}

extension ButtonConfiguration.ButtonSize {
  /// Room around the content, in points, so that buttons are 28, 34 and 46 high (a kit of 27, and one picture of 26); of `mini` as
  /// before.
  var glassInsets: EdgeInsets {
    switch self {
    case .mini: EdgeInsets(top: 3, left: 8, bottom: 3, right: 8)
    case .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: EdgeInsets(top: 6.83, left: 12, bottom: 6.83, right: 12)
    case .large: EdgeInsets(top: 12.83, left: 20, bottom: 12.83, right: 20)
    }
  }
}

/// UIButton from iOS 26 on.
enum GlassButton: DerivedControl {
  typealias Base = ModernButton

  /// Content on the glass turns with it.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    guard let glass = ConfiguredStyle(node.styled)?.glass(in: node.bounds) else {
      return paint(&canvas)
    }
    GlassContent.paint(node.children, on: glass, of: node, &canvas)
  }
}

/// The shine of prominent glass that is touched: its colour becomes lighter, and light spreads from the finger, which is taken to be
/// in the middle (measured on 26, one picture; on 27 a choice).
enum ButtonGlow {
  /// What the components of the tint are multiplied by.
  private static let brightness = 1.125
  /// The alpha of white at the finger.
  private static let alpha = 0.19
  /// By which it fades, in points.
  private static let deviation = 76.0
  /// How many deviations away nothing of it is left, and the steps in which it fades to there.
  private static let reach = 3.0
  private static let steps = 12

  private static let euler = 2.718281828459045

  /// A tint that is lit.
  static func lit(_ tint: Color) -> Color {
    func lit(_ component: Double) -> Double { min(component * brightness, 1) }
    return Color(
      red: lit(tint.red), green: lit(tint.green), blue: lit(tint.blue), alpha: tint.alpha)
  }

  static func paint(in bounds: Rect, radius: Double, _ canvas: inout Canvas) {
    let stops = (0...steps).map { step in
      let place = Double(step) / Double(steps)
      let fade = Power.raise(euler, to: -place * place * reach * reach / 2)
      return GradientStop(location: place, color: .light(alpha * fade))
    }
    let center = Point(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
    canvas.fill(
      radius * 2 >= min(bounds.width, bounds.height)
        ? Path(capsuleIn: bounds, ends: .glass) : Path(glassRoundedRect: bounds, radius: radius),
      .radialGradient(
        RadialGradient(
          stops: stops, startCenter: center, startRadius: 0, endCenter: center,
          endRadius: reach * deviation)))
  }
}
