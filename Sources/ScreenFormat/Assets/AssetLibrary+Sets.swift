import ObjectModel
import PNG
import Raster
import Symbols

/// Symbols, launch images, icons and stacks of images.
extension AssetLibrary {
  /// The symbol of a catalogue; nil if it has no set of the name.
  mutating func symbol(
    _ name: String, in folder: String
  ) -> Result<ImageAsset, ImageFileProblem>? {
    guard let entry = entry(.symbol, named: name, in: folder) else { return nil }
    guard var file = CatalogFile(folder: entry.folder, loader: loader, into: &diagnostics) else {
      return .failure(.badSet(set: entry.folder))
    }
    let set = SymbolSet(&file)
    defer { diagnostics.append(contentsOf: file.diagnostics) }
    guard let variant = set.best(for: target) else {
      return .failure(.noVariant(set: entry.folder))
    }
    let path = FilePath.join(entry.folder, variant.file)
    guard loader.exists(path) else {
      file.warn(.missingFile(variant.file), at: variant.fileCursor)
      return .failure(.noVariant(set: entry.folder))
    }
    let limits = Self.pngLimits(limits)
    return self.file(path).flatMap { bytes in
      SymbolTemplate.read(
        VectorFile(path: path, bytes: bytes, limits: limits, decodedFiles: decodedFiles))
    }.map { .symbol(Symbol(name, template: $0)) }
  }

  /// The launch image of a catalogue for the screen's size; nil if it has no set of the name.
  mutating func launchImage(
    _ name: String, in folder: String
  ) -> Result<ImageAsset, ImageFileProblem>? {
    guard let entry = entry(.launchImage, named: name, in: folder) else { return nil }
    guard var file = CatalogFile(folder: entry.folder, loader: loader, into: &diagnostics) else {
      return .failure(.badSet(set: entry.folder))
    }
    let set = LaunchImageSet(&file)
    defer { diagnostics.append(contentsOf: file.diagnostics) }
    for variant in set.sorted(for: target, system: system) {
      guard let name = variant.file else { continue }
      let path = FilePath.join(entry.folder, name)
      guard loader.exists(path) else {
        file.warn(.missingFile(name), at: variant.fileCursor)
        continue
      }
      return image(at: path, scale: variant.selector.scale ?? 1).map(ImageAsset.bitmap)
    }
    return .failure(.noVariant(set: entry.folder))
  }

  /// The icon of an application; nil if the catalogue has no set of the name.
  mutating func appIcon(
    _ name: String, in folder: String
  ) -> Result<ImageAsset, ImageFileProblem>? {
    guard let entry = entry(.appIcon, named: name, in: folder) else { return nil }
    guard var file = CatalogFile(folder: entry.folder, loader: loader, into: &diagnostics) else {
      return .failure(.badSet(set: entry.folder))
    }
    let isPad = target.traits.userInterfaceIdiom == .pad
    return asset(of: ImageSet(appIcon: &file, isPad: isPad), entry.folder, &file)
  }

  /// A stack of images, drawn over each other; nil if the catalogue has no set of the name.
  mutating func imageStack(
    _ name: String, in folder: String
  ) -> Result<ImageAsset, ImageFileProblem>? {
    guard
      let entry = entry(.imageStack, named: name, in: folder)
        ?? entry(.solidImageStack, named: name, in: folder)
    else { return nil }
    guard var file = CatalogFile(folder: entry.folder, loader: loader, into: &diagnostics) else {
      return .failure(.badSet(set: entry.folder))
    }
    let stack = ImageStackSet(&file, folder: entry.folder, loader: loader)
    defer { diagnostics.append(contentsOf: file.diagnostics) }
    var pictures: [(image: Image, center: Point?)] = []
    for layer in stack.layers {
      guard var contents = CatalogFile(folder: layer.folder, loader: loader, into: &diagnostics)
      else { continue }
      let set = ImageSet(&contents, name: name)
      defer { diagnostics.append(contentsOf: contents.diagnostics) }
      switch image(of: set, for: target, folder: layer.folder, &contents) {
      case .success(let asset)?: pictures.append((asset.image, layer.center))
      case .failure(let problem)?: return .failure(problem)
      case nil: break
      }
    }
    guard !pictures.isEmpty else { return .failure(.noVariant(set: entry.folder)) }
    return composed(pictures, stack.canvasSize, entry.folder)
  }

  private mutating func composed(
    _ pictures: [(image: Image, center: Point?)], _ canvasSize: Size?, _ folder: String
  ) -> Result<ImageAsset, ImageFileProblem> {
    let size =
      canvasSize
      ?? pictures.reduce(.zero) { size, picture in
        Size(
          width: max(size.width, picture.image.size.width),
          height: max(size.height, picture.image.size.height))
      }
    let scale = target.traits.displayScale
    let (width, height) = (size.width * scale, size.height * scale)
    let limits = Self.pngLimits(limits)
    guard max(width, height) <= Double(limits.maximumSide),
      width * height * 4 <= Double(limits.maximumBytes)
    else {
      return .failure(
        .damaged(
          path: folder,
          reason: "\(shortest(width)) × \(shortest(height)) pixels are too many for a picture"))
    }
    var canvas = Canvas()
    for (image, center) in pictures {
      let middle = center ?? Point(x: size.width / 2, y: size.height / 2)
      canvas.image(
        image,
        in: Rect(
          x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2,
          width: image.size.width, height: image.size.height))
    }
    let list = canvas.displayList
    let layers = pictures.compactMap(\.image.packed)
    let (columns, rows) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    guard columns > 0, rows > 0 else { return .failure(.noVariant(set: folder)) }
    let packed = PackedPixmap(width: columns, height: rows) {
      for layer in layers {
        if case .failure(let failure) = layer.unpacked() { return .failure(failure) }
      }
      do throws(RasterizerError) {
        return .success(
          try Rasterizer().render(list, width: columns, height: rows, scale: scale))
      } catch {
        return .failure(PackedPixmap.Failure(reason: error.description))
      }
    }
    return .success(.bitmap(Image(packed: packed, scale: scale)))
  }
}
