import Process
import ScreenFormat
import Synchronization

/// What became of a gallery's pictures since a revision of Git.
package struct GalleryChanges: Sendable {
  /// The revision as the user named it.
  let revision: String
  /// The differences of the pictures that changed, by their numbers.
  let comparisons: [Int: PreviewComparison]
  /// The number of pictures that are as they were.
  let sameCount: Int
  /// The pictures of each kind, in words: `3 changed, 1 new, 12 as they were`.
  package let summary: String

  /// Compares pictures, and leaves those out of the model that are as they were.
  ///
  /// - Parameters:
  ///   - model: Pictures that are drawn.
  ///   - revision: The revision of Git.
  ///   - keepsGoing: Whether a box is drawn where an image can't be loaded.
  ///   - jobs: The number of pictures to compare at the same time; nil for as many as there are processors.
  ///   - caches: What drawing the pictures left.
  package init(
    of model: inout PreviewModel, against revision: PreviewRevision, keepsGoing: Bool, jobs: Int?,
    reusing caches: PreviewCaches
  ) {
    let pictures = model.order.compactMap { model.pictures[$0] }.filter { $0.drawing != nil }
    let found = Mutex<[Int: (change: PictureChange, comparison: PreviewComparison?)]>([:])
    Parallel.forEach(count: pictures.count, jobs: jobs) { index in
      let picture = pictures[index]
      let result = revision.change(
        of: picture.item, dependingOn: picture.stamps.keys, keepsGoing: keepsGoing, reusing: caches)
      found.withLock { $0[picture.number] = result }
    }
    let results = found.withLock { $0 }
    // In the order of the pictures, so that a gallery has the same bytes each time.
    for number in model.order {
      if let change = results[number]?.change { model.note(change, of: number) }
    }
    let same = Set(results.filter { $0.value.change.kind == .same }.keys)
    model.keep(Set(model.order).subtracting(same))
    self.revision = revision.name
    comparisons = results.compactMapValues(\.comparison)
    sameCount = same.count
    let words: [(PictureChange.Kind, String)] = [
      (.changed, "changed"), (.new, "new"), (.broken, "with errors at \(revision.name)"),
      (.same, "as they were"),
    ]
    let counts = words.compactMap { kind, word in
      let count = results.values.count { $0.change.kind == kind }
      return count > 0 ? "\(count) \(word)" : nil
    }
    let gone = model.gone.isEmpty ? [] : ["\(Wording.count(model.gone.count, "screen")) gone"]
    summary = (counts + gone).joined(separator: ", ")
  }
}
