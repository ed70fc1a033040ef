extension DisplayListRenderer {
  mutating func draw(_ image: Image, in rect: Rect, tint: Color?, opacity: Double) {
    guard Color.byte(opacity) > 0 || !state.blendMode.keepsUnderTransparent, image.isDrawable,
      rect.isFinite, !rect.isEmpty
    else { return }
    guard state.transform.isScaleAndTranslation else {
      drawTurned(image, in: rect, tint: tint, opacity: opacity)
      return
    }
    if drawExact(image, in: rect, tint: tint, opacity: opacity) { return }
    guard
      let maps = Self.maps(
        of: image, in: rect, transform: state.transform, visible: state.clip.rect)
    else { return }
    // Slices end on whole pixels; an image drawn whole keeps its edges where they are.
    let origin = state.transform.apply(rect.origin)
    let device = Rect(
      x: origin.x, y: origin.y, width: rect.width * state.transform.a,
      height: rect.height * state.transform.d)
    let isWhole =
      image.capInsets != nil
      || RectCoverage.wholePixels(device)?.intersection(maps.bounds) == maps.bounds
    let isPlain =
      tint == nil && Color.byte(opacity) == 255 && state.blendMode == .normal
      && state.clip.mask == nil
    if isWhole, isPlain, !maps.isCopy {
      composite(image, maps)
      return
    }
    var drawn = Resampler.draw(image.pixmap, columns: maps.columns, rows: maps.rows)
    if let tint { Stencil.tint(&drawn, with: tint) }
    drawn.fade(opacity)
    composite(
      drawn,
      as: image.capInsets == nil
        ? .rect(device, area: drawn.bounds) : .area(drawn.bounds))
  }

  /// Lays an image straight over the surface, all of whose pixels are covered whole or not at all.
  private mutating func composite(_ image: Image, _ maps: ImageMaps) {
    let area = maps.bounds
    let top = surfaces.count - 1
    surfaces[top].touch(area)
    let bounds = surfaces[top].bounds
    surfaces[top].withPixels { pixels in
      let start = (area.minY - bounds.minY) * bounds.width + (area.minX - bounds.minX)
      Resampler.composite(
        image.pixmap, columns: maps.columns, rows: maps.rows, over: pixels + start,
        stride: bounds.width)
    }
  }

  /// The visible part of an image over `rect`, in device pixels; nil where nothing shows.
  func surface(of image: Image, in rect: Rect) -> Surface? {
    Self.surface(of: image, in: rect, transform: state.transform, visible: state.clip.rect)
  }

  private static func surface(
    of image: Image, in rect: Rect, transform: Transform, visible: PixelRect
  ) -> Surface? {
    maps(of: image, in: rect, transform: transform, visible: visible).map {
      Resampler.draw(image.pixmap, columns: $0.columns, rows: $0.rows)
    }
  }

  /// Where the visible columns and rows of a drawn image come from.
  private struct ImageMaps {
    var columns: AxisMap
    var rows: AxisMap

    /// Every pixel is one of the bitmap's as it is.
    var isCopy: Bool { columns.isCopy && rows.isCopy }

    /// In device pixels.
    var bounds: PixelRect {
      PixelRect(minX: columns.start, minY: rows.start, maxX: columns.end, maxY: rows.end)
    }
  }

  private static func maps(
    of image: Image, in rect: Rect, transform: Transform, visible: PixelRect
  ) -> ImageMaps? {
    guard image.isDrawable, rect.isFinite, !rect.isEmpty, transform.isScaleAndTranslation,
      !visible.isEmpty
    else { return nil }
    let origin = transform.apply(rect.origin)
    let right = origin.x + rect.width * transform.a
    let bottom = origin.y + rect.height * transform.d
    guard origin.isFinite, right.isFinite, bottom.isFinite, right >= origin.x, bottom >= origin.y
    else { return nil }
    let x = origin.x...right
    let y = origin.y...bottom
    let columns: AxisMap?
    let rows: AxisMap?
    if let caps = image.capInsets {
      columns = NineSlice.map(
        target: x, visible: visible.minX..<visible.maxX, bitmap: image.pixelWidth,
        lead: caps.left * image.scale, trail: caps.right * image.scale,
        devicePixels: transform.a / image.scale, mode: image.resizingMode,
        sampling: image.sampling)
      rows = NineSlice.map(
        target: y, visible: visible.minY..<visible.maxY, bitmap: image.pixelHeight,
        lead: caps.top * image.scale, trail: caps.bottom * image.scale,
        devicePixels: transform.d / image.scale, mode: image.resizingMode,
        sampling: image.sampling)
    } else {
      columns = whole(
        x, visible: visible.minX..<visible.maxX, bitmap: image.pixelWidth,
        sampling: image.sampling)
      rows = whole(
        y, visible: visible.minY..<visible.maxY, bitmap: image.pixelHeight,
        sampling: image.sampling)
    }
    guard let columns, let rows else { return nil }
    return ImageMaps(columns: columns, rows: rows)
  }

  /// One axis of an image drawn whole.
  private static func whole(
    _ target: ClosedRange<Double>, visible: Range<Int>, bitmap: Int, sampling: Image.Sampling
  ) -> AxisMap? {
    let from = max(PixelRect.pixel(target.lowerBound, .down), visible.lowerBound)
    let to = min(PixelRect.pixel(target.upperBound, .up), visible.upperBound)
    guard to > from else { return nil }
    var map = AxisMap(start: from, count: to - from, sampling: sampling)
    map.append(through: to, target: target, source: 0...Double(bitmap), bitmap: bitmap)
    return map
  }

  /// The most pixels a side of an image that is turned is drawn with first.
  static let largestTurned = 4096.0

  /// Draws an image that is turned or mirrored. Where the bitmap itself can be asked for the colour of
  /// each pixel it is; else the image is drawn upright at its size on the device, and the result is
  /// turned.
  private mutating func drawTurned(_ image: Image, in rect: Rect, tint: Color?, opacity: Double) {
    let upright: Transform
    var drawn: Surface
    let scale = state.transform.averageScale
    let isVast = max(rect.width, rect.height) * scale > Self.largestTurned
    if image.capInsets == nil,
      isVast || image.sampling == .nearest || image.sampling == .bilinear
    {
      let (width, height) = (image.pixelWidth, image.pixelHeight)
      upright = .scale(x: Double(width) / rect.width, y: Double(height) / rect.height)
      drawn = Surface(
        bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), pixmap: image.pixmap)
    } else {
      let width = min((rect.width * scale).rounded(.up), Self.largestTurned)
      let height = min((rect.height * scale).rounded(.up), Self.largestTurned)
      guard width >= 1, height >= 1 else { return }
      upright = .scale(x: width / rect.width, y: height / rect.height)
      let visible = PixelRect(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
      guard
        let surface = Self.surface(
          of: image, in: Rect(x: 0, y: 0, width: rect.width, height: rect.height),
          transform: upright, visible: visible)
      else { return }
      drawn = surface
    }
    guard
      let inverse = Transform.translation(x: rect.minX, y: rect.minY)
        .concatenating(state.transform).inverse,
      let shape = shape(Path(rect: rect), rule: .nonZero)
    else { return }
    if let tint { Stencil.tint(&drawn, with: tint) }
    drawn.fade(opacity)
    let toSurface = inverse.concatenating(upright)
    if image.sampling == .nearest {
      composite(
        shape, with: NearestPixelSource(surface: drawn, inverse: toSurface, repeats: false))
    } else {
      composite(
        shape, with: BilinearPixelSource(surface: drawn, inverse: toSurface, repeats: false))
    }
  }
}
