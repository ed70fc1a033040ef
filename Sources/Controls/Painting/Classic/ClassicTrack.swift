import ObjectModel
import Raster

/// The sunken tracks of sliders and progress views up to iOS 6: a gradient in a capsule, whose
/// outermost two rows run around its ends.
struct ClassicTrack {
  /// Thickness in points (measured).
  static let thickness = 9.0

  let fill: VerticalGradient

  init(_ fill: VerticalGradient) { self.fill = fill }

  /// The lines along the outline, from the colours of the gradient's first and last rows.
  private var edge: Bezel.Edge {
    func ring(_ row: Double) -> Bezel.Ring {
      let (top, bottom) = (
        fill.color(at: row / Self.thickness), fill.color(at: 1 - row / Self.thickness)
      )
      return Bezel.Ring(top, top.blended(with: bottom, 0.5), bottom)
    }
    return Bezel.Edge(at1x: [ring(0.5)], at2x: [ring(0.25), ring(0.75)])
  }

  /// A gradient through rows of equal height, from the top.
  private static func rows(_ colors: [Color]) -> VerticalGradient {
    VerticalGradient(
      colors.enumerated().map { index, color in
        GradientStop(
          location: (Double(index) + 0.5) / Double(colors.count), color: color)
      })
  }

  /// The track right of the thumb, or of what is left to do: white, shaded from above (measured:
  /// rows of half a point at 2x).
  static let empty = ClassicTrack(
    rows(
      [
        0x80, 0x90, 0xAA, 0xB3, 0xBA, 0xC2, 0xCB, 0xD3, 0xDA, 0xE1, 0xE7, 0xF2, 0xFB, 0xFF, 0xFF,
        0xFD,
        0xDE, 0xAF,
      ].map { Color(grey: $0) }))

  /// The track left of the thumb, or of what is done: (44, 95, 178) to (123, 177, 249) between dark
  /// lines of a point (measured).
  static let filled = ClassicTrack(
    VerticalGradient(
      height: thickness,
      [
        (0.25, Color(bytes: 0x0B, 0x3A, 0x88)), (0.75, Color(bytes: 0x0D, 0x48, 0xA8)),
        (1, Color(bytes: 0x2C, 0x5F, 0xB2)), (8, Color(bytes: 0x7B, 0xB1, 0xF9)),
        (8.25, Color(bytes: 0x68, 0xA6, 0xF8)), (8.75, Color(bytes: 0x44, 0x7A, 0xBF)),
      ]))

  /// The share of white over a tint, by rows of a point (measured at 1x on three tints); `shade` is
  /// that of black.
  private static let light = [0, 0.17, 0.22, 0.27, 0.32, 0.38, 0.43, 0.45, 0.14]
  private static let shade = [0.29, 0.05, 0, 0, 0, 0, 0, 0.05, 0.08]

  /// A tinted track left of the thumb, or of what is done.
  static func tinted(_ tint: Color) -> ClassicTrack {
    ClassicTrack(
      rows(
        zip(light, shade).map { light, shade in
          tint.mixed(with: .white, light).mixed(with: .black, shade)
        }))
  }

  /// A tinted track right of the thumb, or of what is left to do: `empty`
  /// multiplied with the tint (choice: it has no gloss, so that it differs from `tinted` of the
  /// same tint).
  static func tintedEmpty(_ tint: Color) -> ClassicTrack {
    ClassicTrack(empty.fill.map { grey in tint.mapChannels { $0 * grey.red } })
  }

  /// Draws the track `whole`, clipped to `part`; both in points.
  func paint(_ part: Rect, of whole: Rect, scale: Double, _ canvas: inout Canvas) {
    guard !part.isEmpty else { return }
    canvas.clipped(to: Path(rect: part)) {
      Bezel(shape: .capsule, fill: fill, edge: edge, transition: .evenly)
        .paint(in: whole, scale: scale, &$0)
    }
  }
}
