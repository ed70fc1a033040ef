import Raster

/// The colours with a meaning.
///
/// Sources: before iOS 13 Framework7's iOS 7 values; from 13 on, in both contrasts and levels, the
/// table of Flutter's `CupertinoColors`; 15 and 26, Apple's Human Interface Guidelines. What differs
/// from them says so.
extension NamedColors {
  /// The colour of a name.
  package static func entry(_ name: SystemColorName) -> Entry {
    system[name] ?? Entry(since: 13, flat: nil, releases: [])
  }

  private static let system: [SystemColorName: Entry] = {
    var table: [SystemColorName: Entry] = [:]
    for name in SystemColorName.allCases {
      let releases = releases(of: name)
      let flat = flat(name)
      let first = releases.first?.since ?? 13
      table[name] = Entry(
        since: flat == nil ? first : name == .groupTableViewBackground ? 5 : 7, flat: flat,
        releases: releases.map { since, shades in
          (
            since,
            shades.isFixed
              ? .color(shades.light) : .system(SystemColor(name: name.rawValue, shades: shades))
          )
        })
    }
    return table
  }()

  private typealias Bytes = (Int, Int, Int)
  private typealias Shades = SystemColor.Shades

  /// Before iOS 13; nil for a name that came later.
  private static func flat(_ name: SystemColorName) -> Color? {
    switch name {
    case .groupTableViewBackground: Color(bytes: 239, 239, 244)
    case .systemBlue: Color(bytes: 0, 122, 255)
    case .systemGreen: Color(bytes: 76, 217, 100)
    case .systemOrange: Color(bytes: 255, 149, 0)
    case .systemPink: Color(bytes: 255, 45, 85)
    case .systemPurple: Color(bytes: 88, 86, 214)
    case .systemRed: Color(bytes: 255, 59, 48)
    case .systemTeal: Color(bytes: 90, 200, 250)
    case .systemYellow: Color(bytes: 255, 204, 0)
    case .systemGray: Color(bytes: 142, 142, 147)
    default: nil
    }
  }

  private static func releases(of name: SystemColorName) -> [(since: Int, shades: Shades)] {
    hues(name) ?? greys(name).map { [(13, $0)] } ?? []
  }

  /// Light, dark, and both in high contrast.
  private static func hue(_ light: Bytes, _ dark: Bytes, _ high: Bytes, _ highDark: Bytes) -> Shades
  {
    Shades(color(light), color(dark), highContrast: (color(high), color(highDark)))
  }

  private static func color(_ bytes: Bytes, _ alpha: Double = 1) -> Color {
    Color(bytes: bytes.0, bytes.1, bytes.2, alpha: alpha)
  }

  private static func hues(_ name: SystemColorName) -> [(since: Int, shades: Shades)]? {
    switch name {
    case .systemRed:
      [
        (13, hue((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))),
        (26, hue((255, 56, 60), (255, 66, 69), (233, 21, 45), (255, 97, 101))),
      ]
    case .systemOrange:
      [
        (13, hue((255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64))),
        (26, hue((255, 141, 40), (255, 146, 48), (197, 83, 0), (255, 160, 86))),
      ]
    case .systemYellow:
      [
        (13, hue((255, 204, 0), (255, 214, 10), (160, 90, 0), (255, 212, 38))),
        (26, hue((255, 204, 0), (255, 214, 0), (161, 106, 0), (254, 223, 67))),
      ]
    case .systemGreen:
      [
        (13, hue((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))),
        (26, hue((52, 199, 89), (48, 209, 88), (0, 137, 50), (74, 217, 104))),
      ]
    case .systemMint:
      [
        (15, hue((0, 199, 190), (99, 230, 226), (12, 129, 123), (99, 230, 226))),
        (26, hue((0, 200, 179), (0, 218, 195), (0, 133, 117), (84, 223, 203))),
      ]
    case .systemTeal:
      // The high contrast of 15 is that of Apple's guidelines of the time, from memory.
      [
        (13, hue((90, 200, 250), (100, 210, 255), (0, 113, 164), (112, 215, 255))),
        (15, hue((48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255))),
        (26, hue((0, 195, 208), (0, 210, 224), (0, 129, 152), (59, 221, 236))),
      ]
    case .systemCyan:
      // The high contrast of 15 is that of the teal before it, of which cyan took the place.
      [
        (15, hue((50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255))),
        (26, hue((0, 192, 232), (60, 211, 254), (0, 126, 174), (109, 217, 255))),
      ]
    case .systemBlue:
      [
        (13, hue((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))),
        (26, hue((0, 136, 255), (0, 145, 255), (30, 110, 244), (92, 184, 255))),
      ]
    case .systemIndigo:
      [
        (13, hue((88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255))),
        (26, hue((97, 85, 245), (109, 124, 255), (86, 74, 222), (167, 170, 255))),
      ]
    case .systemPurple:
      [
        (13, hue((175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255))),
        (26, hue((203, 48, 224), (219, 52, 242), (176, 47, 194), (234, 141, 255))),
      ]
    case .systemPink:
      [
        (13, hue((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))),
        (26, hue((255, 45, 85), (255, 55, 95), (231, 18, 77), (255, 138, 196))),
      ]
    case .systemBrown:
      [
        (13, hue((162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105))),
        (26, hue((172, 127, 94), (183, 138, 102), (149, 109, 81), (219, 166, 121))),
      ]
    case .link:
      // The high contrast is that of systemBlue (choice).
      [(13, hue((0, 122, 255), (9, 132, 255), (0, 64, 221), (64, 156, 255)))]
    default: nil
    }
  }

