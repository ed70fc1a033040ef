/// A `"mockup"` that is not the version of the format.
struct UnsupportedVersion: DocumentProblem {
  var found: DocumentValue

  var message: String { "expected 1, the version of the format, found \(found.phrase)" }
}
