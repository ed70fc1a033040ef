package import Glibc
import Syntax

/// The reasons why an output file cannot be written.
package enum OutputError: Error, Equatable {
  /// The file, or a file beside it, cannot be created.
  case cannotCreate(path: String, SystemError)
  /// The file was created, but its contents could not be written.
  case writeFailed(path: String, SystemError)

  /// Whether the file cannot be created for its name alone: something else has it, or a part of the path.
  package var isAboutName: Bool {
    guard case .cannotCreate(_, let reason) = self else { return false }
    return [EEXIST, ENOTDIR, EISDIR, ENAMETOOLONG, ENOTEMPTY].contains(reason.code)
  }
}

extension OutputError: CustomStringConvertible {
  /// The error as a sentence without a capital or full stop.
  package var description: String {
    switch self {
    case .cannotCreate(let path, let system):
      return "cannot create '\(path)': \(system.reason)"
    case .writeFailed(let path, let system):
      let name = path == OutputFile.standardOutput ? "<stdout>" : path
      return "cannot write '\(name)': \(system.reason)"
    }
  }
}

/// Writes files whole or not at all.
package enum OutputFile {
  /// The path of standard output.
  package static let standardOutput = "-"
  /// The beginning of the names of files that are not complete yet, before the number of their
  /// process.
  package static let temporaryPrefix = ".mockup-"

  /// Writes `bytes` to `path`, or to standard output if that is `-`.
  ///
  /// A regular file is written under another name beside `path` and then renamed, so that it is
  /// never seen incomplete. An existing file keeps its permissions; a new one gets those that the
  /// umask leaves. The target of a link is replaced, the link stays. What the process has open, as `/dev/stdout`, is
  /// written directly.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: its path.
  ///   - isLasting: whether the contents reach the disk before the file gets its name, as git does for
  ///     what it stores: after a power cut the file is then the old one or the new one, and never empty.
  ///     This takes the time of the disk, so it is for files that people keep.
  ///   - waitsForOthers: whether to write to FIFOs and devices, which may wait for another process that reads: for
  ///     files that the user names.
  /// - Throws: `OutputError` if the file cannot be created or written.
  package static func write(
    _ bytes: [UInt8], to path: String, isLasting: Bool = false, waitsForOthers: Bool = false
  ) throws(OutputError) {
    do throws(Failure) {
      switch try OutputDestination(path) {
      case .descriptor(let descriptor):
        try attempt(.write) { () throws(SystemError) in try descriptor.write(bytes) }
      case .special where !waitsForOthers: throw OutputDestination.notRegular
      case .special:
        let file = try attempt(.create) { () throws(SystemError) in
          try FileDescriptor(path: path, flags: O_WRONLY | O_NOCTTY)
        }
        try fill(file, with: bytes)
      case .regular(let target, let permissions):
        try replace(target, permissions: permissions, with: bytes, isLasting: isLasting)
      }
    } catch {
      switch error.step {
      case .create: throw .cannotCreate(path: path, error.reason)
      case .write: throw .writeFailed(path: path, error.reason)
      }
    }
  }

  /// Writes a file inside of a folder, and creates the folders between the two.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - name: its path, relative to the folder.
  ///   - folder: the path of the folder.
  /// - Throws: `OutputError`; also if a symbolic link between the two might lead out of the folder.
  package static func write(
    _ bytes: [UInt8], to name: String, inside folder: String
  ) throws(OutputError) {
    let path = FilePath.join(folder, name)
    guard !Folder.hasLink(name, in: folder) else {
      throw .cannotCreate(path: path, SystemError(code: ELOOP))
    }
    try createDirectory(FilePath.folder(of: path))
    try write(bytes, to: path)
  }

  /// Creates the folder at `path` and the folders above it, unless they exist.
  ///
  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - permissions: those of folders that are created, before the umask.
  /// - Throws: `OutputError.cannotCreate`.
  package static func createDirectory(
    _ path: String, permissions: mode_t = 0o777
  ) throws(OutputError) {
    if path.isEmpty || isDirectory(path) { return }
    let parent = FilePath.folder(of: path)
    if parent != path, !isDirectory(parent) {
      try createDirectory(parent, permissions: permissions)
    }
    // Another process may have made it meanwhile.
    guard mkdir(path, permissions) == 0 || isDirectory(path) else {
      throw .cannotCreate(path: path, .last)
    }
  }

  /// Whether `name` is that of an incomplete file whose process has ended.
  package static func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix(temporaryPrefix), name.hasSuffix(".tmp") else { return false }
    let number = name.dropFirst(temporaryPrefix.count).prefix { $0 != "-" }
    guard let process = pid_t(number), process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    let code = errno
    defer { errno = code }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  // MARK: Steps

  /// The step of writing that failed, and the reason.
  struct Failure: Error {
    enum Step {
      case create
      case write
    }

    var step: Step
    var reason: SystemError
  }

  /// Runs `body`, whose errors become failures of `step`.
  private static func attempt<Result>(
    _ step: Failure.Step, _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw Failure(step: step, reason: error)
    }
  }

  /// Writes `bytes` to `file` and closes it, also after an error.
  private static func fill(
    _ file: FileDescriptor, with bytes: [UInt8], isLasting: Bool = false
  ) throws(Failure) {
    do throws(Failure) {
      try attempt(.write) { () throws(SystemError) in
        try file.write(bytes)
        if isLasting { try file.synchronize() }
      }
    } catch {
      try? file.close()
      throw error
    }
    try attempt(.write) { () throws(SystemError) in try file.close() }
  }

  /// Writes a file beside `target` and renames it to `target`.
  private static func replace(
    _ target: String, permissions: mode_t?, with bytes: [UInt8], isLasting: Bool
  ) throws(Failure) {
    let (file, temporary) = try createTemporary(beside: target)
    do throws(Failure) {
      if let permissions {
        // Not every file system has permissions; the contents are what counts.
        _ = fchmod(file.number, permissions)
      }
      try fill(file, with: bytes, isLasting: isLasting)
      guard rename(temporary, target) == 0 else {
        throw Failure(step: .create, reason: .last)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  static func createTemporary(
    beside target: String
  ) throws(Failure) -> (file: FileDescriptor, path: String) {
    let directory = FilePath.folder(of: target)
    var attempts = 0
    while true {
      let name =
        "\(temporaryPrefix)\(getpid())-\(String(UInt32.random(in: 0 ... .max), radix: 36)).tmp"
      let path = FilePath.join(directory, name)
      do throws(SystemError) {
        return (try FileDescriptor(path: path, flags: O_WRONLY | O_CREAT | O_EXCL), path)
      } catch {
        attempts += 1
        guard error.code == EEXIST, attempts < 100 else {
          throw Failure(step: .create, reason: error)
        }
      }
    }
  }
}
