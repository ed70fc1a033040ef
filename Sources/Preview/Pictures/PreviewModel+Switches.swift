import FileSystem
import Golden

// Pictures of the settings that were shown before.
extension PreviewModel {
  /// A drawing of another setting, as long as no file of it changes.
  struct Kept: Sendable {
    var switches: PreviewSwitches
    var changes: Int
    var drawing: PreviewDrawing
    var warnings: [[String]]
  }

  /// The greatest number of bytes of files that are kept of settings before: 64 MiB.
  private static let keptLimit = 64 << 20
  /// The greatest number of settings before of each picture.
  private static let keptCount = 3
  /// The greatest number of pictures; where combinations would make more, only the first one is shown.
  private static let pictureLimit = 10_000

  /// Makes a picture of each screen for each combination after the first, and keeps those that are there.
  ///
  /// - Returns: Whether there are other pictures than before.
  mutating func combine(revision: Int) -> Bool {
    let isTooMuch = bases.count * viewport.combinations.count > Self.pictureLimit
    let more = isTooMuch ? [] : viewport.combinations.dropFirst()
    var next: [Int] = []
    for base in bases {
      guard let item = pictures[base]?.item else { continue }
      let known = others[base] ?? []
      others[base] = more.map { switches in
        if let number = known.first(where: { pictures[$0]?.shownAs == switches }) { return number }
        let number = add(item, as: switches, revision: revision)
        pictures[number]?.isCombined = true
        return number
      }
      next += [base] + (others[base] ?? [])
    }
    next += boards
    guard next != order else { return false }
    order = next
    let current = Set(order)
    pictures = pictures.filter { current.contains($0.key) }
    others = others.filter { current.contains($0.key) }
    return true
  }

  /// Shows the pictures of a theme's page in place of those of another one; none for no page.
  mutating func show(boards cases: [GoldenCase]) {
    boards = cases.map { item in
      let number = add(item, as: nil, revision: revision + 1)
      pictures[number]?.isBoard = true
      return number
    }
    if combine(revision: revision + 1) {
      revision += 1
      orderRevision = revision
    }
  }

  /// The name of a picture, which tells it from others on the page.
  func id(of picture: Picture) -> String {
    guard picture.isCombined else { return picture.item.id }
    return ([picture.item.id] + picture.shownAs.values.map(\.value)).joined(separator: " · ")
  }

  /// Takes over what a window of the browser shows. With other switches, pictures that were drawn with them before are back at
  /// once.
  mutating func look(at view: Viewport) {
    let isSwitched = view.combinations != viewport.combinations
    viewport = view
    guard isSwitched else { return }
    if combine(revision: revision + 1) {
      revision += 1
      orderRevision = revision
    }
    let first = view.combinations.first ?? PreviewSwitches()
    var byteCount = pictures.values.reduce(0) { sum, picture in
      sum + picture.kept.reduce(0) { $0 + $1.drawing.file.count }
    }
    // The page hears of them in the order of their revisions: first of what shows.
    var left = Set(bases)
    let shown = (view.focus.map { [$0] } ?? []) + view.visible
    for number in (shown + bases).filter({ left.remove($0) != nil }) {
      // Taken out, lest all that belongs to it is copied.
      guard var picture = pictures.removeValue(forKey: number) else { continue }
      defer { pictures[number] = picture }
      let isNew = picture.shownAs != first
      picture.shownAs = first
      guard picture.switches != first else {
        if isNew { noteWait(of: &picture) }
        continue
      }
      picture.kept.removeAll { $0.changes != picture.changes || $0.switches == picture.switches }
      if let drawing = picture.drawing, picture.problems.isEmpty,
        picture.drawnChanges == picture.changes, picture.overrides == PreviewOverrides(),
        byteCount + drawing.file.count <= Self.keptLimit
      {
        byteCount += drawing.file.count
        picture.kept = picture.kept.suffix(Self.keptCount - 1)
        picture.kept.append(
          Kept(
            switches: picture.switches, changes: picture.changes, drawing: drawing,
            warnings: picture.warnings))
      }
      if let index = picture.kept.firstIndex(where: { $0.switches == first }) {
        let kept = picture.kept.remove(at: index)
        picture.switches = kept.switches
        show(kept.drawing, in: &picture)
        picture.warnings = kept.warnings
        picture.problems = []
        picture.drawnChanges = kept.changes
        picture.overrides = PreviewOverrides()
      } else {
        // The page tells that it waits.
        noteWait(of: &picture)
      }
    }
  }
}
