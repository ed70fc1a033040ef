import Raster
import Testing
import Text

/// A string as a screenshot of iOS shows it: how wide its ink is.
struct MeasuredString: Sendable, CustomTestStringConvertible {
  var text: String
  var size: Double
  var weight: FontWeight
  /// Points.
  var inkWidth: Double

  init(_ text: String, _ size: Double, _ weight: FontWeight, _ inkWidth: Double) {
    self.text = text
    self.size = size
    self.weight = weight
    self.inkWidth = inkWidth
  }

  var testDescription: String { "\(text), \(size) \(weight.rawValue)" }
}

@Suite("Stand-in fonts against strings measured in screenshots")
struct MeasuredStringTests {
  static let helveticaNeue: [MeasuredString] = [
    .init("Carrier", 12, .regular, 36.94),
    .init("Last Modified: 6/11/14, 11:54 AM", 12, .regular, 183.8),
    .init("PIN PROTECTION", 13, .regular, 107.4),
    .init("TOUCH ID", 13, .regular, 62.4),
    .init("Prevent unauthorized access to MiniKeePass", 13, .regular, 269.1),
    .init("Search General", 14, .regular, 97.3),
    .init("SETTINGS", 14, .regular, 67.2),
    .init("PASSWORD", 14, .regular, 78),
    .init("Change Color", 15, .regular, 93.7),
    .init("Button", 15, .regular, 43.6),
    .init("Dim Tint?", 15, .regular, 63.1),
    .init("Home", 17, .regular, 43.9),
    .init("Item", 17, .regular, 31.05),
    .init("Length", 17, .regular, 50.1),
    .init("PIN Enabled", 17, .regular, 92.6),
    .init("Lock Timeout", 17, .regular, 102.5),
    .init("30 Seconds", 17, .regular, 89.85),
    .init("15", 17, .regular, 16.6),
    .init("eMail", 18, .regular, 41.1),
    .init("Homebanking", 18, .regular, 109.8),
    .init("Home.kdb", 18, .regular, 81.6),
    .init("Character Sets", 18, .regular, 118.6),
    .init("Groups", 14, .medium, 47),
    .init("Databases", 14, .medium, 68.3),
    .init("Key Files", 14, .medium, 58.1),
    .init("General", 17, .medium, 59.4),
    .init("MiniKeePass", 17, .medium, 100.1),
    .init("Settings", 17, .medium, 63.2),
  ]

  static let sanFrancisco: [MeasuredString] = [
    .init("Carrier", 12, .regular, 37.74),
    .init("An Alert Message!", 13, .regular, 109.1),
    .init("OK!", 17, .regular, 26.1),
    .init("Alert!", 17, .semibold, 42.5),
  ]

  static func inkWidth(_ string: MeasuredString, _ family: SystemFontFamily) -> Double {
    let font = FontBook.embedded.systemFont(family, size: string.size, weight: string.weight)
    return TextLayout(runs: [TextRun(text: string.text, font: font, color: .black)]).inkWidth
  }

  @Test(
    "Helvetica Neue's strings are as wide as measured, within 1.2 points", arguments: helveticaNeue)
  func helveticaNeueWidth(string: MeasuredString) {
    #expect(abs(Self.inkWidth(string, .helveticaLike) - string.inkWidth) < 1.2)
  }

  @Test(
    "San Francisco's strings are as wide as measured, within half a point", arguments: sanFrancisco)
  func sanFranciscoWidth(string: MeasuredString) {
    #expect(abs(Self.inkWidth(string, .sanFranciscoLike) - string.inkWidth) < 0.5)
  }

  @Test("Helvetica Neue's strings are off by less than a third of a point on average")
  func averageError() {
    let errors = Self.helveticaNeue.map { abs(Self.inkWidth($0, .helveticaLike) - $0.inkWidth) }
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.34)
  }

  @Test("Capitals are as high as the system font's", arguments: SystemFontFamily.allCases)
  func capitals(family: SystemFontFamily) throws {
    for weight in FontWeight.allCases {
      let font = FontBook.embedded.systemFont(family, size: 100, weight: weight)
      let layout = TextLayout(runs: [TextRun(text: "H", font: font, color: .black)])
      let glyph = try #require(layout.lines.first?.segments.first?.run.glyphs.first)
      let bounds = try #require(font.outline(of: glyph.id).controlBounds)
      #expect(abs(-bounds.minY - font.capHeight) < 0.01)
      #expect(abs(bounds.maxY) < 0.01)
    }
  }
}

extension TextLayout {
  /// From the leftmost to the rightmost point of any outline, in points.
  var inkWidth: Double {
    var low = Double.infinity
    var high = -Double.infinity
    for line in lines {
      for segment in line.segments {
        for glyph in segment.run.glyphs {
          guard let bounds = segment.font.outline(of: glyph.id).controlBounds else { continue }
          let origin = line.x + segment.x + glyph.x
          low = min(low, origin + bounds.minX)
          high = max(high, origin + bounds.maxX)
        }
      }
    }
    return high > low ? high - low : 0
  }
}
