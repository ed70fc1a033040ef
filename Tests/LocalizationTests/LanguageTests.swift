import Testing

@testable import Localization

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de"), ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"),
    ("zh", "zh-Hans"),
    ("zh-hans", "zh-Hans"), ("pt_BR", "pt-BR"), ("en_GB", "en-GB"), ("English", "en"),
    ("German", "de"),
    ("iw", "he"), ("no", "nb"), ("nb-NO", "nb-NO"), ("sh", "sr-Latn"), ("es-419", "es-419"),
    ("ca-valencia", "ca-valencia"), ("in", "id"), ("zh_Hant_MO", "zh-Hant-MO"),
  ])
  func `names of one language are written in one way`(name: String, expected: String) {
    #expect(LanguageTag(name)?.name == expected)
  }

  @Test(arguments: [
    "", "d", "Base", "mul_", "Klingon", "de-", "de--DE", "d1", "..", "en/us", "zh-Hans-",
  ])
  func `other names are no languages`(name: String) {
    #expect(LanguageTag(name) == nil)
  }

  @Test(arguments: [
    ("de-CH", "de-CH de"), ("en-IN", "en-IN en-001 en-GB en"), ("en-GB", "en-GB en-001 en"),
    ("en-US", "en-US en"), ("zh-HK", "zh-Hant-HK zh-Hant"),
    ("zh-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"),
    ("es-MX", "es-MX es-419 es"), ("pt-AO", "pt-AO pt-PT pt"), ("pt-BR", "pt-BR pt"),
    ("sr-Latn", "sr-Latn"),
    ("en-DE", "en-DE en-150 en-001 en-GB en"), ("ca-valencia", "ca-valencia ca"), ("nn", "nn nb"),
  ])
  func `others stand in for a language, the nearest first`(name: String, expected: String) throws {
    let tag = try #require(LanguageTag(name))
    #expect(tag.lineage.map(\.name).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("de-CH", "en de fr", "de"), ("de-CH", "en fr", "en"), ("de-CH", "de de_CH", "de-CH"),
    ("zh-HK", "en zh_TW zh_CN", "zh-Hant"), ("zh-Hans", "en zh_CN", "zh-Hans"),
    ("en-IN", "en en-GB", "en-GB"), ("en-IN", "en de", "en"), ("pt-AO", "pt pt-PT", "pt-PT"),
    ("pt-PT", "en pt-BR", "pt-BR"), ("fr", "de es", "nil"), ("no", "en nb", "nb"),
    ("ja", "English Japanese", "ja"), ("zh-Hant", "en zh-Hans", "en"), ("sr-Latn", "en sr", "en"),
  ])
  func `one language is chosen`(wanted: String, available: String, expected: String) throws {
    let found = LanguageChoice.choose(
      try #require(LanguageTag(wanted)), development: try #require(LanguageTag("en")),
      among: Set(available.split(separator: " ").compactMap { LanguageTag(String($0)) }))
    #expect(found?.name ?? "nil" == expected)
  }

  @Test func `Arabic, Hebrew and their like are written from the right, Latin scripts never`() {
    let names = [
      "ar", "he", "iw", "fa", "ur-PK", "az-Arab", "ckb", "en", "ru", "az", "ks-Deva", "ar-Latn",
    ]
    let fromRight = names.filter { LanguageTag($0)?.isRightToLeft == true }
    #expect(fromRight == ["ar", "he", "iw", "fa", "ur-PK", "az-Arab", "ckb"])
  }

  @Test(arguments: [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ckb", "dv", "ks", "nqo", "syr", "bal",
    "lrc", "mzn", "rhg", "skr", "sdh", "bgn", "trw", "apc", "pa-Arab", "ff-Adlm",
  ])
  func `each language of a script from the right is laid out so`(name: String) throws {
    #expect(try #require(LanguageTag(name)).isRightToLeft)
  }

  @Test func `each language with dates has all of them`() throws {
    for line in DateTable.text.split(separator: "\n") {
      let name = try #require(line.split(separator: "|").first.map(String.init))
      let fields = try #require(LanguageTag(name).flatMap { DateFields(for: $0) }, "\(name)")
      #expect(fields[.language] == name)
      #expect(Int(fields[.firstDayOfWeek]).map { (0...6).contains($0) } == true, "\(name)")
      for field in [DateFields.Field.monthsAlone, .months, .shortMonths] {
        #expect(fields.names(field).count == 12, "\(name): \(field)")
      }
      for field in [DateFields.Field.days, .daysAlone] {
        #expect(fields.names(field).count == 7, "\(name): \(field)")
      }
    }
    #expect(DateFields(for: .english) == nil)
    #expect(try #require(LanguageTag("de-CH")).lineage.map(\.name) == ["de-CH", "de"])
    #expect(DateFields(for: try #require(LanguageTag("de-CH")))?[.language] == "de")
  }
}
