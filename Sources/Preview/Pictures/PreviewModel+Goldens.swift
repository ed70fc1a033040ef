import FileSystem
import Golden
import Process
import ScreenFormat

/// A picture beside its golden.
package enum GoldenState: String, Sendable {
  /// The golden is the same, or differs within its tolerance.
  case same
  /// The golden is another.
  case differs
  /// There is no golden.
  case missing
  /// The two can't be compared.
  case broken
}

// Which pictures to compare with their goldens, once all that shows is drawn.
extension PreviewModel {
  /// A picture to compare with its golden.
  struct Comparison: Sendable {
    var number: Int
    var item: GoldenCase
    /// Pixels a point of the device, which are in the golden's name.
    var scale: Double
    /// The files that the picture depends on, as absolute paths.
    var files: [String]
    fileprivate var changes: Int
  }

  /// The picture to compare next, which counts as being compared: one that is drawn and not compared since its files
  /// have changed. Those in sight come first.
  ///
  /// - Parameter limit: The greatest number of pictures that are compared at the same time.
  mutating func nextComparison(limit: Int) -> Comparison? {
    guard pictures.values.count(where: \.isBeingCompared) < limit,
      let number = (viewport.visible + order).first(where: isToBeCompared),
      let picture = pictures[number], let drawing = picture.drawing
    else { return nil }
    pictures[number]?.isBeingCompared = true
    return Comparison(
      number: number, item: picture.item, scale: drawing.deviceScale,
      files: Array(picture.stamps.keys), changes: picture.changes)
  }

  /// Whether a picture waits for being compared.
  var hasComparisons: Bool {
    order.contains(where: isToBeCompared)
  }

  private func isToBeCompared(_ number: Int) -> Bool {
    guard let picture = pictures[number], picture.drawing != nil, picture.problems.isEmpty,
      picture.shownAs.isEmpty, picture.switches.isEmpty, !picture.isBoard
    else { return false }
    return !picture.isBeingCompared && picture.drawnChanges == picture.changes
      && picture.comparedChanges != picture.changes
  }

  /// Takes over the end of a comparison.
  ///
  /// - Parameters:
  ///   - golden: What was found.
  ///   - stamps: The files of the golden.
  ///   - change: What became of the picture since a revision; nil where the page compares with none.
  mutating func finish(
    _ comparison: Comparison, _ golden: GoldenState, stamps: [String: FileStamp?],
    change: PictureChange? = nil
  ) {
    guard var picture = pictures[comparison.number] else { return }
    picture.isBeingCompared = false
    picture.comparedChanges = comparison.changes
    picture.goldenStamps = stamps
    if picture.golden != golden {
      picture.golden = golden
      noteChange(of: &picture)
    }
    // Other pixels may differ in as many places.
    if picture.change != change || change?.kind == .changed { note(change, of: &picture) }
    pictures[comparison.number] = picture
  }

  private mutating func note(_ change: PictureChange?, of picture: inout Picture) {
    picture.change = change
    noteChange(of: &picture)
    picture.changeRevision = picture.revision
  }

  /// Takes over what became of a picture.
  mutating func note(_ change: PictureChange, of number: Int) {
    guard var picture = pictures[number] else { return }
    note(change, of: &picture)
    pictures[number] = picture
  }

  /// Compares pictures again whose goldens have changed.
  mutating func forgetGoldens(where isStale: (Picture) -> Bool) {
    for number in order where pictures[number].map(isStale) ?? false {
      pictures[number]?.comparedChanges = nil
    }
  }
}

extension GoldenState {
  /// Compares a picture, as the files on disk describe it, with its golden.
  init(_ comparison: PreviewModel.Comparison, _ check: GoldenCheck) {
    let files = comparison.item.files(scale: comparison.scale)
    // Most pictures of a project without goldens need not be drawn for that.
    guard FileStamp(files.image) != nil || FileStamp(files.hash) != nil else {
      self = .missing
      return
    }
    switch (try? check.run(comparison.item))?.result.status {
    case .passed: self = .same
    case .changed: self = .differs
    case .missing: self = .missing
    case .broken, nil: self = .broken
    }
  }

  /// The files that decide about a picture's golden, with their folder where there is none yet.
  static func stamps(of comparison: PreviewModel.Comparison) -> [String: FileStamp?] {
    let files = comparison.item.files(scale: comparison.scale)
    var paths = [files.image, files.hash, files.layout].map(Folder.absolutePath)
    let folder = FilePath.folder(of: paths[0])
    if !Folder.isFolder(folder) { paths.append(folder) }
    return Dictionary(
      paths.map { ($0, FileStamp($0)) }, uniquingKeysWith: { first, _ in first })
  }
}
