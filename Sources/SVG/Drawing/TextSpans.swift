/// The characters of a `text` element, cut where an attribute or style changes.
struct TextSpans {
  struct Span {
    /// The `text` or `tspan` element.
    let position: Int
    var text: String
    /// Where the span begins, if its element says so.
    var x: String?
    var y: String?
    var dx: String?
    var dy: String?
  }

  private(set) var spans: [Span] = []

  /// Only the first list of positions of a `tspan` counts.
  init(_ position: Int, in tree: SVGTree) {
    collect(position, in: tree, preservesSpace: false, depth: 0)
    trim()
  }

  private mutating func collect(
    _ position: Int, in tree: SVGTree, preservesSpace outer: Bool, depth: Int
  ) {
    let element = tree.elements[position]
    let preservesSpace = element.attributes["xml:space"].map { $0 == "preserve" } ?? outer
    var attributes = element.attributes
    for content in element.content {
      switch content {
      case .text(let text):
        append(text, position, attributes, preservesSpace)
        // The element's own position is that of its first character.
        for name in ["x", "y", "dx", "dy"] { attributes[name] = nil }
      case .element(let child):
        guard ["tspan", "a"].contains(tree.elements[child].name) else { continue }
        collect(child, in: tree, preservesSpace: preservesSpace, depth: depth + 1)
      }
    }
  }

  private mutating func append(
    _ text: String, _ position: Int, _ attributes: [String: String], _ preservesSpace: Bool
  ) {
    var result = ""
    for character in text {
      let isSpace = character.isWhitespace
      if isSpace, !preservesSpace, character.isNewline { continue }
      if isSpace, !preservesSpace, result.last == " " || result.isEmpty && endsInSpace { continue }
      result.append(isSpace ? " " : character)
    }
    let names = ["x", "y", "dx", "dy"]
    guard !result.isEmpty || names.contains(where: { attributes[$0] != nil }) else { return }
    spans.append(
      Span(
        position: position, text: result, x: attributes["x"], y: attributes["y"],
        dx: attributes["dx"], dy: attributes["dy"]))
  }

  /// True at the beginning too, where spaces do not count.
  private var endsInSpace: Bool {
    spans.last(where: { !$0.text.isEmpty })?.text.last.map { $0 == " " } ?? true
  }

  /// Takes the space at the end away.
  private mutating func trim() {
    while let last = spans.indices.last(where: { !spans[$0].text.isEmpty }),
      spans[last].text.hasSuffix(" ")
    {
      spans[last].text.removeLast()
    }
  }
}
