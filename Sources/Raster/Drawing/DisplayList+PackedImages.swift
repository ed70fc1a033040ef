extension DisplayList {
  /// The packed pixels of images of which something may show in a picture: no others are asked for when it is drawn. What
  /// lies outside of the picture or of a clip is not among them, what lies below something else is.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - scale: Pixels a point.
  /// - Returns: Each once, in the order of the commands.
  /// - Complexity: O(commands).
  package func packedImages(width: Int, height: Int, scale: Double) -> [PackedPixmap] {
    var images = ShownImages(width: width, height: height, scale: scale)
    images.take(self)
    return images.packed
  }
}

/// Collects the packed images of which something may show, from one list after the other.
struct ShownImages {
  /// Each once, in the order of the commands.
  private(set) var packed: [PackedPixmap] = []
  private var scope: DrawingScope
  private var known: Set<PackedPixmap> = []

  init(width: Int, height: Int, scale: Double) {
    scope = DrawingScope(
      picture: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), scale: scale)
  }

  mutating func take(_ list: DisplayList) {
    let commands = list.commands.span
    for index in commands.indices { take(commands[index]) }
  }

  private mutating func take(_ command: DrawCommand) {
    let area = scope.area
    _ = scope.follow(command)
    func shows(_ other: PixelRect) -> Bool { !area.intersection(other).isEmpty }
    switch command {
    case .beginMaskedLayer(let mask, _):
      if !scope.area.isEmpty { show(mask) }
    case .image(let image, let rect, _, _):
      if image.packed != nil, shows(DrawingScope.area(of: rect, scope.transform)) { show(image) }
    case .fill(let path, _, .pattern(let image, _)):
      if image.packed != nil, shows(DrawingScope.area(of: path, scope.transform)) { show(image) }
    case .stroke(_, _, .pattern(let image, _)):
      if !area.isEmpty { show(image) }
    default: break
    }
  }

  private mutating func show(_ image: Image) {
    guard let image = image.packed, known.insert(image).inserted else { return }
    packed.append(image)
  }
}
