import Golden
import LocalServer
import ScreenFormat
import Synchronization
import TestSupport
import Testing

@testable import Preview

/// A folder of screens with an engine that has drawn all of them, without threads.
struct PreviewStage {
  let folder: TemporaryDirectory
  let engine: PreviewEngine

  /// - Parameters:
  ///   - files: Texts by their names in the folder.
  ///   - prepare: Adds other files.
  init(_ files: [String: String], prepare: (TemporaryDirectory) throws -> Void = { _ in }) throws {
    folder = try TemporaryDirectory()
    // Documents that may be changed lie within a project.
    let settings = ["mockup.json": #"{"mockup": 1, "root": true}"#]
    for (name, text) in files.merging(settings, uniquingKeysWith: { own, _ in own }) {
      try Files.write(Array(text.utf8), to: folder[name])
    }
    try prepare(folder)
    engine = PreviewEngine([folder.path], asked: RenderMatrix(), polls: false, jobs: 1)
    let plan = try TestPlan([folder.path], asked: RenderMatrix())
    engine.state.withLock { $0.model.arrange(plan.cases, problems: []) }
    draw()
  }

  /// Draws what is due.
  func draw() {
    engine.state.withLock { state in
      while let job = state.model.next() {
        let subject = PreviewSubject(item: job.item, overlay: state.overlay)
        let result = PreviewResult(subject, scale: job.scale, reusing: engine.caches)
        _ = state.model.finish(job, result, at: .now)
      }
    }
  }

  /// The number of the picture of a screen.
  func number(of name: String) throws -> Int {
    let found = engine.state.withLock { state in
      state.model.order.first {
        state.model.pictures[$0]?.item.screen.hasSuffix("\(name).screen.json") ?? false
      }
    }
    return try #require(found)
  }

  /// The text of an answer.
  func answer(_ question: PreviewQuestion) -> String {
    String(decoding: engine.answer(question).body, as: UTF8.self)
  }
}
