import Golden
import TestSupport
import Testing

/// Which shard `--shard auto` means.
@Suite struct ShardChoiceTests {
  private func shard(_ text: String, _ variables: [String: String]) throws -> String {
    try ShardChoice(parsing: text).shard { variables[$0] }.description
  }

  private func problem(_ text: String, _ variables: [String: String]) -> String {
    do {
      return "shard " + (try shard(text, variables))
    } catch {
      return "\(error)"
    }
  }

  private static func slurm(
    _ id: Int, _ count: Int, _ least: Int, _ greatest: Int, step: Int? = nil
  ) -> [String: String] {
    var variables = [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
      "SLURM_ARRAY_TASK_MIN": "\(least)", "SLURM_ARRAY_TASK_MAX": "\(greatest)",
    ]
    if let step { variables["SLURM_ARRAY_TASK_STEP"] = "\(step)" }
    return variables
  }

  @Test func `each convention has its own first number`() throws {
    #expect(try shard("auto", ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"]) == "1/3")
    #expect(try shard("auto", ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"]) == "3/3")
    #expect(try shard("auto/5", ["JOB_COMPLETION_INDEX": "4"]) == "5/5")
    #expect(try shard("auto", Self.slurm(0, 4, 0, 3, step: 1)) == "1/4")
    #expect(try shard("auto", Self.slurm(4, 4, 1, 4)) == "4/4")
    #expect(try shard("auto", Self.slurm(10, 4, 4, 13, step: 3)) == "3/4")
    #expect(try shard("auto/4", Self.slurm(4, 4, 1, 4)) == "4/4")
    // Submitted again alone.
    #expect(try shard("auto/8", Self.slurm(5, 1, 5, 5)) == "6/8")
  }

  @Test func `an explicit shard beats variables`() throws {
    #expect(try shard("2/4", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9"]) == "2/4")
  }

  @Test func `two conventions have to agree`() throws {
    let both = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "TEST_TOTAL_SHARDS": "3"]
    #expect(
      try shard("auto", both.merging(["TEST_SHARD_INDEX": "1"]) { $1 }) == "2/3")
    let text = problem("auto", both.merging(["TEST_SHARD_INDEX": "2"]) { $1 })
    #expect(text.contains("TEST_SHARD_INDEX says shard 3/3, and CI_NODE_INDEX says 2/3"))
  }

  @Test func `what is out of range, has gaps or no total is refused`() {
    #expect(
      problem("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"]).contains("CI_NODE_INDEX is 0"))
    #expect(problem("auto", ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"]).contains("is 'x'"))
    #expect(
      problem("auto/2", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"]).contains("CI_NODE_TOTAL is 3")
    )
    #expect(problem("auto", ["JOB_COMPLETION_INDEX": "0"]).contains("auto/N"))
    #expect(problem("auto/2", ["JOB_COMPLETION_INDEX": "2"]).contains("out of range for 2"))
    #expect(problem("auto", Self.slurm(5, 3, 1, 9)).contains("have gaps (3 from 1 to 9)"))
    #expect(
      problem("auto", ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"]).contains("out of range"))
    #expect(problem("auto", [:]).contains("none is set"))
    for text in ["auto/0", "auto/", "auto/x", "Auto", "3/2"] {
      #expect(throws: ShardChoice.Problem.self) { try ShardChoice(parsing: text) }
    }
  }

  @Test func `a run takes its share, and tells Bazel so even if it fails`() throws {
    let directory = try TemporaryDirectory()
    for name in ["a", "b", "c", "d"] {
      let text =
        "{\"mockup\": 1, \"device\": {\"size\": [4, 4], \"scale\": 1}, \"window\": {\"subviews\": []}}"
      try Files.write(Array(text.utf8), to: directory["\(name).screen.json"])
    }
    var runner = CommandRunner()
    runner.folder = directory.path
    func bazel(_ index: Int, _ command: String) throws -> CommandRunner.Outcome {
      try runner.runShell(
        "TEST_SHARD_INDEX=\(index) TEST_TOTAL_SHARDS=2 TEST_SHARD_STATUS_FILE=status-\(index) mockup \(command)"
      )
    }
    let shares = try (0..<2).map {
      try bazel($0, "test --list --shard auto").output.split(separator: "\n")
    }
    #expect(shares.flatMap(\.self).sorted() == ["a", "b", "c", "d"])
    #expect(Files.exists(directory["status-0"]) && Files.exists(directory["status-1"]))
    // Without the option, variables mean nothing.
    #expect(try bazel(0, "test --list").output == "a\nb\nc\nd\n")
    let wrong = try bazel(2, "test --shard auto")
    #expect(wrong.status == 64 && Files.exists(directory["status-2"]))
    for index in 0..<2 {
      #expect(try bazel(index, "render *.screen.json --output-dir out --shard auto").status == 0)
      #expect(Files.list(directory["out"]).count == (index == 0 ? shares[0].count : 4))
    }
  }
}
