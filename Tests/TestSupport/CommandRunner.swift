import Glibc

/// Runs the `mockup` that was built beside the tests, or that of the folder that `MOCKUP_PROGRAMS` names.
public struct CommandRunner {
  /// The result of a run.
  public struct Outcome {
    /// The exit status; the negative of the signal that ended the run.
    public var status: Int32
    /// The text of standard output.
    public var output: String
    /// The text of standard error.
    public var errors: String
    /// The most memory that one process of the run had at a time, in KiB; nil unless the runner measures it.
    public var peakMemory: Int?
    /// The pages of memory that the run asked the system for; nil unless the runner measures memory.
    public var pageFaults: Int?
  }

  /// Why there was no run.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason.
    public var description: String
  }

  /// Where the run's standard output goes; nil for a file that ends up in `Outcome.output`.
  public var standardOutput: String?
  /// Whether the run starts without a standard output.
  public var closesStandardOutput = false
  /// The standard input of the run.
  public var input = ""
  /// The folder that the run starts in; nil for that of the tests.
  public var folder: String?
  /// The folder for what runs keep for each other; nil keeps nothing.
  public var cacheFolder: String?
  /// Whether the outcome tells the memory. A small program then starts the run: Linux counts the memory of the process
  /// that starts another as the other's, too, and that of the tests is large.
  public var measuresMemory = false

  /// A run that reads nothing, in the tests' own folder.
  public init() {}

  /// Runs `mockup` with `arguments`.
  public func run(_ arguments: [String]) throws -> Outcome {
    let variables = Environment.all.filter { !$0.hasPrefix("XDG_CACHE_HOME=") }
    return try run(
      "\(Self.programDirectory())/mockup", arguments,
      environment: variables + ["XDG_CACHE_HOME=\(cacheFolder ?? "/dev/null")"])
  }

  /// Runs a line of shell in which `mockup` is the same.
  public func runShell(_ line: String) throws -> Outcome {
    let path = "PATH=\(try Self.programDirectory()):\(Environment.value("PATH") ?? "/usr/bin:/bin")"
    let sanitizers = ["ASAN_OPTIONS", "TSAN_OPTIONS"].compactMap { name in
      Environment.value(name).map { "\(name)=\($0)" }
    }
    return try run(
      "/bin/sh", ["-c", line],
      environment: [path, "LC_ALL=C", "XDG_CACHE_HOME=/dev/null"] + sanitizers)
  }

  private func run(
    _ executable: String, _ arguments: [String], environment: [String]
  ) throws -> Outcome {
    let directory = try TemporaryDirectory()
    try Files.write(Array(input.utf8), to: directory["in"])

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, directory["in"], O_RDONLY, 0)
    let output = standardOutput ?? directory["out"]
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, directory["err"], O_WRONLY | O_CREAT, 0o600)
    if closesStandardOutput {
      posix_spawn_file_actions_addclose(&actions, 1)
    }

    // A thread of a test may block signals, and what it starts would too: a shell that waits for a
    // program would wait for ever.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    // The standard library's view of Glibc has no posix_spawn_file_actions_addchdir_np.
    var command = [executable] + arguments
    if measuresMemory {
      command = ["/usr/bin/env", "python3", "-c", Self.memoryMeter, directory["memory"]] + command
    }
    let words = CStrings(
      folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0] + command } ?? command)
    let variables = CStrings(environment)
    var process: pid_t = 0
    let code = posix_spawn(
      &process, folder == nil ? command[0] : "/bin/sh", &actions, &attributes, words.pointers,
      variables.pointers)
    guard code == 0 else {
      throw Failure(description: "\(executable): \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else {
      throw Failure(description: "\(executable) was lost")
    }
    let memory = (Files.text(directory["memory"]) ?? "").split(separator: " ").map { Int($0) }
    return Outcome(
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F),
      output: standardOutput == nil ? Files.text(directory["out"]) ?? "" : "",
      errors: Files.text(directory["err"]) ?? "",
      peakMemory: memory.first.flatMap(\.self), pageFaults: memory.dropFirst().first.flatMap(\.self)
    )
  }

  /// Runs the words behind the first, writes the most memory and the page faults of what it ran into the file that the first
  /// names, and ends as what it ran.
  private static let memoryMeter = """
    import os, resource, signal, subprocess, sys
    status = subprocess.call(sys.argv[2:])
    with open(sys.argv[1], "w") as file:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        file.write(f"{usage.ru_maxrss} {usage.ru_minflt}")
    if status < 0:
        signal.signal(-status, signal.SIG_DFL)
        os.kill(os.getpid(), -status)
    sys.exit(status)
    """

  /// The folder of the programs that tests run: an optimised `mockup` takes a tenth of the time.
  public static func programDirectory() throws -> String {
    try Environment.value("MOCKUP_PROGRAMS") ?? testDirectory()
  }

  /// The folder of the tests, in which programs are built too.
  private static func testDirectory() throws -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { throw Failure(description: "the test program is not found") }
    let program = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Swift Testing may run in a helper of the toolchain, which is told where the tests are.
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
      return Files.folder(of: arguments[index + 1])
    }
    return Files.folder(of: program)
  }
}

/// Words as C wants them: a list of pointers that ends with a null.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ words: [String]) {
    count = words.count
    pointers = .allocate(capacity: count + 1)
    for (index, word) in words.enumerated() { pointers[index] = strdup(word) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
