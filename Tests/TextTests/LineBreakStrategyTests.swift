import Raster
import Testing
import Text

/// Which word begins a paragraph's last line, as seen on iOS 16 and 18.
@Suite struct LineBreakStrategyTests {
  private static func lines(
    _ text: String, width: Double, size: Double = 17, lines: Int = 0,
    mode: LineBreakMode = .byTruncatingTail, strategy: LineBreakStrategy = .standard
  ) -> TextLayout {
    let font = FontBook.embedded.systemFont(.sanFranciscoProLike, size: size, weight: .regular)
    return TextLayout(
      runs: [TextRun(text: text, font: font, color: .black)], width: width, numberOfLines: lines,
      lineBreakMode: mode, lineBreakStrategy: strategy)
  }

  struct Seen: Sendable {
    var text: String
    var room: Double
    var size = 17.0
    var greedy: [Double]
    var pushed: [Double]
  }

  static let seen = [
    Seen(
      text: "Allow Access to Orientation and Motion Data", room: 307, greedy: [298, 36],
      pushed: [241, 93]),
    Seen(
      text: "Allow hosts to permanently store cookies and local storage databases.", room: 390,
      size: 13, greedy: [356, 67], pushed: [307, 116]),
    Seen(
      text: "Are you sure you want to do this?", room: 238, greedy: [213, 36], pushed: [189, 60]),
    Seen(
      text: "Enter the name of this framework:", room: 238, greedy: [167, 86], pushed: [135, 118]),
    // As wide as the lines that were seen kept, to 2 points: pushed out they would be 168 and 163.
    Seen(
      text: "Download Attachment Images Automatically", room: 328.4, greedy: [227.5, 103],
      pushed: [227.5, 103]),
    Seen(
      text: "Allows checking for important alerts like security vulnerabilities.", room: 310,
      size: 12, greedy: [274, 81], pushed: [274, 81]),
  ]

  @Test(arguments: seen)
  func `a single word on the last line gets the word before it`(seen: Seen) {
    let greedy = Self.lines(seen.text, width: seen.room, size: seen.size, strategy: .none)
    let pushed = Self.lines(seen.text, width: seen.room, size: seen.size)
    for (layout, widths) in [(greedy, seen.greedy), (pushed, seen.pushed)] {
      #expect(layout.lines.count == 2)
      for (line, width) in zip(layout.lines, widths) {
        #expect(abs(line.width - width) < 1, "\(layout.lines.map(\.width))")
      }
    }
    #expect(greedy.size.height == pushed.size.height)
  }

  private static let orphan = "Are you sure you want to do this?"

  private func repeated(_ counts: [Int]) -> [Int] { counts + counts }

  /// The number of letters in each line.
  private static func counts(_ layout: TextLayout) -> [Int] {
    layout.lines.map { $0.segments.reduce(0) { $0 + $1.run.glyphs.count } }
  }

  @Test func `only paragraphs of more words change, and each for itself`() {
    let cases: [(text: String, width: Double, lines: Int, mode: LineBreakMode)] = [
      // Two words, a last line of two words, one line, a break within a word.
      ("Internationalization preferences", 200, 0, .byTruncatingTail),
      ("Are you sure you want to do all of it?", 238, 0, .byTruncatingTail),
      (Self.orphan, 300, 0, .byTruncatingTail),
      ("Are you sure you want to do-this?", 238, 0, .byTruncatingTail),
      (Self.orphan, 238, 0, .byCharWrapping),
      // A last line that is cut.
      (Self.orphan + " It cannot be undone.", 238, 2, .byTruncatingTail),
      (Self.orphan + "\nIt cannot be undone.", 238, 2, .byTruncatingTail),
    ]
    for item in cases {
      let found = Self.lines(item.text, width: item.width, lines: item.lines, mode: item.mode)
      let greedy = Self.lines(
        item.text, width: item.width, lines: item.lines, mode: item.mode, strategy: .none)
      #expect(Self.counts(found) == Self.counts(greedy), "\(item)")
    }
    let two = Self.lines(Self.orphan + "\n" + Self.orphan, width: 238)
    #expect(Self.counts(two) == repeated(Self.counts(Self.lines(Self.orphan, width: 238))))
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byWordWrapping, .byClipping])
  func `the last of as many lines as there may be gets the word, too`(mode: LineBreakMode) {
    let found = Self.lines(Self.orphan, width: 238, lines: 2, mode: mode)
    #expect(Self.counts(found) == Self.counts(Self.lines(Self.orphan, width: 238)))
    #expect(!found.isTruncated)
  }

  @Test func `a taller word is not pushed out`() {
    let font = FontBook.embedded.systemFont(.sanFranciscoProLike, size: 17, weight: .regular)
    func layout(_ size: Double, _ strategy: LineBreakStrategy) -> TextLayout {
      let runs = [("Are you sure you want to ", 17.0), ("do", size), (" this?", 17)]
      return TextLayout(
        runs: runs.map { TextRun(text: $0, font: font.withSize($1), color: .black) }, width: 238,
        numberOfLines: 0, lineBreakStrategy: strategy)
    }
    #expect(Self.counts(layout(17, .standard)) != Self.counts(layout(17, .none)))
    #expect(layout(19, .none).lines.count == 2)
    #expect(layout(19, .standard) == layout(19, .none))
  }

  @Test(
    arguments: zip(
      LineBreakStrategy.allCases,
      [(true, false), (false, false), (true, true), (false, true)]))
  func `each strategy does its own`(
    strategy: LineBreakStrategy, expected: (leavesOrphan: Bool, keepsKorean: Bool)
  ) {
    let found = Self.counts(Self.lines(Self.orphan, width: 238, strategy: strategy))
    let greedy = Self.counts(Self.lines(Self.orphan, width: 238, strategy: .none))
    #expect((found == greedy) == expected.leavesOrphan)
    let korean = "가나다라 마바사아자차카"
    let whole = Self.lines("가나다라 ", width: .infinity)
    let broken = Self.lines(korean, width: whole.size.width + 40, strategy: strategy)
    #expect((Self.counts(broken)[0] == Self.counts(whole)[0]) == expected.keepsKorean)
  }
}
