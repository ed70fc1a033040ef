import Controls
import FileSystem
import Glibc
public import Golden
public import ObjectModel
public import ScreenFormat
import Testing
import XCTest

/// Draws a screen, compares it with its goldens, and fails the current test if they differ.
///
/// Works in Swift Testing, where the pictures of a failure are attachments, and in XCTest. The goldens are
/// in the folder `__Goldens__` beside the test's source file, as `FILE.NAME@2x.png` and
/// `FILE.NAME.layout.json`.
///
/// - Parameters:
///   - screen: The screen to draw.
///   - name: A name for the goldens, unique in the source file.
///   - settings: The tolerances of the comparison; nothing may differ by default.
///   - record: The goldens to write. A test that writes goldens fails.
///   - fileID: The source file of the test.
///   - filePath: The path of the source file, which determines the folder of the goldens.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
/// - Returns: The result of the comparison.
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
  /// The mode in the environment variable `MOCKUP_RECORD`. By default missing goldens are written, except in
  /// continuous integration, where `CI` is set.
  public static var ofEnvironment: RecordMode {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return variable("MOCKUP_RECORD").flatMap(RecordMode.init)
      ?? .standard(isTerminal: true, ci: variable("CI"))
  }
}

extension Screen {
  /// Reads a screen from a file, with its themes and images.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - options: The device, system, style and other options to draw with.
  /// - Throws: An error whose description lists all errors of the document.
  public static func load(
    _ path: String, options: RenderOptions = RenderOptions()
  ) throws -> Screen {
    try ScreenFile.load(path, options: options).screen
  }

  /// Reads a screen from the text of a document. Paths in it are relative to the working folder.
  ///
  /// - Parameters:
  ///   - text: The document, as JSON.
  ///   - options: The device, system, style and other options to draw with.
  /// - Throws: An error whose description lists all errors of the document.
  public static func read(
    _ text: String, options: RenderOptions = RenderOptions()
  ) throws -> Screen {
    let result = ScreenBuilder(classes: ClassTable(), loader: FileAssets(), options: options)
      .build(SourceFile(label: "<text>", text: text), folder: "")
    guard let screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    return screen
  }
}
