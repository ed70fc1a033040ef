/// Something that is wrong with a document, and the sentence that tells its author.
///
/// Each topic has an enum of its own, with the sentence of every case beside it.
package protocol DocumentProblem: Error {
  /// One line, without a capital or full stop.
  var message: String { get }
  /// What warnings have in common that are told as one.
  var kind: String { get }
  /// Whether an input that the document names (a theme, image or font) is missing or unreadable,
  /// rather than the document itself wrong.
  var isUnusableInput: Bool { get }
}

extension DocumentProblem {
  /// Those with the same message.
  package var kind: String { message }
  /// The document itself is wrong.
  package var isUnusableInput: Bool { false }
}
