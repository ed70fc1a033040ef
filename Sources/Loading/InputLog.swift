package import FileSystem
package import ScreenFormat
import Synchronization

/// Notes what a piece of work asked the file system, and what it was answered, so that the same questions tell
/// later whether the work would have the same result.
package final class InputLog: Sendable {
  /// A question about a path.
  struct Question: Sendable, Hashable {
    enum Kind: Character, Sendable {
      case contents = "r"
      case existence = "e"
      case listing = "l"
      case link = "k"
    }

    var kind: Kind
    var path: String
  }

  /// An answer as text: a hash of bytes or names, or why there are none.
  typealias Answer = String

  private struct State {
    var questions: [Question] = []
    var answers: [Question: Answer] = [:]
    var isComplete = true
  }

  private let state = Mutex(State())

  /// Creates a log without questions.
  package init() {}

  /// The questions in their order with the answers; nil if the result also depends on what no question tells,
  /// or if an answer changed while the work was done.
  var inputs: [(question: Question, answer: Answer)]? {
    state.withLock { state in
      guard state.isComplete else { return nil }
      return state.questions.compactMap { question in
        state.answers[question].map { (question, $0) }
      }
    }
  }

  /// Notes the bytes that were read from a file.
  package func note(_ bytes: [UInt8], of path: String) {
    note(Question(kind: .contents, path: path), Self.answer(bytes))
  }

  /// Notes that the result depends on more than files, such as a program or installed fonts.
  package func giveUp() { state.withLock { $0.isComplete = false } }

  fileprivate func note(_ question: Question, _ answer: Answer?) {
    guard let answer else { return giveUp() }
    state.withLock { state in
      guard let before = state.answers.updateValue(answer, forKey: question) else {
        state.questions.append(question)
        return
      }
      if before != answer { state.isComplete = false }
    }
  }

  /// The answer to a question now; nil if there is none that can be relied on.
  static func ask(_ question: Question, _ files: FileAssets = FileAssets()) -> Answer? {
    let path = question.path
    switch question.kind {
    case .contents: return answer { () throws(AssetError) in try answer(files.read(path)) }
    case .existence: return answer(files.exists(path))
    case .listing: return answer { () throws(AssetError) in try answer(files.list(path)) }
    case .link: return answer(files.isLink(path))
    }
  }

  // MARK: Answers

  fileprivate static func answer(_ bytes: [UInt8]) -> Answer { EntryKey.digest(of: bytes) }

  fileprivate static func answer(_ exists: Bool) -> Answer { exists ? "there" : "missing" }

  fileprivate static func answer(_ names: [String]) -> Answer {
    EntryKey("names", names.sorted()).digits
  }

  fileprivate static func answer(_ error: AssetError) -> Answer? {
    switch error {
    case .notFound: "missing"
    case .isFolder: "folder"
    case .isNoFolder: "no folder"
    // Rights and disks are no part of any hash.
    case .unreadable: nil
    }
  }

  private static func answer(_ body: () throws(AssetError) -> Answer) -> Answer? {
    do throws(AssetError) {
      return try body()
    } catch {
      return answer(error)
    }
  }
}

/// Reads documents and the files that they name, and notes them in a log.
package struct LoggingAssets: DocumentFiles {
  private let files: FileAssets
  private let log: InputLog

  package init(_ log: InputLog, _ files: FileAssets = FileAssets()) {
    self.log = log
    self.files = files
  }

  package func document(at path: String) throws(InputError) -> [UInt8] {
    let bytes = try files.document(at: path)
    log.note(bytes, of: path)
    return bytes
  }

  package func read(_ path: String) throws(AssetError) -> [UInt8] {
    let bytes = try noting(.contents, path) { () throws(AssetError) in try files.read(path) }
    log.note(bytes, of: path)
    return bytes
  }

  package func exists(_ path: String) -> Bool {
    let exists = files.exists(path)
    log.note(InputLog.Question(kind: .existence, path: path), InputLog.answer(exists))
    return exists
  }

  package func isLink(_ path: String) -> Bool {
    let isLink = files.isLink(path)
    log.note(InputLog.Question(kind: .link, path: path), InputLog.answer(isLink))
    return isLink
  }

  package func list(_ path: String) throws(AssetError) -> [String] {
    let names = try noting(.listing, path) { () throws(AssetError) in try files.list(path) }
    log.note(InputLog.Question(kind: .listing, path: path), InputLog.answer(names))
    return names
  }

  package func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont? {
    log.giveUp()
    return files.systemFont(for: scalar, inColor: inColor, language: language)
  }

  /// Notes the error that `body` throws.
  private func noting<Result>(
    _ kind: InputLog.Question.Kind, _ path: String, _ body: () throws(AssetError) -> Result
  ) throws(AssetError) -> Result {
    do throws(AssetError) {
      return try body()
    } catch {
      log.note(InputLog.Question(kind: kind, path: path), InputLog.answer(error))
      throw error
    }
  }
}
