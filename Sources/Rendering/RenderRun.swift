package import Controls
import FileSystem
import Inspection
package import Loading
import ObjectModel
package import PNG
package import Process
import Raster
package import ScreenFormat
import Text

/// Draws screens into files.
package struct RenderRun: Sendable {
  /// Where pictures are written.
  package enum Destination: Sendable {
    /// One file; `-` is standard output.
    case file(String)
    /// A folder, under names made of those of screens and variants; nil is the working folder.
    case folder(String?)
  }

  /// What is made of a screen.
  package enum Product: Sendable {
    case picture
    case animation(AnimationDrawing)
  }

  /// A picture that was written.
  package struct Picture: Sendable {
    package var path: String
    /// A hash of the file's bytes.
    package var digest: String
  }

  /// The result of a job.
  package struct Outcome: Sendable {
    package var warnings: [String] = []
    package var errors: [String] = []
    package var status = ExitStatus.done
    /// The picture that was written; nil for animations and errors, and for one that is compared with no other.
    package var picture: Picture?
    /// Whether the picture came from the cache.
    package var isCached = false
    /// The findings of the audit; nil without one.
    package var findings: [AuditFinding]?
  }

  /// Two screens whose pictures would have one name.
  package struct SharedName: Error {
    package var name: String
    package var screens: [String]
  }

  package var destination: Destination
  package var product = Product.picture
  package var compression = PNGCompression.default
  /// The files that pictures share; nil keeps nothing.
  package var decodedFiles: DecodedFiles?
  /// Pictures of earlier runs; nil draws all.
  package var cache: PictureCache?
  /// The file for the accessibility tree of the only picture.
  package var accessibility: String?
  /// Whether what is hard to read or to use is looked for.
  package var isAudited = false
  /// Whether pictures are compared with one another.
  package var isCompared = false
  /// Whether each warning has a line, rather than each kind.
  package var listsAllWarnings = false
  /// Whether a box is drawn where an image can't be loaded. Those are errors all the same, beside the picture.
  package var keepsGoing = false
  /// Whether the process ends after one picture, and gives back its memory faster than each object can be freed.
  package var endsProcess = false
  /// Is told the path of each picture, on the thread that wrote it.
  package var didWrite: @Sendable (String) -> Void = { _ in }
  private let caches = RasterizerCaches()

  /// Creates a run that draws pictures.
  package init(to destination: Destination) {
    self.destination = destination
  }

  // MARK: Names

  /// The path of a picture: that of the file, or else `DIR/NAME~PARTS@2x.png`.
  private func path(of job: RenderJob, scale: Double) -> String {
    let folder: String?
    switch destination {
    case .file(let path): return path
    case .folder(let path): folder = path
    }
    let name = "\(job.stem)\(ScreenFile.scaleSuffix(scale)).png"
    return folder.map { FilePath.join($0, name) } ?? name
  }

  /// Throws if a screen whose name ends in a scale would have the picture of another one: that of
  /// `a@2x.screen.json` at scale 1 has the name of that of `a.screen.json` at scale 2. Only the built screen
  /// knows its scale, so such pairs are built.
  package func refuseSharedNames(_ work: [RenderJob]) throws(SharedName) {
    func picture(_ job: RenderJob) -> String? {
      var loader = ScreenLoader(FileAssets.named, options: job.variant.options)
      loader.purpose = .reading
      let built = try? loader.load(job.screen)
      return built.map { path(of: job, scale: $0.screen.device.scale) }
    }
    let jobs = Dictionary(grouping: work, by: \.stem)
    for job in work {
      guard let others = ScreenFile.withoutScale(job.stem).flatMap({ jobs[$0] }),
        let path = picture(job), let other = others.first(where: { picture($0) == path })
      else { continue }
      throw SharedName(name: FilePath.name(of: path), screens: [other.screen, job.screen])
    }
  }

  // MARK: Drawing

  /// Draws what a job asks for. Its errors are part of the result.
  package func perform(_ job: RenderJob) -> Outcome {
    do {
      if let known = cache?.find(job.screen, job.variant.options) {
        let path = path(of: job, scale: known.scale)
        return Outcome(picture: try write(known.bytes, to: path), isCached: true)
      }
      guard case .animation(let animation) = product else { return try draw(job) }
      let (warnings, missing) = try animation.draw(
        job, compression: compression, keepsGoing: keepsGoing
      ) {
        path(of: job, scale: $0)
      }
      return Outcome(
        warnings: lines(warnings), errors: lines(missing), status: missing.status)
    } catch {
      let message = ErrorMessage(error)
      return Outcome(errors: message.lines, status: message.status)
    }
  }

  /// Draws a picture of files that change.
  ///
  /// - Parameter files: reads the documents, and notes what they depend on.
  /// - Returns: the path of the picture, and the warnings about the screen.
  package func redraw(
    _ job: RenderJob, _ files: any DocumentFiles
  ) throws -> (path: String, warnings: [String]) {
    var loader = ScreenLoader(files, options: job.variant.options)
    loader.keepsGoing = keepsGoing
    let loaded = try loader.load(job.screen)
    let path = path(of: job, scale: loaded.screen.device.scale)
    try OutputFile.write(
      PNG.encode(consuming: pixmap(of: loaded, job), compression: compression), to: path,
      waitsForOthers: true)
    return (path, lines(loaded.missing) + lines(loaded.diagnostics))
  }

  private func draw(_ job: RenderJob) throws -> Outcome {
    let log = cache.map { _ in InputLog() }
    var loader = ScreenLoader(
      log.map { LoggingAssets($0, .named) } ?? FileAssets.named, options: job.variant.options,
      decodedFiles: decodedFiles)
    loader.keepsGoing = keepsGoing
    let loaded = try loader.load(job.screen)
    let screen = loaded.screen
    let bytes = try PNG.encode(consuming: pixmap(of: loaded, job), compression: compression)
    let picture = try write(bytes, to: path(of: job, scale: screen.device.scale))
    let warnings = lines(loaded.diagnostics)
    if let log, warnings.isEmpty, loaded.missing.isEmpty {
      cache?.keep(bytes, scale: screen.device.scale, job.screen, job.variant.options, log)
    }
    if let accessibility {
      let tree = AccessibilityTree(screen.placedForDrawing())
      try OutputFile.write(
        Array(AccessibilityPrinter.json(tree).utf8), to: accessibility, waitsForOthers: true)
    }
    let findings =
      isAudited ? try screen.audit(limits: job.variant.options.limits, reusing: caches) : nil
    return Outcome(
      warnings: warnings, errors: lines(loaded.missing), status: loaded.missing.status,
      picture: picture, findings: findings)
  }

  private func pixmap(of loaded: ScreenLoader.Loaded, _ job: RenderJob) throws -> Pixmap {
    try loaded.document.drawing {
      let tree = loaded.placedForDrawing()
      if endsProcess, tree.styled.objects.count >= Self.largeScreen {
        _ = Unmanaged.passRetained(Kept(loaded, tree))
      }
      return try loaded.rasterized(
        tree, limits: job.variant.options.limits, reusing: caches)
    }
  }

  /// The number of objects from which on it takes long to free them.
  private static let largeScreen = 4096

  /// A screen that is not freed.
  private final class Kept: Sendable {
    private let loaded: ScreenLoader.Loaded
    private let tree: PlacedTree

    init(_ loaded: ScreenLoader.Loaded, _ tree: PlacedTree) {
      self.loaded = loaded
      self.tree = tree
    }
  }

  private func lines(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.lines(listsAll: listsAllWarnings)
  }

  /// Writes a picture.
  ///
  /// - Returns: the picture, to be compared with others; nil where none is.
  private func write(_ bytes: [UInt8], to path: String) throws -> Picture? {
    try OutputFile.write(bytes, to: path, waitsForOthers: true)
    didWrite(path)
    guard isCompared else { return nil }
    return Picture(
      path: path, digest: bytes.withUnsafeBufferPointer(SHA256.hexadecimalDigest))
  }

  // MARK: Comparing

  /// Variants of one screen whose pictures do not differ.
  ///
  /// - Parameters:
  ///   - pictures: the pictures of all screens; each screen's variants follow each other.
  ///   - count: the number of variants of each screen.
  /// - Returns: pairs of paths, the first picture with these bytes last.
  package static func samePictures(
    _ pictures: [Picture?], variants count: Int
  ) -> [(path: String, first: String)] {
    guard count > 1 else { return [] }
    var pairs: [(path: String, first: String)] = []
    for start in stride(from: 0, to: pictures.count, by: count) {
      var first: [String: String] = [:]
      for case let picture? in pictures[start..<min(start + count, pictures.count)] {
        if let other = first[picture.digest] {
          pairs.append((picture.path, other))
        } else {
          first[picture.digest] = picture.path
        }
      }
    }
    return pairs
  }
}
