package import Process
import Synchronization

/// Tests pictures on several threads, and collects the results without the pixels.
package final class GoldenRun: Sendable {
  private struct State {
    var results: [CaseResult?]
    var files: [String: GoldenFiles] = [:]
    var status = ExitStatus.done
  }

  private let check: GoldenCheck
  private let progress: TestProgress
  private let state = Mutex(State(results: []))

  package init(check: GoldenCheck, progress: TestProgress) {
    self.check = check
    self.progress = progress
  }

  /// The results in the order of the cases.
  package var results: [CaseResult] { state.withLock { $0.results.compactMap(\.self) } }
  /// The golden files of the pictures that could be drawn, by id.
  package var files: [String: GoldenFiles] { state.withLock { $0.files } }
  /// The highest exit status of all pictures.
  package var status: ExitStatus { state.withLock { $0.status } }

  package func test(_ cases: [GoldenCase], jobs: Int?) {
    state.withLock { $0.results = Array(repeating: nil, count: cases.count) }
    Parallel.forEach(count: cases.count, jobs: jobs) { [self] index in
      let item = cases[index]
      let start = Stopwatch()
      var outcome = perform(item)
      outcome.result.seconds = start.seconds
      let result = outcome.result
      state.withLock { state in
        state.results[index] = result
        state.files[item.id] = outcome.files
        state.status = max(state.status, outcome.status)
      }
      progress.done(index, result)
    }
  }

  private struct Outcome {
    var result: CaseResult
    var files: GoldenFiles?
    var status: ExitStatus
  }

  private func perform(_ item: GoldenCase) -> Outcome {
    do {
      let (result, files) = try check.run(item)
      return Outcome(
        result: result, files: files,
        status: result.status == .passed && result.recorded.isEmpty ? .done : .checkFailed)
    } catch {
      let message = ErrorMessage(error)
      var result = CaseResult(id: item.id, screen: item.screen)
      result.status = .broken
      result.notes = message.lines
      return Outcome(result: result, status: max(message.status, .checkFailed))
    }
  }
}
