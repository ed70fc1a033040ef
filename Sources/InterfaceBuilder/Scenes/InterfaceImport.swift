package import ObjectModel
import ScreenFormat

/// Makes documents of a storyboard or xib.
package enum InterfaceImport {
  /// The outcome for a file.
  package struct Result: Sendable {
    /// The documents in the order of their scenes.
    package var documents: [SceneDocument] = []
    /// The outcome for the file, and for each of its documents.
    package var report = InterfaceReport()
  }

  /// Makes a document of each scene, or of each root of a xib. A scene that one of another file shows has none of its own.
  ///
  /// - Parameters:
  ///   - files: the storyboards and xibs.
  ///   - classes: the built-in classes.
  ///   - options: what decides how each becomes documents.
  ///   - others: a storyboard by its name, for scenes of other files.
  /// - Returns: what came of each file.
  package static func run(
    _ files: [InterfaceFile], classes: ClassTable,
    options: (InterfaceFile) -> InterfaceOptions = { _ in InterfaceOptions() },
    others: @escaping (String) -> InterfaceFile? = { _ in nil }
  ) -> [Result] {
    let others = remembering(others)
    var plans = files.map { ScenePlan($0, others: others) }
    ScenePlan.settle(&plans)
    return zip(files, plans).map { file, plan in
      run(file, plan, classes, options(file), others)
    }
  }

  /// A source of storyboards that reads each once: elements are the same only in the same file.
  static func remembering(
    _ others: @escaping (String) -> InterfaceFile?
  ) -> (String) -> InterfaceFile? {
    var known: [String: InterfaceFile?] = [:]
    return { name in
      if let file = known[name] { return file }
      let file = others(name)
      known[name] = .some(file)
      return file
    }
  }

  private static func run(
    _ file: InterfaceFile, _ plan: ScenePlan, _ classes: ClassTable, _ options: InterfaceOptions,
    _ others: @escaping (String) -> InterfaceFile?
  ) -> Result {
    var result = Result()
    result.report.add(ElementCount(file).report)
    for (id, position) in file.repeatedIDs {
      result.report.warn(
        "the id \(Quotation.escaped(id)) is that of another element",
        kind: "an id that stands twice", file: file.label, at: position)
    }
    for (name, reason) in plan.undrawn { result.report.leaveOut(name, because: reason) }
    if let first = plan.documents.dropFirst(ScenePlan.documentLimit).first {
      result.report.warn("more scenes than are drawn of one file", at: first.root)
    }
    for document in plan.documents.prefix(ScenePlan.documentLimit) {
      let written = SceneDocument(document, file, options, classes, others: others)
      result.report.add(written.report)
      result.documents.append(written)
    }
    return result
  }
}
