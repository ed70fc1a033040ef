import ObjectModel
import PNG
import Raster
import Symbols
import Syntax

/// The images and colours of a build. Finds the best file for a name, and decodes each file once.
struct AssetLibrary {
  let loader: any AssetLoader
  let target: AssetTarget
  let system: Int
  let limits: SurfaceLimits
  /// The store of what other screens have decoded; nil keeps nothing.
  let decodedFiles: DecodedFiles?
  /// The pictures of all files.
  let pictures: PictureFiles
  /// The traits that differ between objects of the screen.
  var varyingTraits = VaryingTraits()
  /// Folders and catalogues in the order in which they are searched.
  private(set) var folders: [String] = []
  /// The names of the application's launch images.
  var launchImages = LaunchImageNames()
  /// Warnings about catalogues.
  var diagnostics = Diagnostics()
  /// The folders of documents, by the labels of their files.
  var documentFolders = PathTable<String>()

  /// Whether a colour or image that was looked up has entries for a light or dark style.
  private(set) var distinguishesStyles = false

  private var catalogs = PathTable<AssetCatalog>()
  private var listings = PathTable<[String]>()
  private var found = PathTable<Result<ImageAsset, ImageFileProblem>>()
  private var colors = PathTable<Result<ColorValue, MissingColor>>()
  /// The number of names that were not found.
  private var missCount = 0
  /// The number of these from which on no others are suggested.
  private static let suggestionLimit = 100
  /// By path: the files of vectors that are drawn in each size.
  private var preserved = PathTable<Result<PreservedVector, ImageFileProblem>>()
  /// The paths of files about which was warned.
  private var warned: Set<PathKey> = []
  /// By path: the pixels a point of pictures that can't be read.
  private var failedScales = PathTable<Double>()

  private var scale: Double { target.traits.displayScale }
  private var idiom: Traits.Idiom { target.traits.userInterfaceIdiom }

  init(
    loader: any AssetLoader, target: AssetTarget, system: Int, limits: SurfaceLimits,
    decodedFiles: DecodedFiles? = nil, pictures: PictureFiles? = nil
  ) {
    self.decodedFiles = decodedFiles
    self.pictures = pictures ?? PictureFiles(.whole, limit: limits.bytes)
    self.loader = loader
    self.target = target
    self.system = system
    self.limits = limits
  }

  /// Adds a folder or catalogue, to be searched after the others.
  mutating func add(folder: String) throws(AssetError) {
    guard !folders.contains(where: { PathKey($0) == PathKey(folder) }) else { return }
    if Self.isCatalog(folder) {
      catalogs[folder] = try AssetCatalog(path: folder, loader: loader)
    } else {
      listings[folder] = try loader.list(folder).sorted()
    }
    folders.append(folder)
  }

  static func isCatalog(_ path: String) -> Bool {
    path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
  }

  /// The image that a document calls `name`.
  ///
  /// - Parameter document: the label of the document's file.
  mutating func image(
    named name: String, for document: String
  ) -> Result<ImageAsset, ImageFileProblem> {
    let key = "\(documentFolders[document] ?? "")\u{0}\(name)"
    if let known = found[key] { return known }
    let result = search(name, for: document)
    found[key] = result
    return result
  }

