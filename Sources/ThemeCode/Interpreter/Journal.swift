import ScreenFormat

/// The effect of a statement of code.
struct CodeEffect {
  enum Kind {
    /// Something that the library was told.
    case library(any LibraryEffect)
    /// A statement that can't be carried over, and the reason.
    case refused(String)
  }

  var kind: Kind
  var place: CodePlace
}

/// Something that code tells the library.
protocol LibraryEffect {}

/// The effects of code in order, and notes about it.
struct Journal {
  var effects: [CodeEffect] = []
  /// Decisions made on the way, and code that is not run.
  private(set) var notes: [(place: CodePlace, message: String)] = []
  private var noted: Set<String> = []

  /// Notes something, once for each place.
  mutating func note(_ message: String, at place: CodePlace) {
    guard noted.insert("\(place.file):\(place.position):\(message)").inserted else { return }
    notes.append((place, message))
  }
}
