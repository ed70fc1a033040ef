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

  /// Screenshots of iOS 14, 16, 18 and 26, some of them in the content size category `medium`.
  static let sanFranciscoPro: [MeasuredString] = [
    .init("Files", 10, .medium, 21.21),
    .init("Quick Access", 10, .medium, 64.98),
    .init("Status", 10, .medium, 30.40),
    .init("Immediately", 12, .regular, 66.83),
    .init("Prevent dragging of files and folders and multiselection", 12, .regular, 310.29),
    .init("Firebase Cloud Messaging must be enabled for push", 12, .regular, 294.42),
    .init("When you open the app, it checks whether you are at one", 12, .regular, 323.28),
    .init("of your homes — connected to its Wi-Fi network or inside", 12, .regular, 322.22),
    .init("SECURITY", 13, .regular, 61.50),
    .init("ADVANCED SETTINGS", 13, .regular, 135.46),
    .init(
      "When disabled, all text entered in search bar will be sent to the", 13, .regular, 378.73),
    .init("Choose how long app remembers open tabs.", 13, .regular, 268.51),
    .init("Gestures below will be applied whenever you", 14, .regular, 287.85),
    .init("You are in control of your data.", 14, .regular, 196.01),
    .init("Using three fingers", 16, .regular, 135.75),
    .init("Firebase Cloud Messaging", 16, .regular, 188.71),
    .init("Switch Server by Location", 16, .regular, 186.22),
    .init("ownCloud", 17, .regular, 74.08),
    .init("Passcode Lock", 17, .regular, 112.66),
    .init("Delete unused local copies", 17, .regular, 201.93),
    .init("Show hidden files and folders", 17, .regular, 221.92),
    .init("Download instead of streaming", 17, .regular, 232.97),
    .init("after 7 days", 17, .regular, 88.08),
    .init("Lock application", 17, .regular, 121.13),
    .init("Tell websites that you object to processing", 17, .regular, 321.22),
    .init("Lock App with Face ID or Device Passcode", 17, .regular, 320.62),
    .init("Choose your language:", 17, .regular, 173.16),
    .init("Quick Access", 17, .semibold, 105.50),
    .init("Settings", 17, .semibold, 64.85),
    .init("Done", 17, .semibold, 39.74),
    .init("Gestures", 19, .semibold, 78.41),
    .init("Privacy", 19, .semibold, 63.31),
    .init("TypeScript", 20, .regular, 93.26),
    .init("JavaScript", 20, .regular, 90.64),
    .init("Neither", 20, .regular, 62.45),
    .init("Cancel", 20, .semibold, 61.16),
    .init("First", 23, .regular, 41.47),
    .init("Server Switching", 33, .bold, 258.61),
    .init("Settings", 34, .bold, 130.49),
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

  @Test(
    "From iOS 13 on, San Francisco's strings are as wide as measured, within 1.5 %",
    arguments: sanFranciscoPro)
  func sanFranciscoProWidth(string: MeasuredString) {
    let width = Self.inkWidth(string, .sanFranciscoProLike)
    #expect(abs(width / string.inkWidth - 1) < 0.015, "\(width / string.inkWidth)")
  }

  @Test("From iOS 13 on, letters of 20 points and more are of Inter Display, upright ones only")
  func displayFaces() {
    func family(_ size: Double, italic: Bool = false) -> String {
      FontBook.embedded.systemFont(
        .sanFranciscoProLike, size: size, weight: .bold, italic: italic
      ).face.family
    }
    #expect(family(19.9) == "Inter")
    #expect(family(20).hasPrefix("Inter Display"))
    #expect(family(34, italic: true) == "Inter")
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
