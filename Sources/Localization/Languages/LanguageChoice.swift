/// Chooses the one language in which an application shows its texts.
package enum LanguageChoice {
  /// The best of the languages that there are, as for a bundle: the language itself, then those that stand in for
  /// it, then another region of it, then the language in which the application was developed.
  ///
  /// - Parameters:
  ///   - wanted: the language that the user wants.
  ///   - development: the language that the application was developed in.
  ///   - available: the languages that there are, in any order.
  /// - Returns: nil if there is neither of them.
  package static func choose(
    _ wanted: LanguageTag, development: LanguageTag, among available: Set<LanguageTag>
  ) -> LanguageTag? {
    nearest(to: wanted, among: available) ?? nearest(to: development, among: available)
  }

  private static func nearest(
    to wanted: LanguageTag, among available: Set<LanguageTag>
  ) -> LanguageTag? {
    let lineage = wanted.lineage
    if let found = lineage.first(where: available.contains) { return found }
    // Of regions of the language the first by name, so that none depends on the order of folders.
    guard let last = lineage.last, last.language == wanted.language else { return nil }
    return available.filter {
      $0.language == wanted.language && $0.script == wanted.script && $0.variant == nil
    }.min { $0.name < $1.name }
  }
}
