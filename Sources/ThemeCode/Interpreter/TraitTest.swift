/// A test of a trait that code decides when it runs.
struct TraitTest: Hashable {
  /// A key of `traits` in documents.
  var key: String
  var value: String
  /// The value that stands for all others; nil if no single one does.
  var other: String?

  /// The test that holds where this one does not; nil if no single value says so.
  var negated: TraitTest? {
    other.map { TraitTest(key: key, value: $0, other: value) }
  }
}
