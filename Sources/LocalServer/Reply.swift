import Glibc
internal import Synchronization

/// The answer to a request that is given later, from any thread.
package struct Reply: Sendable {
  let number: Int
  let outbox: Outbox

  /// Sends the response. Only the first one counts; after the server has ended there is nobody to read it.
  package func send(_ response: HTTPResponse) { outbox.put(response, for: number) }
}

/// Responses on their way from other threads to that of the server.
final class Outbox: Sendable {
  private let responses = Mutex<[(Int, HTTPResponse)]>([])
  /// Readable while there are responses.
  let descriptor: Int32
  private let entrance: Int32

  /// Nil if the process has too many files open.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    entrance = ends[1]
  }

  deinit {
    close(descriptor)
    close(entrance)
  }

  func put(_ response: HTTPResponse, for number: Int) {
    responses.withLock { $0.append((number, response)) }
    // A full pipe wakes the reader as well.
    var byte: UInt8 = 0
    write(entrance, &byte, 1)
  }

  func takeAll() -> [(Int, HTTPResponse)] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    return responses.withLock {
      let all = $0
      $0 = []
      return all
    }
  }
}
