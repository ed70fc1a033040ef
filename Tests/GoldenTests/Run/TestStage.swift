import Glibc
import TestSupport
import Testing

/// A temporary folder of small screens.
struct TestStage {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  func path(_ name: String) -> String { directory[name] }

  func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: directory[name])
  }

  /// A screen of 20 × 10 points with a box of 10 × 2.
  func screen(
    _ name: String, color: String = "#0000FF", top: String = "", extra: String = ""
  ) throws {
    try write(
      "\(name).screen.json",
      """
      {"mockup": 1, \(top)
       "device": {"size": [20, 10], "scale": 2, "statusBarHeight": 0},
       "window": {"rootViewController": {"class": "UIViewController", "view": {
         "class": "UIView", "backgroundColor": "white", "subviews": [
           {"class": "UIView", "id": "box", "frame": [2, 3, 10, 2], "backgroundColor": "\(color)"}
           \(extra)]}}}}
      """)
  }

  /// The folder of the screens and their goldens.
  func record(_ names: String...) throws {
    for name in names { try screen(name) }
    #expect(try test("--record", "missing").status == 1)
  }

  var goldens: [String] { Files.names(directory["__Goldens__"]) ?? [] }

  /// The inode of each golden, which changes when the file is replaced.
  var stamps: [String: UInt64] {
    var result: [String: UInt64] = [:]
    for name in goldens {
      var status = stat()
      if stat(directory["__Goldens__/\(name)"], &status) == 0 {
        result[name] = UInt64(status.st_ino)
      }
    }
    return result
  }

  func test(_ arguments: String...) throws -> CommandRunner.Outcome { try run("test", arguments) }

  func run(_ command: String, _ arguments: String...) throws -> CommandRunner.Outcome {
    try run(command, arguments)
  }

  private func run(_ command: String, _ arguments: [String]) throws -> CommandRunner.Outcome {
    var runner = CommandRunner()
    runner.folder = directory.path
    return try runner.run([command] + arguments)
  }

  func shell(_ line: String) throws -> CommandRunner.Outcome {
    var runner = CommandRunner()
    runner.folder = directory.path
    return try runner.runShell(line)
  }
}
