import Raster

/// The figures of scroll edges by the material of the system, in points: of 26 measured on two screens, of 27 the system's own
/// settings.
struct ScrollEdgeFigures {
  private let generation: Glass.Generation

  init(_ generation: Glass.Generation) { self.generation = generation }

  /// The level of the veil in the light style, also over the grey of grouped tables (measured).
  static let light = 252.0

  /// The style that `automatic` stands for. On 27 nothing is drawn below what floats at the bottom.
  func automatic(_ edge: ScrollEdgeVeil.Edge) -> ScrollEdgeEffect {
    switch generation {
    case .first: .soft
    case .second: edge == .top ? .hard : .hidden
    }
  }

  /// A part of the band by its distance from the bar's edge, and its blur.
  typealias Blur = (from: Double, to: Double, sigma: Double)

  /// The blur of a soft edge: on 26 sharp at the bar's edge, of 1.5 at 25 above it and of 3.5 below the status bar (its steps are
  /// a choice), none at the bottom.
  func softBlur(_ edge: ScrollEdgeVeil.Edge) -> [Blur] {
    switch generation {
    case .first:
      edge == .bottom
        ? []
        : [(10, 20, 0.9), (20, 30, 1.5), (30, 45, 2.2), (45, 60, 2.8), (60, .infinity, 3.5)]
    case .second: [(0, .infinity, 1.5)]
    }
  }

  /// The share of the content's contrast that is left, by the distance from the bar's edge; negative below the bar.
  func contrast(
    _ edge: ScrollEdgeVeil.Edge, height: Double, isDark: Bool
  ) -> [(distance: Double, share: Double)] {
    switch (generation, edge) {
    case (.first, .top):
      [
        (-max(height, 60), 0.08), (-50, 0.085), (-30, 0.16), (-20, 0.27), (-9, 0.49), (-7, 0.55),
        (-5, 0.6), (-3, 0.67), (-1, 0.71), (1, 0.78), (3, 0.83), (5, 0.86), (13, 0.94), (15, 0.95),
        (17, 0.96), (24, 1),
      ]
    case (.first, .bottom): bottom(height: height, isDark ? Self.darkBottom : Self.lightBottom)
    case (.second, _):
      // Whole for .34 of the band, which reaches 40 beyond the bar.
      softOf27(height: height, isDark: isDark)
    }
  }

  /// By the distance from the screen's bottom.
  private static let lightBottom: [(Double, Double)] = [
    (0, 0.15), (20, 0.15), (41, 0.27), (45, 0.32), (51, 0.38), (57, 0.43), (60, 0.5), (72, 0.69),
    (76, 0.74), (80, 0.78), (84, 0.82), (92, 0.88), (97, 0.92), (101, 0.94), (107, 0.96), (116, 1),
  ]
  private static let darkBottom: [(Double, Double)] = [
    (0, 0.39), (12, 0.39), (24, 0.43), (36, 0.46), (48, 0.54), (60, 0.64), (72, 0.75), (84, 0.86),
    (96, 0.93), (108, 0.96), (118, 1),
  ]

  private func bottom(
    height: Double, _ points: [(Double, Double)]
  ) -> [(distance: Double, share: Double)] {
    points.map { (distance: $0.0 - height, share: $0.1) }
  }

  private func softOf27(height: Double, isDark: Bool) -> [(distance: Double, share: Double)] {
    let share = 1 - (isDark ? Self.veil.dark : Self.veil.light)
    let reach = 40.0
    return [(-height, share), ((height + reach) * 0.34 - height, share), (reach, 1)]
  }

  private static let veil = (light: 0.5, dark: 0.6)

  /// The thin film of a hard edge.
  struct Film {
    var veil: Double
    var brightness: Double
    var saturation: Double
    /// The alpha of the line at the bar's edge, of one pixel.
    var line: Double
    var blur: [Blur]
  }

  /// The film of a hard edge; nil where it is an opaque band.
  func film(isDark: Bool) -> Film? {
    switch generation {
    case .first: nil
    case .second:
      Film(
        veil: isDark ? Self.veil.dark : Self.veil.light, brightness: 0.03, saturation: 1.25,
        line: 0.1,
        // A quarter of the blur at the bar's edge, all of it 64 above (its steps are a choice).
        blur: [(0, 16, 0.6), (16, 32, 1), (32, 48, 1.4), (48, 64, 1.8), (64, .infinity, 2)])
    }
  }
}
