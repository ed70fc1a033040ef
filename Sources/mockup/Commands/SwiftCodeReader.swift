import FileSystem
import Glibc
import Loading
import Process
import ScreenFormat
import Synchronization
import ThemeCode

/// Reads Swift through the program `mockup-swift-import`, which holds Swift's own parser.
enum SwiftCodeReader {
  /// The name of the program, which lies beside `mockup`.
  private static let name = "mockup-swift-import"
  /// The greatest duration of a run in seconds of processor time, and what a MiB of code adds to that. A MiB takes
  /// less than one.
  private static let seconds = 2
  private static let secondsOfMiB = 3
  /// How much longer a run may take on a machine that does other things besides.
  private static let patience = 20
  /// The greatest address space of a run in bytes, of which the stacks of its threads take most.
  private static let memory = 2 << 30
  /// The number of files that one run reads.
  private static let batch = 400

  /// A file of code with its size in bytes.
  struct File {
    var path: String
    var size: Int
  }

  /// What could be read, and why other files could not.
  struct Result {
    var units: [CodeUnit] = []
    var failures: [(path: String, reason: String)] = []
  }

  /// The path of the program; nil if it isn't there.
  static var program: String? {
    guard let own = Folder.realPath("/proc/self/exe") else { return nil }
    let program = FilePath.join(FilePath.folder(of: own), name)
    return FileAssets().exists(program) ? program : nil
  }

  /// The declarations of Swift files. A file that can't be read does not end the reading of others.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - definitions: what is said of names in `#if` that nothing else decides.
  /// - Throws: `SwiftReaderFailure` where the program is missing or of another version.
  static func read(
    _ files: [File], definitions: [String: Bool]
  ) throws(SwiftReaderFailure) -> Result {
    guard !files.isEmpty else { return Result() }
    guard let program else { throw .notBuilt }
    let words = definitions.sorted { $0.key < $1.key }.flatMap { ["-D", "\($0.key)=\($0.value)"] }
    var result = Result()
    let progress = ProgressBar(total: (files.count + batch - 1) / batch, delay: 1_000_000_000)
    defer { progress.finish() }
    for start in stride(from: 0, to: files.count, by: batch) {
      let some = files[start..<min(start + batch, files.count)]
      try read(some, program, words, into: &result)
      progress.advance(some.last?.path ?? "")
    }
    return result
  }

  /// Reads files by one run; where that fails, by two, until it is known whose fault it is.
  private static func read(
    _ files: ArraySlice<File>, _ program: String, _ words: [String], into result: inout Result
  ) throws(SwiftReaderFailure) {
    let bytes = files.reduce(0) { $0 + $1.size }
    let seconds = Self.seconds + (bytes * secondsOfMiB) >> 20
    let helper = HelperProgram(
      name: program, arguments: words + ["--"] + files.map(\.path), seconds: seconds,
      patience: patience, memory: memory, output: 64 << 20 + 64 * bytes)
    var output: [UInt8] = []
    var failure: String?
    do throws(HelperError) {
      output = try helper.run()
    } catch {
      switch error {
      case .notInstalled, .system: throw .failed(reason(error))
      default: failure = reason(error)
      }
    }
    guard let failure else {
      result.units += try units(output, count: files.count)
      return
    }
    guard files.count > 1 else {
      for file in files { result.failures.append((file.path, failure)) }
      return
    }
    let middle = files.startIndex + files.count / 2
    try read(files[..<middle], program, words, into: &result)
    try read(files[middle...], program, words, into: &result)
  }

  private static let unreadable = "printed what this mockup can't read: build both anew"

  private static func units(
    _ bytes: [UInt8], count: Int
  ) throws(SwiftReaderFailure) -> [CodeUnit] {
    let lines: [ArraySlice<UInt8>]
    do throws(SwiftUnits.Failure) {
      lines = try SwiftUnits.lines(bytes)
    } catch {
      switch error {
      case .otherVersion(let version): throw .otherVersion(version)
      case .unreadable: throw .failed(unreadable)
      }
    }
    let units = Mutex([CodeUnit?](repeating: nil, count: lines.count))
    Parallel.forEach(count: lines.count, jobs: Parallel.defaultJobs) { index in
      let unit = try? SwiftUnits.unit(lines[index])
      units.withLock { $0[index] = unit }
    }
    let read = units.withLock { $0.compactMap(\.self) }
    guard read.count == lines.count else { throw .failed(unreadable) }
    guard read.count == count else { throw .failed("printed \(read.count) files of \(count)") }
    return read
  }

  private static func reason(_ error: HelperError) -> String {
    switch error {
    case .notInstalled: "can't be run"
    case .failed(let status) where status & 0x7F == SIGXCPU || status & 0x7F == SIGKILL:
      "took more time than code of this size may take"
    case .failed(let status) where status & 0x7F != 0: "was ended by signal \(status & 0x7F)"
    case .failed(let status): "ended with the status \(status >> 8)"
    case .tooSlow(let seconds): "took more than \(seconds) seconds"
    case .tooMuch(let limit): "printed more than \(limit >> 20) MiB"
    case .system(let error): "can't be run: \(error.reason)"
    }
  }
}
