import ObjectModel
import Raster

/// A screen that cannot be drawn as a whole.
enum ScreenProblem: DocumentProblem {
  /// Themes that extend one another; the first and the last are the same.
  case themeCycle([String])
  /// More pixels than the limits allow; sides in pixels.
  case tooLarge(width: Int, height: Int, limits: SurfaceLimits)
  /// A system that Apple never numbered, which is drawn as the one before.
  case neverExisted(system: Int)
  /// A dark style that nothing in the documents asks for, before there was one.
  case styleChangesNothing(system: Int)
  /// An amount of tint before glass had one.
  case glassTintChangesNothing(system: Int)
  /// Themes that extend one another in a row.
  case tooManyThemes(limit: Int)
  /// Picture, images, paths and layers together.
  case tooMuchMemory(MemoryUse, limits: SurfaceLimits)
  /// An image that the document draws, at the scale of the device; sides in pixels.
  case drawnImageTooLarge(width: Int, height: Int, limits: SurfaceLimits)
  /// All paths together; in pixels.
  case outlinesTooLong(limit: Double)
  /// Objects, text or pixels.
  case tooMuchWork(WorkExcess)
  /// An image whose pixels can't be unpacked.
  case unreadableImage(PackedPixmap.Failure)

  var isUnusableInput: Bool {
    if case .unreadableImage = self { true } else { false }
  }

  var message: String {
    switch self {
    case .themeCycle(let paths):
      "a theme can't extend itself: " + paths.map(Quotation.escaped).joined(separator: " → ")
    case .tooLarge(let width, let height, let limits):
      "a screen of \(width) × \(height) pixels is too large; at most \(limits.side) a side "
        + "and \(Wording.mebibytes(limits.bytes))"
    case .tooManyThemes(let limit):
      "more than \(limit) themes extend one another in a row"
    case .tooMuchMemory(let use, let limits):
      "drawing the screen takes more than \(Wording.mebibytes(limits.bytes)): the picture "
        + "\(Wording.mebibytes(use.picture)), images \(Wording.mebibytes(use.images)), layers of "
        + "translucent, masked or blurred objects \(Wording.mebibytes(use.layers)), drawings and paths "
        + "\(Wording.mebibytes(use.paths)); '--max-memory' allows more"
    case .drawnImageTooLarge(let width, let height, let limits):
      "a drawn image of \(width) × \(height) pixels is too large; at most \(limits.side) a side"
    case .outlinesTooLong(let limit):
      "drawing the screen takes too long: its paths come to more than \(Int(limit / 1e6)) million "
        + "pixels of outline"
    case .tooMuchWork(let excess):
      "drawing the screen takes too long: \(excess)"
        + (excess.object.map { "; most of it is of \(Quotation.single($0))" } ?? "")
        + "; '--max-work' allows a multiple of that, and this takes "
        + (excess.kind == .pixels ? "" : "at least ") + "\(shortest(excess.share))"
    case .unreadableImage(let failure): failure.reason
    case .neverExisted(let system):
      "there never was an iOS \(system): \(Look.lastModern) was followed by \(Look.firstGlass); the look "
        + "of iOS \(Look.lastModern) is drawn"
    case .glassTintChangesNothing(let system):
      "glassTint changes nothing on iOS \(system): iOS 27 brought the setting"
    case .styleChangesNothing(let system):
      "the style 'dark' changes nothing in this screen: iOS \(system) has no dark look, and no rule, "
        + "colour or image asks for the style"
    }
  }
}
