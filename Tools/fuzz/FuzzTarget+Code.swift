import Controls
import ObjectModel
import ScreenFormat
import ThemeCode

extension FuzzTarget {
  /// The classes, made once: that takes longer than reading.
  private static let classTable = ClassTable()

  /// A theme of a unit of code: valid JSON, and messages of one line.
  private static func importing(_ unit: CodeUnit) {
    let result = ThemeImport.run([unit], classes: classTable)
    var diagnostics = Diagnostics()
    let theme = SourceFile(label: "x.theme.json", text: result.text)
    precondition(
      JSONParser.parse(theme, into: &diagnostics) != nil && !diagnostics.hasErrors,
      "what is written can be read")
    for finding in result.report.findings {
      precondition(
        finding.description.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "messages are one line")
    }
    precondition(
      result.report.statements == result.report.carried + result.report.refused
        + result.report.open, "every statement counts")
  }

  /// Theme code in Objective-C.
  static let code = FuzzTarget(name: "code") { bytes in
    importing(ObjectiveCFile.read(SourceFile(label: "x.m", bytes: Array(bytes))))
  }

  /// A theme of UISS.
  static let uiss = FuzzTarget(name: "uiss") { bytes in
    let file = SourceFile(label: "uiss.json", bytes: Array(bytes))
    importing(UISSFile.read(file, classes: classTable))
  }
}