  private mutating func search(
    _ name: String, for document: String
  ) -> Result<ImageAsset, ImageFileProblem> {
    let subfolder = FilePath.folder(of: name)
    let wanted = ImageFileName(FilePath.name(of: name))
    var searched = folders
    let launchNames =
      wanted.hasExtension || wanted.scale != nil || wanted.idiom != nil
      ? [] : launchImages.candidates(for: wanted.base, on: target, system: system)
    // A path with its extension may also be meant from the document.
    if wanted.hasExtension { searched.append(documentFolders[document] ?? "") }
    var otherFormat: String?
    for folder in searched {
      if catalogs[folder] != nil {
        if let image = catalogImage(name, in: folder) { return image }
        continue
      }
      let path = FilePath.join(folder, subfolder)
      let names = listing(path)
      for base in launchNames {
        guard
          let best = ImageFileName.best(of: names, base: base, scale: scale, idiom: idiom)
        else { continue }
        return image(at: FilePath.join(path, best.name), scale: best.file.scale ?? 1)
          .map(ImageAsset.bitmap)
      }
      if let image = fileImage(wanted, name: FilePath.name(of: name), in: path, among: names) {
        return image.map(ImageAsset.bitmap)
      }
      // A file of exactly this name in another format is what was meant, most likely; so is a drawing of the name.
      let own = FilePath.name(of: name)
      let isOther = name.contains(".") && !wanted.hasExtension
      let file = names.first {
        isOther && $0 == own || VectorDrawing.isVector($0) && FilePath.stem(of: $0) == own
      }
      otherFormat = otherFormat ?? file.map { FilePath.join(path, $0) }
    }
    if let otherFormat { return .failure(.otherFormat(path: otherFormat)) }
    if let problem = otherKind(name) { return .failure(problem) }
    let asked =
      subfolder.isEmpty ? wanted.documentName : FilePath.join(subfolder, wanted.documentName)
    missCount += 1
    guard missCount <= Self.suggestionLimit else {
      return .failure(
        .notFound(name: name, folders: searched.map { $0.isEmpty ? "." : $0 }, nearest: nil))
    }
    let others = folders.filter { catalogs[$0] == nil }
      .flatMap { listing(FilePath.join($0, subfolder)) }.map { ImageFileName($0) }
      .filter(\.hasExtension)
    let files = others.map {
      subfolder.isEmpty ? $0.documentName : FilePath.join(subfolder, $0.documentName)
    }
    // A photo without its extension is not found, but what was meant is plain.
    let own = wanted.format ?? "png"
    let nearest =
      zip(others, files).first { $0.0.base == wanted.base && $0.0.format != own }?.1
      ?? NearestName.suggest(
        asked, among: Set(files + setNames(.image) + setNames(.launchImage)).sorted())
    return .failure(
      .notFound(name: name, folders: searched.map { $0.isEmpty ? "." : $0 }, nearest: nearest))
  }

  /// The image of a folder's file that suits best; nil without any. One that can't be read gives way to that of another
  /// scale, with a warning.
  private mutating func fileImage(
    _ wanted: ImageFileName, name: String, in folder: String, among names: [String]
  ) -> Result<Image, ImageFileProblem>? {
    var names = names
    var failure: ImageFileProblem?
    func warn(_ problem: CatalogProblem, _ path: String) {
      diagnostics.add(
        problem, .warning, at: Cursor(root: DocumentNode(.null, at: .start), file: path))
    }
    while let (file, scale) = Self.choose(
      wanted, name: name, among: names, scale: self.scale, idiom: idiom)
    {
      let path = FilePath.join(folder, file)
      let image = image(at: path, scale: scale)
      for warning in newWarnings(about: path) {
        warn(.drawing(file, warning), path)
      }
      if case .failure(let problem) = image, problem.isUnusableInput {
        failure = failure ?? problem
        names.removeAll { PathKey($0) == PathKey(file) }
        continue
      }
      if let failure { warn(.givesWay(failure.message), path) }
      return image
    }
    return failure.map { .failure($0) }
  }

  // MARK: Catalogues

  /// The problem of a name that a catalogue has for another set than one with pictures for views.
  private mutating func otherKind(_ name: String) -> ImageFileProblem? {
    let kinds: [AssetCatalog.Kind] = [.texture, .brandAssets, .sticker, .complication]
    for folder in folders {
      for kind in kinds {
        if let entry = catalogs[folder]?.find(
          kind, named: name, loader: loader, into: &diagnostics)
        {
          return .otherKind(set: entry.folder, kind: kind.title)
        }
      }
    }
    return nil
  }

  /// The names of all sets of a kind.
  private mutating func setNames(_ kind: AssetCatalog.Kind) -> [String] {
    folders.flatMap { folder -> [String] in
      guard var catalog = catalogs[folder] else { return [] }
      defer { catalogs[folder] = catalog }
      return catalog.entries.filter { $0.kind == kind }.map {
        catalog.name(of: $0, loader: loader, into: &diagnostics)
      }
    }
  }

  /// The colour that catalogues call `name`.
  mutating func color(named name: String) -> Result<ColorValue, MissingColor> {
    if let known = colors[name] { return known }
    let result = searchColor(name)
    colors[name] = result
    return result
  }

  private mutating func searchColor(_ name: String) -> Result<ColorValue, MissingColor> {
    for folder in folders {
      guard
        let entry = catalogs[folder]?.find(
          .color, named: name, loader: loader, into: &diagnostics),
        var file = CatalogFile(folder: entry.folder, loader: loader, into: &diagnostics)
      else { continue }
      let set = ColorSet(&file)
      noteStyles(set.variants.map(\.selector))
      diagnostics.append(contentsOf: file.diagnostics)
      if let color = set.color(for: target, system: system) {
        return .success(adaptive(color, set))
      }
    }
    missCount += 1
    let nearest =
      missCount <= Self.suggestionLimit ? NearestName.suggest(name, among: setNames(.color)) : nil
    return .failure(
      MissingColor(
        name: name, catalogs: folders.filter { catalogs[$0] != nil }, nearest: nearest))
  }

