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
  /// The tests of assumptions under which it was made.
  var assumptions: [TraitTest]
  /// The function that has to be called for it, which need not happen at launch; nil for what happens there.
  var later: String?
}

/// Something that code tells the library.
protocol LibraryEffect {
  /// Whether another one tells the same.
  func isSame(as other: any LibraryEffect) -> Bool
}

extension CodeEffect {
  /// Whether another one does the same, wherever it was made.
  func isSame(as other: CodeEffect) -> Bool {
    switch (kind, other.kind) {
    case (.refused(let a), .refused(let b)): a == b
    case (.library(let a), .library(let b)): a.isSame(as: b)
    default: false
    }
  }
}

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
