/// Documents that cannot be used; what is wrong with them was collected.
package struct InvalidDocuments: Error {
  /// What was found, with at least one error.
  package var diagnostics: Diagnostics

  /// - Parameter diagnostics: with at least one error.
  package init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }
}