  private mutating func noteStyles(_ selectors: [AssetSelector]) {
    if selectors.contains(where: { $0.style != nil }) { distinguishesStyles = true }
  }

  /// The colour with its variants in the traits that differ between objects. The style is not among
  /// them, since every colour has variants for it.
  private func adaptive(_ standard: ColorValue, _ set: ColorSet) -> ColorValue {
    let variants = varyingTraits.combinations(for: set.variants.map(\.selector)).compactMap {
      traits in
      set.color(for: target.with(traits), system: system).flatMap { color in
        color == standard ? nil : Adaptive.Variant(traits: traits, value: color)
      }
    }
    return variants.isEmpty
      ? standard : .adaptive(Adaptive(standard: standard, variants: variants))
  }

  /// The image of a catalogue; nil if the catalogue has no set of the name.
  private mutating func catalogImage(
    _ name: String, in folder: String
  ) -> Result<ImageAsset, ImageFileProblem>? {
    guard
      let entry = catalogs[folder]?.find(.image, named: name, loader: loader, into: &diagnostics)
    else {
      return symbol(name, in: folder) ?? launchImage(name, in: folder) ?? appIcon(name, in: folder)
        ?? imageStack(name, in: folder)
    }
    guard var file = CatalogFile(folder: entry.folder, loader: loader, into: &diagnostics) else {
      return .failure(.badSet(set: entry.folder))
    }
    return asset(of: ImageSet(&file, name: entry.name), entry.folder, &file)
  }

  /// A set of a catalogue by its name.
  mutating func entry(
    _ kind: AssetCatalog.Kind, named name: String, in folder: String
  ) -> AssetCatalog.Entry? {
    catalogs[folder]?.find(kind, named: name, loader: loader, into: &diagnostics)
  }

  /// The image of a set, with its variants in the traits that differ between objects.
  mutating func asset(
    of set: ImageSet, _ folder: String, _ file: inout CatalogFile
  ) -> Result<ImageAsset, ImageFileProblem> {
    noteStyles(set.variants.map(\.selector))
    defer { diagnostics.append(contentsOf: file.diagnostics) }
    guard let standard = image(of: set, for: target, folder: folder, &file) else {
      return .failure(.noVariant(set: folder))
    }
    return standard.flatMap { standard in
      var variants: [Adaptive<ImageAsset>.Variant] = []
      for traits in varyingTraits.combinations(for: set.variants.map(\.selector)) {
        // Without an entry for some traits, the image for the screen's traits is used.
        switch image(of: set, for: target.with(traits), folder: folder, &file) {
        case .success(let asset)?:
          if asset != standard { variants.append(.init(traits: traits, value: asset)) }
        case .failure(let failure)?: return .failure(failure)
        case nil: break
        }
      }
      return .success(
        variants.isEmpty ? standard : .adaptive(Adaptive(standard: standard, variants: variants)))
    }
  }

  /// The best picture of a set whose file exists; nil if none suits.
  mutating func image(
    of set: ImageSet, for target: AssetTarget, folder: String, _ file: inout CatalogFile
  ) -> Result<ImageAsset, ImageFileProblem>? {
    // Pictures that can't be read give way to those of another scale, with a warning.
    var failures: [(variant: ImageSet.Variant, problem: ImageFileProblem)] = []
    for variant in set.sorted(for: target) {
      guard let name = variant.file else { continue }
      // A picture for light is none for dark.
      if let first = failures.first?.variant, !first.selector.differsInScaleOnly(variant.selector) {
        continue
      }
      let path = FilePath.join(folder, name)
      let image = image(at: path, of: variant, in: set)
      // Asked only then: reading mostly succeeds.
      if case .failure = image, !loader.exists(path) {
        file.warn(.missingFile(name), at: variant.fileCursor)
        continue
      }
      for warning in newWarnings(about: path) {
        file.warn(.drawing(name, warning), at: variant.fileCursor)
      }
      if case .failure(let problem) = image, problem.isUnusableInput {
        failures.append((variant, problem))
        continue
      }
      for (variant, problem) in failures {
        file.warn(.givesWay(problem.message), at: variant.fileCursor)
      }
      return image
    }
    return failures.first.map { .failure($0.problem) }
  }

