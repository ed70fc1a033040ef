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
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let farthest = picture.expanded(by: SurfaceLimits.overhang)
    // The state of open groups: the bounds of drawing, the length of a point, and the bytes in use.
    var state = (area: picture, scale: scale, bytes: 0)
    var open: [(area: PixelRect, scale: Double, bytes: Int)] = []
    var most = 0
    for command in commands {
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
    return most
  }
}
