package import Raster

/// UIKit's colours by name, without the suffix `Color`: fixed ones, and those with a meaning, which
/// differ by release and by the traits of the object that uses them.
///
/// Sources of the fixed ones: UIColor.h. See `NamedColors+System.swift` for the others.
package enum NamedColors {
  /// A name's colour in each release.
  package struct Entry: Sendable {
    /// The first system that knows the name.
    package var since: Int
    /// Before iOS 13; nil where the name did not exist.
    package var flat: Color?
    /// From iOS 13 on, by the system that brought them, earliest first.
    var releases: [(since: Int, color: ColorValue)]

    /// The colour in a system: that of the latest release up to it.
    package func value(system: Int) -> ColorValue {
      let known = releases.last { $0.since <= system }?.color
      if let known, system >= 13 { return known }
      if let flat { return .color(flat) }
      // A name that is too new has its light shade, whatever the traits.
      guard case .system(let color)? = known ?? releases.first?.color else {
        return releases.first?.color ?? .color(.clear)
      }
      return system < 13 ? .color(color.shades.light) : .system(color)
    }
  }

  /// The colour of a name; nil for a name that UIKit does not have.
  package static func entry(_ name: String) -> Entry? {
    if let name = SystemColorName(rawValue: name) { return entry(name) }
    return fixed[name].map { Entry(since: 5, flat: $0, releases: [(5, .color($0))]) }
  }

  /// Every name, sorted.
  package static let names: [String] =
    (fixed.keys + SystemColorName.allCases.map(\.rawValue)).sorted()

  /// UIColor's fixed colours: the same in every system and style.
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
}
