extension DisplayList {
  /// No less than the bytes that the layers of a picture, and the masks of its clips and layers, take when it
  /// is drawn: as if all of them were as large as what can show of them.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - scale: Pixels a point.
  /// - Complexity: O(commands).
  package func greatestLayerBytes(width: Int, height: Int, scale: Double) -> Int {
    var layers = LayerMemory(width: width, height: height, scale: scale)
    layers.take(self)
    return layers.most
  }
}

/// Follows the memory of layers and masks through one list after the other.
struct LayerMemory {
  /// What groups change: the bounds of drawing, the length of a point, and the bytes in use.
  private struct State {
    var area: PixelRect
    var scale: Double
    var bytes = 0
  }

  /// The most bytes in use at the same time.
  private(set) var most = 0
  private var state: State
  /// The states of open groups.
  private var open: [State] = []
  private let farthest: PixelRect

  init(width: Int, height: Int, scale: Double) {
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    state = State(area: picture, scale: scale)
    farthest = picture.expanded(by: SurfaceLimits.overhang)
  }

  mutating func take(_ list: DisplayList) {
    let commands = list.commands.span
    for index in commands.indices { take(commands[index]) }
  }

  private mutating func take(_ command: DrawCommand) {
    switch command {
    case .save: open.append(state)
    case .restore, .endLayer:
      if let last = open.popLast() { state = last }
    case .concatenate(let transform):
      state.scale *= transform.averageScale
    case .clip(let path, _):
      if path.rectangle == nil { state.bytes += state.area.width * state.area.height }
    case .beginMaskedLayer:
      open.append(state)
      state.bytes += 5 * state.area.width * state.area.height
    case .beginLayer(_, _, let filters):
      open.append(state)
      state.area = state.area.expanded(by: filters.margin(pixelsPerPoint: state.scale))
        .intersection(farthest)
      state.bytes += 4 * state.area.width * state.area.height
    default: break
    }
    most = max(most, state.bytes)
  }
}
