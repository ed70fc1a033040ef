import Constraints
import ObjectModel
import Raster

/// Conflicts, extents, ambiguities and decisions of a solution.
extension RootSystem {
  func conflicts(of solution: LinearSystem.Solution) -> [ConstraintConflict] {
    solution.conflicts.compactMap { conflict in
      guard let broken = members[conflict.broken] else { return nil }
      return ConstraintConflict(
        broken: broken, others: conflict.others.compactMap { members[$0] })
    }
  }

  /// The extents of scroll views that constraints decide, by object index.
  func contentSizes(of solution: LinearSystem.Solution) -> [Int: Size] {
    contents.filter { tree.node($0.key).isKind(of: Self.scrollView) }
      .mapValues { $0.rect(solution).size }
      .filter { $0.value.width > 0 || $0.value.height > 0 }
  }

  /// The views whose sides the constraints leave open, in the order of the tree.
  func ambiguities(of solution: LinearSystem.Solution) -> [LayoutAmbiguity] {
    guard !solution.ambiguous.isEmpty else { return [] }
    let open = Set(solution.ambiguous.map(\.index))
    return placed.sorted().compactMap { index in
      guard let box = boxes[index] else { return nil }
      let sides = [
        ("left", box.left), ("top", box.top), ("width", box.width), ("height", box.height),
      ]
      let names = sides.filter { side in
        side.1.terms.contains { open.contains($0.variable.index) }
      }.map(\.0)
      return names.isEmpty ? nil : LayoutAmbiguity(object: index, attributes: names)
    }
  }

  /// The constraints that decide each object's frame, and those of it that do not hold, by object index.
  func decisions(of solution: LinearSystem.Solution) -> [Int: [SolvedConstraint]] {
    var indices: [Int: Set<Int>] = [:]
    for (object, box) in boxes {
      for side in [box.left, box.top, box.width, box.height] {
        for term in side.terms {
          indices[object, default: []].formUnion(solution.reasons[term.variable.index])
        }
      }
    }
    let errors = errors(in: solution)
    for index in errors.keys {
      if let member = members[index] { indices[member.object, default: []].insert(index) }
    }
    return indices.mapValues { list in
      list.sorted().compactMap { solved($0, errors, solution) }
    }
  }

  /// The document's constraints that each object holds, by object index; none unless lines were asked for.
  func held(_ solution: LinearSystem.Solution) -> [Int: [SolvedConstraint]] {
    let errors = errors(in: solution)
    let all = places.keys.sorted().compactMap { solved($0, errors, solution) }
    return Dictionary(grouping: all) { $0.object }
  }

  private func solved(
    _ index: Int, _ errors: [Int: Double], _ solution: LinearSystem.Solution
  ) -> SolvedConstraint? {
    guard var member = members[index] else { return nil }
    member.error = errors[index] ?? 0
    if let place = places[index], let box = boxes[member.object] {
      member.line = place.line(from: box, solution)
    }
    return member
  }

  /// How far constraints are from holding, in points, by their index; only of those that don't.
  private func errors(in solution: LinearSystem.Solution) -> [Int: Double] {
    var result: [Int: Double] = [:]
    for index in members.keys {
      let error = linear.error(of: linear.constraints[index], in: solution)
      if error > 1e-6 { result[index] = error }
    }
    return result
  }
}
