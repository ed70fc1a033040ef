/// The error of documents that cannot be used.
package struct InvalidDocuments: Error, CustomStringConvertible {
  /// The findings, at least one of them an error.
  package var diagnostics: Diagnostics

  /// Creates an error.
  ///
  /// - Parameter diagnostics: the findings, at least one of them an error.
  package init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  /// The findings, each on a line of its own.
  package var description: String {
    diagnostics.sorted().map(\.description).joined(separator: "\n")
  }
}
