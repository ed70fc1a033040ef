import FileSystem
import Glibc
import ScreenFormat
import Testing

@testable import Process

@Suite("Every error becomes a sentence and a status")
struct ErrorMessageTests {
  private struct Surprise: Error {}

  @Test(
    "Files are named with the system's reason",
    arguments: [
      (
        InputError.unreadable(path: "a.json", SystemError(code: ENOENT)), 66,
        "mockup: error: cannot read 'a.json': No such file or directory"
      ),
      (
        InputError.tooLarge(path: "a.json", limit: InputFile.sizeLimit), 66,
        "mockup: error: cannot read 'a.json': it is larger than 256 MiB"
      ),
      (
        OutputError.cannotCreate(path: "out", SystemError(code: EISDIR)), 73,
        "mockup: error: cannot create 'out': Is a directory"
      ),
      (
        OutputError.writeFailed(path: "-", SystemError(code: ENOSPC)), 74,
        "mockup: error: cannot write '<stdout>': No space left on device"
      ),
      (Surprise(), 70, "mockup: error: internal error, please report it: Surprise()"),
    ] as [(any Error, Int32, String)])
  func messages(error: any Error, status: Int32, line: String) {
    let message = ErrorMessage(error)
    #expect(message.lines == [line])
    #expect(message.status.rawValue == status)
  }

  @Test("That nobody reads any more is no message", arguments: ["-", "pipe"])
  func readerGone(path: String) {
    let message = ErrorMessage(OutputError.writeFailed(path: path, SystemError(code: EPIPE)))
    #expect(message.lines.isEmpty)
    #expect(message.status.rawValue == 141)
  }

  @Test("All findings about a document are listed")
  func documents() {
    var diagnostics = Diagnostics()
    diagnostics.error("two", file: "a", at: SourcePosition(line: 2, column: 1), path: .root)
    diagnostics.warning("one", file: "a", at: .start, path: .root)
    let message = ErrorMessage(InvalidDocuments(diagnostics: diagnostics))
    #expect(message.lines == ["a:1:1: warning: one", "a:2:1: error: two"])
    #expect(message.status == .invalidDocument)
  }

  @Test("The highest status counts")
  func highestStatus() {
    #expect([ExitStatus.invalidDocument, .done, .missingInput].max() == .missingInput)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 74, 141])
  }
}
