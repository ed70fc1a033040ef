import Controls
import Raster

/// Why an image could not be used.
enum ImageFailure: Error, Equatable {
  /// No file of the name in any folder; `folders` as documents name them, `nearest` an image that
  /// is there.
  case notFound(name: String, folders: [String], nearest: String?)
  case unreadable(path: String, AssetError)
  case notAPNG(path: String)
  case broken(path: String, PNGError)
}

/// The images of a build: finds the best file of a name and decodes it once.
struct AssetLibrary {
  let loader: any AssetLoader
  let scale: Double
  let idiom: Traits.Idiom
  let limits: SurfaceLimits
  /// In the order in which they are searched.
  private(set) var folders: [String] = []
  /// The folder of every document, by its label.
  var documentFolders: [String: String] = [:]

  private var listings: [String: [String]] = [:]
  private var found: [String: Result<Image, ImageFailure>] = [:]
  private var decoded: [String: Result<Pixmap, ImageFailure>] = [:]

  init(loader: any AssetLoader, scale: Double, idiom: Traits.Idiom, limits: SurfaceLimits) {
    self.loader = loader
    self.scale = scale
    self.idiom = idiom
    self.limits = limits
  }

  /// Adds a folder to search after those before it.
  mutating func add(folder: String) throws(AssetError) {
    guard !folders.contains(folder) else { return }
    listings[folder] = try loader.list(folder).sorted()
    folders.append(folder)
  }

  /// The image that a document calls `name`.
  mutating func image(named name: String, for document: String) -> Result<Image, ImageFailure> {
    let key = "\(documentFolders[document] ?? "")\u{0}\(name)"
    if let known = found[key] { return known }
    let result = search(name, for: document)
    found[key] = result
    return result
  }

  private mutating func search(
    _ name: String, for document: String
  ) -> Result<Image, ImageFailure> {
    let subfolder = PathName.folder(of: name)
    let wanted = ImageFileName(PathName.name(of: name))
    var places = folders
    // A path with its extension may also be meant from the document.
    if wanted.hasExtension { places.append(documentFolders[document] ?? "") }
    for place in places {
      let folder = PathName.join(place, subfolder)
      let names = listing(folder)
      if let (file, scale) = Self.choose(
        wanted, name: PathName.name(of: name), among: names, scale: self.scale, idiom: idiom)
      {
        return image(at: PathName.join(folder, file), scale: scale)
      }
      // A file of exactly this name that is no PNG is what was meant, most likely.
      if names.contains(PathName.name(of: name)), name.contains("."), !wanted.hasExtension {
        return .failure(.notAPNG(path: PathName.join(folder, PathName.name(of: name))))
      }
    }
    let others = Set(
      folders.flatMap { listing(PathName.join($0, subfolder)) }.map { ImageFileName($0) }
        .filter(\.hasExtension).map(\.base))
    let nearest = NearestName.suggest(wanted.base, among: others.sorted())
    return .failure(
      .notFound(
        name: name, folders: places.map { $0.isEmpty ? "." : $0 },
        nearest: nearest.map { subfolder.isEmpty ? $0 : PathName.join(subfolder, $0) }))
  }

  private static func choose(
    _ wanted: ImageFileName, name: String, among names: [String], scale: Double,
    idiom: Traits.Idiom
  ) -> (name: String, scale: Double)? {
    if wanted.scale != nil || wanted.idiom != nil {
      let exact = wanted.hasExtension ? name : "\(name).png"
      return names.contains(exact) ? (exact, wanted.scale ?? 1) : nil
    }
    return ImageFileName.best(of: names, base: wanted.base, scale: scale, idiom: idiom)
      .map { ($0.name, $0.file.scale ?? 1) }
  }

  private mutating func listing(_ folder: String) -> [String] {
    if let known = listings[folder] { return known }
    let names = ((try? loader.list(folder)) ?? []).sorted()
    listings[folder] = names
    return names
  }

  private mutating func image(at path: String, scale: Double) -> Result<Image, ImageFailure> {
    let pixmap = decoded[path] ?? decode(path)
    decoded[path] = pixmap
    return pixmap.map { Image(pixmap: $0, scale: scale) }
  }

  private func decode(_ path: String) -> Result<Pixmap, ImageFailure> {
    let bytes: [UInt8]
    do {
      bytes = try loader.read(path)
    } catch {
      return .failure(.unreadable(path: path, error))
    }
    do throws(PNGError) {
      let pngLimits = PNGLimits(maximumSide: limits.side, maximumBytes: limits.bytes)
      return .success(try PNG.decode(bytes, limits: pngLimits))
    } catch {
      return .failure(.broken(path: path, error))
    }
  }
}
