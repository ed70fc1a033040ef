/// The figures of glass. Unless a comment says otherwise they were measured on pictures of the systems or read out of them;
/// levels are 0–255, lengths points.
enum GlassFigures {
  // MARK: Blur

  /// How glass blurs the ground.
  struct Blur {
    /// The deviation of the narrow part.
    var narrow: Double
    /// The deviation of the wide part, of the plain ground, and how much there is of it.
    var wide = 16.0
    var wideShare: Double
    /// Whether the lens bends what is blurred, in place of the other way round.
    var isBeforeLens = false

    /// The deviation of the finest detail that is left. What the lens draws together is finer than the blur.
    var finest: Double { isBeforeLens ? min(narrow, Self.drawnTogether) : narrow }

    /// A choice: squares have a point then.
    private static let drawnTogether = 1.8
  }

  /// The deviation by which large shapes of the second generation blur a share of the ground before the lens.
  static let frostDeviation = 9.82
  /// That share, by the shorter side.
  static let frost = PiecewiseLinear([(56, 0), (76, 0.07), (96, 0.26), (150, 0.765), (180, 0.854)])

  /// Of the second generation by the amount of tint: the deviation of the narrow part, the wide part's share, and the
  /// saturation.
  static let regularBlur = PiecewiseLinear([
    (0, 1.48), (0.25, 2.09), (0.5, 3.2), (0.75, 4.33), (1, 9.05),
  ])
  static let regularWideShare = PiecewiseLinear([
    (0, 0.26), (0.25, 0.431), (0.5, 0.626), (0.75, 0.762), (1, 0.844),
  ])
  static let regularSaturation = PiecewiseLinear([
    (0, 1.21), (0.25, 1.18), (0.5, 1.18), (0.75, 0.9), (1, 0.63),
  ])
  static let clearBlur = PiecewiseLinear([
    (0, 0.39), (0.25, 0.95), (0.5, 1.29), (0.75, 3.67), (1, 9.5),
  ])
  static let clearWideShare = PiecewiseLinear([(0, 0), (0.5, 0), (0.75, 0.38), (1, 0.92)])

  /// Of the first generation: a narrow part by role, and a small wide share (a choice: a single deviation erases more); that of menus
  /// was measured over circles in two colours, where the lens draws together what is blurred.
  static func firstBlur(_ role: Glass.Role) -> Blur {
    switch role {
    case .raw, .barItem, .tabBar: Blur(narrow: 2.5, wideShare: 0.15)
    case .menu: Blur(narrow: 4, wide: 34, wideShare: 0.4, isBeforeLens: true)
    case .alert, .popover: Blur(narrow: 30, wideShare: 0)
    }
  }

  /// The blur of what shows in glass.
  static func blur(of glass: Glass) -> Blur {
    let amount = glass.heldTintAmount
    return switch (glass.generation, glass.variant) {
    case (.first, _): firstBlur(glass.role)
    case (.second, .regular): Blur(narrow: regularBlur(amount), wideShare: regularWideShare(amount))
    case (.second, .clear): Blur(narrow: clearBlur(amount), wideShare: clearWideShare(amount))
    }
  }

  // MARK: Colours of the second generation

  /// The luma that black and white become, by the amount of tint; between them it is a straight line.
  static let lightOfBlack = PiecewiseLinear([
    (0, 102), (0.25, 117), (0.5, 132), (0.75, 155), (1, 178),
  ])
  static let lightOfWhite = PiecewiseLinear([(0, 252), (0.25, 252), (0.5, 253), (1, 253)])
  /// The luma that 28 even steps become, up to an amount of .5, at .75 and at 1.
  static let dark: [[Double]] = [
    [
      32, 41, 50, 59, 68, 75, 84, 91, 99, 105, 112, 119, 125, 131, 136, 142, 147, 152, 156, 160,
      165, 168, 172, 175, 178, 180, 183, 185,
    ],
    [
      28, 35, 42, 48, 55, 60, 67, 72, 78, 83, 88, 93, 97, 102, 106, 110, 114, 118, 121, 124, 127,
      130, 133, 135, 137, 139, 141, 142,
    ],
    [
      32, 36, 41, 45, 50, 54, 58, 61, 65, 69, 72, 75, 78, 81, 84, 87, 89, 92, 94, 96, 98, 100, 102,
      103, 105, 106, 107, 108,
    ],
  ]
  static let clearOfBlack = 32.0
  static let clearSlope = 0.955
  /// How much of the difference of a colour from its luma is kept at the standard amount of tint.
  static let lightSaturation = 0.95
  static let darkSaturation = 1.07
  static let clearSaturation = 1.06

