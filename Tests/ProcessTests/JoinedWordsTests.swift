import Testing

@testable import Process

/// Command lines with very many files.
@Suite struct JoinedWordsTests {
  private static let files = (0..<500).map { "\($0).screen.json" }

  @Test func `what stands between options is one word for the parser, and many again behind it`() {
    let words = ["--scale", "2"] + Self.files + ["-o", "out", "a", "-", "b"]
    let joined = JoinedWords.joined(words)
    // The first word may be the value of an option.
    #expect(joined.count == 8)
    #expect(Array(joined.prefix(2)) == ["--scale", "2"])
    #expect(Array(joined.suffix(5)) == ["-o", "out", "a", "-", "b"])
    #expect(JoinedWords.apart(joined) == words)
  }

  @Test func `behind two dashes all words are files, and empty words stay`() {
    let words = ["a", "--"] + (0..<100).map { $0 % 3 == 0 ? "" : "-\($0)" }
    #expect(JoinedWords.joined(words).count == 4)
    #expect(JoinedWords.apart(JoinedWords.joined(words)) == words)
  }

  @Test func `few words are left alone`() {
    let words = Array(Self.files.prefix(JoinedWords.least - 1))
    #expect(JoinedWords.joined(words) == words)
  }
}
