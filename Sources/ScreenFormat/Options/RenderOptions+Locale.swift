import Localization

extension RenderOptions {
  /// The languages that are made of the texts of another, to find what does not fit.
  public static let pseudoLanguages = PseudoLanguage.allCases.map(\.rawValue)

  /// The name of a language in one spelling: `zh-Hans` for `zh_CN`; nil for what names none.
  public static func locale(named name: String) -> String? { LocaleChoice(name)?.name }
}