  // MARK: Colours of the first generation

  /// Light: the luma that black becomes, and what is added to it for each level of luma. An alert's was measured over a dark ground
  /// and over a dimmed white one.
  static func firstLight(_ role: Glass.Role) -> (black: Double, slope: Double) {
    role == .alert ? (217, 0.109) : (174.3, 0.303)
  }
  /// How much is kept of the difference of a colour from its luma.
  static func firstSaturation(_ role: Glass.Role) -> Double {
    switch role {
    case .menu: 0.5
    case .alert: 0.28
    case .raw, .barItem, .tabBar, .popover: 0.55
    }
  }
  /// What is added to light glass by the ground's luma: bodies over light grounds were measured by role.
  static func firstLift(_ role: Glass.Role) -> PiecewiseLinear {
    switch role {
    case .tabBar: PiecewiseLinear([(200, 0), (242.4, 3), (255, -0.5)])
    case .menu: PiecewiseLinear([(200, 0), (224.5, 2.8), (242.4, 0.8), (255, -2.6)])
    case .raw, .barItem, .popover: PiecewiseLinear([(200, 0), (242.4, 4.3), (255, 0.6)])
    case .alert: PiecewiseLinear([(0, 0), (255, 0)])
    }
  }
  /// Dark: the level that black becomes, and what is added to it for each level of the ground. An alert's is (62, 62, 62) of an
  /// alpha of .24.
  static func firstDark(_ role: Glass.Role) -> (black: Double, slope: Double) {
    role == .alert ? (14.9, 0.76) : (25, 0.294)
  }
  /// What is added to dark glass, but for alerts, by the mean luma under the whole shape, 0–1.
  static let firstDarkLift = 26.0
  static let firstDarkLifted = 0.19...0.5
  /// Glass of an application is darker than bars over black.
  static let firstRawDrop = 6.5
  /// The luminance of the mean ground below which it is dark, and above which it is light.
  static let firstTurn = 0.138...0.24
  /// What levels of a tint become: the levels of the one that was measured.
  static let firstTint = PiecewiseLinear([(0, 8), (122, 106), (255, 238)])

  // MARK: Lens

  /// From how far inside content comes, by the depth that it shows at, for shapes by half of their shorter side.
  static let lens: [(half: Double, shift: PiecewiseLinear)] = [
    (24, lensRow([13.9, 11.5, 9, 6.9, 4.1, 2, 0.1, 0], end: 14.5)),
    (28, lensRow([14.7, 14.3, 11.2, 8.9, 5.6, 3.2, 0.8, 0], end: 14.5)),
    (48, lensRow([34.6, 30.1, 24.6, 20.5, 14.8, 10.4, 5.8, 1.9], end: 20)),
    (90, lensRow([33.9, 35.3, 31.3, 27.3, 20, 13, 6.5, 1.5], end: 30)),
  ]
  /// The only row of clear glass.
  static let clearLens = (
    half: 24.0, shift: lensRow([23.7, 18.5, 15, 12.4, 8.4, 5.5, 2.5, 0.4], end: 18)
  )

  private static func lensRow(_ shifts: [Double], end: Double) -> PiecewiseLinear {
    let depths = [0.5, 1.5, 2.5, 3.5, 5.5, 7.5, 10.5, 14.5]
    return PiecewiseLinear(Array(zip(depths, shifts)) + (end > 14.5 ? [(end, 0)] : []))
  }

  /// The stretch over which the lens's direction is taken, by the radius of the corners.
  static let lensReach = 1.97 * 0.451

  // MARK: Rim

