import Glibc
import Testing

@testable import mockup

/// Runs the `mockup` that was built beside the tests.
struct CommandRunner {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Where the run's standard output goes; nil for a file that ends up in `Outcome.output`.
  var standardOutput: String?
  /// Whether the run starts without a standard output.
  var closesStandardOutput = false
  /// What the run reads from standard input.
  var input = ""

  /// Runs `mockup` with `arguments`.
  func run(_ arguments: [String]) throws -> Outcome {
    let directory = try TemporaryDirectory()
    try OutputFile.write(Array(input.utf8), to: directory["in"])

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

    let executable = FilePath.join(try Self.buildDirectory(), "mockup")
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var process: pid_t = 0
    try #require(posix_spawn(&process, executable, &actions, nil, words, environ) == 0)
    var status: Int32 = 0
    try #require(waitpid(process, &status, 0) == process)

    return Outcome(
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F),
      output: standardOutput == nil ? try text(directory["out"]) : "",
      errors: try text(directory["err"]))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try InputFile.read(path), as: UTF8.self)
  }

  /// The directory of the test program.
  private static func buildDirectory() throws -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    try #require(count > 0)
    let program = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Swift Testing may run in a helper of the toolchain, which is told where the tests are.
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
      return FilePath.directory(of: arguments[index + 1])
    }
    return FilePath.directory(of: program)
  }
}
