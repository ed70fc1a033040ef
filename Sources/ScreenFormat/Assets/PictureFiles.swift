import Raster
import Synchronization

/// The pictures of the files that a screen names. Their sizes are read when they are named, their pixels when they are
/// asked for: what is out of sight needs no memory.
///
/// What is wrong behind a file's header is found when its pixels are unpacked. Whoever builds the screen again with the
/// same pictures finds it then, at the place of the name.
package final class PictureFiles: Sendable {
  /// What is read of a file when it is named.
  package enum Reading: Sendable {
    /// The size.
    case sizes
    /// All of it, so that everything that is wrong is found at once. Pixels are kept as far as there is room.
    case whole
    /// All of it, and anew each time that its pixels are asked for.
    case wholeOneByOne
  }

  /// A picture of a file.
  private struct Key: Hashable {
    var path: PathKey
    /// Pixels for each of a drawing's points; nil for a bitmap, which has its own.
    var scale: Double?
  }

  /// What was found when a file was unpacked.
  private struct Finding {
    var problem: ImageFileProblem?
    var warnings: [String] = []
  }

  /// What the pictures note when they are unpacked. They hold it, and not the files, which hold them.
  private final class Ledger: Sendable {
    struct State {
      var findings = PathTable<Finding>()
      /// Bytes of pixels that were unpacked.
      var bytes = 0
      /// Bytes of files that are held until they are unpacked.
      var fileBytes = 0
      var count = 0
      var isExceeded = false
    }

    let state = Mutex(State())
  }

  /// The bytes of files that are held until they are unpacked; others are read again.
  private static let mostFileBytes = 64 << 20

  let reading: Reading
  private let limit: Int
  private let ledger = Ledger()
  private let pictures = Mutex<[Key: Result<PackedPixmap, ImageFileProblem>]>([:])

  /// Creates pictures of no files.
  ///
  /// - Parameters:
  ///   - reading: what is read of a file when it is named.
  ///   - limit: the most bytes of pixels that are unpacked.
  package init(_ reading: Reading, limit: Int = SurfaceLimits().bytes) {
    self.reading = reading
    self.limit = limit
  }

  /// How often something was found that a screen that is built again may tell.
  package var findingCount: Int { ledger.state.withLock { $0.count } }

  /// Whether pixels of a picture are yet to be unpacked.
  package var hasPackedPictures: Bool {
    pictures.withLock { pictures in
      pictures.values.contains { picture in
        if case .success(let pixmap) = picture { pixmap.isPacked } else { false }
      }
    }
  }

  /// Sentences about what is not drawn as the file says, as far as it was unpacked.
  func warnings(about path: String) -> [String] {
    ledger.state.withLock { $0.findings[path]?.warnings ?? [] }
  }

  /// Why a file has no picture, as far as it was unpacked.
  func problem(of path: String) -> ImageFileProblem? {
    ledger.state.withLock { $0.findings[path]?.problem }
  }

  /// The picture of a file.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - scale: pixels for each of a drawing's points; nil for a bitmap.
  func picture(
    _ source: PictureSource, scale: Double?
  ) -> Result<PackedPixmap, ImageFileProblem> {
    if let problem = problem(of: source.path) { return .failure(problem) }
    let key = Key(path: PathKey(source.path), scale: scale)
    if let known = pictures.withLock({ $0[key] }) { return known }
    let result = read(source, scale)
    pictures.withLock { $0[key] = result }
    return result
  }

  /// The size of the picture of a drawing in pixels, without drawing it.
  ///
  /// - Parameter scale: pixels for each of the drawing's points.
  func size(
    _ source: PictureSource, scale: Double
  ) -> Result<(width: Int, height: Int), ImageFileProblem> {
    if reading == .sizes {
      return picture(source, scale: scale).map { ($0.width, $0.height) }
    }
    return source.bytes().flatMap { bytes in
      source.vector(of: bytes).header(scale: scale).map { ($0.width, $0.height) }
    }
  }

  private func read(
    _ source: PictureSource, _ scale: Double?
  ) -> Result<PackedPixmap, ImageFileProblem> {
    source.bytes().flatMap { bytes in
      if reading == .sizes, let header = source.header(of: bytes, scale) {
        return .success(
          packed(
            held(source, bytes, header), scale, (header.width, header.height)))
      }
      if reading == .sizes, let scale,
        case .failure(let problem) = source.vector(of: bytes).header(scale: scale),
        case .tooLarge = problem
      {
        // It is not noted: the file can be drawn in other sizes.
        return .failure(problem)
      }
      let picture = source.picture(of: bytes, scale)
      Self.note(picture, source.path, ledger)
      return picture.pixmap.map { pixmap in
        let size = (pixmap.width, pixmap.height)
        guard reading != .wholeOneByOne, Self.reserve(pixmap.bytes.count, ledger, limit / 4) else {
          return packed(source, scale, size)
        }
        return PackedPixmap(width: size.0, height: size.1) { .success(pixmap) }
      }
    }
  }

  /// A file that holds what was read of it, as long as not too much is held.
  private func held(
    _ source: PictureSource, _ bytes: [UInt8], _ header: PictureHeader
  ) -> PictureSource {
    let count =
      bytes.count * (header.drawing == nil ? 1 : 1 + VectorFile.treeShare)
      + (header.kept?.count ?? 0)
    let isHeld = ledger.state.withLock { state in
      guard state.fileBytes + count <= Self.mostFileBytes else { return false }
      state.fileBytes += count
      return true
    }
    return isHeld ? source.holding(bytes, header.drawing, kept: header.kept) : source
  }

  private func packed(
    _ source: PictureSource, _ scale: Double?, _ size: (width: Int, height: Int)
  ) -> PackedPixmap {
    unpacking(source.path, width: size.width, height: size.height) {
      source.bytes().map { source.picture(of: $0, scale) }
    }
  }

  /// A picture that is counted and whose findings are noted when it is unpacked.
  func unpacking(
    _ path: String, width: Int, height: Int,
    _ make: @escaping @Sendable () -> Result<DecodedPicture, ImageFileProblem>
  ) -> PackedPixmap {
    let isKept = reading != .wholeOneByOne
    let (ledger, limit) = (ledger, limit)
    return PackedPixmap(width: width, height: height, keepsPixels: isKept) {
      guard Self.reserve(isKept ? width * height * 4 : 0, ledger, limit) else {
        let problem = ledger.state.withLock { state in
          let problem = ImageFileProblem.tooMany(path: path, bytes: state.bytes, limit: limit)
          // One is enough.
          if !state.isExceeded {
            state.findings[path, default: Finding()].problem = problem
            state.count += 1
          }
          state.isExceeded = true
          return problem
        }
        return .failure(PackedPixmap.Failure(reason: problem.message))
      }
      var picture: DecodedPicture
      switch make() {
      case .success(let made): picture = made
      case .failure(let problem): picture = DecodedPicture(pixmap: .failure(problem))
      }
      if case .success(let pixmap) = picture.pixmap,
        (pixmap.width, pixmap.height) != (width, height)
      {
        picture.pixmap = .failure(
          .damaged(path: path, reason: "it has another size than its header says"))
      }
      Self.note(picture, path, ledger)
      return picture.pixmap.mapError { PackedPixmap.Failure(reason: $0.message) }
    }
  }

  private static func note(_ picture: DecodedPicture, _ path: String, _ ledger: Ledger) {
    if case .success = picture.pixmap, picture.warnings.isEmpty { return }
    ledger.state.withLock { state in
      var finding = state.findings[path] ?? Finding()
      if case .failure(let problem) = picture.pixmap, finding.problem == nil {
        finding.problem = problem
        state.count += 1
      }
      for warning in picture.warnings where !finding.warnings.contains(warning) {
        finding.warnings.append(warning)
        state.count += 1
      }
      state.findings[path] = finding
    }
  }

  /// Counts bytes of pixels.
  ///
  /// - Returns: False if there is no room for them.
  private static func reserve(_ bytes: Int, _ ledger: Ledger, _ limit: Int) -> Bool {
    ledger.state.withLock { state in
      guard bytes <= limit - state.bytes else { return false }
      state.bytes += bytes
      return true
    }
  }
}