  /// The rim's light over a body of 32, by thirds of a point inward; the rest fades out within 5 points.
  static let secondRim = RimProfile(
    [58, 41, 27], tail: [11, 9, 7, 6, 5, 4, 3.3, 2.7, 2, 1.3, 0.7, 0.3])
  static let firstRim = RimProfile([41, 31, 20])
  /// Of the second generation by the share of the normal that is across: every 15° from above, and of the first by that along
  /// the diagonal through the top left.
  static let secondRimTurn = PiecewiseLinear([
    (0, 1), (0.258_819, 0.77), (0.5, 0.5), (0.707_107, 0.28), (0.866_025, 0.12), (0.965_926, 0),
  ])
  /// A rim is fainter on a light body: `1 − .55 · luma`, here of the body that it was measured on.
  static let rimFade = 0.55
  static let rimBody = 32.0 / 255
  /// Clear glass has more of it, and a prominent button less.
  static let clearRim = 1.71
  static let tintedRim = 0.38
  /// Of prominent buttons of the first generation: the factor of the rim, and by how much a level of it moves the body's colour away from
  /// its luma (measured, a picture each).
  static func firstTintedRim(isDark: Bool) -> (factor: Double, saturation: Double) {
    isDark ? (1.69, 0.0247) : (3.2, 0.0039)
  }
  /// Of prominent buttons in bars of the second generation, whose colour becomes lighter by so much for each level of the rim (one picture).
  static let tintedItemRim = 0.0055

  // MARK: Hairline

  /// How far it reaches around the second generation, in points, where it ends at once (measured on circles all around).
  static let hairline = 0.51
  static let lightHairline = 77.8
  static let lightHairlineAbove = 0.3
  static let darkHairline = 0.62
  static let tabBarHairline = 0.55
  /// Around prominent buttons in bars the hairline is their own colour, darker by so much at the sides, and by a share of that above
  /// (measured, one picture).
  static let tintedHairline = 0.553
  static let tintedHairlineDarkness = 0.143
  static let tintedHairlineAbove = 0.38
  /// Around a prominent button that is disabled, whose hairline is darker, and how much of its colour covers plain glass (one picture).
  static let disabledHairline = 85.0
  static let disabledHairlineAbove = 0.55
  static let disabledTint: Float = 0.85
  /// How far any hairline reaches, in points.
  static let hairlineReach = max(hairline, tintedHairline)

  // MARK: Shadow

  /// A shadow: of the ground `1 − alpha · fall` is left, and `tinge · fall` of the blurred ground comes back.
  struct Shadow {
    var alpha: Double
    var tinge = 0.0
    /// In points: how fast it falls with the distance from the shapes.
    var deviation: Double
    /// In points.
    var down: Double

    /// How far it reaches around the shapes, in points.
    var reach: Double { GlassFigures.shadowFall.end * deviation }
  }

  /// Of the first generation, light: one fall for all, measured to half a level around a menu and an alert (on circles at 44, capsules of
  /// 75 × 44 and a tab bar within two). Items are lower than a bar.
  static let itemShadow = Shadow(alpha: 0.066, deviation: 17, down: 9)
  static let barShadow = Shadow(alpha: 0.09, deviation: 17, down: 9)
  static let barHeight = 48.0
  /// Of menus and alerts, measured over colours; of popovers a choice.
  static let presentationShadow = Shadow(alpha: 0.26, tinge: 0.17, deviation: 17, down: 9)
  /// The deviation of the ground that tinges a shadow, in points.
  static let tingeDeviation = 28.0
  /// Of items and bars over a busy ground. Between which deviations of luma, in levels, is a choice: over a line, pale text and a dark
  /// picture under a veil nothing of it was seen.
  static let busyAlpha = 0.15
  static let busyDeviation = 8.0...32
  static let secondShadow = Shadow(alpha: 0.0145, deviation: 5, down: 6)

  /// How dark a shadow is outside of the shapes, by the distance in deviations: what a normal distribution leaves. Inside it is a whole
  /// without that.
  static let shadowFall = PiecewiseLinear([
    (0, 0.5), (0.25, 0.4013), (0.5, 0.3085), (0.75, 0.2266), (1, 0.1587), (1.25, 0.1056),
    (1.5, 0.0668), (1.75, 0.0401), (2, 0.0228), (2.25, 0.0122), (2.5, 0.0062), (2.75, 0),
  ])

  /// - Parameter shorter: the shorter side of the smallest shape, in points.
  static func shadow(of glass: Glass, shorter: Double) -> Shadow {
    switch (glass.generation, glass.role) {
    case (.first, .menu), (.first, .alert), (.first, .popover): presentationShadow
    case (.first, _): shorter < barHeight ? itemShadow : barShadow
    case (.second, _): secondShadow
    }
  }

  // MARK: Without transparency

  /// Choices: nobody has measured them.
  static let opaqueLight = 250.0
  static let opaqueDark = 31.0
  static let border = 1.0
}
