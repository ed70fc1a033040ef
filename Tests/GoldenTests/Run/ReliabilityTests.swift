import Glibc
import PNG
import ScreenFormat
import TestSupport
import Testing

@testable import Golden

/// Goldens survive full disks, crashes and runs at the same time.
@Suite struct ReliabilityTests {
  private let stage: TestStage

  init() throws { stage = try TestStage() }

  /// Whether tests may mount file systems on this machine.
  static let canMount: Bool = {
    var runner = CommandRunner()
    runner.folder = "/"
    return (try? runner.runShell("unshare -rm mount -t tmpfs tmpfs /tmp"))?.status == 0
  }()

  /// Checks that all existing goldens are complete.
  private func expectWholeGoldens() throws {
    for name in stage.goldens where !name.hasPrefix(".") {
      let bytes = try #require(Files.bytes(stage.path("__Goldens__/\(name)")))
      if name.hasSuffix(".png") {
        #expect(throws: Never.self, "\(name)") { try PNG.decode(bytes) }
      } else {
        #expect(LayoutRecord(SourceFile(label: name, bytes: bytes)) != nil, "\(name)")
      }
    }
  }

  @Test(arguments: [1, 40, 120])
  func `a run that is killed leaves whole files, and the next one completes`(
    _ written: Int
  ) throws {
    for index in 0..<150 { try stage.screen("s\(index)") }
    _ = try stage.shell(
      """
      mockup test --record missing --jobs 2 >/dev/null & run=$!
      while [ "$(ls __Goldens__ 2>/dev/null | wc -l)" -lt \(written) ] && kill -0 $run; do :; done
      kill -9 $run; wait
      """)
    try expectWholeGoldens()
    // On a slow machine all goldens may have been written.
    let isComplete = stage.goldens.count == 300
    #expect(try stage.test("--record", "missing", "--prune").status == (isComplete ? 0 : 1))
    #expect(stage.goldens.count == 300)
    #expect(try stage.test().output == "150 pictures: 150 passed\n")
  }

  @Test func `what a killed run left half written is pruned, and what is being written is not`()
    throws
  {
    try stage.record("login")
    // No process has the number 1 << 22; the second one is running.
    try stage.write("__Goldens__/.mockup-4194304-abc.tmp", "half")
    try stage.write("__Goldens__/.mockup-\(getpid())-abc.tmp", "half")
    #expect(
      try stage.test("--prune").output.contains(
        "removed __Goldens__/.mockup-4194304-abc.tmp\n"))
    #expect(stage.goldens.count { $0.hasSuffix(".tmp") } == 1)
  }

  @Test(.enabled(if: canMount, "a disk of its own needs 'unshare -rm', which is not allowed here"))
  func `a full disk ends the run with 74 and leaves no partial golden`() throws {
    try stage.screen("one")
    try stage.screen("two", extra: ",{\"class\": \"UILabel\", \"text\": \"Two\"}")
    try Files.createFolder(stage.path("__Goldens__"))
    let outcome = try stage.shell(
      """
      unshare -rm sh -c 'mount -t tmpfs -o size=4k tmpfs __Goldens__ && mockup test --record missing
      status=$?; ls -A __Goldens__; exit $status'
      """)
    #expect(outcome.status == 74, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("No space left on device"))
    #expect(!outcome.output.contains(".tmp"))
  }

  @Test(.enabled(if: canMount, "a read-only folder needs 'unshare -rm', which is not allowed here"))
  func `a folder that can not be written is told, and ends the run with 73`() throws {
    try stage.record("one")
    try stage.screen("one", color: "#FF0000")
    let outcome = try stage.shell(
      """
      unshare -rm sh -c 'mount --bind __Goldens__ __Goldens__ &&
      mount -o remount,ro,bind __Goldens__ && mockup test --record changed'
      """)
    #expect(outcome.status == 73, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("Read-only file system"))
  }

  @Test func `two runs at once on one folder do not hinder one another`() throws {
    for index in 0..<60 { try stage.screen("s\(index)") }
    let outcome = try stage.shell(
      """
      mockup test --record all --jobs 2 >/dev/null & first=$!
      mockup test --record all --jobs 2 >/dev/null; second=$?
      wait $first; echo $? $second
      """)
    // One run may find goldens that the other has recorded.
    #expect(["1 1\n", "0 1\n", "1 0\n"].contains(outcome.output), "\(outcome.output)")
    try expectWholeGoldens()
    #expect(stage.goldens.count == 120)
    #expect(try stage.test().status == 0)
  }

  @Test func `a run with one job says what a run with two says`() throws {
    for index in 0..<20 { try stage.screen("s\(index)") }
    #expect(try stage.test("--record", "missing", "--jobs", "2").status == 1)
    let two = try stage.test("--jobs", "2", "--verbose")
    #expect(two.status == 0)
    #expect(try stage.test("--jobs", "1", "--verbose").output == two.output)
  }

  @Test(.disabled(if: Environment.isSanitized, "a sanitizer's memory counts"))
  func `memory does not grow with the number of pictures`() throws {
    try stage.write(
      "mockup.json",
      "{\"mockup\": 1, \"matrix\": {\"styles\": [\"light\", \"dark\"], \"systems\": [7, 12]}}")
    for index in 0..<150 { try stage.screen("s\(index)") }
    #expect(try stage.test("--record", "missing", "--jobs", "2").status == 1)
    let few = try peakMemory("mockup test --jobs 2 --filter s10")
    let many = try peakMemory("mockup test --jobs 2")
    #expect(Double(many) < 1.5 * Double(few), "\(many) KiB for 600 pictures, \(few) for 44")
    #expect(many < 300 << 10)
  }

  /// The largest memory, in KiB, that a shell command has used.
  private func peakMemory(_ line: String) throws -> Int {
    var runner = CommandRunner()
    runner.folder = stage.path(".")
    runner.measuresMemory = true
    let outcome = try runner.runShell(line)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try #require(outcome.peakMemory)
  }
}
