import TestSupport

/// The examples of a Markdown page.
///
/// - A fenced block after a comment `<!-- file: NAME -->` is a file.
/// - A fenced `json` block with `"mockup": 1` is a document, with or without a file name.
/// - A line of a fenced or indented block that begins with `mockup ` or `$ mockup ` is a command. It ends
///   with status 0, or that of a comment `<!-- exits: N -->` before the block. The lines below it in the
///   block are its output.
/// - A block after a comment `<!-- not run: REASON -->` is not run.
struct DocumentationPage {
  /// A file on the page.
  struct Document {
    var file: String
    var text: String
    var line: Int
  }

  /// A command on the page.
  struct Command {
    var text: String
    var line: Int
    var status: Int32
    /// The output on the page, without empty lines around it; nil if there is none.
    var output: String?
  }

  /// All named blocks.
  private(set) var files: [Document] = []
  private(set) var documents: [Document] = []
  private(set) var commands: [Command] = []

  /// A comment about the block after it.
  private enum Note {
    case file(String)
    case exits(Int32)
    case notRun
  }

  private struct Block {
    var language: String
    var lines: [String] = []
    /// The number of the first line, from 1.
    var start: Int
  }

  private var notes: [Note] = []

  init(_ markdown: String) {
    var block: Block?
    var isFenced = false
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if isFenced {
        if line.hasPrefix("```") {
          finish(&block)
          isFenced = false
        } else {
          block?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        finish(&block)
        isFenced = true
        block = Block(language: Self.trimmed(line.dropFirst(3)), start: index + 2)
      } else if line.hasPrefix("    ") {
        block = block ?? Block(language: "", start: index + 1)
        block?.lines.append(String(line.dropFirst(4)))
      } else if line.isEmpty, block != nil {
        block?.lines.append("")
      } else {
        finish(&block)
        if let note = Self.note(line) {
          notes.append(note)
        } else if !line.isEmpty {
          notes = []
        }
      }
    }
    finish(&block)
  }

  private static func note(_ line: String) -> Note? {
    guard line.hasPrefix("<!--"), line.hasSuffix("-->") else { return nil }
    let words = trimmed(line.dropFirst(4).dropLast(3))
    guard let colon = words.firstIndex(of: ":") else { return nil }
    let value = trimmed(words[words.index(after: colon)...])
    switch words[..<colon] {
    case "file": return .file(value)
    case "exits": return Int32(value).map(Note.exits)
    case "not run": return .notRun
    default: return nil
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  private mutating func finish(_ finished: inout Block?) {
    guard let block = finished else { return }
    finished = nil
    defer { notes = [] }
    var name: String?
    var status: Int32 = 0
    for note in notes {
      switch note {
      case .file(let file): name = file
      case .exits(let number): status = number
      case .notRun: return
      }
    }
    let text = block.lines.joined(separator: "\n") + "\n"
    if let name { files.append(Document(file: name, text: text, line: block.start)) }
    if block.language == "json" {
      guard text.contains("\"mockup\": 1") else { return }
      let file = name ?? "line-\(block.start).json"
      documents.append(Document(file: file, text: text, line: block.start))
    } else {
      for (index, line) in block.lines.enumerated() {
        guard let command = Self.command(line) else { continue }
        let shown = block.lines[(index + 1)...].prefix { Self.command($0) == nil }
        let output = Self.withoutEmptyEnds(Array(shown))
        commands.append(
          Command(
            text: command, line: block.start + index, status: status,
            output: output.isEmpty ? nil : output))
      }
    }
  }

  /// The command in a line; nil if there is none.
  private static func command(_ line: String) -> String? {
    let text = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
    return text.hasPrefix("mockup ") ? text : nil
  }

  /// The lines without empty ones at the beginning and end.
  static func withoutEmptyEnds(_ lines: [String]) -> String {
    let start = lines.drop { $0.isEmpty }
    return start.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  /// The paths of all pages with examples, in the repository.
  static let paths: [String] =
    ["README.md", "CONTRIBUTING.md"].filter { Files.exists(Repository.path($0)) }
    + Files.list(Repository.path("Documentation")).filter { $0.hasSuffix(".md") }
    .map { "Documentation/\($0)" }

  static func read(_ path: String) -> DocumentationPage {
    DocumentationPage(Files.text(Repository.path(path)) ?? "")
  }
}
