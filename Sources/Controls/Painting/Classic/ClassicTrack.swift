import ObjectModel
import Raster

/// The sunken tracks of sliders and progress views up to iOS 6.
enum ClassicTrack {
  /// In points, measured.
  static let thickness = 9.0

  /// Rows of half a point from the top, as measured at 2x.
  private static func rows(_ colors: [Color]) -> VerticalGradient {
    VerticalGradient(
      colors.enumerated().map { index, color in
        GradientStop(
          location: (Double(index) + 0.5) / Double(colors.count), color: color)
      })
  }

  /// What is not done: white in a shade from above.
  static let empty = rows(
    [
      0x80, 0x90, 0xAA, 0xB3, 0xBA, 0xC2, 0xCB, 0xD3, 0xDA, 0xE1, 0xE7, 0xF2, 0xFB, 0xFF, 0xFF,
      0xFD,
      0xDE, 0xAF,
    ].map { Color(grey: $0) })

  /// What is done: dark lines of a point around (44, 95, 178) to (123, 177, 249).
  static let filled = VerticalGradient(
    height: thickness,
    [
      (0.25, Color(bytes: 0x0B, 0x3A, 0x88)), (0.75, Color(bytes: 0x0D, 0x48, 0xA8)),
      (1, Color(bytes: 0x2C, 0x5F, 0xB2)), (8, Color(bytes: 0x7B, 0xB1, 0xF9)),
      (8.25, Color(bytes: 0x68, 0xA6, 0xF8)), (8.75, Color(bytes: 0x44, 0x7A, 0xBF)),
    ])

  /// White and black over a tint, a row of a point each (measured at 1x, the same for three tints).
  private static let light = [0, 0.17, 0.22, 0.27, 0.32, 0.38, 0.43, 0.45, 0.14]
  private static let shade = [0.29, 0.05, 0, 0, 0, 0, 0, 0.05, 0.08]

  /// What a track's tint becomes.
  static func tinted(_ tint: Color) -> VerticalGradient {
    rows(
      zip(light, shade).map { light, shade in
        tint.mixed(with: .white, light).mixed(with: .black, shade)
      })
  }

  /// A tint for what is not done: in the same shade as the white one, so that the same tint for what is
  /// done, which has a gloss over it, is told from it (choice; a white tint gives the track without one).
  static func tintedEmpty(_ tint: Color) -> VerticalGradient {
    empty.map { grey in tint.mapChannels { $0 * grey.red } }
  }

  /// Draws `part` of the track that fills `whole`.
  static func paint(
    _ part: Rect, of whole: Rect, _ gradient: VerticalGradient, _ canvas: inout Canvas
  ) {
    guard !part.isEmpty else { return }
    canvas.clipped(to: Path(rect: part)) {
      $0.fill(
        Path(roundedRect: whole, radius: whole.height / 2), gradient.paint(in: whole))
    }
  }
}