  private mutating func image(
    at path: String, of variant: ImageSet.Variant, in set: ImageSet
  ) -> Result<ImageAsset, ImageFileProblem> {
    let isVector = VectorDrawing.isVector(path)
    let scale = isVector ? scale : variant.selector.scale ?? 1
    func completed(_ image: Image) -> Image {
      var result = image
      result.renderingMode = set.renderingMode
      result.alignmentInsets = variant.alignmentInsets.inPoints(scale: scale)
      return result
    }
    let isShown = isVector && variant.slicing == nil && (set.preservesVector || isLarge(path))
    guard isShown else {
      return image(at: path, scale: scale).map { image in
        var result = completed(image)
        if let side = variant.side, !isVector, side > 0 {
          result.scale = Double(image.pixelWidth) / side
        }
        if let slicing = variant.slicing { result = slicing.applied(to: result, scale: scale) }
        return .bitmap(result)
      }
    }
    return preservedVector(path).map { vector in
      // One that is not preserved is never sharper than in its own size.
      .vector(
        VectorImage(
          sample: completed(vector.sample), size: vector.size, scale: scale,
          greatestScale: min(set.preservesVector ? .infinity : scale, vector.greatestScale),
          draw: vector.draw))
    }
  }

  /// Whether a vector has too many pixels in its own size to be kept: it is drawn in the sizes in which it is shown.
  private mutating func isLarge(_ path: String) -> Bool {
    if preserved[path] != nil { return true }
    switch pictures.size(source(path), scale: scale) {
    case .failure(.tooLarge): return true
    case .failure: return false
    case .success(let size): return size.width * size.height > Self.largePixels
    }
  }

  /// The pixels of four screens of an iPhone (choice).
  private static let largePixels = 4_000_000

  // MARK: Files

  private static func choose(
    _ wanted: ImageFileName, name: String, among names: [String], scale: Double,
    idiom: Traits.Idiom
  ) -> (name: String, scale: Double)? {
    if wanted.scale != nil || wanted.idiom != nil {
      let exact = wanted.hasExtension ? name : "\(name).png"
      return names.nearest(to: exact).map { ($0, wanted.scale ?? 1) }
    }
    return ImageFileName.best(
      of: names, base: wanted.base, format: wanted.format ?? "png", scale: scale, idiom: idiom
    )
    .map { ($0.name, $0.file.scale ?? 1) }
  }

  private mutating func listing(_ folder: String) -> [String] {
    if let known = listings[folder] { return known }
    let names = ((try? loader.list(folder)) ?? []).sorted()
    listings[folder] = names
    return names
  }

  /// Sentences about what is not drawn as a file says, once.
  private mutating func newWarnings(about path: String) -> [String] {
    let warnings = pictures.warnings(about: path)
    return warnings.isEmpty || !warned.insert(PathKey(path)).inserted ? [] : warnings
  }

  mutating func image(at path: String, scale: Double) -> Result<Image, ImageFileProblem> {
    let picture = pictures.picture(
      source(path), scale: VectorDrawing.isVector(path) ? self.scale : nil)
    if case .failure = picture { failedScales[path] = scale }
    return picture.map { Image(packed: $0, scale: scale) }
  }

  /// The image that marks the place of one that can't be loaded, as large as that would be if its file tells.
  func missingImage(_ problem: ImageFileProblem) -> ImageAsset {
    .vector(MissingImage.box(problem.path.flatMap(ownSize), scale: scale, limits))
  }

  /// The size of a file's picture in points, whatever else is wrong with it.
  private func ownSize(_ path: String) -> Size? {
    guard case .success(let bytes) = source(path).bytes() else { return nil }
    if VectorDrawing.isVector(path) {
      let size = try? VectorDrawing.read(bytes, path).get().size
      return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    }
    let scale = failedScales[path] ?? 1
    return BitmapFile.size(of: bytes, PNGLimits(maximumSide: 1 << 16, maximumBytes: .max)).map {
      Size(width: Double($0.width) / scale, height: Double($0.height) / scale)
    }
  }

  private func source(_ path: String) -> PictureSource {
    PictureSource(
      path: path, loader: loader, limits: Self.pngLimits(limits), decodedFiles: decodedFiles)
  }

  func file(_ path: String) -> Result<[UInt8], ImageFileProblem> { source(path).bytes() }

  private mutating func preservedVector(
    _ path: String
  ) -> Result<PreservedVector, ImageFileProblem> {
    if let problem = pictures.problem(of: path) { return .failure(problem) }
    if let known = preserved[path] { return known }
    let result = PreservedVector.read(source(path), scale: scale, pictures)
    preserved[path] = result
    return result
  }

  /// The largest image: an eighth of the screen's bytes, by default 4096 × 4096 pixels.
  static func pngLimits(_ limits: SurfaceLimits) -> PNGLimits {
    PNGLimits(maximumSide: limits.side, maximumBytes: limits.bytes / 8)
  }
}
