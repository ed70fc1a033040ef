import FileSystem
import Loading
import ScreenFormat
import ThemeCode

/// Reads Swift through the program `mockup-swift-import`, which holds Swift's own parser.
enum SwiftCodeReader {
  /// The name of the program, which lies beside `mockup`.
  private static let name = "mockup-swift-import"
  /// The greatest duration of a run in seconds, and its greatest address space in bytes.
  private static let seconds = 60
  private static let memory = 4 << 30
  /// The number of files that one run reads.
  private static let batch = 400

  /// The path of the program; nil if it isn't there.
  static var program: String? {
    guard let own = Folder.realPath("/proc/self/exe") else { return nil }
    let program = FilePath.join(FilePath.folder(of: own), name)
    return FileAssets().exists(program) ? program : nil
  }

  /// The declarations of Swift files.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - definitions: what is said of names in `#if` that nothing else decides.
  /// - Throws: `SwiftReaderFailure`.
  static func read(
    _ paths: [String], definitions: [String: Bool]
  ) throws(SwiftReaderFailure) -> [CodeUnit] {
    guard !paths.isEmpty else { return [] }
    guard let program else { throw .notBuilt }
    let words = definitions.sorted { $0.key < $1.key }.flatMap { ["-D", "\($0.key)=\($0.value)"] }
    var units: [CodeUnit] = []
    for start in stride(from: 0, to: paths.count, by: batch) {
      let some = paths[start..<min(start + batch, paths.count)]
      let helper = HelperProgram(
        name: program, arguments: words + ["--"] + some, seconds: seconds, memory: memory)
      let bytes: [UInt8]
      do throws(HelperError) {
        bytes = try helper.run()
      } catch {
        throw .failed(reason(error))
      }
      let read: [CodeUnit]
      do throws(SwiftUnits.Failure) {
        read = try SwiftUnits.read(bytes)
      } catch {
        switch error {
        case .otherVersion(let version): throw .otherVersion(version)
        case .unreadable: throw .failed("printed what this mockup can't read: build both anew")
        }
      }
      guard read.count == some.count else {
        throw .failed("printed \(read.count) files of \(some.count)")
      }
      units += read
    }
    return units
  }

  private static func reason(_ error: HelperError) -> String {
    switch error {
    case .notInstalled: "can't be run"
    case .failed(let status): "ended with the status \(status)"
    case .tooSlow(let seconds): "took more than \(seconds) seconds"
    case .tooMuch(let limit): "printed more than \(limit >> 20) MiB"
    case .system(let error): "can't be run: \(error.reason)"
    }
  }
}
