import Localization
import ObjectModel

/// What is wrong with a localized text, or with the language of a screen.
enum LocalizedProblem: DocumentProblem {
  /// A key without a text in the language that is shown, and the one that was probably meant.
  case missing(String, table: String, language: String, near: String?)
  /// A key of a table that is in no folder, and the table that was probably meant.
  case noTable(String, table: String, language: String, near: String?)
  /// A key where no folder of texts is named.
  case noFolders(String)
  /// A folder of texts without any.
  case emptyFolder(String)
  case badTable(String)
  /// What does not fit between a text and its arguments, and where the text stands.
  case format(String, FormatProblem, DocumentPlace?)
  case unknownLocale(String)
  /// A language in which UIKit's own words are not known.
  case noSystemWords(String)
  /// A language without texts, the one that is shown in its place, and those that it may be a misspelling of.
  case noTexts(String, shown: String, near: [String])

  var message: String {
    switch self {
    case .missing(let key, let table, let language, let near):
      "\(Quotation.double(key)) has no text in \(Quotation.single(language)) in the table "
        + Quotation.single(table) + Self.question(near)
    case .noTable(let key, let table, let language, let near):
      "\(Quotation.double(key)) has no text in \(Quotation.single(language)): there is no table "
        + Quotation.single(table) + Self.question(near)
    case .noFolders(let key):
      "\(Quotation.double(key)) is looked up nowhere: 'strings' names no folder"
    case .emptyFolder(let path) where path.hasSuffix(StringFolder.languageEnd):
      "\(Quotation.single(path)) is the folder of one language; name the folder that it lies in"
    case .emptyFolder(let path):
      "the folder \(Quotation.single(path)) has no texts: no folder such as 'en.lproj', and no '.xcstrings'"
    case .badTable(let name):
      "\(Quotation.single(name)) is no name of a table; it has no folder and no ending"
    case .format(let key, let problem, let place):
      "\(Quotation.double(key)): \(problem.message)"
        + (place.map { " (\(Quotation.escaped($0.file)):\($0.line))" } ?? "")
    case .unknownLocale(let name):
      Wording.withSuggestion(
        "\(Quotation.single(name)) is no language, such as 'de' or 'zh-Hant'", name,
        PseudoLanguage.allCases.map(\.rawValue))
    case .noSystemWords(let language):
      "UIKit's own words are English, since they are not known in "
        + "\(Quotation.single(language)); a table 'UIKit.strings' can give them"
    case .noTexts(let name, let shown, let near):
      Wording.withSuggestion(
        "there are no texts in \(Quotation.single(name)); those in \(Quotation.single(shown)) show",
        name, near)
    }
  }

  private static func question(_ near: String?) -> String {
    near.map { "; did you mean \(Quotation.single($0))?" } ?? ""
  }

  var kind: String {
    switch self {
    case .missing(_, _, let language, _), .noTable(_, _, let language, _):
      "a text is missing in \(language)"
    case .noFolders: "a text is looked up nowhere"
    default: message
    }
  }
}
