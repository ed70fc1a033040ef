/// Asks `git` about a repository. Nothing is changed, and no program that a repository names is started.
enum Git {
  static let program = "git"

  /// The greatest duration of one question, in seconds of processor time.
  private static let seconds = 60
  /// The greatest address space, in bytes: packs are mapped into it by windows.
  private static let memory = 8 << 30
  private static let settings = [
    "core.packedGitWindowSize=32m", "core.packedGitLimit=256m", "core.fsmonitor=false",
  ]

  /// The output of a command; nil where it fails.
  ///
  /// - Parameters:
  ///   - arguments: The command and its words.
  ///   - folder: A folder of the repository.
  static func output(_ arguments: [String], in folder: String) -> [UInt8]? {
    let words = ["-C", folder, "--no-pager"] + settings.flatMap { ["-c", $0] } + arguments
    let helper = HelperProgram(
      name: program, arguments: words, seconds: seconds, memory: memory)
    return try? helper.run()
  }

  /// The lines of a command's output; nil where it fails.
  static func lines(_ arguments: [String], in folder: String) -> [String]? {
    output(arguments, in: folder).map { bytes in
      String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
  }

  /// The texts of a command's output that end with a zero byte; nil where it fails.
  static func records(_ arguments: [String], in folder: String) -> [String]? {
    output(arguments, in: folder).map { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
