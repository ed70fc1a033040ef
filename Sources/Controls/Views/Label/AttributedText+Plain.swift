import ObjectModel

extension AttributedText {
  /// The text without attributes.
  var text: String { runs.map(\.text).joined() }
}
