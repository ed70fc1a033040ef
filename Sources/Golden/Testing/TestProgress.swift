import FileSystem
import Process
import ScreenFormat
import Synchronization

/// Reports the progress of a run: a bar on a terminal, and the failures.
///
/// A failure is printed as soon as all pictures before it are done, so that the order does not depend on
/// the number of jobs.
package final class TestProgress: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: CaseResult] = [:]
  }

  private let bar: ProgressBar
  private let isVerbose: Bool
  private let isGitHub: Bool
  private let annotation: GitHubAnnotation
  private let state = Mutex(State())

  package init(total: Int, isBarWanted: Bool, isVerbose: Bool, isGitHub: Bool) {
    bar = ProgressBar(total: total, isWanted: isBarWanted)
    self.isVerbose = isVerbose
    self.isGitHub = isGitHub
    annotation = GitHubAnnotation(
      repository: RepositoryPath(top: Environment["GITHUB_WORKSPACE"], working: Folder.working))
  }

  /// Reports the result of the case at an index.
  package func done(_ index: Int, _ result: CaseResult) {
    bar.advance(result.id)
    state.withLock { state in
      state.waiting[index] = result
      while let result = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        report(result)
      }
    }
  }

  package func finish() { bar.finish() }

  private func report(_ result: CaseResult) {
    guard result.status != .passed || !result.recorded.isEmpty || isVerbose else { return }
    bar.report(result.lines, on: .standardOutput)
    if isGitHub, result.status != .passed {
      bar.reportCommand(annotation.text(result), on: .standardOutput)
    }
  }
}
