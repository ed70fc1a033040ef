import Controls
import FileSystem
import Golden
import Inspection
import ObjectModel
import Raster
import ScreenFormat
import Synchronization

/// The pictures of a gallery as a preview's wall, all drawn.
enum GalleryWall {
  /// Draws the pictures of a plan.
  ///
  /// - Parameters:
  ///   - plan: The pictures.
  ///   - scale: The most pixels a point; nil for those of the devices.
  ///   - jobs: The number of pictures to draw at the same time.
  ///   - caches: What other drawings left.
  ///   - advance: Called with each screen that is drawn.
  static func draw(
    _ plan: TestPlan, scale: Double?, jobs: Int, reusing caches: PreviewCaches,
    advance: @escaping @Sendable (String) -> Void
  ) -> PreviewWall {
    var wall = PreviewWall()
    wall.arrange(plan.cases, problems: plan.diagnostics.sorted().map(\.description))
    wall.view.scale = scale ?? RenderOptions.scales.upperBound
    let queue = plan.cases.compactMap { _ in wall.next() }
    let attempts = Mutex([PreviewAttempt?](repeating: nil, count: queue.count))
    Parallel.forEach(count: queue.count, jobs: jobs) { index in
      let job = queue[index]
      let subject = PreviewSubject(item: job.item, overlay: [:], pose: job.pose)
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
