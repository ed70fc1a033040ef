import ObjectModel
import Raster

/// Reads images: files, animations, drawings and single colours.
struct ImageReader: DocumentReading {
  let context: ReadingContext

  /// The greatest side of a drawn image, in points.
  static let sideLimit = 4096.0

  private static let treatmentKeys = ["capInsets", "resizingMode", "renderingMode"]
  private static let imageForms = [
    "named", "systemImage", "configuration", "animated", "duration", "color", "size", "draw",
  ]

  /// An image: a name, or an object of one of the forms.
  func image(_ cursor: Cursor) -> ImageValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch cursor.node.value {
    case .string:
      return imageFile(cursor, nil).map { ImageValue(source: $0) }
    case .object(let object):
      let (form, keys): (String, [String]) =
        if object["named"] != nil {
          ("a named image", ["named", "configuration"])
        } else if object["systemImage"] != nil {
          ("a system image", SymbolReader.keys)
        } else if object["animated"] != nil {
          ("an animated image", ["animated", "duration"])
        } else if object["draw"] != nil {
          ("a drawn image", ["size", "draw"])
        } else if object["color"] != nil {
          ("an image of one colour", ["color", "size"])
        } else {
          ("an image", Self.imageForms)
        }
      guard let fields = fields(cursor, of: form, keys: keys + Self.treatmentKeys) else {
        return nil
      }
      let source = imageSource(fields)
      let treated = treatment(fields)
      guard let source, var treated else { return nil }
      treated.source = source
      return treated
    default:
      reportKind(expected: "an image", at: cursor)
      return nil
    }
  }

  private func imageSource(_ fields: Fields) -> ImageSource? {
    if let cursor = fields["named"] { return imageFile(cursor, fields) }
    if fields["systemImage"] != nil {
      return SymbolReader(context: context).symbol(fields).map { .symbol($0) }
    }
    if let cursor = fields["animated"] { return animation(cursor, fields) }
    if let cursor = fields["draw"] {
      let size = required("size", in: fields, of: "a drawn image").flatMap { imageSize($0) }
      let operations = drawingReader.operations(cursor)
      guard let size, let operations else { return nil }
      return .drawing(operations, size: pixelated(size))
    }
    if let cursor = fields["color"] {
      var size: Size? = Size(width: 1, height: 1)
      if let cursor = fields["size"] { size = imageSize(cursor) }
      guard let color = colorReader.color(cursor), let size else { return nil }
      let whole = pixelated(size)
      guard whole != size else { return .color(color, size: size) }
      return .drawing(
        [.fill(color, .rect(RectValue(Rect(origin: .zero, size: size))))], size: whole)
    }
    report(
      ValueProblem.missingForm("an image", examples: ["\"name\"", "{\"named\": \"name\"}"]),
      at: fields.cursor)
    return nil
  }

  /// UIImage's duration of an animation that tells none: a thirtieth of a second a frame, in
  /// seconds.
  static func standardDuration(frames: Int) -> Double { Double(frames) / 30 }

  private func animation(_ cursor: Cursor, _ fields: Fields) -> ImageSource? {
    guard let elements = array(cursor, expected: "an array of images") else { return nil }
    guard !elements.isEmpty else {
      report(DrawingProblem.emptyAnimation, at: cursor)
      return nil
    }
    // One frame is drawn at a time.
    let before = context.drawnBytes
    var largest = 0.0
    let frames = all(elements) { frame in
      context.drawnBytes = before
      defer { largest = max(largest, context.drawnBytes - before) }
      return image(frame)
    }
    context.drawnBytes = before + largest
    var duration: Double? = Self.standardDuration(frames: elements.count)
    if let cursor = fields["duration"] { duration = number(cursor, in: 0...86_400) }
    guard let frames, let duration else { return nil }
    return .animated(frames, duration: duration)
  }

  /// The cap insets and modes of an image whose source is yet to be set.
  private func treatment(_ fields: Fields) -> ImageValue? {
    var result = ImageValue(source: .animated([], duration: 0))
    var isWhole = true
    if let cursor = fields["capInsets"], !cursor.node.isNull {
      result.ownCapInsets = geometryReader.insets(cursor, nonNegative: true)
      isWhole = isWhole && result.ownCapInsets != nil
    }
    if let cursor = fields["resizingMode"] {
      if let mode = named(cursor, kind: "resizing mode", Image.ResizingMode.self) {
        result.resizingMode = mode
      } else {
        isWhole = false
      }
    }
    if let cursor = fields["renderingMode"] {
      if let mode = named(cursor, kind: "rendering mode", Image.RenderingMode.self) {
        if context.system >= ImageValue.firstSystemOfRenderingModes {
          result.renderingMode = mode
        } else if mode != .automatic {
          warn(
            PropertyProblem.needsSystem(
              "renderingMode", since: ImageValue.firstSystemOfRenderingModes,
              system: context.system),
            at: cursor)
        }
      } else {
        isWhole = false
      }
    }
    return isWhole ? result : nil
  }

  /// The size of a bitmap that has room for a drawing, in points: as with UIKit's contexts, parts of pixels become
  /// whole ones.
  private func pixelated(_ size: Size) -> Size {
    let scale = context.scale
    func whole(_ length: Double) -> Double {
      let pixels = length * scale
      let rounded = pixels.rounded(.up)
      // Whole pixels keep the number of the document.
      return rounded == pixels ? length : rounded / scale
    }
    return Size(width: whole(size.width), height: whole(size.height))
  }

  /// A size in points that an image can be drawn at.
  private func imageSize(_ cursor: Cursor) -> Size? {
    guard let cursor = resolved(cursor), let size = geometryReader.extent(cursor) else {
      return nil
    }
    guard max(size.width, size.height) <= Self.sideLimit else {
      report(DrawingProblem.imageTooLarge(size, limit: Self.sideLimit), at: cursor)
      return nil
    }
    let scale = context.scale
    let pixels = (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)
    guard pixels * 4 <= Double(context.limits.bytes) else {
      report(DrawingProblem.tooManyBytes(Int(pixels * 4), limit: context.limits.bytes), at: cursor)
      return nil
    }
    let others = context.drawnBytes
    context.drawnBytes += pixels * 4
    let room = Double(context.limits.bytes)
    if others <= room, context.drawnBytes > room {
      report(
        DrawingProblem.tooManyImages(
          drawn: Int(context.drawnBytes), limit: context.limits.bytes), at: cursor)
    }
    return context.drawnBytes > room ? nil : size
  }

  /// The image that documents call so.
  ///
  /// - Parameter fields: with a configuration, if it is a symbol; images of other kinds have none, as with UIKit.
  private func imageFile(_ cursor: Cursor, _ fields: Fields?) -> ImageSource? {
    guard let cursor = resolved(cursor), let name = text(cursor, expected: "an image's name") else {
      return nil
    }
    switch context.assets.image(named: name, for: cursor.file) {
    case .success(.symbol(let symbol)):
      return SymbolReader(context: context).symbol(symbol, fields, at: cursor).map { .symbol($0) }
    case .success(let asset): return ImageSource(asset, name: name)
    case .failure(let failure) where context.keepsGoing && failure.isUnusableInput:
      context.missing.add(failure, .error, at: cursor)
      return ImageSource(context.assets.missingImage(failure), name: name)
    case .failure(let failure):
      report(failure, at: cursor)
      return nil
    }
  }
}

extension ImageSource {
  fileprivate init(_ asset: ImageAsset, name: String) {
    switch asset {
    case .bitmap(let image): self = .bitmap(image, name: name)
    case .vector(let vector): self = .vector(vector, name: name)
    case .symbol(let symbol): self = .symbol(SymbolImage(symbol))
    case .adaptive(let assets): self = .adaptive(assets.map { ImageSource($0, name: name) })
    }
  }
}

extension DocumentReading {
  var imageReader: ImageReader { ImageReader(context: context) }
}
