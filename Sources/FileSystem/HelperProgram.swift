import Glibc

/// The reasons why a helper program gave no result.
package enum HelperError: Error, Equatable {
  case notInstalled
  case failed(status: Int32)
  case tooSlow(seconds: Int)
  case tooMuch(limit: Int)
  case system(SystemError)
}

/// Runs an installed program and returns its standard output. Time, memory and the size of the
/// output are limited.
package struct HelperProgram {
  /// The path of the program, or its name, which is searched for in `PATH`.
  var name: String
  var arguments: [String]
  /// The greatest duration in seconds of processor time.
  var seconds = 10
  /// How often as much the greatest duration by the wall clock is.
  var patience = 1
  /// The greatest address space of the program, in bytes.
  var memory = 1 << 30
  /// The greatest size of the output, in bytes.
  var output = InputFile.sizeLimit

  /// - Parameters:
  ///   - name: the path of the program, or its name, which is searched for in `PATH`.
  ///   - arguments: its words.
  ///   - seconds: the greatest duration.
  ///   - patience: how many times that it may take by the wall clock.
  ///   - memory: the greatest address space in bytes.
  ///   - output: the greatest size of the output in bytes.
  package init(
    name: String, arguments: [String], seconds: Int = 10, patience: Int = 1,
    memory: Int = 1 << 30, output: Int = InputFile.sizeLimit
  ) {
    self.name = name
    self.arguments = arguments
    self.seconds = seconds
    self.patience = patience
    self.memory = memory
    self.output = output
  }

  /// Runs the program.
  ///
  /// - Returns: the output of a program that ended with status 0.
  /// - Throws: `HelperError` if it is not installed, fails or exceeds a limit.
  package func run() throws(HelperError) -> [UInt8] {
    guard Self.isInstalled(name) else { throw .notInstalled }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system(.last) }
    let (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(reading) }
    // The shell sets limits that posix_spawn has no word for; arguments never become its text.
    let limits = "ulimit -t \(seconds) && ulimit -v \(memory >> 10) && exec \"$0\" \"$@\""
    let child: pid_t
    do throws(SystemError) {
      defer { close(writing) }
      child = try Self.spawn(["/bin/sh", "-c", limits, name] + arguments, output: writing)
    } catch {
      throw .system(error)
    }
    let result = read(reading)
    if case .failure = result { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    switch result {
    case .failure(let error): throw error
    case .success(let bytes):
      guard status == 0 else { throw .failed(status: status) }
      return bytes
    }
  }

  /// Starts a program that outlives this one, without its output. Does nothing if it is not
  /// installed.
  package static func launch(_ name: String, _ arguments: [String]) {
    guard isInstalled(name) else { return }
    // The shell ends at once, so that the program is nobody's child.
    let words = ["/bin/sh", "-c", "\"$0\" \"$@\" >/dev/null 2>&1 &", name] + arguments
    guard let shell = try? spawn(words, output: STDERR_FILENO) else { return }
    while waitpid(shell, nil, 0) < 0, errno == EINTR {}
  }

  /// Whether there is an executable file of this path, or of this name in `PATH`.
  package static func isInstalled(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  private static func spawn(
    _ words: [String], output: Int32
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // The messages of a converter would be mixed with our own.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var texts = words.map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, words[0], &actions, nil, &texts, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return child
  }

  /// Reads to the end of the output, within the limits.
  private func read(_ file: Int32) -> Result<[UInt8], HelperError> {
    let seconds = seconds * patience
    let end = Self.milliseconds + seconds * 1000
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let left = end - Self.milliseconds
      guard left > 0 else { return .failure(.tooSlow(seconds: seconds)) }
      guard poll(&request, 1, Int32(left)) > 0 else { continue }
      let count = Glibc.read(file, &chunk, chunk.count)
      if count == 0 { return .success(bytes) }
      if count < 0, errno != EINTR { return .failure(.system(.last)) }
      bytes += chunk.prefix(max(0, count))
      guard bytes.count <= output else { return .failure(.tooMuch(limit: output)) }
    }
  }

  private static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }
}
