import TestSupport
import Testing

/// Command lines that are read without the parser: debug builds parse them, too, and tell of any difference.
@Suite struct CommandLineTests {
  /// Options with a value, each with values of which some are refused.
  private static let options: [(name: String, values: [String])] = [
    ("theme", ["a.theme.json"]), ("device", ["iPhone 15", "iphone x", "Nokia"]),
    ("system", ["18", "7", "x", "99"]), ("orientation", ["portrait", "landscapeLeft", "up"]),
    ("scale", ["2", "0.5", "9", "2e0"]), ("style", ["light", "dark", "grey"]),
    ("contrast", ["high", "normal"]), ("content-size", ["large", "huge"]),
    ("layout-direction", ["rtl", "leftToRight"]), ("locale", ["de", "accented", "??"]),
    ("time", ["0", "1.5", "-1"]), ("assets", ["a.xcassets"]), ("max-side", ["100", "0", "1e3"]),
    ("max-memory", ["64", "many"]), ("max-work", ["2", "nan"]), ("jobs", ["2", "0", "+3"]),
    ("cache", ["cache", ""]), ("cache-size", ["100", "1"]), ("shard", ["1/2", "3/2", "auto"]),
    ("o", ["x.png", "-", "x.apng", "-x"]), ("output", ["y.png"]), ("output-dir", ["out"]),
    ("compression", ["fastest", "none"]), ("accessibility", ["tree.json"]),
    ("format", ["apng", "png"]), ("frames", ["f"]), ("duration", ["1", "0"]), ("fps", ["24", "x"]),
    ("loops", ["0", "-1"]), ("audit-ignore", ["text-contrast", "x"]), ("sarif", ["a.sarif"]),
    ("junit", ["a.xml"]), ("record", ["none", "some"]), ("report", ["r"]), ("timings", ["t.json"]),
    ("filter", ["a", "=", "ä b"]), ("kernels", ["reference", "z80"]), ("colour", ["red"]),
  ]
  private static let flags = [
    "strict", "keep-going", "no-cache", "mark-unknown", "watch", "poll", "quiet", "verbose",
    "no-progress", "audit", "last-failed", "list", "prune", "fail-on-stale", "unknown",
  ]
  private static let others = ["a.screen.json", "b", "-", "", "--", "ü", "c=d"]

  /// A command line with some of everything, few of which are mistakes.
  private static func line(_ random: inout SeededRandom) -> [String] {
    var words = [random.pick(["render", "render", "test", "validate"])]
    for _ in 0..<random.next(6) {
      switch random.next(4) {
      case 0: words.append("--" + random.pick(flags))
      case 1: words.append(random.once(in: 4) ? random.pick(others) : "missing.screen.json")
      default:
        let option = random.pick(options)
        let value = random.once(in: 4) ? random.pick(option.values) : option.values[0]
        let name = option.name == "o" ? "-o" : "--" + option.name
        words += random.once(in: 3) ? ["\(name)=\(value)"] : [name, value]
        if random.once(in: 20) { words.removeLast() }
      }
    }
    // Nothing is drawn and nobody waits.
    return words.filter { $0 != "--watch" } + (random.once(in: 5) ? [] : ["missing.screen.json"])
  }

  @Test(arguments: [1, 2])
  func `random command lines are read as the parser reads them`(seed: Int) throws {
    var random = SeededRandom(seed)
    let lines = (0..<120).map { _ in Self.line(&random) }
    let folder = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = folder.path
    var missing = 0
    for line in lines {
      let outcome = try runner.run(line)
      #expect(
        outcome.status != 70 && !outcome.errors.contains("were read as"),
        "\(line): \(outcome.errors)")
      if outcome.status == 66 { missing += 1 }
    }
    // Those that were understood end at the file that isn't there.
    #expect(missing > 24, "\(missing)")
  }
}
