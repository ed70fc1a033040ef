import TestSupport
import Testing

@testable import Process

/// How many pictures are drawn at once where nothing is said.
@Suite struct ProcessorsTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: directory[name])
  }

  private func quota() -> Int? {
    Processors.quota(membership: directory["membership"], root: directory["cgroup"])
  }

  @Test func `a cgroup pays for the processors of the tightest limit above it, rounded up`() throws
  {
    #expect(quota() == nil)
    try write("membership", "0::/jobs/mine\n")
    try write("cgroup/jobs/mine/cpu.max", "max 100000\n")
    #expect(quota() == nil)
    try write("cgroup/jobs/cpu.max", "250000 100000\n")
    #expect(quota() == 3)
    try write("cgroup/jobs/mine/cpu.max", "50000 100000\n")
    #expect(quota() == 1)
    try write("membership", "nonsense")
    #expect(quota() == nil)
    try write("cgroup/cpu.max", "400000 100000\n")
    #expect(quota() == 4)
  }

  @Test func `version 1 has a quota of its own`() throws {
    try write("cgroup/cpu/cpu.cfs_quota_us", "-1\n")
    try write("cgroup/cpu/cpu.cfs_period_us", "100000\n")
    #expect(quota() == nil)
    try write("cgroup/cpu/cpu.cfs_quota_us", "150000\n")
    #expect(quota() == 2)
  }

  @Test func `there is always one`() { #expect(Processors.count >= 1) }
}
