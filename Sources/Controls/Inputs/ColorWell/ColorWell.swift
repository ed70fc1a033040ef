import ObjectModel
import Raster

/// UIColorWell: a ring of all hues around the chosen colour.
enum ColorWell: BaseControl {
  static let selectedColor = AppearanceKey<ColorValue>(
    "selectedColor", since: 14, default: .none, "The selected colour; null is none.")
  static let title = AppearanceKey<String>(
    "title", since: 14, default: .none, "The title of the picker, which a screen reader reads.")

  static let definition = ClassDefinition(
    "UIColorWell", superclass: "UIControl", since: 14,
    summary: "A well that shows a colour; pressed, it opens a picker of colours.",
    properties: [
      selectedColor.declaration, title.declaration,
      PropertyDeclaration(
        name: "supportsAlpha", type: .boolean, since: 14,
        default: .value(.boolean(true)),
        summary: "Whether the picker offers opacity; no effect on a picture."),
    ])

  /// In points (choice, after pictures of iOS 14 to 18).
  enum Metrics {
    static let side = 28.0
    static let ring = 3.0
    static let gap = 2.0
    static let disabledAlpha = 0.4
    static let pressedAlpha = 0.75
    /// Sides of the squares behind a colour that is not opaque.
    static let square = 4.0
    static let squareGrey = Color(white: 0.8)
    /// Arcs that make the ring; each reaches under the next one.
    static let arcs = 72
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .size }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: Metrics.side, height: Metrics.side)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let well = node.styled
    let side = min(node.size.width, node.size.height)
    guard side > 2 * (Metrics.ring + Metrics.gap) else { return }
    let box = node.bounds.centered(Size(width: side, height: side))
    let state = well.controlState
    let alpha =
      state.contains(.disabled)
      ? Metrics.disabledAlpha : state.contains(.highlighted) ? Metrics.pressedAlpha : 1
    if alpha < 1 { canvas.append(.beginLayer(opacity: alpha)) }
    paintRing(in: box, &canvas)
    if let color = well.color(selectedColor) {
      paint(
        color, in: box.insetBy(x: Metrics.ring + Metrics.gap, y: Metrics.ring + Metrics.gap),
        &canvas)
    }
    if alpha < 1 { canvas.append(.endLayer) }
  }

  private static func paintRing(in box: Rect, _ canvas: inout Canvas) {
    let step = 360.0 / Double(Metrics.arcs)
    // Each arc covers the end of the one before; the first is drawn again at the end.
    for index in 0...Metrics.arcs {
      var arc = Path()
      let isLast = index == Metrics.arcs
      arc.arc(
        center: box.center, radius: box.width / 2 - Metrics.ring / 2,
        start: Angle(degrees: Double(index) * step - 90),
        sweep: Angle(degrees: isLast ? step / 2 : step * 1.5))
      let hue = Double(index % Metrics.arcs) / Double(Metrics.arcs)
      canvas.stroke(arc, color(hue: hue), style: StrokeStyle(width: Metrics.ring))
    }
  }

  /// The pure colour of a hue, 0–1.
  private static func color(hue: Double) -> Color {
    /// One channel's share: full for a third of the circle around its own hue.
    func channel(_ offset: Double) -> Double {
      let turned = hue + offset
      let place = (turned - turned.rounded(.down)) * 6
      return min(max(place < 3 ? 2 - place : place - 4, 0), 1)
    }
    return Color(red: channel(0), green: channel(2.0 / 3), blue: channel(1.0 / 3))
  }

  private static func paint(_ color: Color, in disc: Rect, _ canvas: inout Canvas) {
    let outline = Path(ellipseIn: disc)
    if color.alpha < 1 {
      canvas.clipped(to: outline) { canvas in
        canvas.fill(disc, .white)
        var squares = Path()
        let count = Int((disc.width / Metrics.square).rounded(.up))
        for row in 0..<count {
          for column in 0..<count where (row + column) % 2 == 1 {
            squares.append(
              Path(
                rect: Rect(
                  x: disc.minX + Double(column) * Metrics.square,
                  y: disc.minY + Double(row) * Metrics.square, width: Metrics.square,
                  height: Metrics.square)))
          }
        }
        canvas.fill(squares, Metrics.squareGrey)
      }
    }
    canvas.fill(outline, color)
  }
}

extension ColorWell: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(
      SpokenContent(
        label: node.styled[title] ?? "Color picker",
        traits: node.styled.stateTraits.union(.button)))
  }
}
