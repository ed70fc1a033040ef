package import ObjectModel
package import Raster
import Symbols
import Text

extension StyledNode {
  /// Renders an image value for this object: drawings and vectors at the screen's scale with the
  /// object's tint, animations as the frame at the screen's time.
  ///
  /// - Parameter size: the size to render a vector without cap insets at, in points; its own size
  ///   by default.
  package func image(_ value: ImageValue, filling size: Size? = nil) -> Image {
    var image: Image
    switch value.source {
    case .bitmap(let bitmap, _):
      image = bitmap
    case .vector(let vector, _):
      let isSliced = value.capInsets != nil
      image = size.flatMap { isSliced ? nil : vector.image(filling: $0) } ?? vector.image
    case .symbol(let symbol): image = self.image(symbol, filling: size)
    case .color(let color, let size):
      image = self.image(of: color, size: size)
    case .drawing(let operations, let size):
      var canvas = Canvas()
      canvas.draw(operations, of: self)
      image = bitmap(of: canvas, size: size)
    case .animated(let frames, let duration):
      guard let frame = Self.frame(of: frames, duration: duration, at: context.time) else {
        return Image(pixmap: Pixmap(width: 0, height: 0))
      }
      image = self.image(frame, filling: size)
    case .adaptive: return self.image(value.adapted(to: traits), filling: size)
    }
    if let capInsets = value.ownCapInsets {
      image.capInsets = capInsets
      image.resizingMode = value.resizingMode
    }
    if value.renderingMode != .automatic { image.renderingMode = value.renderingMode }
    return image
  }

  /// Renders a symbol in black at the screen's scale.
  private func image(_ symbol: SymbolImage, filling size: Size?) -> Image {
    let size = size ?? symbol.size
    var canvas = Canvas()
    canvas.draw(
      symbol, in: Rect(origin: .zero, size: size), .black, levels: levels(of: symbol, .black))
    return bitmap(of: canvas, size: size)
  }

  /// The opacity of primary, secondary and tertiary parts in one colour (choice; Apple tells none).
  private static let levelOpacities = [1, 0.5, 0.25]

  /// The colours of a symbol's parts by their levels; nil for one colour.
  fileprivate func levels(of symbol: SymbolImage, _ color: Color) -> [Color]? {
    switch symbol.rendering {
    case .monochrome: nil
    case .hierarchical: Self.levelOpacities.map { color.withAlpha(color.alpha * $0) }
    case .palette(let colors): colors.map { resolve($0) ?? color }
    }
  }

  private func image(of color: ColorValue, size: Size) -> Image {
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(origin: .zero, size: size)), color, of: self)
    return bitmap(of: canvas, size: size)
  }

  private static func frame(
    of frames: [ImageValue], duration: Double, at time: Double
  ) -> ImageValue? {
    guard !frames.isEmpty else { return nil }
    guard duration > 0, time > 0 else { return frames[0] }
    let position = time / duration
    let share = position - position.rounded(.down)
    return frames[min(Int(share * Double(frames.count)), frames.count - 1)]
  }

  /// Renders a canvas at the screen's scale.
  ///
  /// - Parameter size: in points.
  func bitmap(of canvas: Canvas, size: Size) -> Image {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    let empty = Image(pixmap: Pixmap(width: 0, height: 0))
    // Documents with larger images are refused when they are read, so only those of which there are too many
    // fail here, and those whose drawing takes too much.
    guard width > 0, height > 0 else { return empty }
    return context.drawnImages.image(
      of: canvas.displayList, width: width, height: height, scale: scale) ?? empty
  }

  /// Whether an image is drawn as a template in a role, with the reason.
  package func rendering(
    of image: ImageValue, role: ImageRole, isSystemButton: Bool = false
  ) -> RenderingDecision {
    // Symbols are templates wherever they stand (UIImage.h).
    if case .symbol = image.source, image.renderingMode == .automatic {
      return RenderingDecision(symbolIn: role)
    }
    var mode = image.renderingMode
    if mode == .automatic, system >= ImageValue.firstSystemOfRenderingModes,
      let file = image.source.file
    {
      mode = file.renderingMode
    }
    return RenderingDecision(mode, role: role, isSystemButton: isSystemButton)
  }
}

