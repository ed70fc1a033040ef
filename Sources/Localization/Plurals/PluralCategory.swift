/// The forms that languages have for different numbers, as in Unicode's plural rules.
package enum PluralCategory: String, CaseIterable, Sendable, Hashable {
  case zero, one, two, few, many, other
}
