import Localization
import ScreenFormat

extension FuzzTarget {
  private static let english = PluralRules(for: .english)
  private static let arguments: [FormatArgument] = [
    .number(1), .text("two"), .number(-3.5), .number(1e9),
  ]

  /// Formats texts of entries: what comes out is never longer than texts may be.
  private static func format(_ entries: some Sequence<TableEntry>) {
    for entry in entries.prefix(20) {
      for arguments in [nil, Self.arguments] {
        var formatter = TextFormatter(
          rules: english, device: "ipad", arguments: arguments, pseudoLanguage: .bounded)
        let text = formatter.text(of: entry)
        precondition(text.utf8.count < 4 * TextFormatter.byteLimit, "a text has an end")
        for problem in formatter.problems { check(problem.message) }
      }
    }
  }

  private static func check(_ message: String) {
    precondition(message.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "messages are one line")
  }

  static let strings = FuzzTarget(name: "strings") { bytes in
    do throws(TableFinding) {
      let file = try StringsFile(Array(bytes))
      for warning in file.warnings { check(warning.problem.message) }
      format(file.entries.values)
    } catch {
      check(error.problem.message)
    }
  }

  static let stringsDict = FuzzTarget(name: "stringsdict") { bytes in
    do throws(TableFinding) {
      let file = try StringsDictFile(Array(bytes))
      for warning in file.warnings { check(warning.problem.message) }
      format(file.entries.values)
    } catch {
      check(error.problem.message)
    }
  }

  static let stringCatalog = FuzzTarget(name: "xcstrings") { bytes in
    do throws(TableFinding) {
      let catalog = try StringCatalog(Array(bytes))
      for warning in catalog.warnings { check(warning.problem.message) }
      for key in catalog.keys.keys.sorted().prefix(20) {
        for language in catalog.languages.sorted().prefix(4) {
          var warnings: [TableFinding] = []
          let text = catalog.text(key, in: language, warnings: &warnings)
          for warning in warnings { check(warning.problem.message) }
          format([text?.entry].compactMap { $0 })
        }
      }
    } catch {
      check(error.problem.message)
    }
  }

  static let format = FuzzTarget(name: "format") { bytes in
    format([TableEntry(text: .text(String(decoding: bytes, as: UTF8.self)), position: .start)])
  }
}
