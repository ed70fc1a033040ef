import ObjectModel
import Raster

/// The round thumbs of sliders and switches up to iOS 6: grey at the top, light at the bottom, with
/// a dark rim or a light ring.
enum ClassicThumb {
  /// The greys of a slider's thumb by share of its height (measured at 2x); `sliderEdge` is its rim
  /// and highlight.
  private static let sliderBody: [(at: Double, grey: Double)] = [
    (0, 165), (0.16, 176), (0.8, 240), (1, 254),
  ]
  private static let sliderEdge = Bezel.Edge(
    at1x: [.shade(0.12, 0.30, 0.22), Bezel.Ring(.light(0.5), .light(0), .light(0))],
    at2x: [
      .shade(0.06, 0.36, 0.30), Bezel.Ring(.light(0.74), .light(0.1), .light(0)),
      Bezel.Ring(.light(0.25), .light(0), .light(0)),
    ])
  /// The shadow below a slider's thumb.
  private static let sliderShade = PixelRows.shades(at1x: [0.42, 0.16], at2x: [0.50, 0.38, 0.125])

  /// The greys of a switch's thumb, which has a light ring and no rim (measured at 1x: 210 to 255).
  private static let switchBody: [(at: Double, grey: Double)] = [
    (0.14, 210), (0.94, 254), (1, 255),
  ]
  private static let switchEdge = Bezel.Edge(
    at1x: [
      Bezel.Ring(.light(0.78), .light(0.5), .light(0.8)),
      Bezel.Ring(.light(0.42), .light(0.12), .light(0.5)),
    ],
    at2x: [
      Bezel.Ring(.light(0.78), .light(0.6), .light(0.3)),
      Bezel.Ring(.light(0.55), .light(0.3), .light(0)),
      Bezel.Ring(.light(0.3), .light(0.06), .light(0)),
    ])

  /// The gradient of these greys, multiplied with the tint if there is one.
  private static func gradient(_ body: [(at: Double, grey: Double)], tint: Color?)
    -> VerticalGradient
  {
    VerticalGradient(
      body.map { stop in
        let grey = Color(grey: stop.grey)
        let color = tint.map { tint in tint.withAlpha(1).mapChannels { $0 * grey.red } } ?? grey
        return GradientStop(location: stop.at, color: color)
      })
  }

  /// Draws the thumb of a slider; `rect` is in points, without its shadow.
  static func paintSlider(in rect: Rect, tint: Color?, scale: Double, _ canvas: inout Canvas) {
    Bezel(
      shape: .capsule, fill: gradient(sliderBody, tint: tint), edge: sliderEdge,
      dropShadow: sliderShade
    )
    .paint(in: rect, scale: scale, &canvas)
  }

  /// Draws the thumb of a switch.
  static func paintSwitch(
    _ shape: BezelShape, in rect: Rect, tint: Color?, scale: Double, _ canvas: inout Canvas
  ) {
    Bezel(shape: shape, fill: gradient(switchBody, tint: tint), edge: switchEdge)
      .paint(in: rect, scale: scale, &canvas)
  }
}
