import FileSystem
import Glibc
package import Loading
import Process
import ScreenFormat
import Synchronization

/// Draws pictures again whenever a file that they depend on changes.
package final class RenderWatch: Sendable {
  /// The outcome of a drawing.
  package struct Result: Sendable {
    /// The file that was written.
    let path: String
    /// The warnings of the documents.
    let warnings: [String]

    package init(path: String, warnings: [String]) {
      self.path = path
      self.warnings = warnings
    }
  }

  /// A picture to keep up to date.
  package struct Picture: Sendable {
    let screen: String
    let draw: @Sendable (RecordingAssets) throws -> Result

    /// - Parameters:
    ///   - screen: The path of the screen.
    ///   - draw: Draws and writes the picture; reads files through the loader, which notes them.
    package init(screen: String, draw: @escaping @Sendable (RecordingAssets) throws -> Result) {
      self.screen = screen
      self.draw = draw
    }
  }

  /// How long errors of a document are held back, since an editor may still be writing it.
  static let debounceInterval = Duration.milliseconds(100)
  /// How often to look for a request to end, in milliseconds.
  private static let wakeInterval: Int32 = 500

  private let pictures: [Picture]
  private let jobs: Int
  private let watcher: FileWatcher
  /// The files of the last drawing, by picture.
  private let stamps: Mutex<[[String: FileStamp?]]>

  /// - Parameters:
  ///   - polls: Whether files are looked at again and again, where nobody sends events.
  ///   - jobs: The number of pictures to draw at the same time.
  ///   - pictures: The pictures.
  package init(polls: Bool, jobs: Int, pictures: [Picture]) {
    self.pictures = pictures
    self.jobs = jobs
    watcher = FileWatcher(polls: polls)
    stamps = Mutex([[String: FileStamp?]](repeating: [:], count: pictures.count))
  }

  /// Draws all pictures, and then those whose files change, until the process is asked to end.
  package func run() {
    EndRequest.prepare()
    draw(Array(pictures.indices), since: .now, mayBeHalfWritten: false)
    if !EndRequest.isMade {
      StandardStreams.report(["watching; Ctrl-C ends it"], on: .standardOutput)
    }
    while !EndRequest.isMade {
      let changes = watcher.next(limit: Self.wakeInterval)
      let now = ContinuousClock.now
      let stale = affected(by: changes)
      if !stale.isEmpty { draw(stale, since: now, mayBeHalfWritten: true) }
    }
    EndRequest.obey()
  }

  private func affected(by changes: FileWatcher.Changes) -> [Int] {
    guard !changes.isEmpty else { return [] }
    let stamps = stamps.withLock { $0 }
    return pictures.indices.filter { index in
      stamps[index].contains { path, stamp in
        (changes.isIncomplete || changes.paths.contains(path)) && FileStamp(path) != stamp
      }
    }
  }

  private func draw(
    _ indices: [Int], since start: ContinuousClock.Instant, mayBeHalfWritten: Bool
  ) {
    let lines = Mutex([(output: [String], errors: [String])?](repeating: nil, count: indices.count))
    Parallel.forEach(count: indices.count, jobs: jobs) { position in
      let told = self.draw(indices[position], since: start, mayBeHalfWritten)
      lines.withLock { $0[position] = told }
    }
    // In the order of the command line. Variants of a document have the same errors.
    let all = lines.withLock { $0.compactMap(\.self) }
    var told: Set<String> = []
    StandardStreams.report(all.flatMap(\.errors).filter { told.insert($0).inserted })
    StandardStreams.report(all.flatMap(\.output), on: .standardOutput)
  }

  /// Draws a picture, again while its files change under it or may be half written.
  private func draw(
    _ index: Int, since start: ContinuousClock.Instant, _ mayBeHalfWritten: Bool
  ) -> (output: [String], errors: [String]) {
    while true {
      let files = RecordingAssets()
      files.note(pictures[index].screen)
      let outcome = Swift.Result { try pictures[index].draw(files) }
      let used = files.stamps
      var isNewlyWatched = false
      for path in used.keys {
        for folder in PreviewFolders.watched(for: path) where watcher.watch(folder) {
          isNewlyWatched = true
        }
      }
      stamps.withLock { $0[index] = used }
      let end = ContinuousClock.now
      // Files may have changed before anybody watched them.
      let isStale =
        (isNewlyWatched || watcher.polls) && used.contains { FileStamp($0.key) != $0.value }
      if isStale, !EndRequest.isMade { continue }
      switch outcome {
      case .success(let result):
        let time = Int((start.duration(to: end) / .milliseconds(1)).rounded(.up))
        return (["\(result.path) drawn in \(time) ms"], result.warnings)
      case .failure(let error):
        if mayBeHalfWritten, end - start < Self.debounceInterval {
          usleep(useconds_t((Self.debounceInterval - (end - start)) / .microseconds(1)))
          continue
        }
        return ([], ErrorMessage(error).lines)
      }
    }
  }
}
