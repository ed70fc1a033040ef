/// The selectors that code names: `@selector(a:)`, `#selector(a)`.
enum CodeSelector {
  static func name(_ text: String) -> String? {
    guard text.hasPrefix("@selector(") || text.hasPrefix("#selector(") else { return nil }
    let inner = text.dropFirst("@selector(".count).prefix { $0 != ")" && $0 != "(" }
    return inner.split(separator: ".").last.map(String.init)
  }
}

extension String {
  /// The string without blanks at both ends.
  var trimmed: String {
    var slice = self[...]
    while let first = slice.first, first.isWhitespace { slice.removeFirst() }
    while let last = slice.last, last.isWhitespace { slice.removeLast() }
    return String(slice)
  }
}
