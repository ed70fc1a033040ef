public import Golden
import Loading
import ScreenFormat

/// Draws all screens of a folder and the folders in it, compares them with their goldens, and fails the current
/// test for each picture that differs.
///
/// Does what `mockup test --fail-on-stale` does: the variants and tolerances are those of the folder's
/// `mockup.json`, the goldens are in the folder `__Goldens__` beside each screen, and a golden that no screen
/// uses is a failure.
///
/// - Parameters:
///   - folder: The path of a folder, relative to that of the test's source file.
///   - record: The goldens to write. A test that writes goldens fails.
///   - fileID: The source file of the test.
///   - filePath: The path of the source file.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
/// - Returns: A result for each picture, by the names of the screens and the order of the variants; none if the folder
///   or a `mockup.json` has an error, which is a failure, too.
@discardableResult
public func expectGoldens(
  in folder: String, record: RecordMode = .ofEnvironment, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [CaseResult] {
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = Screen.path(folder, from: filePath)
  let plan: TestPlan
  do {
    plan = try TestPlan([path])
  } catch {
    place.fail("\(error)")
    return []
  }
  guard !plan.cases.isEmpty else {
    let names = ScreenFile.endings.map { "NAME\($0)" }.joined(separator: ", ")
    place.fail("there are no screens in \(Quotation.single(path)): files called \(names)")
    return []
  }
  let check = GoldenCheck(record: record)
  var results: [CaseResult] = []
  var used: [String: GoldenFiles] = [:]
  for item in plan.cases {
    var pictures: [GoldenCheck.Picture] = []
    var result = CaseResult(id: item.id, screen: item.screen)
    do {
      (result, used[item.id]) = try check.run(item, showing: &pictures)
    } catch {
      result.status = .broken
      result.notes = "\(error)".split(separator: "\n").map(String.init)
    }
    if result.status != .passed || !result.recorded.isEmpty {
      let stem = item.id.split(separator: "/").joined(separator: ".")
      place.fail(result.lines.joined(separator: "\n"), pictures, named: stem)
    }
    results.append(result)
  }
  for golden in StaleGoldens.find(plan, used: used) {
    place.fail("no screen uses the golden \(golden)")
  }
  return results
}
