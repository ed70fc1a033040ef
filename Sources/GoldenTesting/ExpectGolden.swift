public import Controls
import FileSystem
import Glibc
public import Golden
public import ScreenFormat
import Testing
import XCTest

/// Compares a screen with its goldens, and fails the test that calls it where they differ.
///
/// Works in Swift Testing, which gets the pictures of a failure as attachments, and in XCTest. The
/// goldens lie in `__Goldens__` beside the test's source file, as `FILE.NAME@2x.png` and
/// `FILE.NAME.layout.json`.
///
/// - Parameters:
///   - screen: what is drawn.
///   - name: tells the goldens of one file apart.
///   - settings: what may differ; nothing unless given.
///   - record: which goldens are written. What was recorded fails the test all the same.
/// - Returns: what came of it.
@discardableResult
public func expectGolden(
  _ screen: Screen, named name: String, settings: GoldenSettings = GoldenSettings(),
  record: RecordMode = .ofEnvironment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> CaseResult {
  let path = "\(filePath)"
  let stem = "\(ScreenFile.name(of: path)).\(name)"
  let files = GoldenFiles(
    folder: FilePath.folder(of: path), stem: stem, scale: screen.device.scale)
  var result = CaseResult(id: stem, screen: path)
  var pictures: [GoldenCheck.Picture] = []
  do {
    let check = GoldenCheck(record: record)
    pictures = try check.check(screen, files, settings, into: &result)
  } catch {
    result.status = .broken
    result.notes.append("\(error)")
  }
  guard result.status != .passed else { return result }
  let message = result.lines.joined(separator: "\n")
  guard Test.current != nil else {
    XCTFail(message, file: filePath, line: line)
    return result
  }
  let place = SourceLocation(
    fileID: "\(fileID)", filePath: path, line: Int(line), column: Int(column))
  for picture in pictures {
    Attachment.record(
      picture.bytes, named: stem + picture.ending.rawValue, sourceLocation: place)
  }
  Issue.record("\(message)", sourceLocation: place)
  return result
}

extension RecordMode {
  /// What the variable `MOCKUP_RECORD` says; else goldens that are missing are written outside of CI.
  public static var ofEnvironment: RecordMode {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return variable("MOCKUP_RECORD").flatMap(RecordMode.init)
      ?? .standard(isTerminal: true, ci: variable("CI"))
  }
}

extension Screen {
  /// Reads a screen's document, with the themes and images it names.
  ///
  /// - Parameters:
  ///   - path: of the document.
  ///   - options: what is asked for beside it.
  /// - Throws: an error whose description says all that is wrong.
  public static func load(
    _ path: String, options: RenderOptions = RenderOptions()
  ) throws -> Screen {
    try ScreenFile.load(path, options: options).screen
  }

  /// Reads a screen from the text of a document, whose paths are relative to the working folder.
  ///
  /// - Throws: as `load(_:options:)`.
  public static func read(
    _ text: String, options: RenderOptions = RenderOptions()
  ) throws -> Screen {
    let result = ScreenBuilder(loader: FileAssets(), options: options)
      .build(SourceFile(label: "<text>", text: text), folder: "")
    guard let screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    return screen
  }
}
