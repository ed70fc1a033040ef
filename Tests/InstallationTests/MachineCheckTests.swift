import TestSupport
import Testing

@testable import Installation

@Suite struct MachineCheckTests {
  private func check(_ use: String, _ machine: Machine) throws -> MachineCheck {
    try #require(MachineCheck.all(machine).first { $0.use == use })
  }

  private let bare = Machine(swiftReader: nil, cacheFolder: nil, hasDisplay: false)

  @Test func `drawing needs nothing of a machine, and is all that is needed`() {
    let checks = MachineCheck.all(bare)
    #expect(checks.first?.use == "draw pictures" && checks.first?.isThere == true)
    #expect(checks.first?.finding == "200 × 88 pixels")
    #expect(checks.filter(\.isNeeded).map(\.use) == ["draw pictures"])
  }

  @Test func `what is missing comes with what to do, and what is there does not`() throws {
    for check in MachineCheck.all(bare) {
      #expect(check.advice.isEmpty == check.isThere, "\(check.use)")
      #expect(check.advice.isEmpty || check.advice.hasSuffix("."), "\(check.use)")
    }
    let reader = try check(
      "import Swift", Machine(swiftReader: "/opt/reader", cacheFolder: nil, hasDisplay: false))
    #expect(reader.isThere && reader.finding == "/opt/reader")
    #expect(try check("import Swift", bare).advice.contains("mockup-swift-import"))
    #expect(try check("open pages in a browser", bare).finding.contains("display"))
  }

  @Test func `a cache is where files can be made, and its folder need not be there yet`() throws {
    let directory = try TemporaryDirectory()
    func isThere(_ path: String?) throws -> Bool {
      try check(
        "keep drawings for the next run",
        Machine(swiftReader: nil, cacheFolder: path, hasDisplay: false)
      ).isThere
    }
    #expect(try isThere(directory["new/folder"]))
    #expect(try !isThere(nil))
    #expect(try !isThere("/dev/null/mockup"))
    try Files.write([], to: directory["file"])
    #expect(try !isThere(directory["file/mockup"]))
    let missing = try check(
      "keep drawings for the next run",
      Machine(swiftReader: nil, cacheFolder: "/dev/null/mockup", hasDisplay: false))
    #expect(missing.finding == "/dev/null/mockup can't be written")
  }

  @Test func `text has a mark for each use and indents what to do`() {
    let text = MachineCheck.text(MachineCheck.all(bare))
    let lines = text.split(separator: "\n")
    #expect(lines.first == "ok   draw pictures                   200 × 88 pixels")
    #expect(
      lines.filter { $0.hasPrefix("no ") }.count == lines.filter { $0.hasPrefix("      ") }.count)
  }
}
