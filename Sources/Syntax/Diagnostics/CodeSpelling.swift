/// Finds the name of a value that is spelled as in Swift or Objective-C.
package enum CodeSpelling {
  /// The one of `names` that `text` means in code: `red` for `redColor`, `UIColor.red` and
  /// `[UIColor redColor]`, `center` for `.center` and `NSTextAlignmentCenter`. Nil for other texts.
  package static func plain(_ text: String, among names: [String]) -> String? {
    var word = text
    if word.hasSuffix("]") { word.removeLast() }
    if let end = word.lastIndex(where: { $0 == "." || $0 == " " }) {
      word = String(word[word.index(after: end)...])
    }
    let suffix = "Color"
    let candidates = word.hasSuffix(suffix) ? [word, String(word.dropLast(suffix.count))] : [word]
    if let exact = candidates.first(where: { $0 != text && names.contains($0) }) { return exact }
    // Constants of Objective-C end in the name: UIBarStyleBlack.
    guard ["UI", "NS", "CG", "k"].contains(where: word.hasPrefix) else { return nil }
    return names.filter { name in
      guard let first = name.first, name.count < word.count else { return false }
      return word.hasSuffix(first.uppercased() + name.dropFirst())
    }.max { $0.count < $1.count }
  }
}
