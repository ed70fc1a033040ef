/// The names of UIKit's colours with a meaning, without the suffix `Color`.
package enum SystemColorName: String, Sendable, Hashable, CaseIterable {
  case groupTableViewBackground
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan,
    systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case separator, opaqueSeparator, link
}

extension Look {
  /// The colour of one of UIKit's names in this release; follows the traits of the object that uses
  /// it from iOS 13 on.
  package func color(_ name: SystemColorName) -> ColorValue {
    NamedColors.entry(name).value(system: system)
  }
}
