public import ObjectModel
import Raster

/// UIActivityIndicatorView: spokes that turn.
public enum ActivityIndicatorView: ControlClass {
  /// White, large or grey.
  public static let style = AppearanceKey<ActivityIndicatorViewStyle>(
    "activityIndicatorViewStyle", "white, whiteLarge or gray.")
  /// Colour of the spokes.
  public static let color = AppearanceKey<ColorValue>(
    "color", "Colour of the spokes; else the view's own tint, else the style's.")
  /// Whether it turns.
  public static let isAnimating = AppearanceKey<Bool>("isAnimating", "Whether it turns.")
  /// Whether it disappears while it stands.
  public static let hidesWhenStopped = AppearanceKey<Bool>(
    "hidesWhenStopped", "Whether it is shown only while it turns; true by default.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIActivityIndicatorView", superclass: "UIView", summary: "Spokes that turn.",
    properties: [
      style.declaration, color.declaration, isAnimating.declaration,
      hidesWhenStopped.declaration,
    ])

  private enum Metrics {
    static let spokes = 12
    /// Seconds of a turn (Flutter's Cupertino indicator).
    static let period = 1.0
    /// Sides of the two sizes, in points.
    static let side = 20.0
    static let largeSide = 37.0
    /// As shares of the side: where a spoke begins and ends, how thick it is (choice, after pictures
    /// of iOS 7).
    static let inner = 0.25
    static let outer = 0.5
    static let thickness = 0.1
    /// Of the spoke just lit, and of the faintest.
    static let strongest = 1.0
    static let faintest = 0.25
    /// Of the grey style (choice).
    static let grey = Color(white: 0.5)
    /// Sine of 30°; with its cosine all twelve directions follow.
    static let sine = 0.5
    static let cosine = 0.8660254037844386
  }

  private static func side(_ node: StyledNode) -> Double {
    node[style] == .whiteLarge ? Metrics.largeSide : Metrics.side
  }

  /// False: it turns one way everywhere.
  static var followsReadingDirection: Bool { false }

  /// The size without a frame, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: side(node), height: side(node))
  }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let turns = view[isAnimating] ?? false
    guard turns || view[hidesWhenStopped] == false else { return }
    let side = side(view)
    drawSpokes(
      side: side, center: node.bounds.center, ink(of: view), at: turns ? view.context.time : 0,
      &canvas)
  }

  /// The style's colour goes before a tint from above, and after one of the view's own.
  private static func ink(of view: StyledNode) -> Color {
    if let color = view.color(color) { return color }
    if view.system >= 7, let tint = view.ownTint { return tint }
    return view[style] == .gray ? Metrics.grey : .white
  }

  /// The twelve spokes about a middle, as they are some seconds after starting.
  static func drawSpokes(
    side: Double, center: Point, _ ink: Color, at time: Double, _ canvas: inout Canvas
  ) {
    let lit = litSpoke(at: time)
    canvas.saved {
      $0.append(.concatenate(.translation(x: center.x, y: center.y)))
      for index in 0..<Metrics.spokes {
        let age = (lit - index + Metrics.spokes) % Metrics.spokes
        let share = 1 - Double(age) / Double(Metrics.spokes - 1)
        let alpha = Metrics.faintest + (Metrics.strongest - Metrics.faintest) * share
        $0.fill(spoke(side), ink.withAlpha(ink.alpha * alpha))
        $0.append(
          .concatenate(
            Transform(
              a: Metrics.cosine, b: Metrics.sine, c: -Metrics.sine, d: Metrics.cosine, tx: 0,
              ty: 0)))
      }
    }
  }

  private static func litSpoke(at time: Double) -> Int {
    let position = time / Metrics.period
    let share = position - position.rounded(.down)
    return min(Int(share * Double(Metrics.spokes)), Metrics.spokes - 1)
  }

  /// The spoke that points up, about the middle.
  private static func spoke(_ side: Double) -> Path {
    let width = side * Metrics.thickness
    return Path(
      roundedRect: Rect(
        x: -width / 2, y: -side * Metrics.outer, width: width,
        height: side * (Metrics.outer - Metrics.inner)),
      radius: width / 2)
  }
}

/// UIActivityIndicatorViewStyle.
public enum ActivityIndicatorViewStyle: String, NamedCases {
  /// 37 points.
  case whiteLarge
  /// 20 points.
  case white
  /// 20 points, grey.
  case gray
  /// The name of the type in documents and messages.
  public static let typeName = "activityIndicatorViewStyle"
}
