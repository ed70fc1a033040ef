package import Raster

/// UIKit's colors by name, without the suffix `Color`: fixed ones, and those with a meaning, which
/// differ by release and interface style.
///
/// Sources: UIColor.h for the fixed ones; for the system's own, the iOS 13 table of Flutter's
/// `CupertinoColors` and, before that, Framework7's iOS 7 values.
package enum NamedColors {
  /// A name's color in each era.
  package struct Entry: Sendable {
    /// The first system that knows the name.
    package var since: Int
    /// Before iOS 13; nil where the name did not exist: then the light one.
    package var flat: Color?
    /// From iOS 13 on, in the light style.
    package var light: Color
    /// From iOS 13 on, in the dark style.
    package var dark: Color

    /// The color in a system; one that differs between the styles is dynamic.
    package func value(system: Int) -> ColorValue {
      if system < 13 { return .color(flat ?? light) }
      return light == dark ? .color(light) : .dynamic(light: .color(light), dark: .color(dark))
    }
  }

  /// The color of a name; nil for a name that UIKit does not have.
  package static func entry(_ name: String) -> Entry? { table[name] }

  /// Every name, sorted.
  package static let names: [String] = table.keys.sorted()

  /// The tint of a window where nobody sets one.
  package static let systemBlue = both((0, 122, 255), (0, 122, 255), (10, 132, 255))

  private static let table: [String: Entry] =
    fixed.mapValues { Entry(since: 5, flat: $0, light: $0, dark: $0) }
    .merging(system) { _, new in new }

  /// UIColor's fixed colors: the same in every system and style.
  package static let fixed: [String: Color] = [
    "black": .black, "white": .white, "clear": .clear,
    "darkGray": Color(white: 1.0 / 3), "lightGray": Color(white: 2.0 / 3),
    "gray": Color(white: 0.5),
    "red": Color(bytes: 255, 0, 0), "green": Color(bytes: 0, 255, 0),
    "blue": Color(bytes: 0, 0, 255), "cyan": Color(bytes: 0, 255, 255),
    "yellow": Color(bytes: 255, 255, 0), "magenta": Color(bytes: 255, 0, 255),
    "orange": Color(red: 1, green: 0.5, blue: 0), "purple": Color(red: 0.5, green: 0, blue: 0.5),
    "brown": Color(red: 0.6, green: 0.4, blue: 0.2),
    "darkText": .black, "lightText": Color(white: 1, alpha: 0.6),
  ]

  private static let system: [String: Entry] = [
    "groupTableViewBackground": both((239, 239, 244), (242, 242, 247), (0, 0, 0), since: 5),
    "systemBlue": systemBlue,
    "systemGreen": both((76, 217, 100), (52, 199, 89), (48, 209, 88)),
    "systemOrange": both((255, 149, 0), (255, 149, 0), (255, 159, 10)),
    "systemPink": both((255, 45, 85), (255, 45, 85), (255, 55, 95)),
    "systemPurple": both((88, 86, 214), (175, 82, 222), (191, 90, 242)),
    "systemRed": both((255, 59, 48), (255, 59, 48), (255, 69, 58)),
    "systemTeal": both((90, 200, 250), (90, 200, 250), (100, 210, 255)),
    "systemYellow": both((255, 204, 0), (255, 204, 0), (255, 214, 10)),
    "systemGray": both((142, 142, 147), (142, 142, 147), (142, 142, 147)),
    "systemIndigo": modern((88, 86, 214), (94, 92, 230)),
    "systemGray2": modern((174, 174, 178), (99, 99, 102)),
    "systemGray3": modern((199, 199, 204), (72, 72, 74)),
    "systemGray4": modern((209, 209, 214), (58, 58, 60)),
    "systemGray5": modern((229, 229, 234), (44, 44, 46)),
    "systemGray6": modern((242, 242, 247), (28, 28, 30)),
    "label": modern((0, 0, 0), (255, 255, 255)),
    "secondaryLabel": modern((60, 60, 67), (235, 235, 245), 0.6, 0.6),
    "tertiaryLabel": modern((60, 60, 67), (235, 235, 245), 0.3, 0.3),
    "quaternaryLabel": modern((60, 60, 67), (235, 235, 245), 0.18, 0.16),
    "placeholderText": modern((60, 60, 67), (235, 235, 245), 0.3, 0.3),
    "systemFill": modern((120, 120, 128), (120, 120, 128), 0.2, 0.36),
    "secondarySystemFill": modern((120, 120, 128), (120, 120, 128), 0.16, 0.32),
    "tertiarySystemFill": modern((118, 118, 128), (118, 118, 128), 0.12, 0.24),
    "quaternarySystemFill": modern((116, 116, 128), (118, 118, 128), 0.08, 0.18),
    "systemBackground": modern((255, 255, 255), (0, 0, 0)),
    "secondarySystemBackground": modern((242, 242, 247), (28, 28, 30)),
    "tertiarySystemBackground": modern((255, 255, 255), (44, 44, 46)),
    "systemGroupedBackground": modern((242, 242, 247), (0, 0, 0)),
    "secondarySystemGroupedBackground": modern((255, 255, 255), (28, 28, 30)),
    "tertiarySystemGroupedBackground": modern((242, 242, 247), (44, 44, 46)),
    "separator": modern((60, 60, 67), (84, 84, 88), 0.29, 0.6),
    "opaqueSeparator": modern((198, 198, 200), (56, 56, 58)),
    "link": modern((0, 122, 255), (9, 132, 255)),
  ]

  private typealias Bytes = (Int, Int, Int)

  private static func color(_ bytes: Bytes, _ alpha: Double = 1) -> Color {
    Color(bytes: bytes.0, bytes.1, bytes.2, alpha: alpha)
  }

  /// A name that both the flat and the modern look know.
  private static func both(
    _ flat: Bytes, _ light: Bytes, _ dark: Bytes, since: Int = 7
  ) -> Entry {
    Entry(since: since, flat: color(flat), light: color(light), dark: color(dark))
  }

  /// A name of iOS 13.
  private static func modern(
    _ light: Bytes, _ dark: Bytes, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> Entry {
    Entry(
      since: 13, flat: nil, light: color(light, lightAlpha), dark: color(dark, darkAlpha))
  }
}