  private static func greys(_ name: SystemColorName) -> Shades? {
    switch name {
    case .systemGray: hue((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
    case .systemGray2: hue((174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128))
    case .systemGray3: hue((199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86))
    case .systemGray4: hue((209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70))
    case .systemGray5: hue((229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56))
    case .systemGray6: hue((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
    case .label: Shades(.black, .white)
    case .secondaryLabel: translucent(inks, 0.6, 0.6, high: (173, 173))
    case .tertiaryLabel, .placeholderText: translucent(inks, 0.3, 0.3, high: (96, 96))
    case .quaternaryLabel: translucent(inks, 0.18, 0.16, high: (66, 61))
    case .systemFill: translucent(fills, 0.2, 0.36, high: (71, 112))
    case .secondarySystemFill: translucent(fills, 0.16, 0.32, high: (61, 102))
    // 239, 239, 240 over white (measured): 30 of 255.
    case .tertiarySystemFill:
      translucent(((118, 118, 128), (118, 118, 128)), 30.0 / 255, 0.24, high: (51, 81))
    case .quaternarySystemFill:
      translucent(((116, 116, 128), (118, 118, 128)), 0.08, 0.18, high: (40, 66))
    case .separator: translucent(((60, 60, 67), (84, 84, 88)), 0.29, 0.6, high: (94, 173))
    case .opaqueSeparator: Shades(color((198, 198, 200)), color((56, 56, 58)))
    case .systemBackground: background((255, 255, 255), (255, 255, 255), level: 0)
    case .secondarySystemBackground: background((242, 242, 247), (235, 235, 240), level: 1)
    case .tertiarySystemBackground: background((255, 255, 255), (255, 255, 255), level: 2)
    case .systemGroupedBackground, .groupTableViewBackground:
      background((242, 242, 247), (235, 235, 240), level: 0)
    case .secondarySystemGroupedBackground:
      background((255, 255, 255), (255, 255, 255), level: 1)
    case .tertiarySystemGroupedBackground:
      background((242, 242, 247), (235, 235, 240), level: 2)
    default: nil
    }
  }

  private static let inks: (Bytes, Bytes) = ((60, 60, 67), (235, 235, 245))
  private static let fills: (Bytes, Bytes) = ((120, 120, 128), (120, 120, 128))

  /// A light and a dark colour with their alphas; those in high contrast are of 255.
  private static func translucent(
    _ bytes: (light: Bytes, dark: Bytes), _ light: Double, _ dark: Double, high: (Double, Double)
  ) -> Shades {
    Shades(
      color(bytes.light, light), color(bytes.dark, dark),
      highContrast: (color(bytes.light, high.0 / 255), color(bytes.dark, high.1 / 255)))
  }

  /// The dark backgrounds from the rearmost on, in both contrasts: an elevated one has the shade of
  /// the next.
  private static let darkBackgrounds: [(normal: Bytes, high: Bytes)] = [
    ((0, 0, 0), (0, 0, 0)), ((28, 28, 30), (36, 36, 38)), ((44, 44, 46), (54, 54, 56)),
    ((58, 58, 60), (68, 68, 70)),
  ]

  private static func background(_ light: Bytes, _ high: Bytes, level: Int) -> Shades {
    let (own, next) = (darkBackgrounds[level], darkBackgrounds[level + 1])
    return Shades(
      color(light), color(own.normal), highContrast: (color(high), color(own.high)),
      elevated: (color(next.normal), color(next.high)))
  }
}
