import Localization
package import ObjectModel

/// Compares the texts that screens use with those of each language.
package struct StringCheck {
  /// Something that differs between languages.
  package struct Finding: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
      /// A text that a screen uses, and that a language lacks.
      case missing
      /// A text that no screen uses.
      case unused
      /// A text with other arguments than in the language of the development.
      case arguments
      /// A text without a form that the language has for some numbers, or with one that it never uses.
      case forms
      /// A language that was asked for and has no texts at all.
      case language
    }

    package var kind: Kind
    /// The language, as in BCP 47.
    package var language: String
    package var table: String
    package var key: String
    /// The place of a text, or of the use of one that is missing.
    package var place: DocumentPlace
    package var message: String
  }

  /// The folders of texts, as a screen chose them.
  private var strings: StringLibrary
  private let uses: [TextUse]

  /// Creates a check of screens that use the same folders.
  init(_ strings: StringLibrary, uses: [TextUse]) {
    self.strings = strings
    self.uses = uses
  }

  /// What differs, by language, then by table and key.
  ///
  /// - Parameter names: the languages to look at, or those that stand in for them; empty for all that there are texts in.
  package mutating func findings(in names: [String]) -> [Finding] {
    guard !strings.folders.isEmpty else { return [] }
    guard !names.isEmpty else { return findings(in: strings.available) }
    var absent: [Finding] = []
    var asked: Set<LanguageTag> = []
    for name in names {
      switch LocaleChoice(name) {
      case .language(let wanted):
        let shown = LanguageChoice.choose(
          wanted, development: strings.development, among: strings.available)
        if let shown, shown.language == wanted.language {
          asked.insert(shown)
        } else if let place = strings.place {
          let message = Wording.withSuggestion(
            "there are no texts", name, strings.available.map(\.name).sorted())
          absent.append(
            Finding(
              kind: .language, language: wanted.name, table: "", key: "", place: place,
              message: message))
        }
      // It is made of these texts.
      case .pseudoLanguage: asked.insert(strings.development)
      case nil: break
      }
    }
    return absent + findings(in: asked)
  }

  private mutating func findings(in languages: Set<LanguageTag>) -> [Finding] {
    languages.sorted { $0.name < $1.name }.flatMap { findings(in: $0) }
  }

  private mutating func findings(in language: LanguageTag) -> [Finding] {
    var result: [Finding] = []
    let rules = strings.rules(for: language)
    for table in Set(uses.map(\.table)).sorted() {
      let texts = strings.texts(of: table, in: language)
      let base = strings.texts(of: table, in: strings.development)
      let used = uses.filter { $0.table == table }
      func add(_ kind: Finding.Kind, _ key: String, _ place: DocumentPlace, _ message: String) {
        result.append(
          Finding(
            kind: kind, language: language.name, table: table, key: key, place: place,
            message: message))
      }
      var told: Set<String> = []
      for use in used where texts[use.key] == nil && told.insert(use.key).inserted {
        add(.missing, use.key, use.place, "no text")
      }
      let keys = Set(used.map(\.key))
      for (key, found) in texts.sorted(by: { $0.key < $1.key }) {
        guard keys.contains(key) else {
          add(.unused, key, found.place, "no screen uses it")
          continue
        }
        if language != strings.development, let other = base[key]?.entry.arguments,
          other != found.entry.arguments
        {
          add(
            .arguments, key, found.place,
            "takes \(Self.phrase(found.entry.arguments)), not \(Self.phrase(other))")
        }
        for forms in found.entry.forms {
          let lacking = rules.categories.subtracting(forms)
          let idle = forms.subtracting(rules.categories).subtracting([.zero])
          if !lacking.isEmpty { add(.forms, key, found.place, "lacks \(Self.phrase(lacking))") }
          if !idle.isEmpty {
            add(.forms, key, found.place, "never shows \(Self.phrase(idle))")
          }
        }
      }
    }
    return result
  }

  private static func phrase(_ arguments: [Int: TableEntry.ArgumentKind]) -> String {
    if arguments.isEmpty { return "no arguments" }
    return arguments.sorted { $0.key < $1.key }.map { number, kind in
      let name =
        switch kind {
        case .text: "any value"
        case .wholeNumber: "a whole number"
        case .number: "a number"
        case .character: "a character"
        }
      return "\(number): \(name)"
    }.joined(separator: ", ")
  }

  private static func phrase(_ forms: Set<PluralCategory>) -> String {
    PluralCategory.allCases.filter(forms.contains).map { Quotation.single($0.rawValue) }
      .joined(separator: ", ")
  }
}

extension StringCheck {
  /// The checks of screens: one for those that share their folders.
  package static func checks(
    of screens: [(strings: StringLibrary, uses: [TextUse])]
  ) -> [StringCheck] {
    var checks: [(folders: [PathKey], strings: StringLibrary, uses: [TextUse])] = []
    for screen in screens {
      let folders = screen.strings.folders.map { PathKey($0.path) }
      if let index = checks.firstIndex(where: {
        $0.folders == folders && $0.strings.development == screen.strings.development
      }) {
        checks[index].uses += screen.uses
      } else {
        checks.append((folders, screen.strings, screen.uses))
      }
    }
    return checks.map { StringCheck($0.strings, uses: $0.uses) }
  }
}
