extension DisplayList {
  /// The layers within which something is drawn in another mode than normal: such a layer must be
  /// drawn apart even when it is opaque, so that it does not blend with what lies below the layer.
  ///
  /// - Returns: Indices of their commands.
  /// - Complexity: O(commands).
  var isolatedLayers: Set<Int> {
    var result: Set<Int> = []
    /// The open layers, outermost first; nil for masked ones, which always are apart.
    var open: [Int?] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .setBlendMode(let mode) where mode != .normal:
        if let layer = open.last ?? nil { result.insert(layer) }
      case .beginLayer(_, let mode, _):
        if mode != .normal, let layer = open.last ?? nil { result.insert(layer) }
        open.append(index)
      case .beginMaskedLayer: open.append(nil)
      case .endLayer: _ = open.popLast()
      default: break
      }
    }
    return result
  }
}
