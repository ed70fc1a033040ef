package import ObjectModel
import ScreenFormat

/// Makes documents of a storyboard or xib.
package enum InterfaceImport {
  /// What came of a file.
  package struct Result: Sendable {
    /// The documents in the order of their scenes.
    package var documents: [SceneDocument] = []
    /// What became of the file, and of each of its documents.
    package var report = InterfaceReport()
  }

  /// Makes a document of each scene, or of each root of a xib.
  ///
  /// - Parameters:
  ///   - file: the storyboard or xib.
  ///   - classes: the built-in classes.
  ///   - options: what decides how it becomes documents.
  ///   - others: a storyboard by its name, for scenes of other files.
  package static func run(
    _ file: InterfaceFile, classes: ClassTable, options: InterfaceOptions = InterfaceOptions(),
    others: @escaping (String) -> InterfaceFile? = { _ in nil }
  ) -> Result {
    var result = Result()
    result.report.add(ElementCount(file).report)
    for (id, position) in file.repeatedIDs {
      result.report.warn(
        "the id \(Quotation.escaped(id)) is that of another element",
        kind: "an id that stands twice",
        file: file.label, at: position)
    }
    let plan = ScenePlan(file, others: others)
    for (name, reason) in plan.undrawn { result.report.leaveOut(name, because: reason) }
    for document in plan.documents {
      let written = SceneDocument(document, file, options, classes, others: others)
      result.report.add(written.report)
      result.documents.append(written)
    }
    return result
  }
}
