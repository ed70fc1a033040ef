internal import Golden
import Testing
import XCTest

/// The place of a call in a test, where failures are reported.
struct IssuePlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Fails the current test of Swift Testing or XCTest.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - pictures: The files that show it; Swift Testing keeps them as attachments.
  ///   - stem: The names of those files without their endings.
  func fail(_ message: String, _ pictures: [GoldenCheck.Picture] = [], named stem: String = "") {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    let place = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    for picture in pictures {
      Attachment.record(
        picture.bytes, named: stem + picture.ending.rawValue, sourceLocation: place)
    }
    Issue.record("\(message)", sourceLocation: place)
  }
}
