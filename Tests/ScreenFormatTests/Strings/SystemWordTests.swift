import Controls
import Localization
import ObjectModel
import Synchronization
import Testing
import Text

@testable import ScreenFormat

/// What a machine without fonts was asked.
private final class FontLog: Sendable {
  private let asked = Mutex<[String]>([])
  var languages: [String] { asked.withLock { $0 } }
  func note(_ language: String) { asked.withLock { $0.append(language) } }
}

private struct NoFont: AssetLoader {
  let log: FontLog
  func read(_ path: String) throws(AssetError) -> [UInt8] { throw .notFound }
  func exists(_ path: String) -> Bool { false }
  func list(_ path: String) throws(AssetError) -> [String] { throw .notFound }
  func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont? {
    log.note(language)
    return nil
  }
}

/// UIKit's own words and dates in the language of a screen.
@Suite struct SystemWordTests {
  private func screen(
    _ locale: String?, _ content: String = "", strings: [String: String] = [:]
  ) -> ScreenBuilder.Result {
    var options = RenderOptions()
    options.locale = locale
    let folder = strings.isEmpty ? "" : "\"strings\": [\"App\"],"
    return build(
      "{\"mockup\": 1, \"system\": 12, \(folder) \"window\": {\"subviews\": [\(content)]}}",
      MemoryAssets(strings), options: options)
  }

  @Test func `each of the fifteen languages has every word`() {
    #expect(SystemWordTable.languages.count == 15)
    for language in SystemWordTable.languages {
      let words = SystemWordTable.words(language)
      #expect(words?.count == SystemWord.allCases.count, "\(language)")
      #expect(words?.values.contains { $0.isEmpty } == false)
    }
  }

  @Test(arguments: [
    ("de", "Zurück", "Abbrechen"), ("de-CH", "Zurück", "Abbrechen"), ("es-MX", "Atrás", "Cancelar"),
    ("pt-PT", "Voltar", "Cancelar"), ("ja", "戻る", "キャンセル"), ("ar", "رجوع", "إلغاء"),
    ("en-GB", "Back", "Cancel"),
    ("bounded", "[# Back #]", "[# Cancel #]"), ("fi", "Back", "Cancel"),
  ])
  func `words are those of the language, or of one that stands in for it`(
    locale: String, back: String, cancel: String
  ) throws {
    let words = try #require(screen(locale).screen).words
    #expect(words[.back] == back && words[.cancel] == cancel)
  }

  @Test func `a language without words is one warning, and a table gives them`() {
    let message =
      "UIKit's own words are English, since they are not known in 'fi'; a table 'UIKit.strings' can give them"
    #expect(screen("fi").diagnostics.found.map(\.message) == [message])
    #expect(screen(nil).diagnostics.isEmpty)
    let all = SystemWord.allCases.map { "\"\($0.rawValue)\" = \"x\($0.rawValue)\";" }.joined()
    let result = screen("fi", strings: ["App/fi.lproj/UIKit.strings": all])
    #expect(result.diagnostics.isEmpty)
    #expect(result.screen?.words[.done] == "xDone")
    let own = screen("de", strings: ["App/de.lproj/UIKit.strings": "Done = OK;"])
    #expect(own.screen?.words[.done] == "OK")
    #expect(own.screen?.words[.back] == "Zurück")
  }

