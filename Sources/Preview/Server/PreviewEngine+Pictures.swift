import LocalServer
import PNG
import Raster
import Synchronization

// Pixels that the page loads by their addresses.
extension PreviewEngine {
  /// The PNG file of a picture's last drawing; an empty one for a picture that is gone, which a page may ask for before
  /// it hears of that; nil if there is none.
  func picture(_ number: Int) -> [UInt8]? {
    state.withLock { state in
      if let picture = state.model.pictures[number] { return picture.drawing?.file }
      return state.model.hasHad(number) ? Self.nothing : nil
    }
  }

  /// A picture of one pixel without colour.
  private static let nothing = try? PNG.encode(
    Pixmap(width: 1, height: 1), compression: .fastest)

  /// A file of a comparison; nil if it is gone.
  func comparison(_ id: Int, _ name: String) -> [UInt8]? {
    state.withLock { $0.comparisons[id] }?.file(name)
  }

  /// A file of the differences between a picture and the one of the revision; nil where the reply gets it later.
  func change(_ number: Int, _ name: String, _ reply: Reply) -> HTTPResponse? {
    if let file = state.withLock({ $0.changes[number] })?.file(name) {
      return HTTPResponse(type: "image/png", body: file)
    }
    return ask(.change(number, name), reply)
  }

  /// A file of the differences between a picture and the one of the revision, compared again where they are not kept; nil if
  /// there is none.
  func changeFile(_ number: Int, _ name: String) -> [UInt8]? {
    let (picture, kept) = state.withLock { ($0.model.pictures[number], $0.changes[number]) }
    if let kept { return kept.file(name) }
    guard let picture, let revision else { return nil }
    let found = revision.change(
      of: picture.item, dependingOn: picture.stamps.keys, keepsGoing: keepsGoing, reusing: caches)
    state.withLock { $0.changes.keep(found.comparison, of: number) }
    return found.comparison?.file(name)
  }

  // MARK: Small ones

  /// A picture in the size in which a wall shows it; nil where the reply gets it later.
  ///
  /// - Parameters:
  ///   - name: The file of the differences between the picture and the one of the revision; empty for the picture itself.
  ///   - width: In pixels.
  func picture(
    _ number: Int, _ name: String = "", width: Int, _ reply: Reply
  ) -> HTTPResponse? {
    let (key, file) = state.withLock { state in
      let picture = state.model.pictures[number]
      let revision = name.isEmpty ? picture?.drawingRevision : picture?.changeRevision
      let key = SmallPictures.Key(
        number: number, name: name, revision: revision ?? 0, width: width)
      return (key, state.smallPictures[key])
    }
    if let file { return HTTPResponse(type: "image/png", body: file) }
    return ask(.smallPicture(key), reply)
  }

  /// Makes the small picture of a new drawing that a wall is about to ask for: in the width of the one before.
  func prepareSmallPicture(of number: Int) {
    let found = state.withLock { state -> (key: SmallPictures.Key, file: [UInt8])? in
      let view = state.model.viewport
      guard view.focus == nil, view.visible.contains(number),
        let picture = state.model.pictures[number], let file = picture.drawing?.file,
        let width = state.smallPictures.width(of: number)
      else { return nil }
      let key = SmallPictures.Key(
        number: number, revision: picture.drawingRevision, width: width)
      return state.smallPictures[key] == nil ? (key, file) : nil
    }
    guard let (key, file) = found, let small = try? SmallPictures.scaled(file, width: key.width)
    else { return }
    keep(small, as: key)
  }

  /// Keeps a small picture, unless there is a later drawing by now.
  private func keep(_ file: [UInt8], as key: SmallPictures.Key) {
    state.withLock { state in
      let picture = state.model.pictures[key.number]
      let revision = key.name.isEmpty ? picture?.drawingRevision : picture?.changeRevision
      if revision == key.revision { state.smallPictures.keep(file, as: key) }
    }
  }

  /// Makes a small picture of the whole one that there is by now, and keeps it.
  func smallPicture(_ key: SmallPictures.Key) throws -> HTTPResponse {
    let whole = key.name.isEmpty ? picture(key.number) : changeFile(key.number, key.name)
    guard let whole else { return Self.noPicture }
    let file = try SmallPictures.scaled(whole, width: key.width)
    keep(file, as: key)
    return HTTPResponse(type: "image/png", body: file)
  }
}
