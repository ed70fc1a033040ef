package import FileSystem
package import ScreenFormat

/// Keeps the results of work that depends on files, and finds them again when the files are the same.
///
/// The files of a piece of work are known only once it is done. So there are two entries: the questions that it asked
/// the file system, under a key of what is known before; and its result, under a key of questions and answers.
/// Finding a result asks the same questions again.
package final class InputCache: Sendable {
  /// A piece of work, as far as it is known before it is done.
  package struct Work: Sendable {
    /// The kind of result: results of different kinds are never taken for each other.
    package var kind: String
    /// Everything but files that the result depends on.
    package var parts: [String]
    /// The folder that paths are noted relative to, so that checkouts in different places share results.
    package var folder: String

    package init(kind: String, parts: [String], folder: String) {
      self.kind = kind
      self.parts = parts
      self.folder = folder
    }
  }

  /// The number of lists of questions that are kept for a piece of work: branches whose documents name other
  /// files ask other questions.
  private static let listLimit = 8

  private let store: EntryStore
  private let program: String

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - store: where the results are.
  ///   - program: tells this program from others, which may give other results.
  package init(_ store: EntryStore, program: String) {
    self.store = store
    self.program = program
  }

  /// The first reason why a result could not be kept; nil if all were.
  package var problem: OutputError? { store.problem }

  /// The result that the work would have now; nil if it is not known.
  package func find(_ work: Work) -> [UInt8]? {
    var answers: [InputLog.Question: InputLog.Answer] = [:]
    for list in lists(of: work) {
      var inputs: [String] = []
      for text in list {
        guard let question = Self.question(text, in: work.folder),
          let answer = answers[question] ?? InputLog.ask(question)
        else { break }
        answers[question] = answer
        inputs += [text, answer]
      }
      if inputs.count == 2 * list.count, let result = store.read(key(of: work, inputs)) {
        return result
      }
    }
    return nil
  }

  /// Keeps the result of work, unless the log says that it depends on more than files.
  package func keep(_ result: [UInt8], of work: Work, _ log: InputLog) {
    guard let inputs = log.inputs else { return }
    let list = inputs.map { Self.text($0.question, in: work.folder) }
    guard list.allSatisfy({ !$0.utf8.contains(0) }) else { return }
    store.write(
      result, for: key(of: work, zip(list, inputs).flatMap { [$0, $1.answer] }))
    let known = lists(of: work)
    guard known.first != list else { return }
    let lists = [list] + known.filter { $0 != list }.prefix(Self.listLimit - 1)
    store.write(
      Array(lists.map { $0.joined(separator: "\0") }.joined(separator: "\0\0").utf8),
      for: key(of: work, nil))
  }

  private func lists(of work: Work) -> [[String]] {
    guard let bytes = store.read(key(of: work, nil)) else { return [] }
    var lists: [[String]] = [[]]
    for part in bytes.split(separator: 0, omittingEmptySubsequences: false) {
      if part.isEmpty {
        lists.append([])
      } else {
        lists[lists.count - 1].append(String(decoding: part, as: UTF8.self))
      }
    }
    return lists.filter { !$0.isEmpty }
  }

  /// The key of a result, or of the lists of questions if there are no inputs.
  private func key(of work: Work, _ inputs: [String]?) -> EntryKey {
    EntryKey(
      inputs == nil ? "questions" : "result",
      [program, work.kind, "\(work.parts.count)"] + work.parts + (inputs ?? []))
  }

  // MARK: Paths

  /// A question as text: its kind, `./` for a path relative to the folder of the work or `=` for one as it was
  /// written, and the path.
  private static func text(_ question: InputLog.Question, in folder: String) -> String {
    if let relative = relative(question.path, to: folder) {
      return "\(question.kind.rawValue)./\(relative)"
    }
    return "\(question.kind.rawValue)=\(question.path)"
  }

  private static func question(_ text: String, in folder: String) -> InputLog.Question? {
    guard let kind = text.first.flatMap(InputLog.Question.Kind.init) else { return nil }
    let place = text.dropFirst()
    if place.hasPrefix("./") {
      let path = FilePath.simplified(FilePath.join(folder, String(place.dropFirst(2))))
      return InputLog.Question(kind: kind, path: path)
    }
    guard place.hasPrefix("=") else { return nil }
    return InputLog.Question(kind: kind, path: String(place.dropFirst()))
  }

  /// A path as a part of a key: relative to a folder if possible.
  fileprivate static func portable(_ path: String, in folder: String) -> String {
    relative(path, to: folder) ?? path
  }

  /// A path relative to a folder; nil if joining both would give another path.
  private static func relative(_ path: String, to folder: String) -> String? {
    let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: base.count - shared)
    let relative = (up + parts[shared...]).joined(separator: "/")
    return FilePath.simplified(FilePath.join(folder, relative)) == path ? relative : nil
  }
}

extension RenderOptions {
  /// The options as parts of a key, with paths relative to a folder. They are whole values as text, so that a new
  /// option counts by itself.
  package func keys(in folder: String) -> [String] {
    var options = self
    let paths = (themes + assets).map { InputCache.portable($0, in: folder) }
    options.themes = []
    options.assets = []
    return ["\(options)", "\(themes.count)"] + paths
  }
}
