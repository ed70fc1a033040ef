/// Where a text came from that stands in a table of languages.
public struct TextOrigin: Sendable, Hashable {
  /// What shows where the language has no text for the key.
  public enum Substitute: String, Sendable, Hashable {
    /// The value that the document gives.
    case value
    /// The key itself.
    case key
    /// The text of the language in which the application was developed, as in a storyboard.
    case developmentLanguage
  }

  /// The key.
  public var key: String
  /// The name of the table.
  public var table: String
  /// The language of the text, as in BCP 47.
  public var language: String
  /// The place of the key in its file; nil if there is no text.
  public var place: DocumentPlace?
  /// What shows in place of a missing text; nil for a text that was found.
  public var substitute: Substitute?
  /// The pseudo-language that the text was changed to.
  public var pseudoLanguage: String?

  /// Creates an origin of a text that was found.
  public init(key: String, table: String, language: String) {
    self.key = key
    self.table = table
    self.language = language
  }

  /// The origin as a phrase: `"cart.title" of Localizable, de: App/de.lproj/Localizable.strings:3`.
  public var description: String {
    var text = "\"\(key)\" of \(table), \(language)"
    if let pseudoLanguage { text += ", as \(pseudoLanguage)" }
    if let place { text += ": \(place.file):\(place.line)" }
    switch substitute {
    case nil: break
    case .value: text += ": no text, its value shows"
    case .key: text += ": no text, the key shows"
    case .developmentLanguage: text += " (the language has no text)"
    }
    return text
  }
}
