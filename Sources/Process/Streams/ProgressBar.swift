package import FileSystem
import Glibc
import Synchronization

/// A progress bar on the terminal.
///
/// Writes nothing unless standard error is a terminal. Can be used from several threads.
package final class ProgressBar: Sendable {
  /// The state of the work and the bar.
  private struct State {
    var done = 0
    var isVisible = false
    var lastDrawn: UInt64 = 0
  }

  /// The shortest time between two updates, in nanoseconds.
  private static let interval: UInt64 = 50_000_000

  /// The assumed width of terminals that do not report theirs, in columns.
  private static let usualWidth = 80

  private let total: Int
  /// When the bar may show first, by the stopwatch.
  private let start: UInt64
  private let isEnabled: Bool
  private let state = Mutex(State())

  /// Creates a bar for `total` steps. It is shown if `isWanted`, and if standard error is a terminal that
  /// can move its cursor.
  ///
  /// - Parameter delay: the time after which it shows first, in nanoseconds.
  package init(total: Int, isWanted: Bool = true, delay: UInt64 = 0) {
    self.total = total
    start = Stopwatch.nanoseconds() &+ delay
    isEnabled =
      isWanted && total > 1 && FileDescriptor.standardError.isTerminal
      && Environment["TERM"].map { $0 != "dumb" } ?? false
  }

  /// Counts a finished step, and shows its label.
  package func advance(_ label: String) {
    guard isEnabled else { return }
    state.withLock { state in
      state.done += 1
      let now = Stopwatch.nanoseconds()
      guard now >= start, now &- state.lastDrawn >= Self.interval else { return }
      state.lastDrawn = now
      state.isVisible = true
      let line = Self.line(
        done: state.done, total: total, label: label,
        width: FileDescriptor.standardError.terminalColumns ?? Self.usualWidth)
      Self.write("\r\(line)\u{1B}[K")
    }
  }

  /// Writes lines, above the bar if it is visible.
  package func report(_ lines: [String], on stream: FileDescriptor = .standardError) {
    state.withLock { state in
      Self.clear(&state)
      StandardStreams.report(lines, on: stream)
    }
  }

  /// Writes a command to a service for continuous integration, above the bar if it is visible.
  package func reportCommand(_ line: String, on stream: FileDescriptor) {
    state.withLock { state in
      Self.clear(&state)
      StandardStreams.reportCommands([line], on: stream)
    }
  }

  /// Removes the bar.
  package func finish() {
    state.withLock { Self.clear(&$0) }
  }

  /// The bar as text of at most `width` columns.
  package static func line(done: Int, total: Int, label: String, width: Int) -> String {
    let cells = 24
    let filled = total > 0 ? min(cells, done * cells / total) : cells
    let bar =
      "[" + String(repeating: "=", count: filled) + String(repeating: " ", count: cells - filled)
      + "] \(done)/\(total) "
    let printable = label.unicodeScalars.map {
      $0.properties.generalCategory == .control ? "?" : $0
    }
    var line = bar
    line.unicodeScalars.append(contentsOf: printable)
    // The last column stays empty: some terminals wrap as soon as it is filled.
    return String(line.prefix(max(0, width - 1)))
  }

  private static func clear(_ state: inout State) {
    guard state.isVisible else { return }
    state.isVisible = false
    state.lastDrawn = 0
    write("\r\u{1B}[K")
  }

  private static func write(_ text: String) {
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }
}
