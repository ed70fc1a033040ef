import Golden
import Raster

/// A piece of glass on a screen.
struct Platter {
  /// Its outline, in points of the screen.
  var shape: Glass.RoundedRect
  /// How many levels (0–255) a channel differs there on average from the original; nil where nothing is compared.
  var difference: Double?

  /// The pieces of glass that a list draws; glass that is turned is left out.
  static func all(in list: DisplayList) -> [Platter] {
    var found: [Platter] = []
    var transforms = [Transform.identity]
    for command in list.commands {
      switch command {
      case .save, .beginLayer, .beginMaskedLayer:
        transforms.append(transforms[transforms.count - 1])
      case .restore, .endLayer: if transforms.count > 1 { transforms.removeLast() }
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
      case .glass(let glass):
        let transform = transforms[transforms.count - 1]
        guard transform.isScaleAndTranslation else { continue }
        found += glass.shapes.map { shape in
          var shape = shape
          let origin = transform.apply(shape.rect.origin)
          let end = transform.apply(Point(x: shape.rect.maxX, y: shape.rect.maxY))
          shape.rect = Rect(
            x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
          return Platter(shape: shape)
        }
      default: break
      }
    }
    return found
  }

  /// Whether a point of the screen lies on it, with arcs for corners.
  func contains(_ x: Double, _ y: Double) -> Bool {
    let rect = shape.rect
    guard x >= rect.minX, x <= rect.maxX, y >= rect.minY, y <= rect.maxY else { return false }
    let isLeft = x < rect.midX
    let isTop = y < rect.midY
    let radii = shape.radii
    let radius = min(
      isTop
        ? (isLeft ? radii.topLeft : radii.topRight)
        : (isLeft ? radii.bottomLeft : radii.bottomRight),
      min(rect.width, rect.height) / 2)
    let across = radius - (isLeft ? x - rect.minX : rect.maxX - x)
    let down = radius - (isTop ? y - rect.minY : rect.maxY - y)
    return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
  }

  /// Measures it in two pictures of the same size, where no later piece covers it.
  mutating func measure(
    _ ours: Pixmap, _ original: Pixmap, isCompared: [Bool], scale: Double,
    under later: ArraySlice<Platter>
  ) {
    let box = PixelBox(touching: shape.rect, scale: scale, in: ours)
    var sum = 0
    var count = 0
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX where isCompared[y * ours.width + x] {
        let (across, down) = ((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        guard contains(across, down), !later.contains(where: { $0.contains(across, down) }) else {
          continue
        }
        let start = (y * ours.width + x) * 4
        for byte in start..<start + 3 {
          sum += abs(Int(ours.bytes[byte]) - Int(original.bytes[byte]))
        }
        count += 3
      }
    }
    difference = count == 0 ? nil : Double(sum) / Double(count)
  }
}
