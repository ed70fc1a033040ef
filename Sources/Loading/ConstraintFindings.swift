import Controls
import ObjectModel
import ScreenFormat

/// What is wrong with a layout's constraints, in UIKit's words.
enum ConstraintFindings {
  /// A warning for each constraint that was broken.
  ///
  /// - Parameter isStrict: whether broken constraints are errors.
  static func of(_ tree: PlacedTree, isStrict: Bool) -> Diagnostics {
    var result = Diagnostics()
    for ambiguity in tree.ambiguities {
      let object = tree.styled.objects[ambiguity.object]
      guard let place = object.element.place else { continue }
      let names = ambiguity.attributes.joined(separator: ", ")
      result.add(
        Diagnostic(
          severity: .warning, file: place.file,
          position: SourcePosition(line: place.line, column: place.column), documentPath: "",
          message: "ambiguous layout: constraints leave open \(names) of "
            + "\(Quotation.escaped(object.path))"))
    }
    for conflict in tree.conflicts {
      let all = conflict.others + [conflict.broken]
      guard let place = conflict.broken.place ?? all.lazy.compactMap({ $0.place }).last else {
        continue
      }
      let list = all.map(described).joined(separator: ", ")
      result.add(
        Diagnostic(
          severity: isStrict ? .error : .warning, file: place.file,
          position: SourcePosition(line: place.line, column: place.column), documentPath: "",
          message: "unable to simultaneously satisfy constraints: \(list); recovered by breaking "
            + "constraint \(described(conflict.broken))"))
    }
    return result
  }

  private static func described(_ constraint: SolvedConstraint) -> String {
    let place = constraint.place.map { " (\(Quotation.escaped($0.file)):\($0.line))" } ?? ""
    return Quotation.single(constraint.text) + place
  }
}
