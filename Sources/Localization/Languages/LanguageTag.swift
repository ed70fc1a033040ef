/// The name of a language, as BCP 47 writes it: `de`, `pt-BR`, `zh-Hant-HK`.
package struct LanguageTag: Hashable, Sendable {
  /// The language, in lower case: `zh`.
  package let language: String
  /// The script, if it is named: `Hant`.
  package let script: String?
  /// The region, if it is named: `HK`, `419`.
  package let region: String?
  /// What else is named, in lower case: `valencia`.
  package let variant: String?

  private init(language: String, script: String?, region: String?, variant: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
    self.variant = variant
  }

  /// Reads a name. Old names (`English`, `iw`), underscores (`zh_CN`) and the regions of Chinese scripts are
  /// written in one way, so that names of one language are equal.
  ///
  /// - Returns: nil for what names no language.
  package init?(_ name: String) {
    guard name.utf8.count <= Self.lengthLimit else { return nil }
    if let old = Self.oldNames[name] {
      self.init(language: old, script: nil, region: nil)
      return
    }
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let first = parts.popFirst(), (2...3).contains(first.count),
      first.allSatisfy(Self.isLetter)
    else { return nil }
    var language = first.lowercased()
    var script: String?
    var region: String?
    if let part = parts.first, part.count == 4, part.allSatisfy(Self.isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, Self.isRegion(part) {
      region = part.uppercased()
      parts.removeFirst()
    }
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { Self.isLetter($0) || $0.isNumber } })
    else { return nil }
    if let (newer, newerScript) = Self.renamed[language] {
      language = newer
      script = script ?? newerScript
    }
    if language == "zh" {
      script = script ?? (["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans")
      if (script == "Hans" && region == "CN") || (script == "Hant" && region == "TW") {
        region = nil
      }
    }
    self.init(
      language: language, script: script, region: region,
      variant: parts.isEmpty ? nil : parts.map { $0.lowercased() }.joined(separator: "-"))
  }

  /// The name with hyphens between its parts.
  package var name: String {
    // Not joined: the Swift runtime looks for what that needs among all conformances, 3 % of a small render.
    var name = language
    for part in [script, region, variant] {
      if let part { name += "-" + part }
    }
    return name
  }

  /// The language of an application that names none.
  package static let english = LanguageTag(language: "en", script: nil, region: nil)

  /// The greatest number of bytes of a name.
  private static let lengthLimit = 64

  /// The names of folders of languages before BCP 47 was used.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]
  /// Codes that have another one today, some of them for one script.
  private static let renamed: [String: (language: String, script: String?)] = [
    "iw": ("he", nil), "in": ("id", nil), "ji": ("yi", nil), "no": ("nb", nil),
    "tl": ("fil", nil), "mo": ("ro", nil), "sh": ("sr", "Latn"),
  ]

  private static func isLetter(_ character: Character) -> Bool {
    ("a"..."z").contains(character) || ("A"..."Z").contains(character)
  }

  private static func isRegion(_ part: Substring) -> Bool {
    part.count == 2 && part.allSatisfy(isLetter)
      || part.count == 3 && part.allSatisfy { ("0"..."9").contains($0) }
  }
}

extension LanguageTag {
  /// The language itself and those that stand in for it, the nearest first: `zh-Hant-HK`, `zh-Hant`.
  ///
  /// They are those of Unicode's Common Locale Data Repository. British English comes before English for regions that
  /// have the English of the world as a parent, since applications have no folder for that.
  package var lineage: [LanguageTag] {
    var result = [self]
    while let last = result.last, let parent = last.parent, !result.contains(parent) {
      result.append(parent)
      if parent.name == "en-001", language == "en",
        let british = LanguageTag("en-GB"), !result.contains(british)
      {
        result.append(british)
      }
      if result.last?.name == "en-GB", let english = LanguageTag("en") {
        result.append(english)
        break
      }
    }
    return result
  }

  private var parent: LanguageTag? {
    if variant != nil { return LanguageTag(language: language, script: script, region: region) }
    if let named = Self.exceptionalParent(of: name) { return LanguageTag(named) }
    if region != nil { return LanguageTag(language: language, script: script, region: nil) }
    // Nobody who reads one of the scripts is helped by the other.
    if script != nil, language != "zh" {
      return LanguageTag(language: language, script: nil, region: nil)
    }
    return nil
  }

  /// The parent of a language that is not its name without the last part; `root` for none, nil for most languages.
  ///
  /// The table is searched, since a process asks for a few languages, and a dictionary takes longer to make than it saves.
  private static func exceptionalParent(of name: String) -> String? {
    let child = Array(name.utf8)
    let text = parentTable
    var parent = 0..<0
    var start = 0
    for (index, byte) in text.enumerated() where byte <= UInt8(ascii: ":") {
      switch byte {
      case UInt8(ascii: ":"): parent = start..<index
      case UInt8(ascii: " "), UInt8(ascii: "\n"):
        if index - start == child.count, text[start..<index].elementsEqual(child) {
          return String(decoding: text[parent], as: UTF8.self)
        }
        start = index + 1
      default: break
      }
    }
    return nil
  }

  private static let parentTable = Array((ParentLanguageTable.text + "\n").utf8)
}

extension LanguageTag {
  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    if let script { return Self.scriptsFromRight.contains(script) }
    return Self.languagesFromRight.contains(language)
  }

  private static let scriptsFromRight: Set = [
    "Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
  ]
  /// The languages that are written from right to left unless a script is named.
  private static let languagesFromRight: Set = [
    "ar", "apc", "bal", "bgn", "ckb", "dv", "fa", "he", "ks", "lrc", "mzn", "nqo", "ps", "rhg",
    "sd", "sdh", "skr", "syr", "trw", "ug", "ur", "yi",
  ]
}
