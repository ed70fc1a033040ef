/// What it takes to draw a picture, counted while it is recorded: the same sums as those of the whole display list.
package struct DrawingCount: Sendable {
  /// The number of commands.
  package private(set) var commands = 0
  /// As `DisplayList.packedImages` has them.
  package var images: [PackedPixmap] { shown.packed }
  /// As `DisplayList.greatestLayerBytes` tells.
  package var layerBytes: Int { layers.most }

  private var shown: ShownImages
  private var layers: LayerMemory
  private var counter: WorkCounter
  private var failure: RasterizerError?

  /// A count of no commands.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - scale: Pixels a point.
  package init(width: Int, height: Int, scale: Double) {
    shown = ShownImages(width: width, height: height, scale: scale)
    layers = LayerMemory(width: width, height: height, scale: scale)
    counter = WorkCounter(width: width, height: height, scale: scale)
  }

  /// The work as `DisplayList.work` tells.
  ///
  /// - Throws: `RasterizerError.outlinesTooLong`.
  package func work() throws(RasterizerError) -> (pixels: Int, pathBytes: Int) {
    if let failure { throw failure }
    return (counter.work.pixels, counter.work.pathBytes)
  }

  /// Counts commands that follow those that were counted before.
  ///
  /// - Parameter list: closes all layers that it opens, unless it is the last one: how a layer is drawn depends on what is in it.
  mutating func take(_ list: DisplayList) {
    commands += list.commands.count
    shown.take(list)
    layers.take(list)
    guard failure == nil else { return }
    do { try counter.count(list) } catch { failure = error }
  }
}
