import Glibc
import TestSupport
import Testing

@testable import LocalServer

/// Another user of the machine gets no answer, and no place among the connections.
@Suite struct OtherUserTests {
  private static func isInstalled(_ program: String) -> Bool {
    (try? CommandRunner().runShell("command -v \(program)"))?.status == 0
  }

  /// Whether another user's requests and the own ones get answers, and how many requests arrived.
  private func answers(
    of server: LocalServer
  ) throws -> (other: Bool, own: Bool, count: Int) {
    let folder = try TemporaryDirectory()
    try Files.write(
      Array(
        """
        exec 3<>/dev/tcp/127.0.0.1/\(server.port) || exit 1
        printf 'GET / HTTP/1.1\\r\\nHost: 127.0.0.1\\r\\nConnection: close\\r\\n\\r\\n' >&3
        cat <&3
        """.utf8), to: folder["request.sh"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let other = "setpriv --reuid 65534 --regid 65534 --clear-groups bash"
    _ = try runner.runShell(
      "script=$(cat request.sh); ("
        + "for i in 1 2 3; do timeout 10 \(other) -c \"$script\" >>other 2>/dev/null; done; "
        + "timeout 10 bash -c \"$script\" >own 2>/dev/null; touch done) >/dev/null 2>&1 &")
    var count = 0
    server.run(until: { Files.exists(folder["done"]) }) { _ in
      count += 1
      return HTTPResponse(.ok, text: "hello")
    }
    return (
      Files.text(folder["other"])?.contains("hello") == true,
      Files.text(folder["own"])?.contains("hello") == true, count
    )
  }

  @Test(
    .enabled(
      if: geteuid() == 0 && isInstalled("setpriv") && isInstalled("bash"),
      "only root can become another user"))
  func `only the user of the server is answered`() throws {
    let found = try answers(of: LocalServer())
    #expect(!found.other && found.own && found.count == 1)
  }

  @Test(
    .enabled(
      if: geteuid() == 0 && isInstalled("setpriv") && isInstalled("bash"),
      "only root can become another user"))
  func `a server on an address that others reach answers all`() throws {
    let found = try answers(of: LocalServer(host: "0.0.0.0"))
    #expect(found.other && found.own && found.count == 4)
  }

  @Test func `an address is four numbers`() {
    for text in ["0.0.0.0", "127.0.0.1", "192.168.1.20"] {
      #expect(LocalServer.isAddress(text), "\(text)")
    }
    for text in ["", "localhost", "1.2.3", "256.1.1.1", "::1", "1.2.3.4 "] {
      #expect(!LocalServer.isAddress(text), "\(text)")
      #expect(throws: LocalServer.Failure.self) { try LocalServer(host: text) }
    }
  }
}
