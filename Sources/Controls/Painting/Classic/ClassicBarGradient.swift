import ObjectModel
import Raster

/// The background of a bar up to iOS 6: a gradient between light lines at the top and dark ones at
/// the bottom.
struct ClassicBarGradient: Sendable {
  /// The gradient over the whole height; the lines are drawn on it.
  let fill: VerticalGradient
  let top: PixelRows
  let bottom: PixelRows
  /// The colour of the last line, which a status bar above the bar gets.
  let edge: Color
  /// Radius of the upper corners, in points, by scale.
  var cornerRadius = (at1x: 0.0, at2x: 0.0)

  /// The height of the bars in the measured pictures, in points.
  private static let height = 44.0
  /// The stops of a tinted bar's gradient: location between the lines, and share of the last colour
  /// (measured: fitted to the default bar within 2 levels).
  private static let easing: [(at: Double, share: Double)] = [
    (at: 0.0, share: 0.0), (0.2, 0.148), (0.8, 0.849), (1.0, 1.0),
  ]

  private static func eased(from first: Color, to last: Color) -> VerticalGradient {
    VerticalGradient(
      height: height,
      easing.map { (y: 1 + (height - 2) * $0.at, color: first.mixed(with: last, $0.share)) })
  }

  /// The blue-grey of navigation bars (measured, within 2 levels a row at 1x and 2x).
  static let standard = ClassicBarGradient(
    fill: VerticalGradient(
      height: height,
      [
        (1, Color(fit: 191, 205, 222)), (9.4, Color(fit: 176, 191, 211)),
        (34.6, Color(fit: 104, 128, 162)), (43, Color(fit: 87, 114, 151)),
      ]),
    top: PixelRows(
      at1x: [Color(bytes: 0xEE, 0xF1, 0xF4), Color(bytes: 0xC1, 0xCE, 0xDF)],
      at2x: [Color(bytes: 0xEF, 0xF2, 0xF7), Color(bytes: 0xCF, 0xD9, 0xE6)]),
    bottom: PixelRows(
      at1x: [Color(bytes: 0x3E, 0x5B, 0x7E)],
      at2x: [Color(bytes: 0x3F, 0x5C, 0x80), Color(bytes: 0x3F, 0x5C, 0x80)]),
    edge: Color(bytes: 0x3F, 0x5C, 0x80))

  /// The blue-grey of toolbars, a little darker (lxuan2/IOS6SwiftUI; no picture shows one).
  static let toolbar = ClassicBarGradient(
    fill: VerticalGradient(
      height: height,
      [
        (1, Color(bytes: 174, 189, 208)), (22, Color(bytes: 136, 153, 178)),
        (43, Color(bytes: 92, 113, 148)),
      ]),
    top: standard.top, bottom: standard.bottom, edge: standard.edge)

  /// The black style (measured at 1x and 2x, within 2 levels a row).
  static let black = ClassicBarGradient(
    fill: VerticalGradient(
      height: height,
      [
        (1.25, Color(grey: 94)), (6.25, Color(grey: 79)), (11.25, Color(grey: 62)),
        (16.25, Color(grey: 45)), (22, Color(grey: 30.5)), (22, Color(grey: 15)),
        (25, Color(grey: 14)), (26, Color(grey: 13)), (44, Color(grey: 13)),
      ]),
    top: PixelRows(at1x: [Color(grey: 0x8A)], at2x: [Color(grey: 0x8A), Color(grey: 0x74)]),
    bottom: PixelRows(
      at1x: [Color(grey: 0x11), Color(grey: 0x2A)],
      at2x: [Color(grey: 0x11), Color(grey: 0x1D), Color(grey: 0x2A)]),
    edge: .black, cornerRadius: (at1x: 5, at2x: 2.5))

