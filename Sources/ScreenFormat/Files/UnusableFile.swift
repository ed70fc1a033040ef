/// A file or folder that a document names and that cannot be read.
struct UnusableFile: DocumentProblem {
  /// The path as it was written, seen from the working folder.
  var path: String
  /// A noun for messages, as in `theme`.
  var kind: String
  var error: AssetError

  var message: String { "the \(kind) \(Quotation.single(path)) can't be read: \(error.reason)" }

  var isUnusableInput: Bool { true }
}
