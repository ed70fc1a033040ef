import FileSystem
import Glibc
import ProcessBridge

/// The processors that this process may use, which can be fewer than the machine has.
package enum Processors {
  /// The number of processors, at least 1: of those that the process may run on, those that its cgroup
  /// pays for, and those that Slurm has given to the task.
  package static var count: Int {
    let slurm = Environment["SLURM_CPUS_PER_TASK"].flatMap { Int($0) }
    return max(1, [allowed, quota(), slurm].compactMap(\.self).filter { $0 > 0 }.min() ?? 1)
  }

  /// The processors of the process's affinity, else those of the machine.
  private static var allowed: Int {
    let count = Int(process_processor_count())
    return count > 0 ? count : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The processors that the cgroups of the process pay for, rounded up; nil without a limit.
  ///
  /// - Parameters:
  ///   - membership: the file that names the process's cgroup.
  ///   - root: the folder of cgroups.
  package static func quota(
    membership: String = "/proc/self/cgroup", root: String = "/sys/fs/cgroup"
  ) -> Int? {
    var limits: [Int] = []
    // Version 2 has one line, `0::/PATH`. A container sees its own cgroup as the root.
    var path =
      text(membership)?.split(separator: "\n").first { $0.hasPrefix("0::/") }
      .map { String($0.dropFirst(3)) } ?? "/"
    while true {
      let words = text("\(root)\(path)/cpu.max")?.split { $0 == " " || $0 == "\n" } ?? []
      if words.count == 2, let limit = processors(Int(words[0]), Int(words[1])) {
        limits.append(limit)
      }
      guard path != "/", let slash = path.lastIndex(of: "/") else { break }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
    // Version 1.
    func number(_ name: String) -> Int? {
      text("\(root)/cpu/\(name)").flatMap { Int($0.prefix { $0 != "\n" }) }
    }
    if let limit = processors(number("cpu.cfs_quota_us"), number("cpu.cfs_period_us")) {
      limits.append(limit)
    }
    return limits.min()
  }

  private static func processors(_ quota: Int?, _ period: Int?) -> Int? {
    guard let quota, let period, quota > 0, period > 0 else { return nil }
    return (quota - 1) / period + 1
  }

  private static func text(_ path: String) -> String? {
    (try? InputFile.read(path, limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
  }
}
