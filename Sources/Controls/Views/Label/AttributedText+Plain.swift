import ObjectModel

extension AttributedText {
  /// The text without its looks.
  var text: String { runs.map(\.text).joined() }
}
