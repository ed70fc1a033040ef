import Testing

@testable import Process

@Suite("The progress bar shows what is done")
struct ProgressBarTests {
  @Test(
    "It grows with the work and never fills the line",
    arguments: [
      (0, 80, "[                        ] 0/4 a.json"),
      (1, 80, "[======                  ] 1/4 a.json"),
      (4, 80, "[========================] 4/4 a.json"),
      (4, 34, "[========================] 4/4 a."),
      (4, 0, ""),
    ])
  func line(done: Int, width: Int, text: String) {
    #expect(ProgressBar.line(done: done, total: 4, label: "a.json", width: width) == text)
  }

  @Test("A label cannot drive the terminal")
  func label() {
    let line = ProgressBar.line(done: 1, total: 1, label: "a\u{1B}[2J\n", width: 80)
    #expect(line.hasSuffix("a?[2J?"))
  }
}
