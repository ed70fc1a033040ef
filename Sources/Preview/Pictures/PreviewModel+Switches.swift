import FileSystem

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

  /// Takes over what a window of the browser shows. With other switches, pictures that were drawn with them before are back at
  /// once.
  mutating func look(at view: Viewport) {
    let isSwitched = view.switches != viewport.switches
    viewport = view
    guard isSwitched else { return }
    var byteCount = pictures.values.reduce(0) { sum, picture in
      sum + picture.kept.reduce(0) { $0 + $1.drawing.file.count }
    }
    for number in order {
      guard var picture = pictures[number], picture.switches != view.switches else { continue }
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
      if let index = picture.kept.firstIndex(where: { $0.switches == view.switches }) {
        let kept = picture.kept.remove(at: index)
        picture.switches = kept.switches
        picture.drawing = kept.drawing
        picture.warnings = kept.warnings
        picture.problems = []
        picture.drawnChanges = kept.changes
        picture.overrides = PreviewOverrides()
        noteChange(of: &picture)
        picture.drawingRevision = picture.revision
      } else {
        // The page tells that it waits.
        noteChange(of: &picture)
      }
      pictures[number] = picture
    }
  }
}
