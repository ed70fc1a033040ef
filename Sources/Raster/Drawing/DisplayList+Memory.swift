extension DisplayList {
  /// Whether drawing might take more outlines or pixels than a picture may: only drawing tells. Each command counts as if
  /// it covered all of the picture.
  ///
  /// - Parameter pixels: how many pixels the picture has.
  /// - Complexity: O(commands).
  package func mightTakeLong(pixels: Int) -> Bool {
    var steps = 0
    var work = DrawingWork(picture: pixels)
    let picture = PixelRect(minX: 0, minY: 0, maxX: pixels, maxY: 1)
    for command in commands {
      switch command {
      case .fill(let path, _, .solid):
        steps += path.elements.count
        work.add(picture)
      case .stroke(let path, _, .solid), .clip(let path, _):
        steps += path.elements.count
        work.add(picture, times: DrawingWork.layered)
      case .fill(let path, _, _), .stroke(let path, _, _):
        steps += path.elements.count
        work.add(picture, times: DrawingWork.shaded + 1)
      case .image: work.add(picture, times: DrawingWork.shaded + 1)
      case .shadow, .innerShadow, .backdrop:
        work.add(picture, times: DrawingWork.blurred + DrawingWork.shaded)
      case .beginLayer(_, _, let filters):
        work.add(
          picture, times: DrawingWork.layered * 2 + DrawingWork.blurred * filters.count)
      case .beginMaskedLayer: work.add(picture, times: DrawingWork.layered * 2)
      case .glyphs, .save, .restore, .concatenate, .setBlendMode, .endLayer: break
      }
    }
    return steps > Self.manySteps || work.isExceeded
  }

  /// Fewer steps of paths are neither much work nor memory: a choice.
  private static let manySteps = 5_000

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
