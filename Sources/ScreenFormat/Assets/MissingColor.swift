/// A named colour that no catalogue has.
struct MissingColor: DocumentProblem, Equatable {
  var name: String
  /// The catalogues searched, as documents name them.
  var catalogs: [String]
  /// The name of a colour that exists.
  var nearest: String?

  var isUnusableInput: Bool { true }

  var message: String {
    let places =
      catalogs.isEmpty
      ? "there is no asset catalogue in 'assets'"
      : "looked in " + catalogs.map(Quotation.single).joined(separator: ", ")
    let hint = nearest.map { "; did you mean \(Quotation.single($0))?" } ?? ""
    return "no colour \(Quotation.single(name)); \(places)\(hint)"
  }
}