  /// The silver of iPads (lxuan2/IOS6SwiftUI; the line at the top is a choice).
  static let silver = ClassicBarGradient(
    fill: VerticalGradient(
      height: height,
      [
        (1, Color(bytes: 244, 245, 246)), (15, Color(bytes: 236, 237, 240)),
        (29, Color(bytes: 206, 208, 214)), (43, Color(bytes: 165, 168, 182)),
      ]),
    top: PixelRows(at1x: [.white], at2x: [.white, Color(bytes: 250, 250, 251)]),
    bottom: PixelRows(
      at1x: [Color(bytes: 124, 128, 140)],
      at2x: [Color(bytes: 124, 128, 140), Color(bytes: 124, 128, 140)]),
    edge: .black)

  /// A transparent bar, for one that lies on another.
  static let merged = ClassicBarGradient(
    fill: VerticalGradient([]), top: PixelRows(at1x: [], at2x: []),
    bottom: PixelRows(at1x: [], at2x: []),
    edge: .clear)

  /// The background of a tinted bar (choice; no picture of one is known).
  ///
  /// The first colour is a quadratic function of each channel that fits the black bar (96), white,
  /// and the default bar within 2 levels, taken as tinted (109, 132, 162). The last colour is the
  /// quadratic that look-alike libraries use (.001468x² + .647295x + 4.04025 in bytes, within 4
  /// levels of the default bar). The lines at the top are white, with an alpha between those of the
  /// black and the default bar by the first colour's luma; the line at the bottom is .8 times the
  /// last colour.
  static func tinted(_ tint: Color) -> ClassicBarGradient {
    let opaque = tint.withAlpha(1)
    let first = opaque.mapChannels { x in (96 + 1.0241 * x * 255) / 255 - 0.001571 * 255 * x * x }
    let last = opaque.mapChannels { x in 4.04025 / 255 + 0.647295 * x + 0.001468 * 255 * x * x }
    let luma = first.luma
    func line(_ strength: Double) -> Color { first.mixed(with: .white, min(max(strength, 0), 1)) }
    let edge = last.mapChannels { $0 * 0.8 }
    return ClassicBarGradient(
      fill: eased(from: first, to: last),
      top: PixelRows(
        at1x: [line(1.18 * luma - 0.18), line(0.1 * luma)],
        at2x: [line(1.18 * luma - 0.18), line(0.32 * luma)]),
      bottom: PixelRows(at1x: [edge], at2x: [edge, edge]), edge: edge)
  }

  /// The blue-grey bars of iOS 5.
  static let glossy = glossy(Color(bytes: 109, 132, 162))

  /// A bar of iOS 5 in a tint, whose upper half has a gloss: white over the tint, in shares that the
  /// stops of the blue-grey bar have over its last colour, within 1 level (cheeaun's gradients for
  /// iOS 5). That other tints have the same shares is a choice, and so are toolbars.
  static func glossy(_ tint: Color) -> ClassicBarGradient {
    let opaque = tint.withAlpha(1)
    func light(_ share: Double) -> Color { opaque.mixed(with: .white, share) }
    let edge = opaque.mapChannels { $0 * 0.42 }
    return ClassicBarGradient(
      fill: VerticalGradient(
        height: height,
        [(1, light(0.459)), (22, light(0.185)), (22, light(0.138)), (43, opaque)]),
      top: PixelRows(at1x: [light(0.657)], at2x: [light(0.657), light(0.657)]),
      bottom: PixelRows(at1x: [edge], at2x: [edge, edge]), edge: edge)
  }

  /// Draws the background over `rect`, in points.
  func paint(in rect: Rect, scale: Double, _ canvas: inout Canvas) {
    let radius = scale < 1.5 ? cornerRadius.at1x : cornerRadius.at2x
    guard radius > 0 else { return paintRows(in: rect, scale: scale, &canvas) }
    canvas.clipped(to: Path(roundedRect: rect, radius: radius, corners: .top)) {
      paintRows(in: rect, scale: scale, &$0)
    }
  }

  private func paintRows(in rect: Rect, scale: Double, _ canvas: inout Canvas) {
    if !fill.stops.isEmpty { canvas.fill(Path(rect: rect), fill.paint(in: rect)) }
    top.paint(from: rect.minX, to: rect.maxX, top: rect.minY, scale: scale, &canvas)
    bottom.paint(from: rect.minX, to: rect.maxX, bottom: rect.maxY, scale: scale, &canvas)
  }
}
