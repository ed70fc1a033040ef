import Raster
import Text

extension Painter {
  /// Draws a text as outlines of the embedded fonts' glyphs.
  mutating func paintText(_ position: Int, in context: Context) throws(SVGError) {
    var pen = Point.zero
    for chunk in try chunks(position, in: context) {
      let width = chunk.reduce(0) { $0 + $1.dx + $1.advance }
      guard let first = chunk.first else { continue }
      pen.x = first.x ?? pen.x
      pen.y = first.y ?? pen.y
      switch first.context.style.textAnchor {
      case "middle": pen.x -= width / 2
      case "end": pen.x -= width
      default: break
      }
      for piece in chunk {
        pen.x += piece.dx
        pen.y += piece.dy
        let baseline = piece.layout.firstBaseline
        let outline = piece.layout.outline(at: Point(x: pen.x, y: pen.y - baseline))
        if !outline.isEmpty { try paint(outline, position, in: piece.context) }
        pen.x += piece.advance
      }
    }
  }

  /// The bytes of a character's place and outline, as measured, rounded up.
  private static let characterBytes = 1_500.0

  /// A part of a text in one style.
  private struct Piece {
    var x: Double?
    var y: Double?
    var dx: Double
    var dy: Double
    var layout: TextLayout
    var advance: Double
    var context: Context
  }

  /// The pieces of a text: each chunk begins at a place of its own.
  private func chunks(_ position: Int, in context: Context) throws(SVGError) -> [[Piece]] {
    var chunks: [[Piece]] = []
    for span in TextSpans(position, in: tree).spans {
      let characters = Double(span.text.utf8.count)
      try budget.take(work: characters * Work.textCharacter)
      try budget.check(bytes: characters * Self.characterBytes)
      var inner = context
      inner.style = style(of: span.position, within: position, context)
      func length(_ list: String?, _ direction: Length.Direction) -> Double? {
        guard let list else { return nil }
        var scanner = ValueScanner(list)
        scanner.skipSpace()
        return Length(&scanner)?.resolved(
          direction, viewport: inner.viewport, fontSize: inner.style.fontSize)
      }
      let piece = Piece(
        x: length(span.x, .horizontal), y: length(span.y, .vertical),
        dx: length(span.dx, .horizontal) ?? 0, dy: length(span.dy, .vertical) ?? 0,
        layout: layout(span.text, inner.style), advance: advance(span.text, inner.style),
        context: inner)
      if chunks.isEmpty || piece.x != nil || piece.y != nil {
        chunks.append([piece])
      } else {
        chunks[chunks.count - 1].append(piece)
      }
    }
    return chunks
  }

  private func style(of position: Int, within text: Int, _ context: Context) -> ComputedStyle {
    guard position != text, let parent = tree.elements[position].parent else {
      return context.style
    }
    return style(of: parent, within: text, context)
      .applying(cascade.values(of: position), viewport: context.viewport)
  }

  private func layout(_ text: String, _ style: ComputedStyle) -> TextLayout {
    TextLayout(
      runs: [
        TextRun(
          text: text, font: Self.font(style), color: .black, kern: style.letterSpacing)
      ], lineBreakMode: .byClipping)
  }

  /// The width of a text with the spaces at its end, which layouts leave out.
  private func advance(_ text: String, _ style: ComputedStyle) -> Double {
    guard text.hasSuffix(" ") else { return layout(text, style).size.width }
    let mark = "|"
    return layout(text + mark, style).size.width - layout(mark, style).size.width
  }

  /// The first family that is known, in the style's weight; else a sans-serif face.
  private static func font(_ style: ComputedStyle) -> Font {
    let size = min(max(style.fontSize, 0), 10_000)
    let weight =
      FontWeight.allCases.min {
        ($0.cssValue - style.fontWeight).magnitude < ($1.cssValue - style.fontWeight).magnitude
      } ?? .regular
    let generic = ["serif": "Times New Roman", "monospace": "Menlo"]
    for family in style.fontFamily.split(separator: ",") {
      let name = String(family.trimmed.filter { $0 != "'" && $0 != "\"" })
      let base = generic[name] ?? name
      let slant = style.isItalic ? "Italic" : ""
      let bold = weight.cssValue >= 600 ? "Bold" : ""
      let names =
        (bold + slant).isEmpty
        ? [base] : ["\(base)-\(bold)\(slant)", "\(base)-\(bold)\(slant)MT", base]
      for name in names {
        if let font = FontBook.embedded.font(named: name, size: size) { return font }
      }
    }
    return FontBook.embedded.systemFont(.helvetica, size: size, weight: weight)
  }
}
