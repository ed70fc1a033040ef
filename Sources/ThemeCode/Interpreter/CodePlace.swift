import ScreenFormat

/// A place in a file of code.
struct CodePlace: Hashable {
  var file: String
  var position: SourcePosition
}
