import Synchronization
import TestSupport
import Testing

@testable import LocalServer

/// Answers that come later, from other threads.
@Suite struct LateReplyTests {
  /// Asks for paths by a shell in the background; each answer becomes a file named like the path.
  private func ask(_ paths: [String], of server: LocalServer, in folder: TemporaryDirectory) throws
  {
    var runner = CommandRunner()
    runner.folder = folder.path
    let requests = paths.map { path in
      """
      (exec 3<>/dev/tcp/127.0.0.1/\(server.port)
       printf 'GET /\(path) HTTP/1.1\\r\\nHost: 127.0.0.1\\r\\nConnection: close\\r\\n\\r\\n' >&3
       cat <&3 >\(path)) &
      """
    }
    try Files.write(
      Array((requests + ["wait", "touch done"]).joined(separator: "\n").utf8),
      to: folder["requests.sh"])
    _ = try runner.runShell("timeout 20 bash requests.sh >/dev/null 2>&1 &")
  }

  @Test func `a request that waits holds up no other one`() throws {
    let server = try LocalServer()
    let folder = try TemporaryDirectory()
    try ask(["slow", "quick"], of: server, in: folder)
    let slow = Mutex<Reply?>(nil)
    var hasAnsweredQuick = false
    server.run(until: { Files.exists(folder["done"]) }) { request, reply in
      if request.path == "/slow" {
        slow.withLock { $0 = reply }
      } else {
        hasAnsweredQuick = true
      }
      if hasAnsweredQuick, let reply = slow.withLock({ $0 }) {
        reply.send(HTTPResponse(.ok, text: "at last"))
        // A second answer is none.
        reply.send(HTTPResponse(.ok, text: "once more"))
      }
      return request.path == "/slow" ? nil : HTTPResponse(.ok, text: "at once")
    }
    #expect(Files.text(folder["slow"])?.hasSuffix("at last\n") == true)
    #expect(Files.text(folder["quick"])?.hasSuffix("at once\n") == true)
  }

  @Test func `a server ends while requests wait, and a late answer is not missed`() throws {
    let folder = try TemporaryDirectory()
    let slow = Mutex<Reply?>(nil)
    do {
      let server = try LocalServer()
      try ask(["slow"], of: server, in: folder)
      server.run(until: { slow.withLock { $0 != nil } }) { _, reply in
        slow.withLock { $0 = reply }
        return nil
      }
    }
    slow.withLock { $0 }?.send(HTTPResponse(.ok, text: "too late"))
    #expect(Files.text(folder["slow"])?.contains("too late") != true)
  }
}
