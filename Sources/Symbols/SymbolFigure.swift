internal import Raster

/// A figure drawn with strokes and areas of ours, which every weight and scale draws anew. `Tools/symbols/figures.txt` has
/// them all and says what the modes mean.
struct SymbolFigure: Sendable {
  enum Mode: String, Sendable {
    case line, shape, detail, hole, solid, dot, area, spot, gap
  }

  enum Content: Sendable {
    case path(Path)
    case icon(String, isFilled: Bool?, Transform)
    case symbol(String, isFilled: Bool?, Transform)
    /// Letters about the middle of their width and height.
    case letters(String, height: Double, Transform)
  }

  struct Part: Sendable {
    var mode: Mode
    /// The width of strokes as a share of the weight's.
    var strokeShare: Double
    /// The part of what weights above regular add to strokes that these get.
    var growthShare: Double
    var content: Content
  }

  /// From below to above. Lengths are ems.
  let parts: [Part]

  /// The figure of a name; nil where the table has none.
  ///
  /// - Parameter number: Stands for `#` in texts.
  init?(_ name: String, number: String? = nil) {
    guard let text = SymbolTable.shared.figure(name) else { return nil }
    // The figures are well-formed; a test reads each.
    parts = text.split(separator: "\n").compactMap { Part($0, number: number) }
  }

  /// The thousandths of the point size that figures are written in.
  fileprivate static let unit = 0.001

  fileprivate static func path(_ data: Substring) -> Path? {
    (try? Path(svgData: String(data)))?.transformed(by: .scale(x: unit, y: unit))
  }

  /// Six numbers: the first four in thousandths, then the middle's place.
  fileprivate static func transform(_ words: ArraySlice<Substring>) -> Transform? {
    let numbers = words.compactMap { Double($0) }.map { $0 * unit }
    guard numbers.count == 6 else { return nil }
    return Transform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension SymbolFigure.Part {
  /// A line of a figure: `mode percent growth kind …`; nil where it is not well-formed.
  fileprivate init?(_ line: Substring, number: String?) {
    let words = line.split(separator: " ", maxSplits: 4)
    guard words.count == 5, let mode = SymbolFigure.Mode(rawValue: String(words[0])),
      let percent = Double(words[1]), let growth = Double(words[2]),
      let content = SymbolFigure.Content(kind: words[3], words[4], number: number)
    else { return nil }
    self.init(
      mode: mode, strokeShare: percent / 100, growthShare: growth / 100, content: content)
  }
}

extension SymbolFigure.Content {
  fileprivate init?(kind: Substring, _ text: Substring, number: String?) {
    let words = text.split(separator: " ")
    guard let first = words.first else { return nil }
    switch kind {
    case "path":
      guard let path = SymbolFigure.path(text) else { return nil }
      self = .path(path)
    case "icon", "use":
      let name = first.split(separator: ":")
      guard let base = name.first, let transform = SymbolFigure.transform(words.dropFirst()) else {
        return nil
      }
      let isFilled = name.count > 1 ? name[1] == "fill" : nil
      self =
        kind == "icon"
        ? .icon(String(base), isFilled: isFilled, transform)
        : .symbol(String(base), isFilled: isFilled, transform)
    case "text":
      guard words.count == 4, let x = Double(words[1]), let y = Double(words[2]),
        let height = Double(words[3])
      else { return nil }
      let letters = first == "#" ? number ?? "" : String(first)
      self = .letters(
        letters, height: height * SymbolFigure.unit,
        .translation(x: x * SymbolFigure.unit, y: y * SymbolFigure.unit))
    default: return nil
    }
  }
}
