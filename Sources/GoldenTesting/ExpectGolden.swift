public import Golden
import Loading
public import ObjectModel
public import ScreenFormat

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
  if result.status != .passed || !result.recorded.isEmpty {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    place.fail(result.lines.joined(separator: "\n"), pictures, named: stem)
  }
  return result
}