extension Canvas {
  /// Draws an image value of a node into `rect`, as a template where its rendering mode or its role
  /// says so.
  ///
  /// - Parameters:
  ///   - rect: in points; the image is scaled, or stretched between its cap insets, to fill it.
  ///   - tint: the colour of a template; the node's tint by default.
  ///   - opacity: 0–1.
  package mutating func draw(
    _ value: ImageValue, in rect: Rect, of node: StyledNode, role: ImageRole,
    isSystemButton: Bool = false, tint: Color? = nil, opacity: Double = 1
  ) {
    let decision = node.rendering(of: value, role: role, isSystemButton: isSystemButton)
    if case .symbol(var symbol) = value.source {
      // Symbols follow bold text as letters do.
      if node.context.accessibility.boldText {
        symbol.configuration.weight = (symbol.configuration.weight ?? .regular).bolder
      }
      let drawn = symbol
      let color = decision.isTemplate ? tint ?? node.tintColor : .black
      let isMirrored =
        symbol.followsReadingDirection && node.traits.layoutDirection == .rightToLeft
      let faded = color.withAlpha(color.alpha * opacity)
      let levels = node.levels(of: drawn, color)
      return noted(.symbol(rect, faded), if: role.isIcon) {
        $0.draw(
          drawn, in: rect, faded, levels: levels, opacity: opacity, isMirrored: isMirrored)
      }
    }
    let image = node.image(value, filling: rect.size)
    guard decision.isTemplate else { return self.image(image, in: rect, opacity: opacity) }
    let color = tint ?? node.tintColor
    noted(.symbol(rect, color.withAlpha(color.alpha * opacity)), if: role.isIcon) {
      $0.image(image, in: rect, tint: color, opacity: opacity)
    }
  }

  private mutating func noted(
    _ subject: CanvasNote.Subject, if isNoted: Bool, _ body: (inout Canvas) -> Void
  ) {
    if isNoted { noted(subject, body) } else { body(&self) }
  }

  /// Fills a symbol with a colour. A symbol without a drawing is a box.
  ///
  /// - Parameters:
  ///   - rect: In points; the symbol's size is scaled to fill it.
  ///   - levels: The colours of its parts in place of the one; nil for that.
  ///   - opacity: 0–1, of these colours.
  ///   - isMirrored: Exchanges left and right.
  mutating func draw(
    _ symbol: SymbolImage, in rect: Rect, _ color: Color, levels: [Color]? = nil,
    opacity: Double = 1, isMirrored: Bool = false
  ) {
    let size = symbol.size
    guard !rect.isEmpty, size.width > 0, size.height > 0 else { return }
    guard let shape = symbol.shape else {
      return stroke(
        Path(roundedRect: rect.insetBy(x: rect.width / 8, y: rect.height / 8), radius: 1), color,
        style: StrokeStyle(width: 1))
    }
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    // The box may be a part of a pixel larger than the shape's.
    let inset = Point(
      x: (size.width - shape.size.width) / 2, y: (size.height - shape.size.height) / 2)
    unmirrored(about: rect.midX) { canvas in
      canvas.transformed(
        by: Transform(
          a: isMirrored ? -x : x, b: 0, c: 0, d: y, tx: isMirrored ? rect.maxX : rect.minX,
          ty: rect.minY)
      ) {
        $0.translated(x: inset.x, y: inset.y) {
          if let levels {
            $0.fill(shape, levels: levels, opacity: opacity)
          } else {
            $0.fill(shape, color)
          }
        }
      }
    }
  }
}
