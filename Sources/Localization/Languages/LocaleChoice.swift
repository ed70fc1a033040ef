/// The language that a screen is asked for: one of the world, or one made of the texts of another.
package enum LocaleChoice: Hashable, Sendable {
  case language(LanguageTag)
  case pseudoLanguage(PseudoLanguage)

  /// Reads a name, such as `de-CH` or `double-length`; nil for what names no language.
  package init?(_ name: String) {
    if let pseudo = PseudoLanguage(rawValue: name) {
      self = .pseudoLanguage(pseudo)
    } else if let tag = LanguageTag(name) {
      self = .language(tag)
    } else {
      return nil
    }
  }

  /// The name in one spelling: `zh-Hans` for `zh_CN`.
  package var name: String {
    switch self {
    case .language(let tag): tag.name
    case .pseudoLanguage(let pseudo): pseudo.rawValue
    }
  }

  package var pseudoLanguage: PseudoLanguage? {
    if case .pseudoLanguage(let pseudo) = self { pseudo } else { nil }
  }
}
