import Controls
package import Golden
import Inspection
import ObjectModel
import Process
import Raster
import ScreenFormat
import Synchronization

/// The pictures of a gallery: those of a preview, all drawn.
package enum GalleryPictures {
  /// Draws pictures.
  ///
  /// - Parameters:
  ///   - cases: The pictures.
  ///   - problems: Problems of the preview as a whole.
  ///   - gone: The screens that a revision has with which the page compares, and the disk no longer.
  ///   - scale: The most pixels a point; nil for those of the devices.
  ///   - keepsGoing: Whether a box is drawn where an image can't be loaded.
  ///   - jobs: The number of pictures to draw at the same time; nil for as many as there are processors.
  ///   - caches: What other drawings left.
  ///   - advance: Called with each screen that is drawn.
  package static func draw(
    _ cases: [GoldenCase], problems: [String], gone: [String] = [], scale: Double?,
    keepsGoing: Bool = false, jobs: Int?, reusing caches: PreviewCaches,
    advance: @escaping @Sendable (String) -> Void = { _ in }
  ) -> PreviewModel {
    draw(
      cases, problems: problems, gone: gone, overlay: [:], combinations: [PreviewSwitches()],
      scale: scale,
      keepsGoing: keepsGoing, jobs: jobs, reusing: caches, advance: advance)
  }

  /// Draws pictures as a page shows them.
  ///
  /// - Parameters:
  ///   - overlay: Documents that are tried, by absolute path.
  ///   - combinations: What each picture is drawn with, once for each.
  static func draw(
    _ cases: [GoldenCase], problems: [String], gone: [String] = [], overlay: [String: [UInt8]],
    combinations: [PreviewSwitches], scale: Double?, keepsGoing: Bool, jobs: Int?,
    reusing caches: PreviewCaches, advance: @escaping @Sendable (String) -> Void = { _ in }
  ) -> PreviewModel {
    var model = PreviewModel()
    model.viewport.combinations = combinations
    model.arrange(cases, problems: problems, gone: gone)
    model.viewport.scale = scale ?? RenderOptions.scales.upperBound
    let queue = model.order.compactMap { _ in model.next() }
    let results = Mutex([PreviewResult?](repeating: nil, count: queue.count))
    Parallel.forEach(count: queue.count, jobs: jobs) { index in
      let job = queue[index]
      let subject = PreviewSubject(
        item: job.item, overlay: overlay, overrides: job.overrides, switches: job.switches,
        keepsGoing: keepsGoing)
      let result = PreviewResult(subject, scale: job.scale, reusing: caches)
      results.withLock { $0[index] = result }
      advance(job.item.screen)
    }
    // In the order of the cases, not that in which drawings end, so that a gallery has the same bytes each time.
    for (job, result) in zip(queue, results.withLock { $0 }) {
      if let result { _ = model.finish(job, result, at: .now) }
    }
    return model
  }
}
