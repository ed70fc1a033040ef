import FileSystem

/// The value of `--shard`: a shard, or `auto` for that of the job or task that this process is.
package enum ShardChoice: Sendable {
  /// A mistake in the option or in a variable, as a sentence.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String

    fileprivate init(_ description: String) { self.description = description }
  }

  /// `K/N`.
  case shard(Shard)
  /// `auto`, or `auto/N` with the number of shards.
  case auto(count: Int?)

  /// Parses the value of the option.
  package init(parsing text: String) throws(Problem) {
    if let shard = Shard(text) {
      self = .shard(shard)
    } else if text == "auto" {
      self = .auto(count: nil)
    } else if text.hasPrefix("auto/"), let count = Int(text.dropFirst(5)),
      Shard(index: 1, count: count) != nil
    {
      self = .auto(count: count)
    } else {
      throw Problem("--shard is K/N, where K is 1 to N, or auto or auto/N.")
    }
  }

  /// The shard, for the environment variables of the process.
  package func shard(_ variable: (String) -> String?) throws(Problem) -> Shard {
    switch self {
    case .shard(let shard): return shard
    case .auto(let count):
      var found: [(name: String, shard: Shard)] = []
      for convention in Self.conventions {
        if let shard = try convention(variable, count) { found.append(shard) }
      }
      guard let first = found.first else {
        throw Problem(
          "--shard auto needs the variables of Bazel (TEST_SHARD_INDEX), GitLab (CI_NODE_INDEX), "
            + "Kubernetes (JOB_COMPLETION_INDEX) or Slurm (SLURM_ARRAY_TASK_ID), and none is set.")
      }
      if let other = found.first(where: { $0.shard != first.shard }) {
        throw Problem(
          "\(first.name) says shard \(first.shard), and \(other.name) says \(other.shard): give --shard K/N."
        )
      }
      return first.shard
    }
  }

  /// Creates the file by which Bazel learns that the test knows shards.
  package static func acknowledge(_ variable: (String) -> String?) throws {
    guard let path = variable("TEST_SHARD_STATUS_FILE"), !path.isEmpty else { return }
    try OutputFile.write([], to: path)
  }

  /// The number of this attempt at the shard, by the engine that counts them; 0 if none does. Numbers that are
  /// none count as 0.
  package static func attempt(_ variable: (String) -> String?) -> Int {
    // GitHub's number of the run's attempt, GitLab's number of the job, which grows, and for Slurm how often the task was put
    // back into the queue.
    for name in ["GITHUB_RUN_ATTEMPT", "CI_JOB_ID", "SLURM_RESTART_COUNT"] {
      if let number = variable(name).flatMap({ Int($0) }), (0...1 << 50).contains(number) {
        return number
      }
    }
    return 0
  }

  // MARK: Conventions

  private typealias Convention =
    @Sendable ((String) -> String?, Int?) throws(Problem) -> (name: String, shard: Shard)?

  private static let conventions: [Convention] = [bazel, gitLab, kubernetes, slurm]

  private static let bazel: Convention = { variable, count throws(Problem) in
    let names = (index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS")
    guard let index = try number(names.index, variable) else { return nil }
    let total = try total(names.total, variable, count)
    return try (names.index, shard(index, of: total, names.index, offset: 1))
  }

  private static let gitLab: Convention = { variable, count throws(Problem) in
    let names = (index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL")
    guard let index = try number(names.index, variable) else { return nil }
    let total = try total(names.total, variable, count)
    return try (names.index, shard(index, of: total, names.index, offset: 0))
  }

  private static let kubernetes: Convention = { variable, count throws(Problem) in
    let name = "JOB_COMPLETION_INDEX"
    guard let index = try number(name, variable) else { return nil }
    guard let count else {
      throw Problem("\(name) comes without the number of tasks: give --shard auto/N.")
    }
    return try (name, shard(index, of: count, name, offset: 1))
  }

  private static let slurm: Convention = { variable, count throws(Problem) in
    let name = "SLURM_ARRAY_TASK_ID"
    guard let id = try number(name, variable) else { return nil }
    let tasks = try number("SLURM_ARRAY_TASK_COUNT", variable)
    if let count, tasks != count {
      // A task that is submitted again alone: only its number tells which one it was.
      return try (name, shard(id, of: count, name, offset: 1))
    }
    guard let tasks, let least = try number("SLURM_ARRAY_TASK_MIN", variable),
      let greatest = try number("SLURM_ARRAY_TASK_MAX", variable)
    else {
      throw Problem(
        "\(name) comes without SLURM_ARRAY_TASK_COUNT, _MIN and _MAX: give --shard auto/N.")
    }
    let step = try number("SLURM_ARRAY_TASK_STEP", variable) ?? 1
    guard step > 0, greatest - least == (tasks - 1) * step, (id - least) % step == 0 else {
      throw Problem(
        "The tasks of this Slurm array have gaps (\(tasks) from \(least) to \(greatest)): submit "
          + "--array=0-\(max(0, tasks - 1)), or give --shard K/N.")
    }
    return try (name, shard((id - least) / step, of: tasks, name, offset: 1))
  }

  /// The number in a variable; nil if it is not set or empty.
  private static func number(
    _ name: String, _ variable: (String) -> String?
  ) throws(Problem) -> Int? {
    guard let text = variable(name), !text.isEmpty else { return nil }
    guard let number = Int(text), (0...1_000_000_000).contains(number) else {
      throw Problem("\(name) is '\(text)', and no number of a shard.")
    }
    return number
  }

  /// The number of shards, which `auto/N` and a variable must agree on.
  private static func total(
    _ name: String, _ variable: (String) -> String?, _ count: Int?
  ) throws(Problem) -> Int {
    let total = try number(name, variable)
    if let total, let count, total != count {
      throw Problem("\(name) is \(total), and --shard says auto/\(count).")
    }
    guard let total = total ?? count else {
      throw Problem("\(name) is not set: give --shard auto/N.")
    }
    return total
  }

  private static func shard(
    _ index: Int, of count: Int, _ name: String, offset: Int
  ) throws(Problem) -> Shard {
    guard let shard = Shard(index: index + offset, count: count) else {
      throw Problem("\(name) is \(index), which is out of range for \(count) shards.")
    }
    return shard
  }
}
