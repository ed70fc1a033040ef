import Raster
import Testing

@testable import Text

/// Letters of a substitute whose advances are another font's must not run into each other.
@Suite struct GlyphOverlapTests {
  /// The ink of a character, row by row, and its advance; in ems, the origin at 0.
  private struct Ink {
    var left: [Double]
    var right: [Double]
    var advance: Double
  }

  /// Points an em.
  private static let size = 40.0
  /// Rows from the top, in ems above the baseline, and their distance.
  private static let rows = (count: 300, top: 1.1, step: 0.005)

  private static func width(_ text: String, _ font: Font) -> Double {
    TextLayout(runs: [TextRun(text: text, font: font, color: .black)]).size.width / size
  }

  /// - Parameter tracking: taken off the advance, as a fraction of the em.
  private static func ink(_ text: String, _ font: Font, tracking: Double) -> Ink {
    let layout = TextLayout(runs: [TextRun(text: text, font: font, color: .black)])
    var ink = Ink(
      left: Array(repeating: .infinity, count: rows.count),
      right: Array(repeating: -.infinity, count: rows.count),
      advance: layout.size.width / size - tracking)
    for segment in layout.lines.flatMap(\.segments) {
      for glyph in segment.run.glyphs {
        let x = segment.x + glyph.x
        for (from, to) in lines(segment.font.outline(of: glyph.id)) {
          // Rows that the line crosses, and its ends' own.
          let (a, b) = (row(from), row(to))
          for row in min(a, b)...max(a, b) where ink.left.indices.contains(row) {
            let share = a == b ? 0.5 : Double(row - a) / Double(b - a)
            let edge = (x + from.x + (to.x - from.x) * share) / size
            ink.left[row] = min(ink.left[row], edge)
            ink.right[row] = max(ink.right[row], edge)
          }
        }
      }
    }
    return ink
  }

  private static func row(_ point: Point) -> Int {
    Int(((rows.top + point.y / size) / rows.step).rounded(.down))
  }

  /// The lines of an outline, curves in sixteen parts.
  private static func lines(_ outline: Path) -> [(Point, Point)] {
    var result: [(Point, Point)] = []
    var (start, pen) = (Point.zero, Point.zero)
    func add(_ end: Point) {
      result.append((pen, end))
      pen = end
    }
    for element in outline.elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point): add(point)
      case .quad(let control, let end):
        let from = pen
        for step in 1...16 {
          let t = Double(step) / 16
          add(from.mixed(control, t).mixed(control.mixed(end, t), t))
        }
      case .cubic(let one, let other, let end):
        let from = pen
        for step in 1...16 {
          let t = Double(step) / 16
          let middle = one.mixed(other, t)
          add(
            from.mixed(one, t).mixed(middle, t).mixed(middle.mixed(other.mixed(end, t), t), t))
        }
      case .close: add(start)
      }
    }
    return result
  }

  /// How far two characters overlap in ink without tracking; negative is the room between them.
  private static func overlap(_ a: Ink, _ b: Ink) -> Double {
    zip(a.right, b.left).map { $0 - $1 - a.advance }.max() ?? -.infinity
  }

  @Test(arguments: [FontWeight.regular, .medium, .bold], [false, true])
  func `no two letters overlap by more than in the face itself`(
    weight: FontWeight, isItalic: Bool
  ) throws {
    let font = FontBook.embedded.systemFont(
      .helveticaLike, size: Self.size, weight: weight, italic: isItalic)
    let plain = Font(face: font.face, size: Self.size)
    let letters = (0x21..<0x7F).map { String(Character(Unicode.Scalar(UInt8($0)))) }
    let own = letters.map { Self.ink($0, font, tracking: font.tracking) }
    let face = letters.map { Self.ink($0, plain, tracking: 0) }
    // The tolerance for rows and parts of curves; thicker stems reach further on both sides; and a leaning bar
    // has no more room than Helvetica Neue's advance gives it.
    let tolerance = 0.004 + 1.15 * max(0, font.embolden) + (isItalic ? 0.026 : 0)
    // At no size do letters come closer than tracking brings them.
    let closest = stride(from: 10.0, through: 34, by: 1).map {
      FontBook.embedded.systemFont(.helveticaLike, size: $0, weight: weight, italic: isItalic)
        .tracking
    }.min()
    let tracking = try #require(closest)
    var problems: [String] = []
    for (i, a) in letters.enumerated() {
      for (j, b) in letters.enumerated() {
        let found = Self.overlap(own[i], own[j]) - tracking
        let allowed = max(0, Self.overlap(face[i], face[j])) + tolerance
        guard found > allowed else { continue }
        let kern = Self.width(a + b, plain) - face[i].advance - face[j].advance
        if abs(kern) < 0.0005 { problems.append("\(a)\(b): \(found), \(allowed)") }
      }
    }
    #expect(problems.isEmpty)
  }

  @Test(arguments: [FontWeight.regular, .medium, .bold])
  func `accented letters of iOS 7 are as wide as their letters`(weight: FontWeight) {
    let font = FontBook.embedded.systemFont(.helveticaLike, size: Self.size, weight: weight)
    for (accented, letter) in [
      ("é", "e"), ("Å", "A"), ("ü", "u"), ("ç", "c"), ("É", "E"), ("ž", "z"), ("ő", "o"),
      ("İ", "I"),
    ] {
      #expect(abs(Self.width(accented, font) - Self.width(letter, font)) < 1e-9)
    }
    // Their accents are wider.
    #expect(Self.width("ï", font) > Self.width("i", font))
  }
}

extension Point {
  fileprivate func mixed(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
