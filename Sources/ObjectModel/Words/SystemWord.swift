/// The words that UIKit itself writes, as its English tables spell them.
public enum SystemWord: String, CaseIterable, Sendable, Hashable {
  case back = "Back"
  case done = "Done"
  case cancel = "Cancel"
  case edit = "Edit"
  case save = "Save"
  case undo = "Undo"
  case redo = "Redo"
  case delete = "Delete"
  case more = "More"
  case favorites = "Favorites"
  case featured = "Featured"
  case topRated = "Top Rated"
  case recents = "Recents"
  case contacts = "Contacts"
  case history = "History"
  case bookmarks = "Bookmarks"
  case search = "Search"
  case downloads = "Downloads"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case time = "Time"
  case hour = "hour"
  case hours = "hours"
  case minutes = "min"
}

/// UIKit's own words and dates in the language of a screen.
public struct SystemWords: Sendable, Hashable {
  private var words: [SystemWord: String]
  /// The words and order of dates.
  package var dates: DateWords
  /// The language, without script and region.
  package var language = "en"

  /// Creates words.
  ///
  /// - Parameters:
  ///   - words: those that are not English.
  ///   - dates: English ones by default.
  package init(_ words: [SystemWord: String] = [:], dates: DateWords = .english) {
    self.words = words
    self.dates = dates
  }

  /// The word in the language, else in English.
  package subscript(word: SystemWord) -> String {
    get { words[word] ?? word.rawValue }
    set { words[word] = newValue }
  }

  /// All words and names.
  package var texts: [String] { SystemWord.allCases.map { self[$0] } + dates.texts }
}
