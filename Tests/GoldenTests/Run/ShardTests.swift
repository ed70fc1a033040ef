import Testing

@testable import Golden

@Suite struct ShardTests {
  private let names = (0..<400).map { "Screens/screen \($0)" }

  @Test func `every picture falls into one share, and the shares are alike in size`() throws {
    let shards = try (1...4).map { try #require(Shard("\($0)/4")) }
    for name in names { #expect(shards.count { $0.contains(name) } == 1) }
    for shard in shards {
      let share = names.count(where: shard.contains)
      #expect((60...140).contains(share), "\(shard): \(share)")
    }
  }

  @Test func `what falls where depends on names alone`() throws {
    let shard = try #require(Shard("2/3"))
    let falls = ["Screens/login", "Screens/login~dark", "Screens/Über uns/a b"].map(shard.contains)
    // Fixed values: another hash would move pictures between shards.
    #expect(falls == [true, false, true])
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "-1/3", "1/", "", "1/99999"])
  func `anything but a share is refused`(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `a terminal records what is missing, but never where CI is set`() {
    #expect(RecordMode.standard(isTerminal: true, ci: nil) == .missing)
    #expect(RecordMode.standard(isTerminal: true, ci: "false") == .missing)
    #expect(RecordMode.standard(isTerminal: true, ci: "true") == .none)
    #expect(RecordMode.standard(isTerminal: true, ci: "1") == .none)
    #expect(RecordMode.standard(isTerminal: false, ci: nil) == .none)
  }
}
