import Glibc
import Synchronization

/// Remembers Ctrl-C, so that what is being written is finished first. A second one ends the process at once.
package enum EndRequest {
  private static let signalNumber = Atomic<Int32>(0)

  /// Whether the process was asked to end.
  package static var isMade: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  /// Takes over the signals that ask a process to end.
  package static func prepare() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        signal(number, SIG_DFL)
        EndRequest.signalNumber.store(number, ordering: .relaxed)
      }
    }
  }

  /// Ends the process as the signal would have, so that shells see it.
  package static func obey() {
    let number = signalNumber.load(ordering: .relaxed)
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}
