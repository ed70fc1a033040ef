import ObjectModel
import Raster

/// The bezels of segmented controls and steppers up to iOS 6.
///
/// No picture of one is known. The bar style follows bar buttons (measured), the plain style
/// rounded-rect buttons (lines measured); the selected plain style is a choice.
enum SegmentBezel {
  /// The plain and bordered styles, and those of bars.
  enum Look { case plain, bar }

  private static let plainFill = VerticalGradient([
    GradientStop(location: 0, color: Color(grey: 255)),
    GradientStop(location: 0.5, color: Color(grey: 246)),
    GradientStop(location: 1, color: Color(grey: 226)),
  ])
  private static let plainSelected = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 84, 104, 138)),
    GradientStop(location: 0.5, color: Color(bytes: 98, 126, 170)),
    GradientStop(location: 1, color: Color(bytes: 118, 150, 198)),
  ])
  private static let border = Color(grey: 0xAB)
  private static let plainEdge = Bezel.Edge(
    at1x: [Bezel.Ring(border), .shade(0.04, 0, 0)],
    at2x: [Bezel.Ring(border), Bezel.Ring(border), .shade(0.03, 0, 0)])
  private static let selectedEdge = Bezel.Edge(
    at1x: [.shade(0.5, 0.35, 0.25), .shade(0.2, 0.08, 0)],
    at2x: [
      .shade(0.55, 0.4, 0.3), .shade(0.45, 0.3, 0.2), .shade(0.25, 0.1, 0), .shade(0.1, 0.04, 0),
    ])
  private static let plainDropShadow = PixelRows(
    at1x: [.light(0.6)], at2x: [.light(0.7), .light(0.5)])

  /// The bezel of a segment.
  static func bezel(_ shape: BezelShape, look: Look, tint: Color?, isSelected: Bool = false)
    -> Bezel
  {
    switch look {
    case .plain:
      if isSelected {
        let fill = tint.map { BarButtonBezel.tinted($0) } ?? plainSelected
        return Bezel(shape: shape, fill: fill, edge: selectedEdge, dropShadow: plainDropShadow)
      }
      let tinted = tint.map { tint in
        VerticalGradient([
          GradientStop(location: 0, color: tint.mixed(with: .white, 0.5)),
          GradientStop(location: 0.5, color: tint.mixed(with: .white, 0.18)),
          GradientStop(location: 1, color: tint),
        ])
      }
      return Bezel(
        shape: shape, fill: tinted ?? plainFill, edge: tint == nil ? plainEdge : selectedEdge,
        dropShadow: plainDropShadow)
    case .bar:
      let bezel = BarButtonBezel.bezel(tint.map { .tinted($0) } ?? .standard, shape: shape)
      guard isSelected, let fill = bezel.fill else { return bezel }
      // Selected segments look like pressed bar buttons.
      return Bezel(
        shape: shape, fill: fill.map { $0.mixed(with: .black, selectedShade) },
        edge: selectedEdge, dropShadow: bezel.dropShadow)
    }
  }

  /// The share of black in selected segments of the bar style (choice).
  private static let selectedShade = 0.28

  /// Draws the line between two segments in the same state.
  static func paintDivider(
    at x: Double, in rect: Rect, look: Look, tint: Color?, _ canvas: inout Canvas
  ) {
    let color: Color = look == .plain && tint == nil ? border : .shade(0.35)
    canvas.fill(Rect(x: x, y: rect.minY, width: 1, height: rect.height), color)
    guard look == .bar || tint != nil else { return }
    canvas.fill(Rect(x: x + 1, y: rect.minY + 1, width: 1, height: rect.height - 2), .light(0.15))
  }
}