  @Test func `controls show the words`() throws {
    let bars = """
      {"class": "UINavigationBar", "frame": [0, 0, 320, 44], "items": [{"title": ""}, {"title": "x",
        "rightBarButtonItems": [{"systemItem": "done"}]}]},
      {"class": "UISearchBar", "frame": [0, 50, 320, 44], "showsCancelButton": true},
      {"class": "UITabBar", "frame": [0, 100, 320, 49], "items": [{"systemItem": "history"}]}
      """
    let tree = try #require(screen("de", bars).screen).resolved()
    let shown = tree.objects.map {
      String(describing: $0.element.values) + String(describing: $0.element.defaults)
    }
    .joined()
    for word in ["Abbrechen"] { #expect(shown.contains(word), "\(word)") }
    #expect(!shown.contains("\"Cancel\""))
  }

  private static let moment = DateParts(
    year: 2007, month: 1, day: 9, dayOfWeek: 2, hour: 9, minute: 41)

  @Test(arguments: [
    ("en", "Jan 9, 2007 · January 2007 · Tue Jan 9 · 9:41 AM"),
    ("en-GB", "9 Jan 2007 · January 2007 · Tue 9 Jan · 09:41"),
    ("de-CH", "9. Jan. 2007 · Januar 2007 · Di. 9. Jan. · 09:41"),
    ("fr", "9 janv. 2007 · janvier 2007 · mar. 9 janv. · 09:41"),
    ("ru", "9 янв. 2007 г. · январь 2007 г. · вт 9 янв. · 09:41"),
    ("ja", "2007年1月9日 · 2007年1月 · 1月9日(火) · 9:41"),
    ("ko", "2007년 1월 9일 · 2007년 1월 · 1월 9일 (화) · 오전 9:41"),
    ("ar", "9 يناير 2007 · يناير 2007 · الثلاثاء 9 يناير · 9:41 ص"),
    ("zh-HK", "2007年1月9日 · 2007年1月 · 1月9日週二 · 上午9:41"),
    ("pt-BR", "9 de jan. de 2007 · janeiro de 2007 · ter. 9 de jan. · 09:41"),
    ("cs", "9. 1. 2007 · leden 2007 · út 9. 1. · 9:41"),
    ("nb", "9. jan. 2007 · januar 2007 · tir. 9. jan. · 09:41"),
  ])
  func `dates are written as the language does`(locale: String, expected: String) throws {
    let dates = try #require(screen(locale).screen).words.dates
    let patterns = [dates.date, dates.month, dates.dayAndDate, dates.time]
    #expect(patterns.map { dates.text($0, Self.moment) }.joined(separator: " · ") == expected)
  }

  /// The selected row of each wheel, with the row behind it.
  private func wheels(_ locale: String, _ mode: String) throws -> [String] {
    let picker = "{\"class\": \"UIDatePicker\", \"datePickerMode\": \"\(mode)\"}"
    let tree = try #require(screen(locale, picker).screen).resolved()
    return tree.objects.filter { $0.element.className == "UIPickerComponent" }.compactMap { wheel in
      guard case .strings(let rows)? = wheel.element.values[PropertySlot("rows")],
        case .number(let selected)? = wheel.element.values[PropertySlot("selectedRow")]
      else { return nil }
      // A gap between wheels has no rows.
      return rows.dropFirst(Int(selected)).first
    }
  }

  @Test(arguments: [
    ("en", "date", "January 9 2007"), ("de", "date", "9 Januar 2007"),
    ("ja", "date", "2007年 1月 9日"),
    ("hu", "date", "2007 január 9"), ("en", "time", "9 41 AM"), ("de", "time", "09 41"),
    ("ko", "time", "오전 9 41"),
    ("fr", "dateAndTime", "mar. 9 janv. 09 41"), ("ru", "countDownTimer", "0 1"),
  ])
  func `wheels of dates have the order of the language`(
    locale: String, mode: String, expected: String
  ) throws {
    #expect(try wheels(locale, mode).joined(separator: " ") == expected)
  }

  @Test func `the status bar has the time of the language, unless the document gives one`() throws {
    #expect(try #require(screen("de").screen).statusBar.time == "09:41")
    #expect(try #require(screen("en").screen).statusBar.time == "9:41 AM")
    let own = build(#"{"mockup": 1, "locale": "de", "statusBar": {"time": "8:00"}, "window": {}}"#)
    #expect(own.screen?.statusBar.time == "8:00")
    #expect(own.screen?.statusBar.date == "Di. 9. Jan.")
  }

  @Test(arguments: [
    ("en", "title i", "TITLE I"), ("tr", "ılık istif", "ILIK İSTİF"), ("az", "i", "İ"),
    ("de", "Straße", "STRASSE"), ("el", "Έλεγχος ώρας", "ΕΛΕΓΧΟΣ ΩΡΑΣ"),
    ("el", "μάιος, αύριο", "ΜΑΪΟΣ, ΑΥΡΙΟ"), ("el", "ναι ή όχι", "ΝΑΙ Ή ΟΧΙ"),
    ("el", "προϋπόθεση ΐ", "ΠΡΟΫΠΟΘΕΣΗ Ϊ"), ("el", "E\u{301} ε\u{301}", "É Ε"),
    ("fr", "été", "ÉTÉ"), ("lt", "į", "Į"),
  ])
  func `capitals are those of the language`(locale: String, text: String, expected: String) throws {
    let words = try #require(screen(locale).screen).words
    #expect(words.uppercased(text) == expected)
  }

  @Test func `small letters and first capitals are those of the language`() throws {
    let turkish = try #require(screen("tr").screen).words
    #expect(turkish.lowercased("ISI İLE") == "ısı ile")
    #expect(turkish.capitalized("istanbul IŞIK") == "İstanbul Işık")
    let greek = try #require(screen("el").screen).words
    #expect(greek.capitalized("έλεγχος ώρας") == "Έλεγχος Ώρας")
    #expect(try #require(screen("de").screen).words.lowercased("STRASSE") == "strasse")
  }

  @Test func `titles of grouped tables and list headers have the language's capitals`() throws {
    func shown(_ locale: String) throws -> String {
      let views = """
        {"class": "UITableView", "style": "grouped", "frame": [0, 0, 320, 200],
          "sections": [{"headerTitle": "istif", "rows": [{"text": "i"}]}]},
        {"class": "UIListContentView", "frame": [0, 200, 320, 44], "configuration":
          {"text": "liste", "textProperties": {"transform": "uppercase"}}}
        """
      var options = RenderOptions()
      options.locale = locale
      options.system = 14
      let result = build(
        "{\"mockup\": 1, \"window\": {\"subviews\": [\(views)]}}", options: options)
      let tree = try #require(result.screen, "\(result.diagnostics.found)").placedForDrawing()
      return AccessibilityTree(tree).elements.compactMap(\.label).joined(separator: " ")
    }
    #expect(try shown("tr").contains("İSTİF") && shown("tr").contains("LİSTE"))
    #expect(try shown("en").contains("ISTIF") && shown("en").contains("LISTE"))
  }

  @Test func `fonts are told the language`() throws {
    #expect(try #require(screen("ro").screen).fonts.language == "ro")
    #expect(try #require(screen("zh-HK").screen).fonts.language == "zh-Hant-HK")
    #expect(try #require(screen("en-GB").screen).fonts.language == nil)
    #expect(try #require(screen("bounded").screen).fonts.language == nil)
  }

  @Test func `UIKit's words ask for a font where they show, and the language chooses it`() throws {
    let log = FontLog()
    func warnings(_ content: String) -> [String] {
      var options = RenderOptions()
      options.locale = "ja"
      let text = "{\"mockup\": 1, \"system\": 12, \"window\": {\"subviews\": [\(content)]}}"
      return ScreenBuilder(classes: ClassTable(), loader: NoFont(log: log), options: options)
        .build(SourceFile(label: "s.json", text: text)).diagnostics.sorted().map(\.message)
    }
    #expect(warnings(#"{"class": "UILabel", "text": "x"}"#).isEmpty)
    #expect(log.languages.isEmpty)
    let found = warnings(#"{"class": "UISearchBar", "showsCancelButton": true}"#)
    #expect(found.contains("no font has 'キ' (U+30AD)"), "\(found)")
    #expect(Set(log.languages) == ["ja"])
    let picker = warnings(#"{"class": "UIDatePicker", "datePickerMode": "date"}"#)
    #expect(picker.contains { $0.contains("月") }, "\(picker)")
  }
}
