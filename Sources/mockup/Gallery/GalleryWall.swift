import Controls
import Golden
import Inspection
import ObjectModel
import Raster
import ScreenFormat
import Synchronization

/// The pictures of a gallery as a preview's wall, all drawn.
enum GalleryWall {
  /// Draws pictures.
  ///
  /// - Parameters:
  ///   - cases: The pictures.
  ///   - problems: Problems of the wall as a whole.
  ///   - overlay: Documents that are tried, by absolute path.
  ///   - scale: The most pixels a point; nil for those of the devices.
  ///   - jobs: The number of pictures to draw at the same time.
  ///   - caches: What other drawings left.
  ///   - advance: Called with each screen that is drawn.
  static func draw(
    _ cases: [GoldenCase], problems: [String], overlay: [String: [UInt8]] = [:], scale: Double?,
    jobs: Int, reusing caches: PreviewCaches,
    advance: @escaping @Sendable (String) -> Void = { _ in }
  ) -> PreviewWall {
    var wall = PreviewWall()
    wall.arrange(cases, problems: problems)
    wall.view.scale = scale ?? RenderOptions.scales.upperBound
    let queue = cases.compactMap { _ in wall.next() }
    let attempts = Mutex([PreviewAttempt?](repeating: nil, count: queue.count))
    Parallel.forEach(count: queue.count, jobs: jobs) { index in
      let job = queue[index]
      let subject = PreviewSubject(item: job.item, overlay: overlay, pose: job.pose)
      let attempt = PreviewAttempt(subject, scale: job.scale, reusing: caches)
      attempts.withLock { $0[index] = attempt }
      advance(job.item.screen)
    }
    // In the order of the wall, not that in which drawings end, so that a gallery has the same bytes each time.
    for (job, attempt) in zip(queue, attempts.withLock { $0 }) {
      if let attempt { _ = wall.finish(job, attempt, at: .now) }
    }
    return wall
  }
}
