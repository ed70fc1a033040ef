import TestSupport
import Testing

@testable import Text

@Suite struct LineBreakTests {
  /// Code points with a slash wherever a line may end.
  private func cut(_ scalars: [Unicode.Scalar]) -> String {
    let breaks = Set(LineBreakRules(scalars).breaks())
    var words: [String] = []
    var offset = 0
    for scalar in scalars {
      words.append(name(scalar))
      offset += UTF8.width(scalar)
      if breaks.contains(offset) { words.append("/") }
    }
    return (words + ["/"]).joined(separator: " ")
  }

  /// As Unicode writes code points: at least four digits.
  private func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  @Test func `lines end as every sample of Unicode's LineBreakTest says`() throws {
    let file = try #require(Files.text(Repository.path("Tests/TextTests/LineBreakTest.txt")))
    let samples = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(samples.count == 19338)
    for sample in samples {
      let scalars = sample.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      #expect(cut(scalars) == sample, "\(sample)")
    }
  }

  @Test(
    arguments: [
      // Flags, also an odd number of letters for them.
      "🇩🇪", "🇩🇪/🇫🇷", "🇩🇪/🇫", "a /🇩🇪 /b",
      // Skin tones, families, keycaps, the flag of Scotland.
      "👍🏽/👍🏽", "👨‍👩‍👧/👨‍👩‍👧", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿/🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️/❤️",
      // Emoji that a later version of Unicode may add.
      "\u{1FAFF}\u{1F3FD}",
      // Noncharacters and characters for private use.
      "ab\u{FFFF}cd /ef", "a\u{10FFFF}b", "\u{E000}\u{F8FF}",
    ])
  func `emoji sequences and odd characters are not broken`(cuts: String) {
    let expected = cuts.unicodeScalars.map { $0 == "/" ? "/" : name($0) }
    let scalars = cuts.unicodeScalars.filter { $0 != "/" }
    #expect(cut(Array(scalars)) == (expected + ["/"]).joined(separator: " "))
  }

  @Test func `every character has a class, and any sequence is broken without a trap`() {
    var scalars: [Unicode.Scalar] = []
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 1) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      _ = LineBreakClass.of(scalar)
      if value % 7 == 0 { scalars.append(scalar) }
    }
    #expect(!LineBreakRules(scalars).breaks().isEmpty)
    var random = SeededRandom(14)
    for _ in 0..<200 {
      let mixed = (0..<40).map { _ in scalars[random.next(scalars.count)] }
      let breaks = LineBreakRules(mixed).breaks()
      #expect(breaks == breaks.sorted())
    }
  }
}
