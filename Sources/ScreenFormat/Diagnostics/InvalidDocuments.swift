/// Documents that cannot be used; what is wrong with them was collected.
package struct InvalidDocuments: Error, CustomStringConvertible {
  /// What was found, with at least one error.
  package var diagnostics: Diagnostics

  /// - Parameter diagnostics: with at least one error.
  package init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  /// Every finding, a line each.
  package var description: String {
    diagnostics.sorted().map(\.description).joined(separator: "\n")
  }
}
