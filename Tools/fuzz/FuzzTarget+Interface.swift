import Controls
import InterfaceBuilder
import ObjectModel
import ScreenFormat

extension FuzzTarget {
  /// The classes, made once: that takes longer than reading.
  private static let interfaceClasses = ClassTable()

  /// A storyboard or xib: valid documents, and messages of one line.
  static let interface = FuzzTarget(name: "interface") { bytes in
    let source = SourceFile(label: "x.storyboard", bytes: Array(bytes))
    let file: InterfaceFile
    do throws(InterfaceProblem) {
      file = try InterfaceFile(source)
    } catch {
      let message = error.diagnostic(in: "x.storyboard").description
      precondition(
        message.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "messages are one line")
      return
    }
    for result in InterfaceImport.run([file], classes: interfaceClasses) {
      for document in result.documents {
        let screen = SourceFile(label: "x.screen.json", text: document.text)
        let errors = ThemeCheck.errors(in: screen, classes: interfaceClasses, system: 26)
        precondition(errors.isEmpty, "what is written is valid: \(errors.first?.description ?? "")")
      }
      for finding in result.report.findings {
        precondition(
          finding.description.unicodeScalars.allSatisfy { $0.value >= 0x20 },
          "messages are one line")
      }
    }
  }
}
